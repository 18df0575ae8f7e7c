// SPDX-License-Identifier: MIT
// value_live: compiles the program of a cell, and adds the format of the value
// to it.
#include "table/prose/value_live.h"

#include "df/runtime/exact.h"
#include "frame/figure.h"
#include "frame/thousands.h"
#include "program/format_text.h"
#include "table/what_if_json.h"

/* A figure while its program is made. */
struct value_live {
    struct price_lists *lists;
    struct what_if_column column;
    size_t at, n;    /* its cell is the cell `at` of the n compiled ones */
    unsigned digits; /* its column is shown with so many; or 0 */
    str separator;   /* of the groups of its digits; or empty */
};

/* Returns the text that a program computes with the published prices. */
static str published(struct arena *a, const struct value_live *v)
{
    const struct what_if_cell *c = &v->column.cells[v->at];
    const struct price_list *l = &v->lists->lists.v[v->column.list];
    double *prices = NEW_N(a, double, c->n_prices + 1);
    for (size_t i = 0; i < c->n_prices; i++)
        prices[i] = l->bases.v[0].prices[l->rows.v[c->prices[i]]];
    struct value x =
        program_run(a, &v->column.programs[c->program], c->inputs, prices);
    return x.type == VALUE_STR ? x.s : STR_NONE;
}

/* Makes the program of one cell print its number by a format with one field.
   Returns false if no program can. */
static bool add_format(struct arena *a, struct value_live *v, str format)
{
    size_t from = str_find_char(format, '{', 0),
           to = str_find_char(format, '}', from == STR_NPOS ? 0 : from);
    if (from == STR_NPOS || to == STR_NPOS)
        return false;
    str head = str_slice(format, 0, from), tail = str_from(format, to + 1),
        field = str_slice(format, from + 1, to);
    if (str_starts(field, S("0")))
        field = str_from(field, 1);
    if ((field.n && field.p[0] != ':') ||
        str_find_char(tail, '{', 0) != STR_NPOS ||
        str_find_char(tail, '}', 0) != STR_NPOS ||
        str_find_char(head, '}', 0) != STR_NPOS)
        return false;
    struct emitter x = {.a = a};
    struct program *p = NEW(a, struct program);
    const struct program *old = v->column.programs;
    if (head.n)
        emit(&x, (struct program_op){.kind = PROGRAM_TEXT, .text = head});
    for (size_t i = 0; i < old->n; i++)
        emit(&x, old->v[i]);
    format_text_value(&x, v->column.type, field.n ? str_from(field, 1) : field);
    if (head.n)
        emit_kind(&x, PROGRAM_JOIN);
    if (tail.n) {
        emit(&x, (struct program_op){.kind = PROGRAM_TEXT, .text = tail});
        emit_kind(&x, PROGRAM_JOIN);
    }
    *p = (struct program){x.ops.v, x.ops.n};
    v->column.programs = p;
    v->column.type = PROGRAM_STR;
    return !x.why.p;
}

static bool compile(struct arena *a, struct value_live *v,
                    const struct column *c, size_t row, str format, str text)
{
    bool number = c->type == COLUMN_FLOAT || c->type == COLUMN_INT;
    bool whole = !format.p && number && c->display.digits;
    v->digits = whole ? c->display.digits : 0;
    v->n = whole ? c->n : 1;
    v->at = whole ? row : 0;
    v->column = what_if_cells(v->lists, c, whole ? 0 : row, v->n);
    if (!v->column.live || !v->column.cells[v->at].n_prices)
        return false;
    if (format.p)
        return add_format(a, v, format) && str_eq(published(a, v), text);
    v->separator = thousands_text(
        thousands_beside(c->display.thousands, figure_notation(c)->decimal));
    return true;
}

static str json(struct arena *a, const struct value_live *v)
{
    struct buf b = {.a = a};
    what_if_json_column(&b, &v->column, v->n, v->digits);
    if (v->at)
        buf_printf(&b, ",\"at\":%zu", v->at);
    if (v->separator.n) {
        buf_puts(&b, ",\"g\":");
        buf_put_json(&b, v->separator);
    }
    buf_putc(&b, '}');
    return buf_end(&b);
}

void value_live_set(struct document *doc, struct node *n,
                    const struct value_cell *c, str format, str text)
{
    struct value_live v = {.lists = price_lists_of(doc)};
    const struct column *column = c->column;
    size_t row = c->row;
    if (!v.lists)
        return;
    if (format.p) {
        struct exact_known k = exact_number(doc->a, column, row);
        bool is_plain = k.kind == EXACT_NUMBER && !k.percent;
        column = is_plain ? k.column : column;
        row = is_plain ? k.row : row;
    }
    bool live = compile(doc->a, &v, column, row, format, text);
    v.lists->any |= live;
    if (live)
        node_set(doc->a, n, "_live", json(doc->a, &v));
    else if (v.column.priced)
        node_set(doc->a, n, "_live", S("0"));
}
