// SPDX-License-Identifier: MIT
// rules: runs each check as a df expression, and follows the lineage of its
// outcomes to the cells of the file.
#include "check/rules.h"

#include "base/buf.h"
#include "base/codes/data.h"
#include "base/path.h"
#include "check/violation.h"
#include "frame/name.h"
#include "frame/number.h"
#include "lineage/lineage.h"
#include "table/rule.h"

enum { VALUES_SHOWN = 6 };

/* A check and its result. */
struct rule_report {
    struct check *c;
    const struct schema_check *check;
    struct rule_result result;
};

/* ---- messages ---- */

static str cell_text(struct arena *a, const struct column *column, size_t row)
{
    struct buf b = {.a = a};
    value_put(&b, column_value(column, row));
    return violation_cell(a, buf_str(&b));
}

/* Reports a fault of a field, {NAME}, in a check's message. Returns false. */
static bool bad_message(struct rule_report *t, str why)
{
    const struct schema_text *m = &t->check->message;
    diag_at(t->c->d, DIAG_SCHEMA_VALUE, m->at, S("message"), why);
    return false;
}

static bool no_column(struct rule_report *t, str name)
{
    const struct frame *f = t->result.frame;
    struct arena_mark mark = arena_mark(t->c->a);
    str *names = NEW_N(t->c->a, str, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        names[i] = name_text(t->c->a, f->columns[i]->name);
    bad_message(t, str_fmt(t->c->a, "unknown column '%.*s'", STR_ARG(name)));
    diag_help_nearest(t->c->d, "columns", name, names, f->n_columns);
    arena_rewind(t->c->a, mark);
    return false;
}

/* Appends the value that {NAME} or {NAME:FORMAT} has in `row`; if `row` is
   STR_NPOS, only checks the name. Returns false after reporting a fault. */
static bool put_field(struct rule_report *t, str field, size_t row,
                      struct buf *out)
{
    const struct frame *f = t->result.frame;
    size_t column = frame_find(f, field), colon = field.n;
    str why;
    while (column == STR_NPOS && colon && field.p[--colon] != ':')
        ;
    if (column != STR_NPOS) {
        if (row < f->n)
            buf_put(out, cell_text(t->c->a, f->columns[column], row));
        return true;
    }
    column = frame_find(f, str_slice(field, 0, colon));
    if (column == STR_NPOS)
        return no_column(t, colon ? str_slice(field, 0, colon) : field);
    str format = str_fmt(t->c->a, "{%.*s}", STR_ARG(str_from(field, colon)));
    return row >= f->n ||
           number_format(out, format, column_value(f->columns[column], row),
                         &why) ||
           bad_message(t, why);
}

/* Appends the message of the check, with each {column} replaced by its value in
   `row` and {{ by a brace. If `row` is STR_NPOS, only checks that all columns
   exist. Returns false after reporting a fault. */
static bool fill_message(struct rule_report *t, size_t row, struct buf *out)
{
    str text = t->check->message.text;
    for (size_t at = 0; at < text.n; at++) {
        char c = text.p[at];
        bool brace = c == '{' || c == '}';
        size_t end = str_find_char(text, '}', at);
        if (brace && at + 1 < text.n && text.p[at + 1] == c) {
            buf_putc(out, text.p[at++]);
        } else if (c != '{' || end == STR_NPOS) {
            buf_putc(out, c);
        } else {
            if (!put_field(t, str_slice(text, at + 1, end), row, out))
                return false;
            at = end;
        }
    }
    return true;
}

/* Returns the message of the check for `row`. If `row` is STR_NPOS, or the
   check has no valid message, returns a message with the expression that is not
   true. */
static str message(struct rule_report *t, size_t row)
{
    const struct schema_check *check = t->check;
    struct buf b = {.a = t->c->a};
    if (check->message.text.p && row != STR_NPOS && fill_message(t, row, &b))
        return buf_end(&b);
    b.n = 0;
    str expect = check->expect.text;
    char mark = str_find_char(expect, '\'', 0) == STR_NPOS ? '\'' : '"';
    buf_printf(&b, "%c%.*s%c is not true", mark, STR_ARG(expect), mark);
    return buf_end(&b);
}

/* ---- positions ---- */

static bool is_of_file(const struct rule_report *t, const struct column *c)
{
    return c && c->origin->kind == ORIGIN_FILE &&
           str_eq(c->origin->file.src->name, t->c->path);
}

/* Returns the lineage of the outcome in `row`: its steps back to the cells of
   the file. If the outcome depends on no cell of the file, as for `False`,
   returns the steps of the first column of t->result.frame whose cell in `row`
   depends on a cell of the file. Returns no steps if there is no such
   column. */
static struct lineage trace(struct rule_report *t, size_t row)
{
    const struct frame *f = t->result.frame;
    struct lineage steps = {0};
    if (t->result.outcome)
        steps = lineage_of(t->c->a, t->result.outcome, row);
    for (size_t i = 0; i < steps.n; i++)
        if (is_of_file(t, steps.v[i].column))
            return steps;
    for (size_t i = 0; i < f->n_columns; i++) {
        steps = lineage_of(t->c->a, f->columns[i], row);
        for (size_t k = 0; k < steps.n; k++)
            if (is_of_file(t, steps.v[k].column))
                return steps;
    }
    return (struct lineage){0};
}

/* Returns the values of the steps: "P50 is 12, P99 is 10". */
static str values(struct rule_report *t, const struct lineage *steps)
{
    struct buf b = {.a = t->c->a};
    size_t n = 0;
    for (size_t i = 0; i < steps->n && n < VALUES_SHOWN; i++) {
        const struct lineage_step *s = &steps->v[i];
        if (!is_of_file(t, s->column) || s->row == LINEAGE_NONE)
            continue;
        str cell = cell_text(t->c->a, s->column, s->row);
        str name = s->column->origin->file.column;
        buf_printf(&b, "%s'%.*s' is %.*s", n++ ? ", " : "", STR_ARG(name),
                   STR_ARG(cell.n ? cell : S("empty")));
    }
    return n ? buf_str(&b) : STR_NONE;
}

/* Sets the position, row and help of a violation in a row of the result. */
static void locate(struct rule_report *t, size_t row, struct violation *v)
{
    struct lineage steps = trace(t, row);
    v->at = t->check->at;
    for (size_t i = 0; i < steps.n; i++) {
        const struct lineage_step *s = &steps.v[i];
        if (!is_of_file(t, s->column) || s->row == LINEAGE_NONE)
            continue;
        v->at = place_of_cell(&t->c->places, s->column, s->row);
        v->row = violation_row(t->c, s->row);
        break;
    }
    v->help = values(t, &steps);
}

/* ---- checks ---- */

static void report(struct rule_report *t)
{
    const struct rule_result *r = &t->result;
    struct violations found = {0};
    for (size_t i = 0; r->broken && i < r->frame->n; i++) {
        struct violation *v = r->broken[i] ? violation_add(&found) : NULL;
        if (!v)
            continue;
        locate(t, i, v);
        v->args[0] = t->check->name;
        v->args[1] =
            v->row.p ? str_concat(t->c->a, S("fails in "), v->row) : S("fails");
        v->args[2] = message(t, i);
        v->row = STR_NONE;
    }
    if (r->broken_as_a_whole) {
        struct violation *v = violation_add(&found);
        v->at = place_of_name(&t->c->places, t->c->frame->columns[0]);
        v->args[0] = t->check->name;
        v->args[1] = S("fails");
        v->args[2] = message(t, STR_NPOS);
    }
    violation_report(
        t->c, t->check->warning ? DIAG_DATA_DOUBT : DIAG_DATA_CHECK, &found);
}

static void run(struct check *c, const struct schema_check *check)
{
    struct rule_report t = {.c = c, .check = check};
    struct rule rule = {.let = check->let,
                        .where = {check->where.text, check->where.at},
                        .expect = {check->expect.text, check->expect.at}};
    struct buf ignored = {.a = c->a};
    const struct diag_code *code =
        check->warning ? DIAG_DATA_DOUBT : DIAG_DATA_CHECK;
    if (!diag_is_on(c->d, code))
        return;
    if (rule_run(c->a, c->d, c->site, path_dir(c->path), c->frame, &rule, NULL,
                 &t.result) &&
        fill_message(&t, STR_NPOS, &ignored))
        report(&t);
}

void rules_check(struct check *c)
{
    size_t n = c->schema && c->frame ? c->schema->checks.n : 0;
    for (size_t i = 0; i < n; i++)
        run(c, &c->schema->checks.v[i]);
}
