"""Chinesische Mauer by Reiner Knizia (Kosmos 2006). Start with steps.py and rules.py; docs/rules lists the rules by id."""
