#!/bin/sh
# A bot in any language: reads a question as one line of JSON, answers with one. This one takes the last of its choices.
#   muraglia arena chinesische-mauer --bots "run:sh examples/any_language_bot.sh,random" --games 20
while read -r line; do
  choice=$(printf '%s' "$line" | sed 's/.*"choices":\[\([^]]*\)\].*/\1/; s/.*,//')
  printf '{"choice":%s}\n' "$choice"
done
