// SPDX-License-Identifier: MIT
#include "load/json/json.h"

#include "base/buf.h"
#include "base/codes/files.h"
#include "testing.h"

static struct arena a;
static struct diags d;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static void show(struct buf *b, const struct json *v)
{
    if (v->kind != JSON_LIST && v->kind != JSON_MAP) {
        buf_printf(b, v->kind == JSON_TEXT ? "'%.*s'" : "%.*s",
                   STR_ARG(v->text));
        return;
    }
    buf_putc(b, v->kind == JSON_MAP ? '{' : '[');
    for (const struct json *e = v->first; e; e = e->next) {
        if (v->kind == JSON_MAP)
            buf_printf(b, "%.*s=", STR_ARG(e->key));
        show(b, e);
        buf_printf(b, "@%u:%u%s", e->at.line, e->at.col, e->next ? " " : "");
    }
    buf_putc(b, v->kind == JSON_MAP ? '}' : ']');
}

static struct json *read_text(str text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("t.json"), .text = text};
    return json_read(&a, &d, src, DIAG_NOTEBOOK);
}

static void reads(const char *text, const char *want)
{
    struct buf b = {.a = &a};
    struct json *v = read_text(str_c(text));
    assert_non_null(v);
    assert_int_equal(d.n, 0);
    show(&b, v);
    assert_str(buf_str(&b), want);
}

static void refuses(const char *text, unsigned line, unsigned col)
{
    diag_free(&d);
    assert_null(read_text(str_c(text)));
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].line, line);
    assert_int_equal(d.v[0].col, col);
}

static void values(void **state)
{
    (void)state;
    reads(" {} ", "{}");
    reads("[]", "[]");
    reads("[1, -2.5e+3, true, false, null, NaN]",
          "[1@1:2 -2.5e+3@1:5 true@1:14 false@1:20 null@1:27 NaN@1:33]");
    reads("{\"a\":\n[{\"b\" :\t\"c\"}]\r\n}", "{a=[{b='c'@2:9}@2:2]@2:1}");
    reads("\r{\r\n\"\": \"\"}", "{=''@3:5}");
}

static void texts(void **state)
{
    (void)state;
    reads("\"a\\\"\\\\\\/\\n\\tb\"", "'a\"\\/\n\tb'");
    reads("\"\\u00e9\\u20AC\"", "'\xc3\xa9\xe2\x82\xac'");
    reads("\"\\ud83d\\ude00\"", "'\xf0\x9f\x98\x80'");
    reads("\"\\ud83d \\ude00\\ud83d\\u0041\"",
          "'\xef\xbf\xbd \xef\xbf\xbd\xef\xbf\xbd"
          "A'");
    reads("\"\\u0000\"", "'\xef\xbf\xbd'");
    reads("\"\xf0\x9f\x98\x80\"", "'\xf0\x9f\x98\x80'");
}

static void faults(void **state)
{
    (void)state;
    refuses("", 1, 1);
    refuses("\n", 1, 1);
    refuses("\r\n[1,\r\n \n", 2, 4);
    refuses("[1,]", 1, 4);
    refuses("[1 2]", 1, 4);
    refuses("[1", 1, 3);
    refuses("{\"a\" 1}", 1, 6);
    refuses("{a: 1}", 1, 2);
    refuses("{\"a\": }", 1, 7);
    refuses("\"a", 1, 1);
    refuses("\"a\\", 1, 1);
    refuses("\"\\x\"", 1, 2);
    refuses("\"\\u12g4\"", 1, 2);
    refuses("\"a\nb\"", 1, 3);
    refuses("\n\n 'a'", 3, 2);
    refuses("{} {}", 1, 4);
    refuses("nul", 1, 1);
    refuses("[--]", 1, 2);
}

static void depth(void **state)
{
    struct buf b = {.a = &a};
    (void)state;
    buf_fill(&b, '[', JSON_DEPTH_MAX);
    buf_fill(&b, ']', JSON_DEPTH_MAX);
    assert_non_null(read_text(buf_end(&b)));
    struct buf deep = {.a = &a};
    buf_fill(&deep, '[', 100000);
    assert_null(read_text(buf_end(&deep)));
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].col, JSON_DEPTH_MAX + 1);
}

static void entries(void **state)
{
    struct json *v = read_text(S("{\"a\": 1, \"b\": \"x\", \"a\": \"y\"}"));
    (void)state;
    assert_str(json_text_of(v, "a"), "y");
    assert_str(json_text_of(v, "b"), "x");
    assert_null(json_get(v, S("c")));
    assert_null(json_get(json_get(v, S("b")), S("c")));
    assert_null(json_text_of(NULL, "a").p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(values, clear),
        cmocka_unit_test_teardown(texts, clear),
        cmocka_unit_test_teardown(faults, clear),
        cmocka_unit_test_teardown(depth, clear),
        cmocka_unit_test_teardown(entries, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
