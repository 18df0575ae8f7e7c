// SPDX-License-Identifier: MIT
#include "highlight/highlight.h"

#include <time.h>

#include "base/buf.h"
#include "testing.h"

/* Each piece with a class as {class|text}. */
static str marked(struct arena *a, const char *language, str text)
{
    struct buf b = {.a = a};
    struct highlighter h =
        highlight_start(highlight_find(str_c(language)), text);
    struct highlight_token t;
    while (highlight_next(&h, &t)) {
        if (t.class)
            buf_printf(&b, "{%s|%.*s}", t.class, STR_ARG(t.text));
        else
            buf_put(&b, t.text);
    }
    return buf_end(&b);
}

static const struct {
    const char *language, *text, *marked;
} CASES[] = {
    {"sh", "if [ $x = 1 ]; then",
     "{k|if} {o|[} {nv|$x} {o|=} {m|1} {o|]}; "
     "{k|then}"},
    {"sh", "A=$(cat 'f\n2') # c",
     "{nv|A}{o|=}{k|$(}cat {s1|'f\n2'}{k|)} "
     "{c1|# c}"},
    {"sh", "\"a $(b \"c\") ${d:-e}\"",
     "{s2|\"a }{k|$(}b {s2|\"c\"}{k|)}{s2| }{si|${}{nv|d}{k|:-}{nv|e}{si|}}"
     "{s2|\"}"},
    {"sh", "cat <<-EOF | x\n$a\n\tEOF\nset",
     "cat {s|<<-EOF} | x\n"
     "{s|$a\n\tEOF}\n{nb|set}"},
    {"sh", "do-it a#b x.set set.x fi", "do-it a#b x.set set.x {k|fi}"},
    {"bash", "$'a\\'b' $((1+x))",
     "{s1|$'a}{se|\\'}{s1|b'} {k|$((}{m|1}{o|+}{nv|x}{k|))}"},
    {"console", "$ ls \"a\nout 'x\n$ cd",
     "{gp|$ }ls {s2|\"a}\n{go|out 'x\n}{gp|$ }{nb|cd}"},
    {"console", "(v) u@h:~/x$ a \\\n  b\n> c\n100% d\n> e",
     "{gp|(v) u@h:~/x$ }a {se|\\\n}  b\n{gp|> }c\n{go|100% d\n> e}"},
    {"console", "[root@h x]# if\n%\n", "{gp|[root@h x]# }{k|if}\n{gp|%}\n"},
    {"python", "def f(self): return 'a\\n'",
     "{k|def} {nf|f}({bp|self}): "
     "{k|return} {s1|'a}{se|\\n}{s1|'}"},
    {"py3", "from a.b import c as d",
     "{kn|from} {nn|a.b} {kn|import} c {k|as} d"},
    {"python", "import os, re as r\nx = 1.5e3_0 + 0xFf",
     "{kn|import} {nn|os}, {nn|re} {k|as} {nn|r}\nx {o|=} {mf|1.5e3_0} {o|+} "
     "{mh|0xFf}"},
    {"python", "f'{a!r:>{w}}b{{' rb\"\\d\" x.print print",
     "{s1|f'}{si|{}a{si|!}r{si|:>{}w{si|}}}{s1|b}{se|{{}{s1|'} {s2|rb\"\\d\"} "
     "x.print {nb|print}"},
    {"python", "'open\nif x is not None: pass # 'c",
     "{s1|'open}\n{k|if} x {ow|is} {ow|not} {kc|None}: {k|pass} {c1|# 'c}"},
    {"python", "@a.b(1)\nclass A(B):\n    \"\"\"d\n'\"\"\"\n    x @ y",
     "{nd|@a.b}({mi|1})\n{k|class} {nc|A}(B):\n    {sd|\"\"\"d\n'\"\"\"}\n"
     "    x {o|@} y"},
    {"pycon", ">>> if x:\n...     y\n3\n",
     "{gp|>>> }{k|if} x:\n{gp|... }    y\n"
     "{go|3\n}"},
    {"c", "#define A(x) \\\n 1 /* c\n */ + 2\nint",
     "{cp|#define A(x) \\\n 1 }"
     "{cm|/* c\n */}{cp| + 2}\n"
     "{kt|int}"},
    {"c", "#include <a.h> // b\nchar c = '\\'', *s = \"a\\\"\";",
     "{cp|#include} {cpf|<a.h>} {c1|// b}\n{kt|char} c {o|=} {sc|'\\''}, "
     "{o|*}s {o|=} {s|\"a}{se|\\\"}{s|\"};"},
    {"c", "class x = 1.f + 0xFFul", "class x {o|=} {mf|1.f} {o|+} {mh|0xFFul}"},
    {"C++", "class A { int n = 1'000; };",
     "{k|class} A { {kt|int} n {o|=} "
     "{mi|1'000}; };"},
    {"json", "{\"a\\\"\" : [1, -2.5e3, null, \"b\"]}",
     "{{nt|\"a\\\"\"} : [{mi|1}, {mf|-2.5e3}, {kc|null}, {s2|\"b\"}]}"},
    {"csv", "A,B c\n1.5,\"x,\n\"\"y\"\nz1,-2",
     "{nt|A},{nt|B c}\n{m|1.5},"
     "{s2|\"x,\n\"\"y\"}\nz1,{m|-2}"},
    {"toml", "[a]\nb-c = 1979-05-27 # d\n'q' = [1, '#x', true]",
     "{k|[a]}\n{na|b-c} {o|=} {ld|1979-05-27} {c1|# d}\n{na|'q'} {o|=} "
     "[{mi|1}, "
     "{s1|'#x'}, {kc|true}]"},
    {"ini", "; c\n[s]\na b = x ; y\nz",
     "{c1|; c}\n{k|[s]}\n{na|a b} {o|=} "
     "{s|x ; y}\n{na|z}"},
    {"yaml", "a: b#c # d\n- 'e': [f, 1, g: true]",
     "{nt|a}: b#c {c1|# d}\n"
     "- {nt|'e'}: [f, {m|1}, "
     "{nt|g}: {kc|true}]"},
    {"yml", "a: |\n  b: c\n\n  # d\ne: &f http://x:1/y\n",
     "{nt|a}: |\n"
     "{no|  b: c\n\n  # d}\n"
     "{nt|e}: {nl|&f} "
     "http://x:1/y\n"},
    {"diff", "--- a\n+++ b\n@@ -1 +1 @@\n same\n-x\n+y",
     "{gd|--- a}\n{gi|+++ b}\n"
     "{gu|@@ -1 +1 @@}\n"
     " same\n{gd|-x}\n{gi|+y}"},
    {"rst", "A\n=\n\n=====\nText\n=====\n\n.. x:: y\n   :z: 1",
     "A\n=\n\n{gh|=====}\n{gh|Text}\n{gh|=====}\n\n.. {ow|x}:: y\n   {nc|:z:} "
     "1"},
    {"rst", "*a* **b** ``c`` :d:`e` `f`_ 2*3*4\n.. _g: h\n.. i\n- j::",
     "{ge|*a*} {gs|**b**} {s|``c``} {na|:d:}{nv|`e`} {s|`f`_} 2*3*4\n.. "
     "{nt|_g:} h\n.. {c|i}\n{m|-} j{se|::}"},
};

