#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""test_from_sphinx.py PERFPRESS: settings in the spellings that people use for
them, then random and damaged conf.py's: none ends in a traceback, and what is
written is sound YAML without unknown keys. TRIES says how many (400), SEED
which. Prints "N passed, M failed"."""
import importlib.util
import os
import random
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SCRIPT = os.path.join(HERE, "../../gen/from_sphinx/from_sphinx.py")
sys.dont_write_bytecode = True
spec = importlib.util.spec_from_file_location("from_sphinx", SCRIPT)
fs = importlib.util.module_from_spec(spec)
spec.loader.exec_module(fs)
FILE = "/site/docs/conf.py"
results = [0, 0]


def check(ok, what):
    results[not ok] += 1
    if not ok:
        print("FAILED: %s" % what)


def value_of_x(text):
    v = fs.Conf(FILE, text).get("x")
    if isinstance(v, list):
        return " ".join(str(fs.text_of(i)) for i in v)
    if isinstance(v, dict):
        return "(dict)"
    return "(unknown)" if v is None else fs.text_of(v)


SPELLINGS = [
    ("x = 'a'", "a"),
    ("x = u\"a\" 'b'", "ab"),
    ("x = r'''a\nb'''", "a\nb"),
    ("x = ('a'\n     'b')  # c", "ab"),
    ("x = 'a' \\\n    'b'", "ab"),
    ("v = '1.2'\nx = v + '.3'", "1.2.3"),
    ("v = '1.2'\nx = f'{v}.{3}'", "1.2.3"),
    ("x = '%s.%d%%' % ('1', 2)", "1.2%"),
    ("x = '%(a)s' % {'a': 1}", "1"),
    ("x = '%100000000d' % 1", "(unknown)"),
    ("x = '{}-{b}-{{}}'.format('a', b='c')", "a-c-{}"),
    ("x = '{:100000000}'.format('a')", "(unknown)"),
    ("x = '{0.__class__}'.format('a')", "(unknown)"),
    ("v = '1.2.3'\nx = '.'.join(v.split('.')[:2])", "1.2"),
    ("v = '1.2.3'\nx = v.rsplit('.', 1)[0]", "1.2"),
    ("x = 'a b c'.rsplit()", "a b c"),
    ("v = '1.2rc1'\nx = v[:3]", "1.2"),
    ("x = ' a '.strip().upper()", "A"),
    ("x = y = 'a'", "a"),
    ("x, y = 'a', 'b'", "a"),
    ("x = ['a', 'b'] + ['c']", "a b c"),
    ("x = ['a']\nx += ['b']\nx.append('c')\nx.extend(['d', 'e'])",
     "a b c d e"),
    ("x = dict(a='b')['a']", "b"),
    ("x = {'a': {}}\nx['a'] = 'b'\nx = x['a']", "b"),
    ("d = {'a': 1}\nd.update({'b': 'c'})\nx = d.get('b')", "c"),
    ("import os\nx = os.path.join(os.path.dirname(__file__), 'a')",
     "/site/docs/a"),
    ("import os.path as p\nx = p.basename('a/b')", "b"),
    ("x = os.path.abspath('../a')", "/site/a"),
    ("from pathlib import Path\nx = str(Path(__file__).parent / 'a')",
     "/site/docs/a"),
    ("x = Path(__file__).resolve().parent.parent.name", "site"),
    ("x = 'a' if os.environ.get('READTHEDOCS') else 'b'", "b"),
    ("x = os.environ.get('VERSION', '1.0')", "1.0"),
    ("x = not True or 'a'", "a"),
    ("x = 'a'; y = 'b'", "a"),
    ("def f():\n    x = 'b'\n\nx = 'a'", "a"),
    ("x = 'a'\nif z:\n    x = 'b'\nelse:\n    x = 'c'\n", "a"),
    ("@deco\nclass A:\n    '''x'''\n    x = 1\n\nx = 'a'", "a"),
    ("for x in y:\n    pass\nx = 'a'", "a"),
    ("x: str = 'a'", "a"),
    ("x: dict[str, 'b'] = {'a': 'b'}; y: int\nx: list = [x['a']]", "b"),
    ("x = numpy.__version__", "(unknown)"),
    ("x = open('VERSION').read()", "(unknown)"),
    ("x = [i for i in range(3)]", "(unknown)"),
    ("x = 'a'\nx = f(x)", "(unknown)"),
    ("x = 'a'\nfor y in z:\n    x += y", "(unknown)"),
    ("x = 1.0", "1.0"),
    ("x = '%s' % 2.50", "2.5"),
    ("x = 1e3", "1000.0"),
    ("x = 'a", "(unknown)"),
    ("x = [", "(unknown)"),
    ("x = 1 << 100", "(unknown)"),
    ("x = 999999999999 * 999999999999", "(unknown)"),
    # Branches that ask for a version or a theme.
    ("import sphinx\nif sphinx.version_info >= (1, 8):\n    x = 'a'\n"
     "else:\n    x = 'b'", "a"),
    ("from sphinx import __version__ as v\n"
     "if LooseVersion(v) < LooseVersion('3.5'):\n    x = 'a'\n"
     "else:\n    x = 'b'", "b"),
    ("import sys\nif sys.version_info[0] < 3:\n    x = 'a'\nelse:\n"
     "    x = 'b'", "b"),
    ("if sys.version_info.major == 3: x = 'a'", "a"),
    ("try:\n    import theme\n    x = 'a'\nexcept ImportError:\n    x = 'b'",
     "a"),
    ("rtd = os.environ.get('READTHEDOCS') == 'True'\nx = 'a'\nif rtd:\n"
     "    x = 'b'\nelif not rtd:\n    x = 'c'", "c"),
    ("html_theme = 'a'\nif html_theme == 'a':\n    x = 'b'", "b"),
    # What is not Python (any more) costs its own lines.
    ("print 'a'\nx = 'a'\ny = [\n", "a"),
    ("x = 'a'\nexec 'y' in z\nx = '''b\nc'''\n", "b\nc"),
]

GAPS = [
    ("\nx = f()", "x", 2, "'f()' is not run"),
    ("x = 1\n\nx = numpy.a.b", "x", 3, "'numpy.a.b' is not run"),
    ("x = unknown + 'a'", "x", 1, "'unknown' is unknown"),
    ("if a:\n    b = 1\n    x = 'y'", "x", 3, "it is inside 'if'"),
    ("x = []\nwith a as b:\n    x.append(1)", "x", 3,
     "it is inside 'with'"),
    ("x = [1]\nx.remove(1)", "x", 2, "'x.remove()' is not run"),
    ("def setup(app):\n    app.connect()", "setup", 2,
     "'app.connect()' is not run"),
    ("x = [a for a in b]", "x", 1, "it is computed"),
    ("from a import __version__ as version", "version", 1,
     "it is imported from 'a'"),
    ("print 'a'\nversion = 'a' 5\n", "version", 2, "it is not valid Python"),
]

CALLS = [
    ("def setup(app):\n    app.add_object_type('a', 'b', 'pair: %s; c')\n",
     "2 add_object_type(directivename=a, rolename=b, "
     "indextemplate=pair: %s; c)\n"),
    ("def setup(sphinx: Sphinx) -> dict:\n"
     "\t\"\"\"Adds\n\n  things.\"\"\"\n\n\t# one\n"
     "\tsphinx.add_crossref_type(rolename=R, directivename='a',\n"
     "        ref_nodeclass=nodes.emphasis)\n"
     "\treturn {'x': True}\nR = 'r'\n",
     "7 add_crossref_type(rolename=r, directivename=a, "
     "ref_nodeclass=emphasis)\n"),
    ("def setup(app):\n  n = 'a'\n  app.add_generic_role(f'{n}b', strong)\n"
     "x = n\n",
     "3 add_generic_role(name=ab, nodeclass=strong)\n"
     "4 x: 'n' is unknown\n"),
    ("def setup(app):\n  for n in x:\n    app.add_object_type(n, n)\n"
     "  if y: app.add_object_type('a', 'a')\n"
     "  app.add_object_type(*z)\n  help(app)\n  app.connect('a', b)\n"
     "  print('a')\n  def f():\n    app.add_object_type('a', 'a')\n",
     "3 setup: 'app.add_object_type()': it is inside 'for'\n"
     "4 setup: 'app.add_object_type()': it is inside 'if'\n"
     "5 setup: 'app.add_object_type()': it is computed\n"
     "6 setup: 'help()' is not run\n7 setup: 'app.connect()' is not run\n"
     "10 setup: 'app.add_object_type()': it is inside 'def'\n"),
    ("def setup(app):\n"
     "  app.add_object_type('a', 'a'), app.add_object_type('b', 'b')\n"
     "  x = app.add_object_type('c', 'c')\n"
     "  app.add_node(a) if c else None\n"
     "  [app.add_directive(n, n) for n in b]\n  assert app.add_role('a', b)\n"
     "  a = app; a.add_object_type('a', 'a')\n",
     "2 setup: 'app.add_object_type()': it is computed\n"
     "2 setup: 'app.add_object_type()': it is computed\n"
     "3 setup: 'app.add_object_type()': it is computed\n"
     "4 setup: 'app.add_node()': it is computed\n"
     "5 setup: 'app.add_directive()': it is computed\n"
     "6 setup: 'app.add_role()': it is computed\n"
     "7 setup: 'app': it is computed\n"),
    ("def setup(app):\n  a(b(app))\n  a(app=1)\n"
     "  def f(app):\n    app.c()\n  def g(x):\n    app.d(x)\n"
     "  names = ['b']; names.append('c')\n"
     "  app.add_generic_role(names[1], strong)\n",
     "9 add_generic_role(name=c, nodeclass=strong)\n"
     "2 setup: 'app': it is computed\n"
     "7 setup: 'app.d()': it is inside 'def'\n"),
    ("def setup(app):\n  app.add_generic_role('a', strong)\n"
     "  return app.b()\n  app.add_generic_role('c', strong)\n",
     "2 add_generic_role(name=a, nodeclass=strong)\n"
     "3 setup: 'app.b()': it is computed\n"),
    ("def setup(app): app.add_generic_role('a', strong)\n",
     "1 add_generic_role(name=a, nodeclass=strong)\n"),
    ("if x:\n  def setup(app):\n    pass\n",
     "2 setup: it is inside 'if'\n"),
    ("x = 1\ndef setup(app):\n  app.add_generic_role('a', a)\n"
     "def setup(app):\n  app.add_generic_role('b', b)\n",
     "5 add_generic_role(name=b, nodeclass=b)\n"),
    ("def setup():\n  pass\n", ""),
    ("def setup(app", ""),
]


def calls_of(text):
    conf, out = fs.Conf(FILE, text), ""
    for c in conf.calls:
        out += "%d %s(%s)\n" % (c.line, c.name, ", ".join(
            "%s=%s" % (k, c.words[k] if isinstance(v, fs.Unknown) else v)
            for k, v in c.args.items()))
    return out + "".join("%d %s: %s\n" % (g.line, g.name, g.why)
                         for g in conf.gaps)


LEGACY = '''
from docutils import nodes
class Legacy(Directive):
    """Adapted from what docutils has for such notes."""
    def run(self):
        """Makes the node that is shown on the page."""
        try:
            obj = self.arguments[0]
        except IndexError:
            obj = "submodule"
        text = (f"This {obj} is considered legacy "
                "and gets no updates.")
        node = nodes.admonition(rawsource=text)
        title_text = "Old"
        node += nodes.title(title_text, "")
        return [node]
class Other(Directive):
    def run(self):
        return [nodes.paragraph(text="this is not an admonition at all")]
def setup(app):
    app.add_directive("legacy", Legacy)
    app.add_directive("other", Other)
'''


def spellings():
    got = fs.admonitions(fs.Conf(FILE, LEGACY))
    check(got == {"legacy": '{admonition: Old, text: "This submodule is '
                  'considered legacy and gets no updates."}'}, got)
    for text, want in SPELLINGS:
        got = value_of_x(text)
        check(got == want, "%r: %r" % (text, got))
    for text, name, line, why in GAPS:
        got = [(g.line, g.why) for g in fs.Conf(FILE, text).gaps
               if g.name == name]
        check(got[-1:] == [(line, why)], "%r: %r" % (text, got))
    for text, want in CALLS:
        got = calls_of(text)
        check(got == want, "%r: %s" % (text, got))
    check(fs.Conf(FILE, "tags.add('a')\ntags.add('b')").tags == ["a", "b"],
          "tags.add")
    broken = fs.Conf(FILE, "x = 1\ny = [\n 'a',\nz = 1\n").broken
    check(broken and broken.line in (2, 3, 4), "a bracket without an end")
    check(fs.Conf(FILE, "x = [1]\n" + "x = [x]\n" * 1000), "nested lists")
    # Whatever grows without end is given up.
    for text in ("x = 'abcdefgh'\n" + "x = x + x\n" * 100,
                 "x = [1]\n" + "x = x + x\nx.append(x)\n" * 1000,
                 "x = 9\n" + "x = x * x\n" * 100,
                 "x = " + "(" * 5000 + ")" * 5000,
                 "x = " + "-" * 100000 + "1",
                 "x = '" + "a" * 600000 + "'\n" + "x = x.replace('a', x)\n" * 9):
        check(value_of_x(text) == "(unknown)", text[:40])


# ---- random and damaged files ----

NAMES = [r[0] for r in fs.ROWS] + ["extensions", "x", "html_context"]
PARTS = ["'a'", '"b\\n"', "1", "-2.5", "None", "True", "[]", "{}", "()",
         "['a', 'b']", "{'a': 'b', 'c': ('https://x/%s', None)}", "x", "f(x)",
         "os.path.join(x, 'a')", "'%s' % x", "f'{x}'", "x + ['a']", "{'a': x}",
         "'a: b # c'", "'\\u2028\\x07'", "'- x'", "''", "'*'", "'../a'",
         "['a', f()]", "dict(a=x)", "'a'.split('a', 1)", "'{}'.format(x)",
         "[{'name': 'a', 'url': 'https://a'}]", "'https://x.org/%s'"]
FORMS = ["%s = %s\n", "%s += %s\n", "%s.append(%s)\n", "%s['a'] = %s\n",
         "if z:\n    %s = %s\n", "try:\n    %s = %s\nexcept E:\n    pass\n",
         "def setup(app):\n    app.add_object_type(%s, %s)\n",
         "%s = (%s,\n", "for a in b: %s = %s\n", "%s: str = %s\n",
         "if sys.version_info < (3,):\n    %s = %s\n"]


def conf_of(rng, seeds):
    if rng.random() < .4:
        lines = rng.choice(seeds).splitlines(True)
        for _ in range(rng.randrange(1, 6)):
            i = rng.randrange(len(lines))
            line = lines[i]
            at = rng.randrange(len(line) + 1)
            lines[i] = rng.choice([
                "", line * 2, line[:at], line[at:], line[:at] + rng.choice(
                    "()[]{}'\"\\#\n\t:=,.%*\0\u00e9") + line[at:],
                rng.choice(lines)])
        return "".join(lines)
    return "".join(rng.choice(FORMS) % (rng.choice(NAMES), rng.choice(PARTS))
                   for _ in range(rng.randrange(1, 12)))


def try_conf(program, folder, text):
    """Runs the program; returns what is wrong, or None."""
    docs = os.path.join(folder, "docs")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(docs)
    with open(os.path.join(docs, "conf.py"), "w", encoding="utf-8") as f:
        f.write(text)
    with open(os.path.join(docs, "index.rst"), "w") as f:
        f.write("T\n=\n\ntext\n")
    run = subprocess.run([program, "init", "--from-sphinx", "docs"],
                         cwd=folder, capture_output=True, timeout=120)
    said = run.stderr.decode("utf-8", "replace")
    if "Traceback" in said or run.returncode not in (0, 1):
        return "status %d: %s" % (run.returncode, said[-300:])
    run = subprocess.run([program, "check"], cwd=folder, capture_output=True)
    said = run.stderr.decode("utf-8", "replace")
    return said if "[config-" in said and "config-missing" not in said else None


def fuzz(program):
    rng = random.Random(int(os.environ.get("SEED", "1")))
    every = int(os.environ.get("EVERY", "7"))
    tries = int(os.environ.get("TRIES", min(400, 2800 // every)))
    seeds = [open(os.path.join(HERE, d, "docs/conf.py"), encoding="utf-8").read()
             for d in sorted(os.listdir(HERE))
             if os.path.exists(os.path.join(HERE, d, "docs/conf.py"))]
    tmp = tempfile.mkdtemp()
    bad = 0
    for i in range(tries):
        text = conf_of(rng, seeds)
        try:
            if "\0" not in text:
                m = fs.Move("/nowhere", "docs", fs.Conf(FILE, text))
                fs.carry_all(m)
                fs.lay_out(m)
            # Starting two programs takes longest.
            fault = i % 10 == 0 and try_conf(program, tmp + "/s", text)
        except Exception as e:
            fault = "%s: %s" % (type(e).__name__, e)
        if fault:
            bad += 1
            print("FAILED: try %d: %s\n%s" % (i, fault, text))
    shutil.rmtree(tmp)
    check(not bad, "%d of %d tries" % (bad, tries))


def logos():
    """Themes whose logo replaces the name of the site."""
    for text, alt in (
            ("html_theme = 'furo'", None),
            ("html_theme = 'furo'\n"
             "html_theme_options = {'sidebar_hide_name': True}", "P"),
            ("html_theme = 'furo'\nhtml_title = 'T, U'\n"
             "html_theme_options = {'sidebar_hide_name': True}", "T, U"),
            ("html_theme = 'sphinx_rtd_theme'", None),
            ("html_theme = 'sphinx_rtd_theme'\n"
             "html_theme_options = {'logo_only': True}", "P"),
            ("html_theme = 'sphinx_rtd_theme'\n"
             "html_theme_options = {'logo_only': False}", None),
            ("html_theme = 'sphinx_book_theme'", "P"),
            ("html_theme = 'pydata_sphinx_theme'\nhtml_title = ' '", "P"),
            ("html_theme = 'pydata_sphinx_theme'\n"
             "html_theme_options = {'logo': {'text': 'Beside it'}}", None),
            ("html_theme = 'sphinx_book_theme'\nproject = 3", None),
            ("html_theme = 7", None),
            ("", None)):
        conf = fs.Conf(FILE, "project = 'P'\n" + text)
        m = fs.Move("/nowhere", "docs", conf)
        options = fs.dict_of(m.conf.get("html_theme_options"))
        nested = fs.dict_of(options.get("logo"))
        got = fs.logo_alt(m, options, nested)
        check(got == alt, "%r: alt is %r, not %r" % (text, got, alt))


spellings()
logos()
fuzz(sys.argv[1])
print("%d passed, %d failed" % tuple(results))
