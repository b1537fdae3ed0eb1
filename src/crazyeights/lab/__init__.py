"""The laboratory: simulation, measurements, and other programs with this game beside ours."""
