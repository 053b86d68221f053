# The page of the rules.

page-book-short = The rules
page-book-minutes = { $minutes }-minute read
page-book-detail = In detail
page-book-detail-sub = every rule with its number
page-book-step = Step { $number } of { $count }.
page-book-back = Back
page-book-next = Next
page-book-again = Once more
page-rules-search = Search the rules
page-rules-found = { $count ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $count } rules
    }
page-learn = Learn by playing
page-learn-sub = A first game against bots, always with the same deal. The choices are yours, and a guide points out what matters.
page-lesson-start = Guided first game
page-lesson-continue = Continue your first game
