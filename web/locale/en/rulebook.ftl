# The page of the rules.

page-book-short = The rules
page-book-minutes = { $minutes }-minute read
page-book-detail = In detail
page-book-detail-sub = every rule with its number
page-book-step = Step { $number } of { $count }.
page-book-back = Back
page-book-next = Next
page-book-again = Once more
