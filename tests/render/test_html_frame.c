// SPDX-License-Identifier: MIT
// Tables printed straight from a frame's columns.
#include "testing.h"

#include "render/html.h"
#include "table/frame_table.h"

static struct arena arena, scratch;
static struct diags diags;

static int setup(void **state)
{
    (void)state;
    diags = (struct diags){0};
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_free(&arena);
    arena_free(&scratch);
    diag_free(&diags);
    return 0;
}

static const struct origin LITERAL = {.kind = ORIGIN_LITERAL};
static const struct column *COLUMNS[] = {
    &(struct column){.name = S_INIT("Model"),
                     .type = COLUMN_STR,
                     .n = 2,
                     .origin = &LITERAL,
                     .s = (const str[]){S_INIT("a<b"), {0}}},
    &(struct column){.name = S_INIT("Nodes"),
                     .type = COLUMN_INT,
                     .n = 2,
                     .origin = &LITERAL,
                     .i = (const int64_t[]){16, -1}},
    &(struct column){.name = S_INIT("Seq/s"),
                     .type = COLUMN_FLOAT,
                     .n = 2,
                     .origin = &LITERAL,
                     .f = (const double[]){9.29, __builtin_nan("")}},
    &(struct column){.name = S_INIT("Ok"),
                     .type = COLUMN_BOOL,
                     .n = 2,
                     .origin = &LITERAL,
                     .b = (const bool[]){true, false}},
    &(struct column){
        .name = S_INIT("Mixed"),
        .type = COLUMN_OBJECT,
        .n = 2,
        .origin = &LITERAL,
        .o = (const struct value[]){{.type = VALUE_STR, .s = S_INIT("x")},
                                    {.type = VALUE_FLOAT, .f = 10}}},
};
static const struct frame FRAME = {.n = 2, .columns = COLUMNS, .n_columns = 5};
static const bool NUMERIC[] = {false, true, true, false, false};

static str html(const struct frame_table *table, bool caption)
{
    struct pos none = {0};
    struct document *doc = document_new(&arena, &diags, S("page.rst"));
    struct node *n = node_new(&arena, NODE_TABLE, none);
    struct html_options options = {0};
    struct buf out = {.a = &arena};
    n->data = (void *)table;
    node_append(doc->root, n);
    if (caption) {
        struct node *title = node_new(&arena, NODE_TITLE, none);
        node_append(title, node_text(&arena, S("The caption"), none));
        node_append(n, title);
    }
    html_render(doc, &options, &scratch, &out);
    return buf_str(&out);
}

static void every_type(void **state)
{
    (void)state;
    struct frame_table t = {
        .frame = &FRAME, .header_rows = 1, .numeric = NUMERIC};
    assert_str(
        html(&t, true),
        "<div class=\"table-scroll\"><table id=\"the-caption\" "
        "class=\"df-table stick num-2 num-3 gap-4\">\n<caption>The caption<a "
        "class=\"headerlink\" tabindex=\"-1\" aria-hidden=\"true\" "
        "href=\"#the-caption\"></a></caption>\n<thead>\n<tr><th "
        "scope=\"col\">Model</th><th scope=\"col\">Nodes</th><th "
        "scope=\"col\">Seq/s</th><th scope=\"col\">Ok</th><th "
        "scope=\"col\">Mixed</th></tr>\n</thead>\n<tbody>\n<tr><th "
        "scope=\"row\">a&lt;b</th><td>16</td><td>9.29</td><td>True</td>"
        "<td>x</td></tr>\n<tr><td></td><td>-1</td><td></td><td>False</td>"
        "<td>10.0</td></tr>\n</tbody>\n</table></div>\n");
}

static size_t count(str s, str what)
{
    size_t n = 0;
    for (size_t at = 0; (at = str_find(s, what, at)) != STR_NPOS; at++)
        n++;
    return n;
}

