// SPDX-License-Identifier: MIT
// doubt_result: compares the names of columns with their formulas. Examines a
// formula only if the column's name makes a claim that can be checked.
#include "df/lint/doubt_result.h"

#include <math.h>

#include "base/codes/result.h"
#include "df/lint/file_rows.h"
#include "df/lint/unit_rows.h"
#include "df/runtime/devices.h"
#include "df/runtime/units.h"
#include "frame/figure.h"
#include "frame/saying.h"
#include "frame/unit_header.h"
#include "frame/version.h"
#include "lineage/lineage.h"

enum {
    STEPS_MAX = 50, /* maximum number of origins that a search visits */
    DEPTH_MAX = 12, /* maximum nesting of formulas that a search follows */
    ROWS_MAX = 5000 /* maximum number of rows of a column whose cells are
                       compared */
};

/* ---- origins ---- */

/* Whether a formula only formats, rounds or converts one column. */
static bool is_finish(const struct origin *o)
{
    return o->kind == ORIGIN_EXPR && !o->operated && o->inputs.n == 1 &&
           (o->effect & EFFECT_KIND) != EFFECT_COMPUTES;
}

/* Follows c back through moves, formats, rounding and conversions. Returns the
   column from which the first of these steps started; c itself if there were
   none. */
static const struct column *bare(const struct column *c)
{
    for (int i = 0; i < STEPS_MAX; i++) {
        const struct origin *o = c->origin;
        if (o->kind == ORIGIN_TAKE)
            c = o->take.from;
        else if (o->kind == ORIGIN_PICK)
            c = o->pick.from[0];
        else if (is_finish(o))
            c = o->inputs.v[0];
        else
            break;
    }
    return c;
}

/* Returns the name that c has in its CSV file if c was only moved, formatted,
   rounded or converted; else the current name of c. */
static str base_name(const struct column *c)
{
    const struct column *b = bare(c);
    return b->origin->kind == ORIGIN_FILE ? b->origin->file.column : c->name;
}

/* Returns the flags (saying.h) of the words in the current name of a column and
   in its base_name. */
static unsigned says(const struct column *c)
{
    str name = base_name(c);
    return saying_of(c->name) | (str_eq(c->name, name) ? 0 : saying_of(name));
}

/* Whether `what` occurs in the code of a formula, outside string literals. */
static bool code_has(str code, str what)
{
    char quote = 0;
    for (size_t i = 0; i < code.n; i++) {
        char ch = code.p[i];
        if (quote) {
            quote = ch == quote ? 0 : quote;
        } else if (ch == '\'' || ch == '"') {
            quote = ch;
        } else if (str_starts(str_from(code, i), what)) {
            return true;
        }
    }
    return false;
}

/* ---- percentiles ---- */

/* Whether any group has more than one row. */
static bool has_large_group(const struct column *c)
{
    for (size_t i = 0; i < c->n; i++)
        if (c->origin->group.starts[i + 1] - c->origin->group.starts[i] > 1)
            return true;
    return false;
}

static bool all_percentiles(const struct origin *o)
{
    for (size_t i = 0; i < o->inputs.n; i++)
        if (!(says(o->inputs.v[i]) & SAYING_PERCENTILE))
            return false;
    return o->inputs.n > 1;
}

/* Returns "mean" or "sum" if c is a mean or sum of percentiles, else NULL. */
static const char *percentile_aggregate(const struct column *c)
{
    const struct origin *o = c->origin;
    if (o->kind == ORIGIN_GROUP) {
        bool mean = str_eq(o->text, S("mean")), sum = str_eq(o->text, S("sum"));
        return (mean || sum) && says(o->group.from) & SAYING_PERCENTILE &&
                       has_large_group(c)
                   ? (mean ? "mean" : "sum")
                   : NULL;
    }
    if (o->kind != ORIGIN_EXPR || !all_percentiles(o))
        return NULL;
    if (o->operated)
        return code_has(o->text, S("+")) && !code_has(o->text, S("/")) ? "sum"
                                                                       : NULL;
    return code_has(o->text, S(".mean("))  ? "mean"
           : code_has(o->text, S(".sum(")) ? "sum"
                                           : NULL;
}

/* Whether a column's name states that the column is a mean or sum of
   percentiles: "Mean of P99", "Sum of P99". `text` is the column's name, `name`
   the flags of its words. */
static bool states(unsigned name, str text)
{
    return name & SAYING_MEAN ||
           (name & SAYING_TOTAL && str_find(text, S(" of "), 0) != STR_NPOS);
}

