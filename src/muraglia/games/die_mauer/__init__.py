"""Die Mauer by Thomas Fackler (Zoch 1999). Start with steps.py and rules.py; docs/rules lists the rules by id."""
