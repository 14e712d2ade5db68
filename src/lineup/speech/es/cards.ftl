text-line = { $text }
