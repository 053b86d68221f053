"""A first bot: draws while its hand is small, otherwise looks for the choice that leaves it best off.

muraglia arena chinesische-mauer --bots examples/first_bot.py:FirstBot,greedy,random --players 2 --games 40
muraglia play chinesische-mauer --bot examples/first_bot.py:FirstBot
"""

from muraglia.games import spec_of
from muraglia.kernel.position import whole_answers


class FirstBot:
    def choose(self, view, question):
        spec = spec_of("chinesische-mauer")
        if sum(view.own.hand.values()) < 4 and any(option.notation == "draw" for option in question.options):
            return (0,)
        position = spec.imagine(view)

        def looks_after(choice):
            after = position.clone()
            for pick in choice:
                after.take(question.seat, pick)
            return spec.value(after, question.seat)

        return max(whole_answers(position, question.seat), key=looks_after)
