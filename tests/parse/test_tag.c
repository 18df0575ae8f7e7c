// SPDX-License-Identifier: MIT
#include "parse/tag.h"

#include "testing.h"

/* Checks the tags: "name", "/name" or "!" for tags without a name, each
   followed by '*' if its '>' is missing, separated by spaces. */
static void tags(void **state)
{
    (void)state;
    static const char *const CASES[][2] = {
        {"", ""},
        {"a < b > c", ""},
        {"<", ""},
        {"<p>a</p>", "p /p"},
        {"<P\nclass='>'>a</P >", "P /P"},
        {"<img src=\"a>b\"/><br />", "img br"},
        {"<!-- <p> --><!DOCTYPE html><?x?>", "! ! !"},
        {"<!-- <p>", "!"},
        {"<x-y:z_1.2 a>", "x-y:z_1.2"},
        {"<p", "p*"},
        {"<p title=\"a>", "p*"},
        {"<p title='a\">'>", "p"},
        {"<1><\xc3\xa4><b>", "b"},
        {"</>", "!"},
    };
    struct arena a = {0};
    for (size_t k = 0; k < sizeof CASES / sizeof *CASES; k++) {
        str html = str_c(CASES[k][0]), got = S("");
        for (size_t i = tag_next(html, 0); i < html.n; i = tag_next(html, i)) {
            struct tag t;
            i = tag_read(html, i, &t);
            got = str_fmt(&a, "%.*s%s%s%.*s%s", STR_ARG(got), got.n ? " " : "",
                          !t.name.n  ? "!"
                          : t.is_end ? "/"
                                     : "",
                          STR_ARG(t.name), t.name.n && !t.is_whole ? "*" : "");
        }
        assert_str(got, CASES[k][1]);
    }
    arena_free(&a);
}

static void values(void **state)
{
    (void)state;
    static const struct {
        const char *html, *value; /* of its attribute "src"; NULL: none */
    } CASES[] = {
        {"<img>", NULL},
        {"<img src>", ""},
        {"<img src alt=\"x\">", ""},
        {"<img alt='src=\"y\"' src=x>", "x"},
        {"<img SRC = \"a b\">", "a b"},
        {"<img\n\tSrc\n=\n'a\"b'\n>", "a\"b"},
        {"<img src=a/b.png>", "a/b.png"},
        {"<img src=\"a\" src=\"b\">", "a"},
        {"<img data-src=\"a\">", NULL},
        {"<img src=\"a&amp;b&#x2F;&#47;&nope;\">", "a&b//&nope;"},
        {"<img src=\"  a  b \">", "  a  b "},
        {"<img \"src\" src=\"\xd7\xa9\">", "\xd7\xa9"},
        {"<img src=\"a", "a"},
    };
    struct arena a = {0};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct tag t;
        str html = str_c(CASES[i].html);
        tag_read(html, 0, &t);
        str got = tag_value(&a, &t, S("src"));
        assert_int_equal(got.p != NULL, CASES[i].value != NULL);
        if (CASES[i].value)
            assert_str(got, CASES[i].value);
    }
    arena_free(&a);
}

static void skipping(void **state)
{
    (void)state;
    str html = S("<script>'</scrip>' </SCRIPT >b");
    assert_int_equal(tag_skip(html, 8, S("script")), html.n - 1);
    assert_int_equal(tag_skip(html, 8, S("style")), html.n);
}

static void texts(void **state)
{
    (void)state;
    struct arena a = {0};
    str text = S(" a\n\t b&lt;&#1234567;&hellip; ");
    assert_str(tag_text(&a, text, false, true), "a b<\ufffd\u2026 ");
    assert_str(tag_text(&a, text, false, false), " a b<\ufffd\u2026 ");
    assert_str(tag_text(&a, text, true, true), " a\n\t b<\ufffd\u2026 ");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tags),
        cmocka_unit_test(values),
        cmocka_unit_test(skipping),
        cmocka_unit_test(texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
