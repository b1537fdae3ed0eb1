"""What may be played: options, presets, one deal as a state machine, scoring, shuffles."""
