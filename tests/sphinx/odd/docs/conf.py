# Values that are computed beside others that are not, and patterns that are none.
project = name_of('package')
html_title = 'Known'
extlinks = links_of('package')
linkcheck_ignore = addresses()
linkcheck_timeout = 5
exclude_patterns = [
    'drafts/**',
    '[',
    'a[!]',
    '\\',
    'odd\\name',
    '../outside',
    './a//b/',
    'drafts/**',
    '',
]
include_patterns = ['index.rst', 'a/[b', 'a']
html_static_path = ['_st[atic', 'none\\', '', '.']
html_extra_path = ['ex*tra']
suppress_warnings = ['', '.*', '*', 'toc.not_included', '[']
myst_enable_extensions = ['deflist', '[', '']
manpages_url = 'nowhere'
source_suffix = ['rst']
redirects = {'?': 'index'}
primary_domain = 'none of them'
def setup(app):
    app.add_generic_role('tool', nodes.strong)
from docutils import nodes
copyright = '2024, the team'
html_show_copyright = False
