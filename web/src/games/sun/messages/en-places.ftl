# Beyond the Sun: exploration board and faction mats.

