// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "parse/md/md_attributes.h"

static void assert_attributes(const char *text, size_t n, const char *wanted)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct md_attribute_list list = {0};
    assert_int_equal(md_attributes(str_c(text), &a, &list), n);
    assert_int_equal(md_attributes(str_c(text), NULL, NULL), n);
    for (size_t i = 0; i < list.n; i++)
        buf_printf(&b, "%.*s=%.*s;", STR_ARG(list.v[i].key),
                   STR_ARG(list.v[i].value));
    assert_str(buf_str(&b), wanted);
    arena_free(&a);
}

static void grammar(void **state)
{
    (void)state;
    assert_attributes("{.a #b c=d} x", 11, "class=a;id=b;c=d;");
    assert_attributes("{}", 2, "");
    assert_attributes("{ .a\t.b-c_d:e }", 15, "class=a;class=b-c_d:e;");
    assert_attributes("{a=\"b \\\" c\" %note% .d}", 22, "a=b \" c;class=d;");
    assert_attributes("{.ä #ü}", 9, "class=ä;id=ü;");
    assert_attributes("{% only a note %}", 17, "");
}

static void faults(void **state)
{
    (void)state;
    static const char *const NONE[] = {
        "",     "{",      "x{.a}",   "{.a",    "{a}",  "{.}",   "{#}",
        "{a=}", "{.a.b}", "{a=\"b}", "{.a !}", "{%x}", "{{a}}", "{.a,.b}"};
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        assert_attributes(NONE[i], 0, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grammar),
        cmocka_unit_test(faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
