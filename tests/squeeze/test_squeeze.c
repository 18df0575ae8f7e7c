// SPDX-License-Identifier: MIT
#include "squeeze/squeeze.h"

#include "template/theme.h"
#include "testing.h"

static void styles(void **state)
{
    (void)state;
    static const char *const CASES[][2] = {
        {"", ""},
        {"a { b: c }", "a{b:c}\n"},
        {"  a {\n\n    b: c; /* why */\n  }\n", "a{b:c}\n"},
        {"a { b: c;\n d: e f;; }\n\nb{}", "a{b:c;d:e f;}b{}\n"},
        {"/* one\n   two */ a {}\n/**/\n", "a{}\n"},
        {"a { b: c !important }", "a{b:c!important}\n"},
        {"a /* x */ b /* y */ {}", "a b{}\n"},
        {"a :is(b, c) > d + e ~ f {}", "a :is(b,c)>d + e ~ f{}\n"},
        {"@media (width >= 40rem) and (hover: none) {\n  a { b: c }\n}\n",
         "@media (width>=40rem) and (hover:none){a{b:c}}\n"},
        {"a { b: calc(-0.5px * 0.25 + 10.5rem) 0 .0; c: x0.5 #0.5 0.x }",
         "a{b:calc(-.5px * .25 + 10.5rem) 0 .0;c:x0.5 #0.5 0.x}\n"},
        {"a::before { content: \"/* no  */; 0.5\" }",
         "a::before{content:\"/* no  */; 0.5\"}\n"},
        {"a { content: '\\'/*' } /* yes */", "a{content:'\\'/*'}\n"},
        {"a { content: '\\", "a{content:'\\\n"},
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
