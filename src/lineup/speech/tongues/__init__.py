"""Card texts in other languages: printed from their meaning, and read back.

Every language has one file, `cards.txt` in its folder, with a template for each English phrase of the card language:

    [clause]
    draw {what} = {what acc} <ziehen>

`templates` parses the file, `laying` lays a template out for one grammatical context, `tongue` prints and reads.
"""

from lineup.speech.tongues.templates import TemplateFault
from lineup.speech.tongues.tongue import Tongue, Unread, Untold, find_tongue, read_text, write_text

__all__ = ["TemplateFault", "Tongue", "Unread", "Untold", "find_tongue", "read_text", "write_text"]
