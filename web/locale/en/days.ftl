# Games that take days: nudges and vacation

page-has-time = { $name } has until { $when }.
page-on-vacation = { $name } is on vacation until { $day }.
page-nudge = Nudge { $name }
page-nudge-done = { $name } will be told once more.
page-nudged = { $by } has nudged { $name }.
page-nudged-by-you = You have nudged { $name }.
page-vacation = Vacation
page-vacation-help = Are you away for some days? In games that take days your clock stands still while you are away, the others see it, and nothing is sent to you. A vacation ends by itself when you answer.
page-vacation-day = I am away until
page-vacation-begin = Go on vacation
page-vacation-you = You are on vacation until { $day }.
page-vacation-back = I am back
page-vacation-begun = You are on vacation until { $day }.
page-vacation-ended = Welcome back.
page-vacation-left = { $count ->
    [0] No days left of those you may take in a year.
    [one] One day left of those you may take in a year.
   *[other] { $count } days left of those you may take in a year.
  }
