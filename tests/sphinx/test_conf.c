// SPDX-License-Identifier: MIT
// Settings in the spellings that people have for them.
#include "sphinx/conf.h"

#include "base/buf.h"
#include "base/vec.h"
#include "testing.h"

static struct arena a;
static struct conf c;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static void read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("docs/conf.py"), .text = str_c(text)};
    conf_read(&a, src, S("/site/docs/conf.py"), &c);
}

/* What the name x has in the end, as text; lists with blanks between. */
static str value_of_x(void)
{
    const struct conf_value *v = conf_get(&c, S("x"));
    struct strs parts = {0};
    if (!v)
        return S("(unknown)");
    if (v->kind != CONF_LIST)
        return v->kind == CONF_DICT ? S("(dict)") : conf_value_text(&a, v);
    for (size_t i = 0; i < v->n; i++)
        vec_push(&a, &parts, conf_value_text(&a, v->v[i].value));
    return str_join(&a, parts.v, parts.n, S(" "));
}

static const struct {
    const char *text, *want;
} SPELLINGS[] = {
    {"x = 'a'", "a"},
    {"x = u\"a\" 'b'", "ab"},
    {"x = r'''a\nb'''", "a\nb"},
    {"x = ('a'\n     'b')  # c", "ab"},
    {"x = 'a' \\\n    'b'", "ab"},
    {"v = '1.2'\nx = v + '.3'", "1.2.3"},
    {"v = '1.2'\nx = f'{v}.{3}'", "1.2.3"},
    {"x = '%s.%d%%' % ('1', 2)", "1.2%"},
    {"x = '%(a)s' % {'a': 1}", "1"},
    {"x = '{}-{b}-{{}}'.format('a', b='c')", "a-c-{}"},
    {"v = '1.2.3'\nx = '.'.join(v.split('.')[:2])", "1.2"},
    {"v = '1.2.3'\nx = v.rsplit('.', 1)[0]", "1.2"},
    {"x = 'a b c'.rsplit()", "a b c"},
    {"x = 'a.b.c'.rsplit('.', 5)", "a b c"},
    {"v = '1.2rc1'\nx = v[:3]", "1.2"},
    {"x = ' a '.strip().upper()", "(unknown)"},
    {"x = y = 'a'", "a"},
    {"x, y = 'a', 'b'", "a"},
    {"x = ['a', 'b'] + ['c']", "a b c"},
    {"x = ['a']\nx += ['b']\nx.append('c')\nx.extend(['d', 'e'])", "a b c d e"},
    {"x = dict(a='b')['a']", "b"},
    {"x = {'a': {}}\nx['a'] = 'b'\nx = x['a']", "b"},
    {"d = {'a': 1}\nd.update({'b': 'c'})\nx = d.get('b')", "c"},
    {"import os\nx = os.path.join(os.path.dirname(__file__), 'a')",
     "/site/docs/a"},
    {"x = os.path.abspath('../a')", "/site/a"},
    {"from pathlib import Path\nx = str(Path(__file__).parent / 'a')",
     "/site/docs/a"},
    {"x = Path(__file__).resolve().parent.parent.name", "site"},
    {"x = 'a' if os.environ.get('READTHEDOCS') else 'b'", "b"},
    {"x = os.environ.get('VERSION', '1.0')", "1.0"},
    {"x = not True or 'a'", "a"},
    {"x = 'a'; y = 'b'", "a"},
    {"def f():\n    x = 'b'\n\nx = 'a'", "a"},
    {"x = 'a'\nif z:\n    x = 'b'\nelse:\n    x = 'c'\n", "a"},
    {"@deco\nclass A:\n    '''x'''\n    x = 1\n\nx = 'a'", "a"},
    {"for x in y:\n    pass\nx = 'a'", "a"},
    {"x: str = 'a'", "a"},
    {"x: dict[str, 'b'] = {'a': 'b'}; y: int\nx: list = [x['a']]", "b"},
    {"y: int; x = 'a'", "a"},
    {"x = numpy.__version__", "(unknown)"},
    {"x = open('VERSION').read()", "(unknown)"},
    {"x = [i for i in range(3)]", "(unknown)"},
    {"x = 'a'\nx = f(x)", "(unknown)"},
    {"x = 'a", "(unknown)"},
    {"x = [", "(unknown)"},
};

static void spellings(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof SPELLINGS / sizeof *SPELLINGS; i++) {
        read_text(SPELLINGS[i].text);
        str got = value_of_x();
        if (!str_eq(got, str_c(SPELLINGS[i].want)))
            fail_msg("%s: %.*s", SPELLINGS[i].text, STR_ARG(got));
    }
}

