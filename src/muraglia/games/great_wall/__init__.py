"""The Great Wall (Awaken Realms, 2021): rules, card sets, views and words."""
