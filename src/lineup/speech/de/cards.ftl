### Der Text einer Karte, und woher er kommt.

text-line = { $text }
text-line-from = { "[" }{ $source ->
        [ours] teils von uns: { $ours }
        [partial] unvollständig
        [inferred] erschlossen
        [stand-in] Platzhalter
        [public-list] öffentliche Liste
       *[not-said] ohne Angabe
    }] { $text }
