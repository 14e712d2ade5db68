"""The commands of `lineup`; `lineup.cli` declares their options and imports these modules on demand."""
