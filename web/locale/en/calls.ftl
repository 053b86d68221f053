# How one is told that it is one’s turn
page-saved = Saved.
page-notify-blocked = The browser does not allow notifications for this page.
page-notify-missing = This browser does not offer notifications. On an iPhone or iPad, put the page on the home screen first.
page-call = When you are away
page-call-insecure = Messages need a safe connection: this server is opened without https://. Ask its host; on this network it works all the same while the page is open.
page-call-tested = { $count ->
    [one] One message is on its way.
   *[other] { $count } messages are on their way.
  }
page-call-not-tested = No message was taken. Switch it off and on again, and test once more.
page-call-failed = The browser could not reach its push service. Try again later.
page-call-kept = You will be told when it is your move here.
page-call-ended = This table sends you nothing any more.
page-call-ask = Shall we tell you when it is your move again?
page-call-ask-help = This game may take a while. You can close the page.
page-call-yes = Tell me
page-call-no = Not at this table
