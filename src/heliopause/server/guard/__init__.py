"""What stands between the network and everything else: origins, limits, headers, addresses."""
