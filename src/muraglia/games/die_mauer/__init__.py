"""Die Mauer by Thomas Fackler (Zoch 1999). Start reading in steps.py and rules.py; docs/rules has the rules by id."""