static void check_percentiles(struct eval *ev, const struct column *c)
{
    const struct column *b = bare(c);
    const char *what = percentile_aggregate(b);
    const struct origin *o = b->origin;
    if (!what && o->kind == ORIGIN_EXPR && o->operated && o->inputs.n == 1) {
        b = bare(o->inputs.v[0]);
        what = percentile_aggregate(b);
        if (what && b->origin->kind == ORIGIN_EXPR && code_has(o->text, S("/")))
            what = "mean";
    }
    if (!what || states(saying_of(c->name), c->name))
        return;
    diag_at(ev->d, DIAG_DF_PERCENTILE, b->origin->pos,
            name_text(ev->scratch, c->name), str_c(what));
    diag_help(ev->d,
              "it is not the percentile of all measurements; compute that from "
              "the measurements, or name the column '%s of P99' or similar",
              str_eq(str_c(what), S("sum")) ? "Sum" : "Mean");
}

/* ---- figures per device ---- */

/* Result of find_leaf for a column whose name states a figure per device. */
struct single_leaf {
    const struct column *column; /* the only CSV column from which the checked
                                    column is computed */
    str device;                  /* the device in the column's name: "GPU" */
    bool divided;                /* the formula divides, or the search failed */
};

/* Searches the formula of c for its only CSV column and sets l->column to it.
   Sets l->divided if the formula divides, has several CSV columns or cannot be
   followed, or if the name of the CSV column contains l->device. */
static void find_leaf(struct single_leaf *l, const struct column *c, int depth)
{
    const struct origin *o = c->origin;
    if (depth > DEPTH_MAX || l->divided)
        return;
    switch (o->kind) {
    case ORIGIN_FILE:
        l->divided = (l->column && !str_eq(l->column->origin->file.column,
                                           o->file.column)) ||
                     devices_named(o->file.column, l->device);
        l->column = c;
        break;
    case ORIGIN_TAKE: find_leaf(l, o->take.from, depth + 1); break;
    case ORIGIN_PICK: find_leaf(l, o->pick.from[0], depth + 1); break;
    case ORIGIN_GROUP: find_leaf(l, o->group.from, depth + 1); break;
    case ORIGIN_EXPR:
        l->divided = o->inputs.n != 1 || code_has(o->text, S("/")) ||
                     code_has(o->text, S("div")) ||
                     code_has(o->text, S("lambda")) ||
                     code_has(o->text, S("* 0."));
        if (!l->divided)
            find_leaf(l, o->inputs.v[0], depth + 1);
        break;
    case ORIGIN_LITERAL: l->divided = true; break;
    }
}

/* Whether a CSV column is a rate or a price. Such a figure may be of several
   devices together, unlike the memory of a GPU or the network of a node. */
static bool is_shared_figure(struct eval *ev, const struct column *c)
{
    const struct unit *u = units_of(ev->scratch, c);
    unsigned name = saying_of(c->origin->file.column);
    if (name & (SAYING_SPEC | SAYING_PART) && !(name & SAYING_POSITIVE))
        return false;
    for (size_t i = 0; u && i < u->n; i++)
        if ((u->v[i].kind == UNIT_TIME && u->v[i].power < 0) ||
            u->v[i].kind == UNIT_MONEY)
            return true;
    return (name & (SAYING_RATE | SAYING_PRICE)) != 0;
}

/* Whether part p of a formula is a factor of a product. */
static bool is_multiplied(const struct origin *o, const struct origin_part *p)
{
    if (p->kind != ORIGIN_CELL || !p->n || p->from + p->n > o->text.n)
        return false;
    str before = str_slice(o->text, 0, p->from);
    str after = str_from(o->text, p->from + p->n);
    while (before.n && strchr(" (", before.p[before.n - 1]))
        before.n--;
    while (after.n && strchr(" )", after.p[0]))
        after = str_from(after, 1);
    return str_ends(before, S("*")) || str_ends(before, S(".mul")) ||
           (!before.n &&
            (str_starts(after, S("*")) || str_starts(after, S(".mul("))));
}

/* Whether column c is x, or a product with x as a factor. Increases *steps for
   each step of the search, which ends at STEPS_MAX. */
static bool has_factor(const struct column *c, const struct column *x,
                       int *steps)
{
    const struct origin *o = bare(c)->origin;
    bool found = str_eq(base_name(c), base_name(x));
    if (o->kind != ORIGIN_EXPR || ++*steps > STEPS_MAX)
        return found;
    for (size_t i = 0; i < o->n_parts && !found; i++)
        found = is_multiplied(o, &o->parts[i]) &&
                has_factor(o->parts[i].column, x, steps);
    return found;
}

