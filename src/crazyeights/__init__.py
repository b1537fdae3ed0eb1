"""Crazy Eights: rules engine, players, simulator and table."""
