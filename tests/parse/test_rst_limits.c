// SPDX-License-Identifier: MIT
// Hostile pages end, in time and with a diagnostic where they should; places
// stay true in what is nested.
#include "load/site.h"
#include "testing.h"

#include "base/buf.h"
#include "base/codes/rst.h"
#include "parse/parse.h"

static struct arena a;
static struct diags d;
static struct site site;

static int set_up(void **state)
{
    (void)state;
    site_bare(&site, S("/nonexistent"));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    site_free(&site);
    return 0;
}

static struct document *parse(str text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("page.rst"), .text = text};
    return parse_rst(&a, &d, &site, S("content"), src);
}

static str repeat(const char *unit, size_t n)
{
    struct buf b = {.a = &a};
    for (size_t i = 0; i < n; i++)
        buf_put(&b, str_c(unit));
    return buf_str(&b);
}

static void depth(void **state)
{
    (void)state;
    parse(repeat("- ", 4000));
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_RST_DEPTH);
    assert_int_equal(d.v[0].col, 2 * (PARSE_DEPTH_MAX + 1) + 1);
}

static void many_sections(void **state)
{
    (void)state;
    struct document *doc = parse(repeat("T\n=\n\n", 20000));
    assert_int_equal(d.n, 0);
    assert_int_equal(doc->ids.n, 20000);
}

static void open_markup(void **state)
{
    (void)state;
    parse(repeat("*a **b `c ``d |e _`f [g http:\n", 20000));
    assert_int_equal(d.errors, 0);
    assert_true(d.warnings > 20000);
}

static void long_table(void **state)
{
    (void)state;
    struct buf b = {.a = &a};
    buf_puts(&b, "+---+---+\n");
    for (size_t i = 0; i < 10000; i++)
        buf_puts(&b, "| a | b |\n|   +---+\n");
    buf_puts(&b, "| a | b |\n+---+---+\n");
    struct document *doc = parse(buf_str(&b));
    assert_int_equal(doc->root->first->type, NODE_TABLE);
    assert_int_equal(d.n, 0);
}

static void one_long_line(void **state)
{
    (void)state;
    parse(repeat("*", 10001));
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_RST_LINE_LENGTH);
}

static const struct node *find(const struct document *doc, enum node_type type)
{
    const struct node *n = doc->root;
    while (n && n->type != type)
        n = node_next(n, doc->root);
    assert_non_null(n);
    return n;
}

static void places(void **state)
{
    (void)state;
    struct document *doc = parse(S("- a\n"
                                   "  b *c*\n"
                                   "\n"
                                   "  +-----------+\n"
                                   "  | x **y**   |\n"
                                   "  +-----------+\n"
                                   "\n"
                                   "  .. note::\n"
                                   "\n"
                                   "     ``z``\n"));
    static const struct {
        enum node_type type;
        uint32_t line, col, len;
    } CASES[] = {
        {NODE_EMPHASIS, 2, 5, 3},
        {NODE_STRONG, 5, 7, 5},
        {NODE_LITERAL, 10, 6, 5},
        {NODE_NOTE, 8, 6, 4},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct pos at = find(doc, CASES[i].type)->pos;
        assert_int_equal(at.line, CASES[i].line);
        assert_int_equal(at.col, CASES[i].col);
        assert_int_equal(at.len, CASES[i].len);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(depth, set_up, tear_down),
        cmocka_unit_test_setup_teardown(many_sections, set_up, tear_down),
        cmocka_unit_test_setup_teardown(open_markup, set_up, tear_down),
        cmocka_unit_test_setup_teardown(long_table, set_up, tear_down),
        cmocka_unit_test_setup_teardown(one_long_line, set_up, tear_down),
        cmocka_unit_test_setup_teardown(places, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
