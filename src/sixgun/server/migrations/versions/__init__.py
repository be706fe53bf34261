"""One module per change of the schema; what they do is never changed afterwards."""
