// SPDX-License-Identifier: MIT
// directive_table: table and list-table, which contain a table or a list.
// csv-table is in directive_csv.c.
#include "parse/directive/directive_table.h"

#include "base/codes/directive.h"
#include "parse/cell.h"
#include "parse/directive/directive_family.h"

static const struct option_spec TABLE[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("align"), OPTION_CHOICE, TABLE_ALIGNS},
    {S_INIT("explain"), OPTION_CHOICE, "on off"},
    {S_INIT("tools"), OPTION_CHOICE, "on off"},
    {S_INIT("width"), OPTION_LENGTH_PERCENT, NULL},
    {S_INIT("widths"), OPTION_WIDTHS, "auto grid"},
    {{0}, 0, NULL},
};

static const struct option_spec LIST_TABLE[] = {
    {S_INIT("header-rows"), OPTION_NAT, NULL},
    {S_INIT("stub-columns"), OPTION_NAT, NULL},
    {S_INIT("width"), OPTION_LENGTH_PERCENT, NULL},
    {S_INIT("widths"), OPTION_WIDTHS, "auto"},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("align"), OPTION_CHOICE, TABLE_ALIGNS},
    {S_INIT("explain"), OPTION_CHOICE, "on off"},
    {S_INIT("tools"), OPTION_CHOICE, "on off"},
    {{0}, 0, NULL},
};

const unsigned *directive_table_widths(struct directive_call *c, size_t *n)
{
    str widths = directive_text(c, S("widths")), rest = widths, word;
    size_t count = 0;
    *n = 0;
    if (!widths.n || !char_is_digit(widths.p[0]))
        return NULL;
    unsigned *v = NEW_N(c->p->a, unsigned, widths.n / 2 + 1);
    for (long width; str_word(&rest, &word);)
        if (str_to_long(word, &width))
            v[count++] = (unsigned)width;
    *n = count;
    return v;
}

bool directive_table_check_widths(struct directive_call *c, struct node *parent,
                                  size_t columns)
{
    const struct directive_option *o = directive_option(c, S("widths"));
    struct arena *a = c->p->a;
    size_t n;
    if (!directive_table_widths(c, &n) || n == columns)
        return true;
    return directive_refuse_option(
        c, parent, o,
        str_fmt(a, "%zu width%s for %zu column%s", n, STR_S(n), columns,
                STR_S(columns)),
        S("write one width for each column, or auto"));
}

struct table_option directive_table_option(struct directive_call *c, str name)
{
    const struct directive_option *o = directive_option(c, name);
    return o ? (struct table_option){o->value, o->at}
             : (struct table_option){0};
}

struct table_options directive_table_options(struct directive_call *c)
{
    return (struct table_options){
        .explain = directive_text(c, S("explain")),
        .fold = directive_table_option(c, S("fold")),
        .best = directive_table_option(c, S("best")),
        .within = directive_table_option(c, S("within")),
        .bars = directive_table_option(c, S("bars")),
        .dots = directive_table_option(c, S("dots")),
        .heat = directive_table_option(c, S("heat")),
        .spark = directive_table_option(c, S("spark")),
        .empty = directive_text(c, S("empty")),
        .markup = directive_text(c, S("markup")),
    };
}

static str number(struct arena *a, size_t n)
{
    return str_fmt(a, "%zu", n);
}

/* Sets docutils' class for automatic or given column widths. */
static void set_widths_class(struct directive_call *c, struct node *table)
{
    str widths = directive_text(c, S("widths"));
    if (str_eq(widths, S("auto")))
        node_add(c->p->a, table, "classes", S("colwidths-auto"));
    else if (widths.n)
        node_add(c->p->a, table, "classes", S("colwidths-given"));
}

struct node *directive_table_begin(struct directive_call *c, struct node *table,
                                   size_t columns)
{
    struct arena *a = c->p->a;
    size_t given;
    const unsigned *widths = directive_table_widths(c, &given);
    size_t stubs = (size_t)directive_number(c, S("stub-columns"), 0);
    struct node *group = node_new(a, NODE_TGROUP, c->at);
    str even = columns ? number(a, 100 / columns) : S("0");
    set_widths_class(c, table);
    if (!stubs && !directive_option(c, S("header-rows")))
        node_set(a, table, "_headless", S("1"));
    node_set(a, group, "cols", number(a, columns));
    node_append(table, group);
    for (size_t i = 0; i < columns; i++) {
        struct node *spec = node_new(a, NODE_COLSPEC, c->at);
        if (i < stubs)
            node_set(a, spec, "stub", S("1"));
        node_set(a, spec, "colwidth", widths ? number(a, widths[i]) : even);
        node_append(group, spec);
    }
    return group;
}

