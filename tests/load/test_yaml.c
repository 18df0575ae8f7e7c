// SPDX-License-Identifier: MIT
#include "config/yaml.h"

#include "base/buf.h"
#include "base/codes/config.h"
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

/* A tree as text: {key@line:col=value@line:col, ...}, [..], null as ~. */
static void show(struct buf *b, const struct yaml *y)
{
    if (y->kind == YAML_NULL || y->kind == YAML_TEXT) {
        buf_put(b, y->kind == YAML_NULL ? S("~") : y->text);
        return;
    }
    buf_putc(b, y->kind == YAML_MAP ? '{' : '[');
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (y->kind == YAML_MAP)
            buf_printf(b, "%.*s@%u:%u=", STR_ARG(e->key), e->key_at.line,
                       e->key_at.col);
        show(b, e);
        buf_printf(b, "@%u:%u+%u%s", e->at.line, e->at.col, e->at.len,
                   e->next ? " " : "");
    }
    buf_putc(b, y->kind == YAML_MAP ? '}' : ']');
}

static struct yaml *read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("t.yaml"), .text = str_c(text)};
    return yaml_read(&a, &d, src, src->text, 1, DIAG_YAML_SYNTAX);
}

static void reads(const char *text, const char *want)
{
    struct buf b = {.a = &a};
    struct yaml *y = read_text(text);
    assert_non_null(y);
    assert_int_equal(d.n, 0);
    show(&b, y);
    assert_str(buf_str(&b), want);
}

static void refuses(const char *text, unsigned line, unsigned col,
                    const char *want)
{
    diag_free(&d);
    assert_null(read_text(text));
    assert_int_equal(d.n, 1);
    assert_str(d.v[0].text, want);
    assert_int_equal(d.v[0].line, line);
    assert_int_equal(d.v[0].col, col);
}

static void trees(void **state)
{
    (void)state;
    reads("", "{}");
    reads("# nothing\n", "{}");
    reads("a: 1\nb: {c: \"x y\", d: }\n",
          "{a@1:1=1@1:4+1 b@2:1={c@2:5=x y@2:8+5 d@2:15=~@2:18+0}@2:4+1}");
    reads("~\n", "{}");
    reads("a: [true, ~, '~']\n",
          "{a@1:1=[true@1:5+4 ~@1:11+1 ~@1:14+3]@1:4+1}");
    reads("a: |\n  x\n  y\n", "{a@1:1=x\ny\n@1:4+1}");
    reads("\xc3\xa9: \xc3\xa9t\xc3\xa9\n",
          "{\xc3\xa9@1:1=\xc3\xa9t\xc3\xa9@1:5+5}");
}

static void front_matter(void **state)
{
    (void)state;
    struct source src = {.name = S("p.md"),
                         .text = S("---\ntitle: x\r\norder: 1\n---\n")};
    struct buf b = {.a = &a};
    show(&b, yaml_read(&a, &d, &src, S("title: x\r\norder: 1\n"), 2,
                       DIAG_YAML_SYNTAX));
    assert_str(buf_str(&b), "{title@2:1=x@2:8+1 order@3:1=1@3:8+1}");
}

static void faults(void **state)
{
    (void)state;
    refuses("a: 1\na: 2\n", 2, 1, "malformed YAML: key 'a' appears twice");
    refuses("a: b: c\n", 1, 5,
            "malformed YAML: mapping values are not allowed in this context");
    refuses("a: &x 1\nb: *x\n", 2, 4,
            "malformed YAML: aliases are not supported; write the value out");
    refuses("- a\n", 1, 1, "malformed YAML: it must be a map of keys");
    refuses("[a]: 1\n", 1, 1, "malformed YAML: a key must be a string");
    refuses("a: 1\n---\nb: 2\n", 2, 1,
            "malformed YAML: a second document starts here");
    refuses("a: \"x\n", 1, 4, "malformed YAML: found unexpected end of stream");
    char deep[101];
    memset(deep, '[', 100);
    deep[100] = '\0';
    refuses(deep, 1, 33, "malformed YAML: nesting is deeper than 32 levels");
}

/* Where a list begins that has no end. */
static void what_is_never_closed(void **state)
{
    (void)state;
    assert_null(read_text("a: 1\nb: [x,\n  y\nc: 2\n"));
    assert_int_equal(d.n, 1);
    assert_non_null(strstr(d.v[0].help.p, "that starts on line 2"));
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, clear, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {CASE(trees), CASE(front_matter),
                                       CASE(faults),
                                       CASE(what_is_never_closed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
