# Values that Sphinx does not accept, or perfpress has nothing for.
project = 3
language = "xx yy"
copyright = ["a"]
author = ("A", "B")
version = (1, 2)
release = 1.0
html_favicon = 3
html_logo = 7
rst_epilog = 5
myst_heading_anchors = "3"
linkcheck_ignore = 5
exclude_patterns = ["a", 3]
myst_substitutions = {"b": [1, 2], "c": 1.5}
intersphinx_mapping = {"https://docs.example.com/3/": None}
html_static_path = 5
redirects = ["a"]
