"""The table in a terminal: line by line, for those who see and those who listen."""
