// SPDX-License-Identifier: MIT
// update: df.update, which overwrites cells of a frame, in place, with the
// cells of another frame that have the same row label and column name.
#include "base/codes/df.h"
#include "df/indexing/align.h"
#include "df/indexing/patch.h"
#include "df/reshape/merge.h"
#include "df/runtime/category.h"
#include "df/runtime/units.h"

struct updating {
    struct call *c;
    bool overwrite, raise;
    uint32_t *rows;  /* rows of the cells to overwrite */
    struct value *v; /* n new cells, then typed - n cells that only add
                        categories */
    size_t n, typed; /* n: number of new cells; typed: number of cells in v */
    bool checked;    /* some cell may be overwritten, even if its new value is
                        missing */
};

static bool overlaps(struct updating *u, const struct column *old, size_t row)
{
    struct eval *ev = u->c->ev;
    eval_fault(ev, DIAG_DF_VALUE, call_at(u->c, PARAM_other),
               "both frames have a value %.*s",
               STR_ARG(eval_cell_place(ev, old, row)));
    return eval_help(ev, "remove errors='raise' to overwrite it");
}

/* Sets *keep to the bools that filter_func= returns for column `old`, or to
   NULL if filter_func= is not given. */
static bool read_filter(struct updating *u, const struct column *old,
                        const bool **keep)
{
    struct call *c = u->c;
    const struct df_expr *at = call_at(c, PARAM_filter_func);
    struct object array = object_array(c->ev->scratch, old, SERIES_ARRAY), made;
    *keep = NULL;
    if (!call_has(c, PARAM_filter_func))
        return true;
    if (!c->ev->call(c->ev, at, call_arg(c, PARAM_filter_func), &array, 1,
                     &made))
        return false;
    if (made.type != OBJECT_SERIES ||
        as_series(made)->column->type != COLUMN_BOOL ||
        as_series(made)->column->n != old->n)
        return eval_fault(c->ev, DIAG_DF_TYPE, at,
                          "'filter_func' must return a bool for each cell") ||
               eval_help(c->ev, "write a comparison, such as lambda x: x > 0");
    *keep = as_series(made)->column->b;
    return true;
}

/* Lists the cells of `with` that overwrite cells of `old`. If `old` has
   categories, also lists the other cells of `with`: as in pandas, they must be
   in the categories too. */
static bool choose(struct updating *u, const struct column *old,
                   const struct column *with)
{
    const bool *keep;
    struct value *others = NEW_N(u->c->ev->scratch, struct value, old->n + 1);
    size_t n_others = 0;
    if (!read_filter(u, old, &keep))
        return false;
    u->n = 0;
    u->checked = false;
    for (size_t i = 0; i < old->n; i++) {
        bool gap = column_is_missing(old, i), none = column_is_missing(with, i);
        bool open = keep ? keep[i] && !none : u->overwrite ? !none : gap;
        u->checked |= open;
        if (none)
            continue;
        if (!keep && u->raise && !gap)
            return overlaps(u, old, i);
        if (open) {
            u->v[u->n] = column_value(with, i);
            u->rows[u->n++] = (uint32_t)i;
        } else {
            others[n_others++] = column_value(with, i);
        }
    }
    u->typed = u->n + (category_is(old) ? n_others : 0);
    for (size_t i = u->n; i < u->typed; i++)
        u->v[i] = others[i - u->n];
    return true;
}

static bool check_dates(struct updating *u, const struct column *old,
                        const struct column *with)
{
    struct eval *ev = u->c->ev;
    if (old->type == with->type ||
        (!column_is_time(old) && !column_is_time(with)))
        return true;
    eval_fault(ev, DIAG_DF_TYPE, call_at(u->c, PARAM_other),
               "%.*s has dates or time spans in only one of the frames",
               STR_ARG(eval_column_called(ev, old)));
    return eval_help(ev, "convert the other column first: pd.to_datetime or "
                         "pd.to_timedelta");
}

/* Overwrites cells of f's column number k with the cells of x in the same rows.
   x is as long as f. */
static bool update_column(struct updating *u, struct frame *f, size_t k,
                          const struct column *x)
{
    struct call *c = u->c;
    const struct column *old = f->columns[k];
    if (!choose(u, old, x))
        return false;
    if (!u->checked || u->typed == 0)
        return true;
    units_assigned(c->ev, c->at, old, x);
    f->columns[k] = NULL;
    if (check_dates(u, old, x))
        f->columns[k] = patch_column(c->ev, c->at, old, u->rows, u->v, u->n,
                                     u->typed, x, u->rows);
    return f->columns[k] != NULL;
}

static bool update(struct call *c, struct object *out)
{
    static const str ERRORS[] = {S_INIT("ignore"), S_INIT("raise")};
    static const str JOINS[] = {S_INIT("left")};
    struct eval *ev = c->ev;
    struct updating u = {.c = c};
    struct frame *f = object_own_frame(ev->a, as_frame(c->self));
    const struct frame *from = NULL;
    unsigned errors, join;
    bool all;
    if (!call_choice(c, PARAM_join, JOINS, 1, &join) ||
        !call_choice(c, PARAM_errors, ERRORS, 2, &errors) ||
        !call_bool(c, PARAM_overwrite, &u.overwrite) ||
        !merge_frame(c, PARAM_other, &from))
        return false;
    u.raise = errors == 1;
    const uint32_t *rows =
        align_to(ev, call_at(c, PARAM_other), align_frame_labels(from),
                 align_frame_labels(f), &all);
    if (!rows || !eval_spend(ev, c->at, f->n, 2 * sizeof *u.v))
        return false;
    u.v = NEW_N(ev->scratch, struct value, f->n + 1);
    for (size_t k = 0; k < f->n_columns; k++) {
        size_t i = frame_find(from, f->columns[k]->name);
        if (i == STR_NPOS)
            continue;
        u.rows = NEW_N(ev->a, uint32_t, f->n + 1);
        if (!eval_spend(ev, c->at, f->n, sizeof(str)) ||
            !update_column(&u, f, k,
                           column_take(ev->a, from->columns[i], rows, f->n)))
            return false;
    }
    *as_frame(c->self) = *f;
    *out = (struct object){.type = OBJECT_NONE};
    return true;
}

/* ---- operations ---- */

const struct operation UPDATE_OPERATIONS[] = {
    {S_INIT("update"), ON_FRAME, update,
     PARAMS(NEEDS(other), OPT(join, TEXT("left")), OPT(overwrite, TRUE),
            OPT(filter_func, NONE), OPT(errors, TEXT("ignore"))),
     0, 1, "overwrites cells with those of another frame, in place"},
    {.name = {0}},
};
