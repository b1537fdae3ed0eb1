"""The table in a browser: sessions, tables, their storage, and what the page asks for.

`app.make_app` puts it together, `run.serve` runs it. The rules, the secrets and the sentences are
those of `host` and `telling`; here is only how they get to a browser and into a file.
"""
