"""The keys of the program and the commands bound to them."""
