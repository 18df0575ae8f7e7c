// SPDX-License-Identifier: MIT
// Headers as perfpress.yaml gives them, through config_read.
#include "config/header_rules.h"

#include "base/codes/config.h"
#include "config/config.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct config c;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static bool read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("perfpress.yaml"), .text = str_c(text)};
    diag_free(&d);
    return config_read(&a, &d, src, &c);
}

static void shapes(void **state)
{
    (void)state;
    assert_true(read_text("title: none\n") && !c.headers.on);
    assert_true(read_text("headers:\n") && !c.headers.on);
    assert_true(read_text("headers: false\n") && !c.headers.on);
    assert_true(read_text("headers: true\n") && c.headers.on);
    assert_true(read_text("headers: {}\n") && c.headers.on);
    assert_true(read_text("private: true\n") && c.headers.on && c.private);
    assert_true(read_text("private: true\nheaders: false\n") && c.headers.on);
    assert_int_equal(c.headers.at.line, 1);
    assert_true(read_text("private: false\n") && !c.headers.on);
    assert_true(
        read_text("headers:\n"
                  "  \"/*\":\n"
                  "    X-Frame-Options: DENY\n"
                  "    Referrer-Policy:\n"
                  "  /data/*: {Access-Control-Allow-Origin: \" * \"}\n"));
    assert_int_equal(c.headers.n, 2);
    assert_str(c.headers.v[0].path, "/*");
    assert_int_equal(c.headers.v[0].headers.n, 2);
    assert_str(c.headers.v[0].headers.v[0].value, "DENY");
    assert_null(c.headers.v[0].headers.v[1].value.p);
    assert_str(c.headers.v[1].headers.v[0].value, "*");
}

static void replaces(void **state)
{
    (void)state;
    struct header_rule rule = {.path = S("/*")};
    header_rules_set(&a, &rule, (struct header){S("Referrer-Policy"), S("x")});
    header_rules_set(&a, &rule, (struct header){S("referrer-policy"), S("y")});
    header_rules_set(&a, &rule, (struct header){S("X"), S("z")});
    assert_int_equal(rule.headers.n, 2);
    assert_str(rule.headers.v[0].value, "y");
}

static void refuses(const char *text, unsigned line, unsigned col,
                    const char *want)
{
    assert_false(read_text(text));
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_CONFIG_VALUE);
    assert_int_equal(d.v[0].line, line);
    assert_int_equal(d.v[0].col, col);
    if (!strstr(str_dupz(&a, d.v[0].text), want))
        fail_msg("%.*s, not %s", STR_ARG(d.v[0].text), want);
}

static void faults(void **state)
{
    (void)state;
    refuses("headers: strict\n", 1, 10, "true, false or a map of paths");
    refuses("headers: [a]\n", 1, 10, "true, false or a map of paths");
    refuses("headers: {data/*: {A: b}}\n", 1, 11, "begins with '/'");
    refuses("headers: {\"/a b\": {A: b}}\n", 1, 11, "begins with '/'");
    refuses("headers: {\"/a\\n/b\": {A: b}}\n", 1, 11, "begins with '/'");
    refuses("headers: {\"/*\": x}\n", 1, 17, "a map of headers");
    refuses("headers:\n  /*:\n    A: [b]\n", 3, 8, "one line of ASCII");
    refuses("headers:\n  /*:\n    A: \"b\\r\\nC: d\"\n", 3, 8,
            "one line of ASCII");
    refuses("headers:\n  /*:\n    A: \" \"\n", 3, 8, "one line of ASCII");
    refuses("headers:\n  /*:\n    \"A B\": c\n", 3, 5,
            "valid name of an HTTP header");
    refuses("headers:\n  /*:\n    \"A:\": c\n", 3, 5,
            "valid name of an HTTP header");
    refuses("headers:\n  /*:\n    A: c\n    a: d\n", 4, 5,
            "this header is set twice");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(shapes, clear),
        cmocka_unit_test_teardown(replaces, clear),
        cmocka_unit_test_teardown(faults, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
