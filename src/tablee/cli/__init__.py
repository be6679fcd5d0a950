"""The `tablee` command and the table in the terminal."""
