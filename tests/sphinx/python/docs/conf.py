"""Doc."""
import os, sys
from datetime import datetime
sys.path.insert(0, os.path.abspath('..'))
project = 'Trial'
author = "A. B."
copyright = f'{datetime.now().year}, ' + author
version = "1.2"
release = '%s.%d' % (version, 3)
extensions = ['sphinx.ext.autodoc', 'myst_parser', "sphinx_design"]
extensions += [
    'sphinx.ext.intersphinx',  # comment
]
if tags.has('internal'):
    extensions.append('x')
    html_logo = 'l.png'
extensions.extend(['sphinx.ext.extlinks', 'ablog'])
here = os.path.dirname(os.path.abspath(__file__))
templates_path = [os.path.join(here, "_templates")]
exclude_patterns = ['_build', 'Thumbs.db', './old', '../x', '**/x*']
source_suffix = {'.rst': 'restructuredtext', '.md': 'markdown', '.ipynb': 'x'}
root_doc = "contents"
rst_prolog = """
.. |x| replace:: the X
"""
rst_epilog = "\n".join([".. |y| replace:: the Y", "", ".. _z: https://z"])
numfig = True
todo_include_todos = True
numfig_format = {'figure': 'Figure %s', 'code-block': 'Code %s'}
extlinks = {'bug': ('https://bugs/%s', 'bug %s'), 'doc': ('https://x/%s', None), 'none': ('https://x', '')}
html_theme_options = dict(repository_url="https://github.com/a/b/", path_to_docs="docs", repository_branch="master", icon_links=[{'name': 'Chat', 'url': 'https://chat', "icon": "x"}])
html_context = {}
html_context['github_user'] = "u"
linkcheck_ignore = [r'https://localhost:\d+/', 'http://x\.y/.*', r'(a|b)']
linkcheck_timeout = 10
suppress_warnings = ['ref.ref', 'toc', 'autosectionlabel.*']
intersphinx_mapping = {'python': ('https://docs.python.org/3', None)}
html_css_files = ['custom.css']
nitpicky = True
tags.add('internal')
redirects = {'old': 'contents.html', 'a/*': 'x', 'gone': 'nowhere.html'}

def setup(app):
    app.add_css_file('x.css')
    for x in y:
        pass
smartquotes_action = "qe"
smartquotes_excludes = {"languages": ["ja", "de"]}