/* Whether column c is computed from the product of x and y. *steps is as in
   has_factor. */
static bool is_of_product(const struct column *c, const struct column *x,
                          const struct column *y, int *steps)
{
    const struct origin *o = bare(c)->origin;
    bool group = o->kind == ORIGIN_GROUP;
    if ((!group && o->kind != ORIGIN_EXPR) || ++*steps > STEPS_MAX)
        return false;
    if (has_factor(c, x, steps) && has_factor(c, y, steps))
        return true;
    const struct column *const *v = group ? &o->group.from : o->inputs.v;
    for (size_t i = 0; i < (group ? 1 : o->inputs.n); i++)
        if (is_of_product(v[i], x, y, steps))
            return true;
    return false;
}

/* Whether the script multiplies `figure` by `count`, the number of devices. The
   figure is then per device already, like a list price. */
static bool is_per_device(struct eval *ev, const struct column *figure,
                          const struct column *count)
{
    for (size_t i = 0; i < ev->names.n; i++) {
        const struct object *o = ev->names.v[i].value;
        bool known = o && (o->type == OBJECT_FRAME || o->type == OBJECT_SERIES);
        const struct frame f = known ? object_as_frame(o) : (struct frame){0};
        for (size_t k = 0; k < f.n_columns; k++) {
            int steps = 0;
            if (is_of_product(f.columns[k], figure, count, &steps))
                return true;
        }
    }
    return false;
}

/* Returns the column that counts the devices, or NULL if there is none. Also
   searches the file of l->column, whose columns the script may have dropped. */
static const struct column *count_of(struct eval *ev,
                                     const struct single_leaf *l)
{
    struct file_rows b;
    const struct column *n = devices_column(ev, l->device);
    return n || !file_rows_table(ev, l->column, &b)
               ? n
               : devices_column_of(b.table->frame, l->device);
}

static void check_device(struct eval *ev, const struct column *c)
{
    struct single_leaf l = {.device = devices_per(c->name)};
    const struct column *n;
    if (!l.device.p)
        return;
    find_leaf(&l, c, 0);
    if (l.divided || !l.column ||
        str_eq(l.column->origin->file.column, c->name) ||
        !is_shared_figure(ev, l.column) || !(n = count_of(ev, &l)) ||
        is_per_device(ev, l.column, n))
        return;
    str own = l.column->origin->file.column;
    const struct origin *o = column_before_moves(c)->origin;
    struct pos at =
        o->kind == ORIGIN_FILE
            ? place_of_name(&ev->places,
                            column_rename(ev->scratch, l.column, own))
            : o->pos;
    str count = name_text(ev->scratch, n->name);
    diag_at(ev->d, DIAG_DF_UNDIVIDED, at, name_text(ev->scratch, c->name),
            name_text(ev->scratch, own),
            str_fmt(ev->scratch, "%.*ss", STR_ARG(l.device)));
    diag_help(ev->d, "divide '%.*s' by '%.*s', or rename the computed column",
              STR_ARG(name_text(ev->scratch, own)), STR_ARG(count));
}

/* ---- speedups ---- */

/* The numerator or denominator of a ratio. */
struct ratio_side {
    const struct column *column;
    bool single; /* all rows use the same value; if false, each row uses its own
                    cell */
};

static bool side_of(const struct origin_part *p, struct ratio_side *s)
{
    const struct origin *how = p->kind == ORIGIN_VALUE ? p->how : NULL;
    s->single = p->kind != ORIGIN_CELL;
    s->column = p->kind != ORIGIN_VALUE    ? p->column
                : how && how->n_parts == 1 ? how->parts[0].column
                                           : NULL;
    return s->column != NULL;
}

/* Sets *num and *den to the two sides of a formula that divides, and perhaps
   scales the quotient afterwards. Returns false for other formulas. */
static bool ratio_of(const struct origin *o, struct ratio_side *num,
                     struct ratio_side *den)
{
    for (int i = 0; i < DEPTH_MAX; i++) {
        if (o->kind != ORIGIN_EXPR || o->n_parts != 1 || !o->inputs.n)
            break;
        o = bare(o->inputs.v[0])->origin;
    }
    if (o->kind != ORIGIN_EXPR || o->n_parts != 2)
        return false;
    const struct origin_part *p = o->parts;
    if (p[0].from + p[0].n > p[1].from || p[1].from > o->text.n)
        return false;
    str between = str_slice(o->text, p[0].from + p[0].n, p[1].from);
    while (between.n && (char_is_blank(between.p[0]) || between.p[0] == ')'))
        between = str_from(between, 1);
    str before = str_slice(o->text, 0, p[0].from);
    for (size_t i = 0; i < before.n; i++)
        if (before.p[i] != '(')
            return false;
    return (str_starts(between, S("/")) || str_starts(between, S(".div(")) ||
            str_starts(between, S(".truediv("))) &&
           side_of(&p[0], num) && side_of(&p[1], den);
}

