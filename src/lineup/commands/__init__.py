"""What the commands of `lineup` do; `lineup.cli` declares their options and imports these modules on demand."""
