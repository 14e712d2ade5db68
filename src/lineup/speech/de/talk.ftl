### Was Programme, die reden, außer dem Spiel selbst erfahren.

talk-full = Alle Plätze der Partie { $invite } sind besetzt; schau zu, oder mach mit new_game eine eigene auf.
talk-no-game = Es gibt keine Partie mit der Einladung „{ $invite }“; mach mit new_game eine auf.
talk-no-key = Es gibt keinen Platz mit dem Schlüssel „{ $given }“; new_game und join_game geben Schlüssel aus.
talk-not-asked = Du bist nicht dran: Das Spiel wartet auf { $waiting }. Ruf look auf, bis du eine Frage hast.
talk-no-answer = Es gibt keine Antwort { $number }; Antworten sind von 1 bis { $most } nummeriert.
talk-not-over = Die Partie ist nicht vorbei; review und log öffnen sich nach ihrem Ende.
talk-seats-open = Programme für die freien Plätze ({ $names })
talk-over = niemanden, denn es ist vorbei
talk-assist = Dein Partner ist am Zug. Jetzt unterstützen oder warten?
talk-wait = Warten
