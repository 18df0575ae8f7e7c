from docutils import nodes
from sphinx import addnodes

project = 'Kinds of things'
ITEM = 'pair: %s; setting'
def parse_cmd(env, sig, signode):
    command = sig.split(' ')[0]
    env.ref_context['std:program'] = command
    title = "django-admin %s" % sig
    signode += addnodes.desc_name(title, title)
    return command
def setup(app):
    app.add_object_type('confval', 'confval', objname='configuration value', indextemplate='pair: %s; configuration value')
    app.add_crossref_type('setting', rolename='setting', indextemplate=ITEM, ref_nodeclass=nodes.emphasis)
    app.add_object_type(directivename="django-admin", rolename="djadmin", indextemplate="pair: %s; django-admin command", parse_node=parse_cmd)
    app.add_object_type('plain', 'plainrole')
    app.add_object_type('event', 'event', 'single: %s; event', ref_nodeclass=addnodes.literal_strong)
    app.add_crossref_type('cue', 'cue', 'cue; %s')
    app.add_generic_role('tool', nodes.strong)
    app.add_object_type('gen', 'gen', 'triple: %s; a; b', ref_nodeclass=nodes.generated)
    for n in ('a','b'):
        app.add_object_type(n, n)
    if 1: app.add_crossref_type('x','x')
    name = 'loc' + 'al'
    app.add_object_type(name, rolename=name, indextemplate=f'pair: %s; {name}', doc_field_types=[Field('x')])
    app.add_object_type(n, 'computed')
    app.add_object_type(**KW)
    app.add_directive('console', Console)
    register(app)
    app.connect('x', y)
    app.add_object_type('note', 'note2')
    app.add_object_type('two', 'setting')
    app.add_generic_role('sub', nodes.subscript)
    return {'parallel': True}
extlinks = {'issue': ('https://x/%s', None)}
ITEM = 'pair: %s; SETTING'