void directive_table_finish(struct directive_call *c, struct node *table)
{
    struct arena *a = c->p->a;
    str align = directive_text(c, S("align"));
    str width = directive_text(c, S("width"));
    str tools = directive_text(c, S("tools"));
    str explain = directive_text(c, S("explain"));
    directive_add_classes(c, table, S("class"));
    if (align.n)
        node_set(a, table, "align", align);
    if (width.n)
        node_set(a, table, "width", width);
    if (tools.n)
        node_set(a, table, "_tools", tools);
    if (explain.n)
        node_set(a, table, "_explain", explain);
    directive_add_name(c, table);
}

void directive_table_fail(struct directive_call *c, struct node *parent)
{
    struct node *n = node_new(c->p->a, NODE_CONTAINER, c->at);
    if (!directive_flag(c, S("name")))
        return;
    node_set(c->p->a, n, "_failed", S("1"));
    node_append(parent, n);
    directive_add_name(c, n);
}

void directive_table_add_title(struct directive_call *c, struct node *table)
{
    if (!c->argument.n)
        return;
    struct node *title = node_new(c->p->a, NODE_TITLE, c->argument_at);
    node_prepend(table, title);
    directive_parse_argument(c, title);
}

/* Checks that `n` header rows or stub columns leave at least one of the `total`
   rows or columns for the body. Otherwise reports the option and returns false.
   `noun` is "header row" or "stub column". */
static bool leaves_body(struct directive_call *c, struct node *parent,
                        str option, size_t n, size_t total, const char *noun)
{
    struct arena *a = c->p->a;
    const struct directive_option *o = directive_option(c, option);
    if (!o || total > n || n == 0)
        return true;
    return directive_refuse_option(
        c, parent, o,
        str_fmt(a, "%zu %s%s leave%s no body: the table has only %zu %s%s", n,
                noun, STR_S(n), n == 1 ? "s" : "", total,
                noun + str_find_char(str_c(noun), ' ', 0) + 1, STR_S(total)),
        total > 1 ? str_fmt(a, "expected at most %zu", total - 1)
                  : S("remove the option"));
}

bool directive_table_check_size(struct directive_call *c, struct node *parent,
                                size_t rows, size_t narrow)
{
    size_t heads = (size_t)directive_number(c, S("header-rows"), 0);
    size_t stubs = (size_t)directive_number(c, S("stub-columns"), 0);
    return leaves_body(c, parent, S("header-rows"), heads, rows,
                       "header row") &&
           (!rows || leaves_body(c, parent, S("stub-columns"), stubs, narrow,
                                 "stub column"));
}

/* ---- table: a caption and options for the one table in the body ---- */
static void set_colwidths(struct directive_call *c, struct node *group)
{
    size_t n, i = 0;
    const unsigned *widths = directive_table_widths(c, &n);
    for (struct node *s = group->first; widths && s && i < n; s = s->next)
        if (s->type == NODE_COLSPEC)
            node_set(c->p->a, s, "colwidth", number(c->p->a, widths[i++]));
}

static size_t count_columns(const struct node *group)
{
    size_t n = 0;
    for (const struct node *s = group->first; s; s = s->next)
        n += s->type == NODE_COLSPEC;
    return n;
}

static void table(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    if (!c->content.n) {
        directive_fault(c, DIAG_DIRECTIVE_CONTENT, c->at,
                        S("the content is missing"));
        diag_help(c->p->d, "write the table inside the directive; in "
                           "reStructuredText, indent it below the directive");
        directive_message(c, parent, MESSAGE_WARNING);
        return;
    }
    struct node *box = node_new(a, NODE_CONTAINER, c->at);
    directive_parse_content(c, box);
    struct node *t = box->first;
    if (!t || t->next || t->type != NODE_TABLE) {
        directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
                         S("the content is not exactly one table"),
                         S("write one table below, and the caption on the same "
                           "line as the directive's name"));
        return;
    }
    struct node *group = node_child(t, NODE_TGROUP);
    if (group && !directive_table_check_widths(c, parent, count_columns(group)))
        return;
    node_remove(t);
    node_append(parent, t);
    if (group)
        set_colwidths(c, group);
    directive_table_finish(c, t);
    set_widths_class(c, t);
    directive_table_add_title(c, t);
}

/* ---- list-table: items are rows; the items of their lists are cells ---- */
static size_t count(const struct node *n)
{
    size_t k = 0;
    for (const struct node *child = n->first; child; child = child->next)
        k++;
    return k;
}

