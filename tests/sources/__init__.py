"""What the source files themselves keep to, whichever build is played on."""