static void gap_is(const char *text, const char *name, unsigned line,
                   const char *why)
{
    read_text(text);
    const struct conf_gap *g = conf_gap_of(&c, str_c(name));
    assert_non_null(g);
    assert_int_equal(g->line, line);
    assert_str(g->why, why);
}

static void gaps(void **state)
{
    (void)state;
    gap_is("\nx = f()", "x", 2, "'f()' is not run");
    gap_is("x = 1\n\nx = numpy.a.b", "x", 3, "'numpy.a.b' is not run");
    gap_is("x = unknown + 'a'", "x", 1, "'unknown' is not known");
    gap_is("if a:\n    b = 1\n    x = 'y'", "x", 3, "it stands inside 'if'");
    gap_is("x = []\nwith a as b:\n    x.append(1)", "x", 3,
           "it stands inside 'with'");
    gap_is("def setup(app):\n    app.connect()", "setup", 2,
           "'app.connect()' is not run");
    gap_is("x = [a for a in b]", "x", 1, "it is computed");
    read_text("tags.add('a')\ntags.add(\"b\")");
    assert_int_equal(c.tags.n, 2);
    assert_str(c.tags.v[1], "b");
}

static void unclosed_is(const char *text, unsigned line, const char *why)
{
    read_text(text);
    assert_int_equal(c.unclosed.line, line);
    if (line)
        assert_str(c.unclosed.why, why);
}

/* A bracket or a text that takes all that follows. */
static void unclosed(void **state)
{
    (void)state;
    unclosed_is("x = [\n  'a']\ny = '''\n'''", 0, NULL);
    unclosed_is("x = 1\nextensions = [\n  'a',\ny = {'a': 1}\n", 2,
                "'[' is never closed; what follows is part of it");
    unclosed_is("x = f(g(\n1)\ny = 1", 1,
                "'(' is never closed; what follows is part of it");
    unclosed_is("\nx = r\"\"\"a\ny = 'b'\n", 2,
                "a text is never closed; what follows is part of it");
    unclosed_is("\nx = (\n'''a\\z\ny = 'b'\n", 3,
                "a text is never closed; what follows is part of it");
    unclosed_is("x = 'a\ny = 'b'\n", 0, NULL);
}

/* What grows without end is given up, and nothing refers to itself. */
static void large(void **state)
{
    struct buf b = {.a = &a};
    (void)state;
    buf_puts(&b, "x = 'abcdefgh'\n");
    for (int i = 0; i < 100; i++)
        buf_puts(&b, "x = x + x\n");
    read_text(str_dupz(&a, buf_str(&b)));
    assert_null(conf_get(&c, S("x")));
    b.n = 0;
    buf_puts(&b, "x = [1]\n");
    for (int i = 0; i < 1000; i++)
        buf_puts(&b, "x = x + x\nx.append(x)\n");
    read_text(str_dupz(&a, buf_str(&b)));
    assert_null(conf_get(&c, S("x")));
}

/* The calls of setup(app): "line name(key=value|word, ...)", then its gaps. */
static str calls_of(const char *text)
{
    struct buf b = {.a = &a};
    read_text(text);
    for (size_t i = 0; i < c.calls.n; i++) {
        const struct conf_call *call = &c.calls.v[i];
        buf_printf(&b, "%u %.*s(", call->line, STR_ARG(call->name));
        for (size_t k = 0; k < call->n; k++) {
            str value = conf_value_text(&a, call->v[k].value);
            if (!value.p)
                value = call->v[k].word.p ? call->v[k].word : S("?");
            buf_printf(&b, "%s%.*s%s%.*s", k ? ", " : "",
                       STR_ARG(call->v[k].key), call->v[k].key.p ? "=" : "",
                       STR_ARG(value));
        }
        buf_puts(&b, ")\n");
    }
    for (size_t i = 0; i < c.gaps.n; i++)
        buf_printf(&b, "%u %.*s: %.*s\n", c.gaps.v[i].line,
                   STR_ARG(c.gaps.v[i].name), STR_ARG(c.gaps.v[i].why));
    return buf_end(&b);
}