static void words(void **state)
{
    (void)state;
    struct arena a = {0};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(marked(&a, CASES[i].language, str_c(CASES[i].text)),
                   CASES[i].marked);
    arena_free(&a);
}

static void names(void **state)
{
    (void)state;
    str all[64];
    size_t n = highlight_names(all, 64);
    assert_in_range(n, 30, 64);
    for (size_t i = 0; i < n; i++) {
        assert_non_null(highlight_find(all[i]));
        assert_false(highlight_is_other(all[i]));
    }
    assert_non_null(highlight_find(S("JSON")));
    assert_ptr_equal(highlight_find(S("bash")), highlight_find(S("sh")));
    assert_null(highlight_find(S("")));
    assert_null(highlight_find(S("pytohn")));
    assert_null(highlight_find(S("sh bash")));
    assert_null(highlight_find(S("text")));
    assert_true(highlight_is_other(S("css")));
    assert_int_equal(highlight_names(all, 2), n);
}

/* All bytes come out, whatever is read, in time that grows as the text. */
static double hold(str language, str text)
{
    struct highlighter h = highlight_start(highlight_find(language), text);
    struct highlight_token t;
    size_t at = 0;
    clock_t start = clock();
    while (highlight_next(&h, &t)) {
        assert_true(t.text.n > 0 && t.text.p == text.p + at);
        at += t.text.n;
    }
    assert_int_equal(at, text.n);
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

/* Thrice, as the machine may be busy with other things for once. */
static bool takes_too_long(str language, str text)
{
    str half = str_slice(text, 0, text.n / 2);
    for (size_t i = 0; i < 3; i++) {
        double whole = hold(language, text);
        if (whole <= 0.2 || whole <= 3 * hold(language, half))
            return false;
    }
    return true;
}

/* The names of a language follow one another. */
static bool is_first_name(const str *all, size_t k)
{
    return !k || highlight_find(all[k]) != highlight_find(all[k - 1]);
}

static void hostile(void **state)
{
    (void)state;
    static const char *const PARTS[] = {
        "\"",   "'",  "\\",     "\\\"",  "(",         "$(",      "${",
        "`",    "{",  "[",      "<<A\n", "*a ",       "f'{",     "\"\"\"",
        "/*",   "#",  "a: ",    "- ",    ":a",        "|\n",     "_",
        "a",    "1",  " ",      "\n",    "\xc3\xa4",  "\xff",    "\0",
        ".. _", "a=", "\"a\" ", "$ ",    ">>> '''\n", "[a",      ".. a",
        "{a ",  "a,", "&a ",    "1e",    "0x",        "`a` ",    "``a ",
        "$'",   "{{", "\t",     "\r\n",  "==\n",      "a\n==\n",
    };
    struct arena a = {0};
    str all[64];
    size_t n = highlight_names(all, 64);
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        struct buf b = {.a = &a};
        while (b.n < 30000)
            buf_put(&b, (str){PARTS[i], PARTS[i][0] ? strlen(PARTS[i]) : 1});
        str text = buf_str(&b);
        for (size_t k = 0; k < n; k++)
            if (is_first_name(all, k) && takes_too_long(all[k], text))
                fail_msg("%s: %s takes too long", str_dupz(&a, all[k]),
                         PARTS[i]);
        arena_reset(&a);
    }
    hold(S("sh"), S(""));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words),
        cmocka_unit_test(names),
        cmocka_unit_test(hostile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