/* The table states the classes of the first 24 columns. */
static void many_columns(void **state)
{
    enum { MANY = 27 };
    (void)state;
    static const double one[] = {1.5};
    static const str x[] = {S_INIT("x")};
    const struct column *columns[MANY];
    bool numeric[MANY];
    for (size_t i = 0; i < MANY; i++) {
        struct column *c = NEW(&arena, struct column);
        *c = *FRAME.columns[0];
        c->n = 1;
        numeric[i] = i % 2;
        c->type = numeric[i] ? COLUMN_FLOAT : COLUMN_STR;
        if (numeric[i])
            c->f = one;
        else
            c->s = x;
        columns[i] = c;
    }
    struct frame frame = {.columns = columns, .n_columns = MANY, .n = 1};
    struct frame_table t = {
        .frame = &frame, .header_rows = 1, .numeric = numeric};
    str got = html(&t, false);
    assert_true(str_find(got, S(" num-2 gap-3 num-4 gap-5 "), 0) != STR_NPOS);
    assert_true(str_find(got, S(" num-22 gap-23 num-24\""), 0) != STR_NPOS);
    assert_int_equal(count(got, S("<td class=\"num\">1.5</td>")), 1);
    assert_int_equal(count(got, S("<th class=\"num\"")), 1);
    assert_int_equal(count(got, S("<td class=\"gap\">x</td>")), 2);
    assert_int_equal(count(got, S("<td>1.5</td>")), 12);
}

static void no_header_rows(void **state)
{
    (void)state;
    struct frame_table t = {.frame = &FRAME, .stub_columns = 1};
    str got = html(&t, false);
    assert_true(str_find(got, S("<thead>"), 0) == STR_NPOS);
    assert_true(
        str_find(got,
                 S("<table id=\"table\" class=\"df-table stick\" "
                   "aria-label=\"Table\">\n<tbody>\n<tr><th "
                   "class=\"stub\" scope=\"row\">Model</th><td>Nodes</td>"),
                 0) != STR_NPOS);
}

static void more_header_rows_than_rows(void **state)
{
    (void)state;
    struct frame_table t = {.frame = &FRAME, .header_rows = 9};
    str got = html(&t, false);
    assert_true(str_find(got, S("<tbody>"), 0) == STR_NPOS);
    assert_true(str_find(got, S("<th scope=\"col\">True</th>"), 0) != STR_NPOS);
}

static void given_widths(void **state)
{
    (void)state;
    static const unsigned widths[] = {2, 1, 1, 1, 0};
    struct frame_table t = {
        .frame = &FRAME, .header_rows = 1, .widths = widths};
    str got = html(&t, false);
    assert_true(
        str_find(
            got,
            S("class=\"df-table stick colwidths-given\" "
              "aria-label=\"Table\">\n<colgroup><col "
              "class=\"w-40\"><col class=\"w-20\"><col class=\"w-20\"><col "
              "class=\"w-20\"><col class=\"w-1\"></colgroup>"),
            0) != STR_NPOS);
}

static void cells_with_markup(void **state)
{
    (void)state;
    struct pos none = {0};
    struct node *cells[15] = {0}, *p = node_new(&arena, NODE_PARAGRAPH, none),
                *strong = node_new(&arena, NODE_STRONG, none);
    cells[5] = node_new(&arena, NODE_ENTRY, none);
    node_append(strong, node_text(&arena, S("bold"), none));
    node_append(p, strong);
    node_append(cells[5], p);
    struct frame_table t = {.frame = &FRAME, .header_rows = 1, .cells = cells};
    str got = html(&t, false);
    assert_true(
        str_find(
            got,
            S("<tr><th scope=\"row\"><strong>bold</strong></th><td>16</td>"),
            0) != STR_NPOS);
}

static void empty_frame(void **state)
{
    (void)state;
    static const struct frame none = {0};
    struct frame_table t = {.frame = &none, .header_rows = 1};
    assert_str(
        html(&t, false),
        "<div class=\"table-scroll\"><table id=\"table\" class=\""
        "df-table\" "
        "aria-label=\"Table\">\n<thead>\n<tr></tr>\n</thead>\n<tbody>\n<tr "
        "class=\"empty\">"
        "<td>no rows</td></tr>\n</tbody>\n</table></div>\n");
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(every_type),
        CASE(many_columns),
        CASE(no_header_rows),
        CASE(given_widths),
        CASE(more_header_rows_than_rows),
        CASE(empty_frame),
        CASE(cells_with_markup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