static const struct {
    const char *text, *want;
} CALLS[] = {
    {"def setup(app):\n    app.add_object_type('a', 'b', 'pair: %s; c')\n",
     "2 add_object_type(a, b, pair: %s; c)\n"},
    {"def setup(sphinx: Sphinx) -> dict:\n"
     "\t\"\"\"Adds\n\n  things.\"\"\"\n\n\t# one\n"
     "\tsphinx.add_crossref_type(rolename=R, directivename='a',\n"
     "        ref_nodeclass=nodes.emphasis)\n"
     "\treturn {'x': True}\nR = 'r'\n",
     "7 add_crossref_type(rolename=r, directivename=a, "
     "ref_nodeclass=emphasis)\n"},
    {"def setup(app):\n  n = 'a'\n  app.add_generic_role(f'{n}b', strong)\n"
     "x = n\n",
     "3 add_generic_role(ab, strong)\n4 x: 'n' is not known\n"},
    {"def setup(app):\n  for n in x:\n    app.add_object_type(n, n)\n"
     "  if y: app.add_object_type('a', 'a')\n"
     "  app.add_object_type(*z)\n  help(app)\n  app.connect('a', b)\n"
     "  print('a')\n  def f():\n    app.add_object_type('a', 'a')\n",
     "3 setup: 'app.add_object_type()': it stands inside 'for'\n"
     "4 setup: 'app.add_object_type()': it stands inside 'if'\n"
     "5 setup: 'app.add_object_type()': it is computed\n"
     "6 setup: 'help()' is not run\n7 setup: 'app.connect()' is not run\n"
     "10 setup: 'app.add_object_type()': it stands inside 'def'\n"},
    {"def setup(app):\n"
     "  app.add_object_type('a', 'a'), app.add_object_type('b', 'b')\n"
     "  x = app.add_object_type('c', 'c')\n"
     "  app.add_node(a) if c else None\n  a or app.add_css_file('b')\n"
     "  [app.add_directive(n, n) for n in b]\n  assert app.add_role('a', b)\n"
     "  a = app; a.add_object_type('a', 'a')\n"
     "  x = 1; y = [app.add_x(n) for n in b]\n",
     "2 setup: 'app.add_object_type()': it is computed\n"
     "2 setup: 'app.add_object_type()': it is computed\n"
     "3 setup: 'app.add_object_type()': it is computed\n"
     "4 setup: 'app.add_node()': it is computed\n"
     "5 setup: 'app.add_css_file()': it is computed\n"
     "6 setup: 'app.add_directive()': it is computed\n"
     "7 setup: 'app.add_role()': it is computed\n"
     "8 setup: 'app': it is computed\n"
     "9 setup: 'app.add_x()': it is computed\n"},
    {"def setup(app):\n  app.config.values.pop('a')\n  a(b(app))\n"
     "  a(app=1)\n  match a:\n    case app.b:\n      app.c()\n"
     "  def f(app):\n    app.c()\n  def g(x):\n    app.d(x)\n"
     "  app.add_generic_role('a', strong); assert app.e()\n"
     "  names = ['b']; names.append('c')\n"
     "  app.add_generic_role(names[1], strong)\n",
     "12 add_generic_role(a, strong)\n14 add_generic_role(c, strong)\n"
     "2 setup: 'app.config.values.pop()': it is computed\n"
     "3 setup: 'app': it is computed\n"
     "6 setup: 'app.b': it stands inside a block\n"
     "7 setup: 'app.c()': it stands inside a block\n"
     "11 setup: 'app.d()': it stands inside 'def'\n"
     "12 setup: 'app.e()': it is computed\n"},
    {"def setup(app):\n  app.add_generic_role('a', strong)\n"
     "  return app.b()\n  app.add_generic_role('c', strong)\n",
     "2 add_generic_role(a, strong)\n"
     "3 setup: 'app.b()': it is computed\n"},
    {"def setup(app):\n  raise app\n  app.add_generic_role('c', strong)\n",
     "2 setup: 'app': it is computed\n"},
    {"x = 1; y = [a for a in b]\nmatch x:\n  case 1:\n    z = 2\n",
     "1 y: it is computed\n4 z: it stands inside a block\n"},
    {"def setup(app): app.add_object_type('a', 'a')\n",
     "1 setup: a function on one line is not read\n"},
    {"if x:\n  def setup(app):\n    pass\n",
     "2 setup: it stands inside 'if'\n"},
    {"x = 1\ndef setup(app):\n  app.add_object_type('a', 'a')\n"
     "def setup(app):\n  app.add_object_type('b', 'b')\n",
     "5 add_object_type(b, b)\n"},
    {"def setup():\n  pass\n", ""},
    {"def setup(app", ""},
    {"def setup(app):", ""},
};

static void calls(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof CALLS / sizeof *CALLS; i++)
        assert_str(calls_of(CALLS[i].text), CALLS[i].want);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(spellings, clear),
        cmocka_unit_test_teardown(gaps, clear),
        cmocka_unit_test_teardown(unclosed, clear),
        cmocka_unit_test_teardown(large, clear),
        cmocka_unit_test_teardown(calls, clear),
    };
    return cmocka_run_group_tests_name("conf", tests, NULL, NULL);
}
