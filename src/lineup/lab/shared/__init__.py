"""The folders, intervals and pages that several rooms of the lab share."""