/* Returns 1 if a column contains times, -1 for rates, 0 if unknown. */
static int measure(struct eval *ev, const struct column *c)
{
    const struct unit *u = units_of(ev->scratch, c);
    unsigned name = says(c);
    for (size_t i = 0; u && i < u->n; i++)
        if (u->v[i].kind == UNIT_TIME)
            return u->v[i].power > 0 ? 1 : -1;
    if (name & SAYING_RATE)
        return -1;
    if (name & SAYING_PER_TIME) /* ns/day is a rate; hours per ns is a time */
        return u && !u->n ? (u->scale > 1) - (u->scale < 1) : 0;
    return name & SAYING_TIME ? 1 : 0;
}

/* Returns 1 if the numerator belongs to the newer system, -1 if the denominator
   does, 0 if unknown. */
static int newer(const struct ratio_side *num, const struct ratio_side *den)
{
    unsigned n = says(num->column), d = says(den->column);
    bool up = (n & SAYING_NEW && !(n & SAYING_OLD)) ||
              (d & SAYING_OLD && !(d & SAYING_NEW));
    bool down = (d & SAYING_NEW && !(d & SAYING_OLD)) ||
                (n & SAYING_OLD && !(n & SAYING_NEW));
    str a = num->column->name, b = den->column->name;
    if (!up && !down && a.n && b.n && version_is(a) && version_is(b))
        return version_cmp(a, b);
    return up - down;
}

static void check_speedup(struct eval *ev, const struct column *c)
{
    struct ratio_side num, den;
    const struct column *b = bare(c);
    if (!(saying_of(c->name) & SAYING_SPEEDUP) ||
        !ratio_of(b->origin, &num, &den))
        return;
    int m = measure(ev, num.column);
    if (!m || m != measure(ev, den.column) || (num.single && den.single))
        return;
    int up = den.single ? 1 : num.single ? -1 : newer(&num, &den);
    if (m * up <= 0)
        return;
    diag_at(ev->d, DIAG_DF_SPEEDUP, b->origin->pos,
            name_text(ev->scratch, c->name), m > 0 ? S("times") : S("rates"));
    diag_help(ev->d, "a speedup is the old time / the new time, or the new "
                     "rate / the old rate");
}

/* ---- units of rows ---- */

/* Returns the unit in the name of c. Without such a unit, returns the unit of
   the first cell of c that is a number, or NULL if there is none. */
static const struct unit *stated(struct eval *ev, const struct column *c)
{
    bool says;
    const struct unit *u = unit_header(ev->scratch, c->name, &says);
    if (u && says)
        return u;
    for (size_t i = 0; c->type == COLUMN_STR && i < c->n; i++) {
        struct figure_cell x = figure_of_cell(c, i);
        if (x.kind == FIGURE_NUMBER)
            return unit_rows_of(ev->scratch,
                                x.currency.n ? x.currency : x.unit);
    }
    return NULL;
}

/* The columns of units in the CSV file of the column that was checked last. */
struct unit_columns {
    const struct frame *frame;
    const struct column **v;
    size_t n;
};

static void find_units(struct eval *ev, struct unit_columns *t,
                       const struct frame *f)
{
    if (t->frame == f)
        return;
    *t = (struct unit_columns){
        f, NEW_N(ev->scratch, const struct column *, f->n_columns), 0};
    for (size_t k = 0; k < f->n_columns; k++)
        if (unit_rows_is_unit(f->columns[k]))
            t->v[t->n++] = f->columns[k];
}

/* Warns about column c if its name or its cells state a unit that some rows do
   not have. *t is a cache, which the caller keeps for the next column. */
