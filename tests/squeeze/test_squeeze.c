// SPDX-License-Identifier: MIT
#include "squeeze/squeeze.h"

#include "template/theme.h"
#include "testing.h"

static void styles(void **state)
{
    (void)state;
    static const char *const CASES[][2] = {
        {"", ""},
        {"a { b: c }", "a { b: c }\n"},
        {"  a {\n\n    b: c; /* why */\n  }\n", "a {\nb: c;\n}\n"},
        {"/* one\n   two */ a {}\n/**/\n", "a {}\n"},
        {"a /* x */ b /* y */ {}", "a  b  {}\n"},
        {"a::before { content: \"/* no */\" }",
         "a::before { content: \"/* no */\" }\n"},
        {"a { content: '\\'/*' } /* yes */", "a { content: '\\'/*' }\n"},
        {"// a\n", "// a\n"},
        {"/* never closed\na {}", ""},
    };
    struct arena a = {0};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(squeeze(&a, S("x/a.css"), str_c(CASES[i][0])), CASES[i][1]);
    arena_free(&a);
}

static void scripts(void **state)
{
    (void)state;
    struct arena a = {0};
    assert_str(
        squeeze(&a, S("a.js"), S("// what\n\n  if (x) // why\n    y('//');\n")),
        "if(x)\ny('//');\n");
    assert_str(squeeze(&a, S("a.svg"), S("  <svg>\n // \n")),
               "  <svg>\n // \n");
    arena_free(&a);
}

/* None of the theme's own is beyond what can be read. */
static void theme(void **state)
{
    (void)state;
    struct arena a = {0};
    for (const struct theme_file *f = THEME; f->name.p; f++)
        if (str_ends(f->name, S(".js")))
            assert_true(squeeze(&a, f->name, f->bytes).n < f->bytes.n * 7 / 10);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(styles),
        cmocka_unit_test(scripts),
        cmocka_unit_test(theme),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
