// SPDX-License-Identifier: MIT
// vacuous: walks over a condition with the values that its parts gave.
#include "table/vacuous.h"

#include "df/runtime/trace.h"
#include "frame/saying.h"

static const struct column *column_of(struct eval *ev, const struct df_expr *e)
{
    struct object o = trace_gave(ev, e);
    return o.type == OBJECT_SERIES ? as_series(o)->column : NULL;
}

/* ---- reductions ---- */

static bool is_empty(struct eval *ev, const struct df_expr *e)
{
    struct object o = trace_gave(ev, e);
    const struct column *c = column_of(ev, e);
    return c ? c->type == COLUMN_BOOL && c->n == 0
             : o.type == OBJECT_LIST && as_list(o)->n == 0;
}

/* x.all(), all(x) */
static bool reduces_nothing(struct eval *ev, const struct df_expr *e)
{
    static const str NAMES[] = {S_INIT("all"), S_INIT("any"), S_INIT("sum")};
    if (e->kind != DF_EXPR_CALL)
        return false;
    const struct df_expr *f = e->a;
    const struct df_expr *of = f->kind == DF_EXPR_ATTRIBUTE ? f->a
                               : e->items                   ? e->items->a
                                                            : NULL;
    for (size_t i = 0; of && i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_eq(f->text, NAMES[i]))
            return is_empty(ev, of);
    return false;
}

/* ---- conditions joined by `and` or `or` ---- */

static bool is_and(const struct df_expr *e)
{
    return (e->kind == DF_EXPR_BINARY && e->op == DF_AMPERSAND) ||
           (e->kind == DF_EXPR_LOGICAL && e->op == DF_AND);
}

static bool is_or(const struct df_expr *e)
{
    return (e->kind == DF_EXPR_BINARY && e->op == DF_BAR) ||
           (e->kind == DF_EXPR_LOGICAL && e->op == DF_OR);
}

static bool is_tie(const struct df_expr *e, bool and)
{
    return and? is_and(e) : is_or(e);
}

static bool all_are(const struct column *c, bool value)
{
    size_t i = 0;
    while (i < c->n && c->b[i] == value)
        i++;
    return i == c->n && c->n > 0;
}

/* A column compared with a string that no cell has: by == beside `and`, by !=
   beside `or`. */
static bool is_absent(struct eval *ev, const struct df_expr *e, bool and)
{
    const struct df_expr *link = e->items;
    if (e->kind != DF_EXPR_COMPARE || link->next ||
        link->op != (and? DF_EQUAL : DF_NOT_EQUAL) ||
        link->a->kind != DF_EXPR_STR)
        return false;
    const struct column *c = column_of(ev, e->a), *is = column_of(ev, e);
    return c && is && is->type == COLUMN_BOOL && all_are(is, !and) &&
           !(saying_of(c->name) & SAYING_STATE);
}

/* A measured figure that is compared. */
static bool is_measure(struct eval *ev, const struct df_expr *e)
{
    const struct column *c =
        e->kind == DF_EXPR_COMPARE ? column_of(ev, e->a) : NULL;
    return c && c->type <= COLUMN_FLOAT &&
           saying_of(c->name) & (SAYING_TIME | SAYING_RATE | SAYING_PRICE |
                                 SAYING_PERCENTILE | SAYING_SCORE);
}

/* The one that is absent among joined conditions; *measure: one of the
   others compares a measured figure. */
static const struct df_expr *
find_absent(struct eval *ev, const struct df_expr *e, bool and, bool *measure)
{
    if (is_tie(e, and)) {
        const struct df_expr *x = find_absent(ev, e->a, and, measure);
        const struct df_expr *y = find_absent(ev, e->b, and, measure);
        return x ? x : y;
    }
    *measure |= is_measure(ev, e);
    return is_absent(ev, e, and) ? e : NULL;
}

static const struct df_expr *tied(struct eval *ev, const struct df_expr *e)
{
    bool measure = false;
    if (!is_and(e) && !is_or(e))
        return NULL;
    const struct df_expr *absent = find_absent(ev, e, is_and(e), &measure);
    return measure ? absent : NULL;
}

/* ---- all ---- */

/* `len(x) == 0 or ...` allows for an empty selection. */
static bool is_settled(struct eval *ev, const struct df_expr *e)
{
    struct object left = {0};
    if (e->kind == DF_EXPR_LOGICAL)
        left = trace_gave(ev, e->a);
    return left.type == OBJECT_BOOL && as_bool(left) == (e->op == DF_OR);
}

const struct df_expr *vacuous_part(struct eval *ev, const struct df_expr *e)
{
    if (!e)
        return NULL;
    const struct df_expr *found = reduces_nothing(ev, e) ? e : tied(ev, e);
    found = found ? found : vacuous_part(ev, e->a);
    if (is_settled(ev, e))
        return found;
    found = found ? found : vacuous_part(ev, e->b);
    found = found ? found : vacuous_part(ev, e->c);
    for (const struct df_expr *x = e->items; x && !found; x = x->next)
        found = vacuous_part(ev, x);
    return found;
}