static bool bad_list(struct directive_call *c, struct node *parent,
                     struct pos at, str text)
{
    return directive_refuse(
        c, parent, DIAG_DIRECTIVE_CONTENT, at, text,
        S("write one list: each row is an item, and contains a list of its "
          "cells, as in '* - first cell'"));
}

static bool is_only(const struct node *box, enum node_type type)
{
    return box->first && box->first == box->last && box->first->type == type;
}

/* Sets *rows and *columns if the body is a list of lists of the same length;
   otherwise reports the fault and returns false. */
static bool check_list(struct directive_call *c, struct node *parent,
                       const struct node *box, size_t *rows, size_t *columns)
{
    struct arena *a = c->p->a;
    if (!is_only(box, NODE_BULLET_LIST))
        return bad_list(c, parent, c->at,
                        S("the content is not exactly one bullet list"));
    *rows = 0;
    node_each (item, box->first) {
        ++*rows;
        if (!is_only(item, NODE_BULLET_LIST))
            return bad_list(c, parent, item->pos,
                            str_fmt(a, "row %zu is not a bullet list", *rows));
        size_t n = count(item->first);
        if (*rows > 1 && n != *columns)
            return directive_refuse(
                c, parent, DIAG_DIRECTIVE_CONTENT, item->pos,
                str_fmt(a, "row %zu has %zu cell%s, but row 1 has %zu", *rows,
                        n, STR_S(n), *columns),
                S("write the same number of cells in each row; '-' alone is an "
                  "empty cell"));
        *columns = n;
    }
    return true;
}

/* Returns the text from the position `at` to the end of the line, or STR_NONE
   if the position is not in `all`. */
static str text_at(const struct lines *all, struct pos at)
{
    size_t k = all->n && at.line >= all->v->line ? at.line - all->v->line : 0;
    const struct line *l = k < all->n ? &all->v[k] : NULL;
    bool there =
        l && l->src == at.src && l->line == at.line && l->col <= at.col;
    return there ? str_trim(str_from(l->text, at.col - l->col)) : STR_NONE;
}

/* Reports a cell that is a number if markup changed it. In other cells, markup
   is assumed to be intended. */
static void check_cell(struct directive_call *c, struct cell_reports *reports,
                       struct node *entry)
{
    struct pos at = entry->first ? entry->first->pos : (struct pos){0};
    str text = text_at(&c->content, at);
    at.len = (uint32_t)text.n;
    if (text.n && cell_is_figure(text))
        cell_check(c->p, reports, entry, CELL_TYPED, text, at);
}

static void add_list_row(struct directive_call *c, struct cell_reports *reports,
                         struct node *part, struct node *item)
{
    struct arena *a = c->p->a;
    struct node *row = node_new(a, NODE_ROW, item->pos);
    node_append(part, row);
    node_each (cell, item->first) {
        struct node *entry = node_new(a, NODE_ENTRY, cell->pos);
        node_move_children(cell, entry);
        node_append(row, entry);
        check_cell(c, reports, entry);
    }
}

static void list_table(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    size_t rows = 0, columns = 0;
    size_t heads = (size_t)directive_number(c, S("header-rows"), 0);
    if (!c->content.n) {
        directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
                         S("the content is missing"),
                         S("write a bullet list of rows below, each with a "
                           "bullet list of cells"));
        return;
    }
    struct node *box = node_new(a, NODE_CONTAINER, c->at);
    directive_parse_content(c, box);
    if (!check_list(c, parent, box, &rows, &columns) ||
        !directive_table_check_widths(c, parent, columns) ||
        !directive_table_check_size(c, parent, rows, columns))
        return;
    struct node *t = node_new(a, NODE_TABLE, c->at);
    struct node *group = directive_table_begin(c, t, columns);
    struct node *part = NULL;
    struct cell_reports reports = {0};
    size_t at = 0;
    node_each (item, box->first) {
        if (at == heads || !part) {
            part = node_new(a, at < heads ? NODE_THEAD : NODE_TBODY, item->pos);
            node_append(group, part);
        }
        add_list_row(c, &reports, part, item);
        at++;
    }
    cell_check_end(c->p, &reports);
    node_append(parent, t);
    directive_table_finish(c, t);
    directive_table_add_title(c, t);
}

const struct directive directive_table[] = {
    {S_INIT("table"), 0, 1, true, true, TABLE, table, 0},
    {S_INIT("list-table"), 0, 1, true, true, LIST_TABLE, list_table, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
