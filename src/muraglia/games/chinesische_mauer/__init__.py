"""Chinesische Mauer by Reiner Knizia (Kosmos 2006). Start reading in steps.py and rules.py; docs/rules has the rules by id."""
