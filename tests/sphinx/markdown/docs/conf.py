from datetime import date
from pathlib import Path

DOCS = Path(__file__).parent
project = "Markdown site"
html_title = f"{project} handbook"
project_copyright = "2024, The authors"
language = "pt_BR"
release = "2.1.0rc1"
version = ".".join(release.split(".")[:2])
extensions = [
    "myst_parser",
    "sphinx_external_toc",
    "sphinx.ext.intersphinx",
    "sphinx_reredirects",
    "sphinx_copybutton",
]
source_suffix = [".rst", ".md"]
external_toc_path = "_toc.yml"
templates_path = ["_templates"]
html_static_path = ["_static", "missing"]
html_logo = "_static/logo.svg"
html_favicon = str(DOCS / "_static" / "logo.svg")
html_theme = "furo"
html_theme_options = {
    "source_repository": "https://github.com/example/handbook/",
    "source_branch": "trunk",
    "source_directory": "sites/docs/",
}
html_baseurl = "https://example.com/handbook/"
myst_enable_extensions = ["dollarmath", "deflist", "amsmath", "tasklist"]
myst_heading_anchors = 3
myst_substitutions = {"version": version, "nothing": None}
default_role = "any"
intersphinx_mapping = {
    "python": ("https://docs.python.org/3", None),
    "lib": ("https://lib.example.org/", "objects.inv"),
}
redirects = {
    "old/start": "../guide/start.html#first",
    "elsewhere": "https://example.org/",
    "index": "guide/start.html",
}
linkcheck_ignore = [r"^https://example\.com/[a-z]+/private$", r"https?://intra/"]
linkcheck_retries = 2
suppress_warnings = ["myst.xref_missing", "image.nonlocal_uri"]
smartquotes = False
myst_fence_as_directive = ["mermaid"]
myst_linkify_fuzzy_links = False
smartquotes_action = "Bqd"
extensions += ["sphinx.ext.autosectionlabel"]
autosectionlabel_prefix_document = True
mathjax3_config = {"tex": {"macros": {"RR": r"\mathbf{R}", "norm": [r"\|#1\|", 1], "bad": []}}}
mathjax_path = "x.js"
add_module_names = False
add_function_parentheses = True
manpages_url = "https://example.org/{page}"
pygments_style = "x"
latex_engine = "xelatex"
latex_documents = [("index", "x.tex")]
nbsphinx_execute = "never"
own_setting = 7
html_theme_options["switcher"] = {"json_url": "https://example.com/versions.json", "version_match": version}
