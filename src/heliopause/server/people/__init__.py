"""Who people are: guests, names, accounts, passkeys, tokens, cookies."""
