"""Rules that have no effect in software, each with its reason. Every other rule of docs/rules is carried by a test."""

WITHOUT_EFFECT: dict[str, str] = {
    "GW-COMP-02": "Wooden or plastic figures are the same figures on a screen.",
    "GW-COMP-21": "Stickers are for the figures of the box; nothing on a screen needs them.",
    "GW-AMB-03": "A misprint in the list of icons: there is nothing to do but to draw the right icon.",
    "GW-AMB-50": "Misprints of the rulebook that change no rule.",
}
