### The text of a card, and where it comes from.

text-line = { $text }
text-line-from = { "[" }{ $source ->
        [ours] partly ours: { $ours }
        [partial] partial
        [inferred] inferred
        [stand-in] stand-in
        [public-list] public list
       *[not-said] not said
    }] { $text }
