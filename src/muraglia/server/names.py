"""Names for people who have not chosen one: short, friendly, and readable in all supported languages."""

from __future__ import annotations

import secrets
from collections.abc import Collection

NAMES = tuple(
    """
    Amber Aster Azalea Cedar Cobalt Coral Cosmo Dahlia Delta Echo Ember Flora Gecko Ginkgo Heron Ibis Indigo Iris Ivy Jade
    Jasper Juno Kiwi Koala Lark Laurel Lemur Linden Lotus Luna Lynx Magnolia Maple Merlin Mika Milo Mimosa Momo Nimbus Nova
    Olive Onyx Opal Orca Otter Panda Paprika Pepper Phoenix Pico Pixel Poppy Puma Quartz Raven Robin Ruby Saffron Sage Sierra
    Sol Sorrel Tango Terra Tiger Topaz Tulip Umbra Vega Viola Willow Wombat Yuzu Zephyr Zinnia
    """.split()
)


def propose_name(taken: Collection[str] = ()) -> str:
    """Returns a name that is not in `taken`."""
    free = [name for name in NAMES if name not in taken]
    return secrets.choice(free or NAMES)