static void check_rows(struct eval *ev, const struct column *c,
                       struct unit_columns *t)
{
    struct file_rows b;
    const struct column *x = c;
    while (x->origin->kind == ORIGIN_TAKE || is_finish(x->origin))
        x = x->origin->kind == ORIGIN_TAKE ? x->origin->take.from
                                           : x->origin->inputs.v[0];
    const struct unit *u = NULL, *v = NULL;
    if (c->n > ROWS_MAX || x->origin->kind != ORIGIN_FILE ||
        !file_rows_find(ev, c, &b))
        return;
    find_units(ev, t, b.table->frame);
    for (size_t k = 0; k < t->n; k++) {
        const struct column *unit = t->v[k];
        if (!unit_rows_are_of(ev->scratch, unit, x) ||
            (!u && !(u = stated(ev, c))))
            continue;
        for (size_t i = 0; i < c->n; i++) {
            size_t row = b.rows ? b.rows[i] : i;
            v = row < unit->n && !column_is_missing(c, i)
                    ? unit_rows_of(ev->scratch, unit->s[row])
                    : NULL;
            if (!v || !unit_rows_differ(u, v))
                continue;
            diag_at(ev->d, DIAG_UNIT_DIFFERS, c->origin->pos,
                    name_text(ev->scratch, c->name),
                    unit_stated(ev->scratch, unit_text(ev->scratch, u)),
                    str_fmt(ev->scratch, "%.*s in some rows",
                            STR_ARG(unit_state(ev->scratch, v))));
            diag_help(
                ev->d,
                "'%.*s' has a unit for each row; select the rows with one "
                "unit, or convert all to one unit",
                STR_ARG(name_text(ev->scratch, unit->name)));
            return;
        }
    }
}

/* ---- equal cells ---- */

/* Sets *out to the number from which a cell was formatted or rounded, and *at
   to the position of the call that formatted or rounded it. Returns false if
   the cell was not formatted or rounded. */
static bool shown_number(const struct column *c, size_t row, double *out,
                         struct pos *at)
{
    if (!lineage_follow(&c, &row) || !is_finish(c->origin) ||
        ((c->origin->effect & EFFECT_KIND) != EFFECT_FORMATS &&
         (c->origin->effect & EFFECT_KIND) != EFFECT_ROUNDS))
        return false;
    *at = c->origin->pos;
    return column_number(c->origin->inputs.v[0], row, out);
}

static bool all_equal(const struct column *c)
{
    if (c->n < 2 || c->n > ROWS_MAX)
        return false;
    for (size_t i = 1; i < c->n; i++)
        if (c->type == COLUMN_STR ? !str_eq(c->s[i], c->s[0])
                                  : c->f[i] != c->f[0])
            return false;
    return true;
}

static bool is_zero(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (char_is_digit(s.p[i]) && s.p[i] != '0')
            return false;
    return true;
}

static void check_alike(struct eval *ev, const struct column *c)
{
    double v, least = INFINITY, most = -INFINITY;
    struct pos at;
    if ((c->type != COLUMN_STR && c->type != COLUMN_FLOAT) || !all_equal(c))
        return;
    for (size_t i = 0; i < c->n; i++) {
        if (!shown_number(c, i, &v, &at))
            return;
        least = fmin(least, v);
        most = fmax(most, v);
    }
    double size = fmax(fabs(least), fabs(most));
    str text =
        c->type == COLUMN_STR ? c->s[0] : str_fmt(ev->scratch, "%g", c->f[0]);
    bool percent = str_find_char(text, '%', 0) != STR_NPOS;
    if (most - least <= size / 10 || (percent && is_zero(text)))
        return;
    diag_at(ev->d, DIAG_DF_ALIKE, at, name_text(ev->scratch, c->name), text);
    diag_help(ev->d,
              "the numbers range from %g to %g; show more digits, or use "
              "another unit",
              least, most);
}

/* Whether a column comes unchanged from a file and has kept its name. */
static bool is_of_file(const struct column *c)
{
    const struct origin *o = column_before_moves(c)->origin;
    return o->kind == ORIGIN_FILE && str_eq(c->name, o->file.column);
}

void doubt_result(struct eval *ev, const struct frame *f)
{
    struct unit_columns unit_columns = {0};
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if (is_of_file(c))
            continue;
        if (diag_is_on(ev->d, DIAG_DF_PERCENTILE))
            check_percentiles(ev, c);
        if (diag_is_on(ev->d, DIAG_DF_UNDIVIDED))
            check_device(ev, c);
        if (diag_is_on(ev->d, DIAG_DF_SPEEDUP))
            check_speedup(ev, c);
        if (diag_is_on(ev->d, DIAG_UNIT_DIFFERS))
            check_rows(ev, c, &unit_columns);
        if (diag_is_on(ev->d, DIAG_DF_ALIKE))
            check_alike(ev, c);
    }
}
