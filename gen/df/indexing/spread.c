// SPDX-License-Identifier: MIT
// spread: matches column names with labels, as align.h matches row labels.
#include "df/indexing/spread.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/indexing/align.h"
#include "df/runtime/labels.h"

/* Returns the names of the levels as the name of a column axis. */
static str axis_of(struct eval *ev, const struct labels *l)
{
    struct value v[NAME_LEVELS_MAX];
    bool any = false;
    for (size_t i = 0; i < l->n_levels && i < NAME_LEVELS_MAX; i++) {
        v[i] = name_level(l->v[i]->name, 0);
        any |= l->v[i]->name.p != NULL;
    }
    return any ? name_make(ev->a, v, l->n_levels) : STR_NONE;
}

static bool matched(struct eval *ev, const struct df_expr *at, struct labels x,
                    struct labels y, struct spread_names *out)
{
    struct alignment to = {.labels = x};
    *out = (struct spread_names){.same = align_same(x, y)};
    if (!out->same && !align_both(ev, at, x, y, &to))
        return false;
    size_t n = out->n = to.labels.n;
    out->names = NEW_N(ev->a, str, n + 1);
    out->axis = axis_of(ev, &to.labels);
    uint32_t *positions = NEW_N(ev->a, uint32_t, 2 * n + 1);
    out->x = positions;
    out->y = positions + n;
    for (size_t i = 0; i < n; i++) {
        out->names[i] = align_name(ev, at, to.labels.v, to.labels.n_levels, i);
        positions[i] = out->same ? (uint32_t)i : to.x[i];
        positions[n + i] = out->same ? (uint32_t)i : to.y[i];
    }
    return true;
}

static bool names_of(struct eval *ev, const struct df_expr *at,
                     const struct frame *f, struct labels *out)
{
    out->n = f->n_columns;
    out->v = labels_of_columns(ev, at, f, &out->n_levels);
    return out->v != NULL;
}

bool spread_names(struct eval *ev, const struct df_expr *at,
                  const struct frame *x, const struct frame *y,
                  struct spread_names *out)
{
    struct labels lx, ly;
    return names_of(ev, at, x, &lx) && names_of(ev, at, y, &ly) &&
           matched(ev, at, lx, ly, out);
}

struct frame *spread_frame(struct eval *ev, const struct df_expr *at,
                           const struct frame *f, const struct spread_names *to,
                           const uint32_t *positions)
{
    struct value nan = {.type = VALUE_FLOAT, .f = (double)NAN};
    struct frame *g = NEW(ev->a, struct frame);
    size_t n = to->n;
    *g = *f;
    g->axis = to->axis;
    g->columns = NEW_N(ev->a, const struct column *, n + 1);
    for (g->n_columns = 0; g->n_columns < n; g->n_columns++) {
        size_t i = g->n_columns;
        g->columns[i] = positions[i] == ORIGIN_NO_ROW
                            ? eval_constant(ev, at, to->names[i], nan, f->n)
                            : f->columns[positions[i]];
        if (!g->columns[i])
            return NULL;
    }
    return g;
}

/* Returns the name of the method of frames that applies an operator; "add" if
   no method applies it. */
static const char *method_of(enum df_token_kind op)
{
    static const char *const METHODS[] = {
        [DF_PLUS] = "add",         [DF_MINUS] = "sub",
        [DF_STAR] = "mul",         [DF_SLASH] = "div",
        [DF_FLOOR] = "floordiv",   [DF_PERCENT] = "mod",
        [DF_POWER] = "pow",        [DF_EQUAL] = "eq",
        [DF_NOT_EQUAL] = "ne",     [DF_LESS] = "lt",
        [DF_LESS_EQUAL] = "le",    [DF_GREATER] = "gt",
        [DF_GREATER_EQUAL] = "ge",
    };
    bool known = (size_t)op < sizeof METHODS / sizeof *METHODS && METHODS[op];
    return known ? METHODS[op] : "add";
}

/* Reports that no row label of the series is a column name of the frame. In
   pandas, the result would be a frame of missing cells. Returns NULL. */
static struct frame *no_common(struct eval *ev, const struct df_expr *at)
{
    eval_fault(ev, DIAG_DF_VALUE, at,
               "cannot combine the frame with the column: none of the column's "
               "row labels is a column name of the frame");
    if (at->kind != DF_EXPR_BINARY)
        diag_help(ev->d, "add axis=0 to combine them row by row");
    else
        diag_help(ev->d,
                  "to combine them row by row, write df.%s(s, axis=0), where s "
                  "is the column",
                  method_of(at->op));
    return NULL;
}

struct frame *spread_series(struct eval *ev, const struct df_expr *at,
                            const struct frame *f, const struct series *s,
                            struct value **values, bool *same)
{
    struct labels x, y = align_series_labels(s);
    struct spread_names to;
    if (!names_of(ev, at, f, &x))
        return NULL;
    if (s->kind != SERIES_PLAIN) { /* an array or Index: match by position */
        y = x;
        if (s->column->n != f->n_columns) {
            eval_fault(
                ev, DIAG_DF_VALUE, at,
                "found %zu value%s for %zu column%s, expected one for each",
                s->column->n, STR_S(s->column->n), f->n_columns,
                STR_S(f->n_columns));
            return NULL;
        }
    }
    if (!matched(ev, at, x, y, &to))
        return NULL;
    if (to.n && to.n == f->n_columns + s->column->n)
        return no_common(ev, at);
    *same = to.same;
    const struct column *cells = column_take(ev->a, s->column, to.y, to.n);
    *values = NEW_N(ev->scratch, struct value, to.n + 1);
    for (size_t i = 0; i < to.n; i++)
        (*values)[i] = column_value(cells, i);
    return spread_frame(ev, at, f, &to, to.x);
}
