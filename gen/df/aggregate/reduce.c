// SPDX-License-Identifier: MIT
// reduce: reads the parameters of a reduction, checks the type of the column,
// and computes a cell for each group.
#include "df/aggregate/reduce.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/object_total.h"
#include "df/lint/doubt_group.h"
#include "df/lint/order_check.h"
#include "df/lint/text_arithmetic.h"
#include "df/runtime/category.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/keys.h"
#include "df/runtime/masked.h"
#include "df/runtime/scalar.h"
#include "frame/moment.h"
#include "frame/nullable.h"

bool reduce_find(str name, struct reducing *r)
{
    *r = (struct reducing){.skipna = true, .dropna = true, .ddof = 1, .q = 0.5};
    for (size_t i = 0; i < REDUCTION_N; i++)
        if (str_eq(REDUCTIONS[i].name, name))
            r->reduction = &REDUCTIONS[i];
    return r->reduction != NULL;
}

struct strs reduce_names(struct arena *a)
{
    struct strs names = {0};
    for (size_t i = 0; i < REDUCTION_N; i++)
        if (!REDUCTIONS[i].library)
            vec_push(a, &names, REDUCTIONS[i].name);
    return names;
}

str reduce_result_name(struct arena *a, const struct reducing *r)
{
    struct value q = {.type = VALUE_FLOAT, .f = r->q};
    return r->reduction->quantile ? name_make(a, &q, 1) : STR_NONE;
}

/* ---- arguments ---- */

static bool read_between(struct call *c, enum quantile_between *out)
{
    static const str NAMES[] = {
        [QUANTILE_LINEAR] = S_INIT("linear"),
        [QUANTILE_LOWER] = S_INIT("lower"),
        [QUANTILE_HIGHER] = S_INIT("higher"),
        [QUANTILE_MIDPOINT] = S_INIT("midpoint"),
        [QUANTILE_NEAREST] = S_INIT("nearest"),
    };
    unsigned between = *out;
    bool ok = call_choice(c, PARAM_interpolation, NAMES,
                          sizeof NAMES / sizeof *NAMES, &between);
    *out = (enum quantile_between)between;
    return ok;
}

bool reduce_read_q(struct call *c, double *q)
{
    struct value v;
    if (!call_given(c, PARAM_q))
        return true;
    if (!object_scalar(call_arg(c, PARAM_q), &v) || !scalar_number(v, q))
        return call_wrong(c, PARAM_q, "a number");
    return (*q >= 0 && *q <= 1) ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_q),
                      "a quantile must be a number from 0 to 1") ||
           eval_help(c->ev, "0.99 is the 99th percentile");
}

bool reduce_read(struct call *c, struct reducing *r)
{
    bool found = reduce_find(c->operation->name, r);
    found = found && call_bool(c, PARAM_skipna, &r->skipna) &&
            call_bool(c, PARAM_dropna, &r->dropna) &&
            call_int(c, PARAM_ddof, &r->ddof) &&
            call_int(c, PARAM_min_count, &r->min_count) &&
            reduce_read_q(c, &r->q) && read_between(c, &r->between);
    if (object_is_array(c->self)) { /* numpy's default arguments differ from
                                       those of pandas */
        r->skipna &= call_given(c, PARAM_skipna);
        r->ddof = call_given(c, PARAM_ddof) ? r->ddof : 0;
    }
    return found;
}

/* ---- columns ---- */

/* Concatenates all strings of a group, as Python's + does. */
static bool text_sum(struct eval *ev, const struct df_expr *at,
                     struct group_cells *x, str *out)
{
    size_t total = 0;
    for (size_t i = 0; i < x->n; i++)
        total += x->c->s[x->rows[i]].n;
    if (total > EVAL_TEXT_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the resulting string would be longer than 1 MiB");
    if (!eval_spend(ev, at, total, 1))
        return false;
    struct buf b = {.a = ev->a};
    for (size_t i = 0; i < x->n; i++)
        buf_put(&b, x->c->s[x->rows[i]]);
    *out = reduction_count(x) ? buf_end(&b) : STR_NONE;
    return true;
}

/* Whether all cells of a column of strings or objects are integers, floats,
   bools or missing. */
static bool all_numbers(const struct column *x)
{
    for (size_t i = 0; i < x->n && !column_is_time(x); i++) {
        enum value_type t = x->type == COLUMN_OBJECT ? x->o[i].type
                            : x->s[i].p              ? VALUE_STR
                                                     : VALUE_NA;
        if (t == VALUE_STR || t == VALUE_DATE || t == VALUE_SPAN)
            return false;
    }
    return true;
}

/* Whether the reduction supports a column with categories. The minimum and the
   maximum need ordered categories. Reductions that need numbers, such as sum
   and mean, are unsupported. */
static bool supports_category(const struct reducing *r, const struct column *x)
{
    return r->reduction->extreme
               ? x->dtype->ordered && !r->reduction->labels
               : !r->reduction->numeric && !r->reduction->concatenates;
}

/* Whether the reduction supports a column of dates or spans. Dates and periods
   have no sum. Periods also have no mean. */
static bool supports_time(const struct reducing *r, const struct column *x)
{
    const struct reduction *what = r->reduction;
    bool span = x->type == COLUMN_SPAN;
    if (!what->number)
        return true;
    if (zone_is_period(x->zone) || x->zone == ZONE_CIVIL)
        return false;
    return what->quantile || str_eq(what->name, S("mean")) ||
           str_eq(what->name, S("median")) || str_eq(what->name, S("std")) ||
           (span && what->concatenates);
}

static bool supports(const struct reducing *r, const struct column *x)
{
    if (category_is(x))
        return supports_category(r, x);
    if (column_is_time(x))
        return supports_time(r, x);
    if (x->type < COLUMN_STR)
        return true;
    if (r->reduction->concatenates && x->type == COLUMN_STR)
        return true;
    if (r->reduction->labels)
        return false; /* idxmin and idxmax of pandas support no objects, not
                         even numbers */
    return (!r->reduction->numeric && !r->reduction->concatenates) ||
           all_numbers(x);
}

/* Converts a column for which all_numbers is true to a column of numbers. */
static const struct column *
as_numbers(struct eval *ev, const struct df_expr *at, const struct column *x)
{
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    void *none;
    for (size_t i = 0; i < x->n; i++) {
        v[i] = column_value(x, i);
        if (v[i].type == VALUE_BOOL)
            v[i] = (struct value){.type = VALUE_INT, .i = v[i].b};
    }
    return x->n ? eval_infer(ev, at, x->name, v, x->n, &x, 1)
                : eval_column(ev, at, x->name, COLUMN_INT, 0, &none, &x, 1);
}

/* Returns the help for column x, which the reduction does not support. `at` is
   the call. */
static const char *reduction_help(const struct df_expr *at,
                                  const struct column *x)
{
    bool one = at->kind == DF_EXPR_CALL && at->a->kind == DF_EXPR_ATTRIBUTE &&
               at->a->a->kind == DF_EXPR_SUBSCRIPT &&
               at->a->a->b->kind == DF_EXPR_STR;
    return !one             ? "select numeric columns, or add numeric_only=True"
           : category_is(x) ? "convert it first: .astype('str') and then "
                              "pd.to_numeric()"
                            : "pd.to_numeric(df['column']) converts strings to "
                              "numbers";
}

/* Returns the kind of cells in column x that reductions do not support. */
static const char *contents(const struct column *x)
{
    bool text = x->type == COLUMN_STR, time = false;
    for (size_t i = 0; x->type == COLUMN_OBJECT && i < x->n; i++) {
        text |= x->o[i].type == VALUE_STR;
        time |= x->o[i].type == VALUE_DATE || x->o[i].type == VALUE_SPAN;
    }
    return category_is(x) ? "categories"
           : text         ? "strings"
           : time         ? "dates or time spans"
                          : "mixed types, such as None among numbers";
}

static bool report_unsupported(struct eval *ev, const struct df_expr *at,
                               const struct reducing *r, const struct column *x)
{
    const struct reduction *what = r->reduction;
    bool unordered = what->pick && category_is(x);
    if (column_is_time(x)) {
        eval_fault(ev, DIAG_DF_TYPE, at,
                   "'%.*s' does not work on the %s of %.*s",
                   STR_ARG(what->name),
                   x->type == COLUMN_SPAN ? "time spans" : "dates",
                   STR_ARG(eval_column_called(ev, x)));
        diag_help(ev->d,
                  x->type == COLUMN_SPAN
                      ? "column.dt.total_seconds() has numbers"
                      : "select other columns, or add numeric_only=True");
        return false;
    }
    eval_fault(ev, DIAG_DF_TYPE, at, "'%.*s' needs %s, but %.*s contains %s",
               STR_ARG(what->name),
               unordered ? "ordered categories" : "numbers",
               STR_ARG(eval_column_called(ev, x)),
               unordered ? "unordered ones" : contents(x));
    if (unordered)
        diag_help(ev->d,
                  "pd.Categorical(..., ordered=True) makes categories ordered");
    else
        diag_help(ev->d, "%s", reduction_help(at, x));
    return false;
}

struct reduce_job {
    struct eval *ev;
    const struct df_expr *at;
    const struct reducing *r;
    const struct column *x;
    const struct groups *g;
    struct group_cells cells;
};

static struct group_cells *group(struct reduce_job *j, size_t i)
{
    j->cells.rows = groups_rows(j->g, i, &j->cells.n);
    j->cells.group = (uint32_t)i + 1;
    return &j->cells;
}

/* Whether the result of group i is missing. There are three cases. First: the
   group has fewer present cells than min_count. Second: skipna is False and a
   cell is missing. Third: the group is a combination of several keys and has no
   rows; a sum is then 0, not missing. */
static bool is_missing(struct reduce_job *j, size_t i)
{
    struct group_cells *x = group(j, i);
    int64_t n = reduction_count(x);
    return (x->r->min_count > 0 && n < x->r->min_count) ||
           (!x->r->skipna && n < (int64_t)x->n) ||
           (!j->r->reduction->concatenates && groups_is_pair(j->g, i));
}

/* Whether the bools in the picked rows become numbers. In pandas, the minimum,
   maximum, first and last of bools are numbers if some category has no rows, or
   some group has fewer rows than min_count. */
static bool are_numbers(const struct reduce_job *j, const uint32_t *rows)
{
    bool gap = false;
    for (size_t i = 0; i < j->g->n; i++)
        gap |= rows[i] == ORIGIN_NO_ROW;
    return gap && (j->g->empty == GROUPS_OF_CATEGORY || j->r->min_count > 0) &&
           j->x->type == COLUMN_BOOL && !j->r->reduction->labels;
}

static struct column *picked_numbers(struct reduce_job *j, const uint32_t *rows)
{
    void *cells;
    struct column *c =
        column_new(j->ev->a, j->x->name, COLUMN_FLOAT, j->g->n, &cells);
    for (size_t i = 0; i < j->g->n; i++)
        ((double *)cells)[i] =
            rows[i] == ORIGIN_NO_ROW ? (double)NAN : j->x->b[rows[i]];
    return c;
}

static const struct column *picked(struct reduce_job *j)
{
    uint32_t *rows = NEW_N(j->ev->a, uint32_t, j->g->n + 1);
    for (size_t i = 0; i < j->g->n; i++) {
        rows[i] = ORIGIN_NO_ROW;
        if (!is_missing(j, i) && !j->r->reduction->pick(&j->cells, &rows[i])) {
            order_check_mixed(j->ev, j->at, j->x);
            return NULL;
        }
    }
    if (j->r->reduction->extreme)
        order_check_extremes(j->ev, j->at, j->cells.c, j->g, rows,
                             j->r->reduction->greatest);
    if (are_numbers(j, rows))
        return picked_numbers(j, rows);
    bool grouped = j->r->adding == REDUCE_COMPENSATED;
    bool narrows = j->r->narrows || (grouped && j->r->reduction->extreme);
    struct column *c = NEW(j->ev->a, struct column);
    bool labels = j->r->reduction->labels;
    *c = *column_take(j->ev->a, labels ? j->r->labels : j->x, rows, j->g->n);
    c->name = j->x->name;
    return narrows && !labels ? eval_narrowed(j->ev, j->at, c) : c;
}

/* Whether all results are integers. No result may be missing, and a quantile
   must be a cell of an integer column, not a number between two cells. */
static bool are_integers(struct reduce_job *j)
{
    bool linear = j->r->between == QUANTILE_LINEAR;
    bool quantiles = j->r->reduction->quantile;
    if (quantiles && (linear || j->r->between == QUANTILE_MIDPOINT ||
                      j->x->type != COLUMN_INT))
        return false;
    for (size_t i = 0; i < j->g->n; i++)
        if (is_missing(j, i) || (quantiles && j->cells.n == 0))
            return false;
    return j->r->reduction->integer && j->x->type != COLUMN_FLOAT;
}

/* Sets *out to the sum of the strings of a group or, as in pandas, to 0 if all
   strings are missing. Sets *out to nan if fewer than min_count strings are
   present. */
static bool text_or_zero(struct reduce_job *j, struct group_cells *x,
                         struct value *out)
{
    *out = (struct value){.type = VALUE_STR};
    if (reduction_count(x) < j->r->min_count)
        *out = (struct value){.type = VALUE_FLOAT, .f = (double)NAN};
    else if (reduction_count(x))
        return text_sum(j->ev, j->at, x, &out->s);
    else
        *out = (struct value){.type = VALUE_INT};
    return true;
}

/* Whether the sum of some group of strings is not a string but nan or 0. */
static bool has_gap(struct reduce_job *j)
{
    bool grouped = j->r->adding == REDUCE_COMPENSATED;
    for (size_t i = 0; i < j->g->n; i++)
        if (reduction_count(group(j, i)) < j->r->min_count ||
            (grouped && reduction_count(&j->cells) == 0))
            return true;
    return false;
}

static bool compute(struct reduce_job *j, size_t i, enum column_type type,
                    void *cells)
{
    const struct reduction *what = j->r->reduction;
    struct group_cells *x = group(j, i);
    if (what->truth && type == COLUMN_OBJECT)
        ((struct value *)cells)[i] =
            groups_is_pair(j->g, i)
                ? (struct value){0}
                : (struct value){.type = VALUE_BOOL, .b = what->truth(x)};
    else if (what->truth)
        ((bool *)cells)[i] = what->truth(x);
    else if (what->count)
        ((int64_t *)cells)[i] = what->count(x);
    else if (type == COLUMN_STR)
        return text_sum(j->ev, j->at, x, &((str *)cells)[i]);
    else if (type == COLUMN_OBJECT)
        return text_or_zero(j, x, &((struct value *)cells)[i]);
    else if (type == COLUMN_INT)
        ((int64_t *)cells)[i] = what->integer(x);
    else
        ((double *)cells)[i] = is_missing(j, i) ? (double)NAN : what->number(x);
    return !x->over || scalar_too_large(j->ev, j->at);
}

static enum column_type type_of(struct reduce_job *j)
{
    const struct reduction *what = j->r->reduction;
    for (size_t i = 0; what->truth && i < j->g->n; i++)
        if (groups_is_pair(j->g, i))
            return COLUMN_OBJECT;
    if (what->truth)
        return COLUMN_BOOL;
    if (what->count)
        return COLUMN_INT;
    if (what->concatenates && j->x->type == COLUMN_STR)
        return has_gap(j) ? COLUMN_OBJECT : COLUMN_STR;
    return are_integers(j) ? COLUMN_INT : COLUMN_FLOAT;
}

/* Whether a string of the group is tainted, that is, contains a computed nan or
   inf. */
static bool has_tainted(const struct group_cells *x)
{
    for (size_t i = 0; x->c->tainted && i < x->n; i++)
        if (x->c->tainted[x->rows[i]])
            return true;
    return false;
}

static struct column *computed(struct reduce_job *j)
{
    void *cells;
    enum column_type type = type_of(j);
    struct column *c = column_new(j->ev->a, j->x->name, type, j->g->n, &cells);
    for (size_t i = 0; i < j->g->n; i++) {
        if (!compute(j, i, type, cells))
            return NULL;
        if (type == COLUMN_STR && has_tainted(&j->cells))
            column_taint(j->ev->a, c, i);
    }
    c->known_digits = j->r->reduction->truth || j->r->reduction->count
                          ? 0
                          : j->x->known_digits;
    return c;
}

static const struct column *with_origin(struct eval *ev,
                                        const struct df_expr *at, str text,
                                        unsigned effect, const struct column *c,
                                        const struct column *from,
                                        const struct groups *g)
{
    struct origin *o = NEW(ev->a, struct origin);
    struct column *made = NEW(ev->a, struct column);
    o->kind = ORIGIN_GROUP;
    o->pos = eval_pos(ev, at);
    o->text = text;
    o->effect = effect;
    o->group.from = from;
    o->group.members = g->members;
    o->group.starts = g->starts;
    *made = *c;
    made->origin = o;
    return made;
}

const struct column *reduce_made(struct eval *ev, const struct df_expr *at,
                                 const struct column *c,
                                 const struct column *from,
                                 const struct groups *g)
{
    str text = df_lexer_text(ev->a, &ev->script->tokens, at->first, at->last);
    return with_origin(ev, at, text, EFFECT_COMPUTES, c, from, g);
}

/* Allocates space for the numbers of a group. For nunique, also finds the rows
   with equal cells. */
static bool prepare(struct reduce_job *j)
{
    struct eval *ev = j->ev;
    size_t n = j->x->n;
    j->cells = (struct group_cells){.r = j->r, .c = j->x};
    if (!eval_spend(ev, j->at, j->g->n, sizeof(str)))
        return false;
    if (category_is(j->x) && j->r->reduction->pick &&
        !(j->cells.c = category_order(ev, j->at, j->x)))
        return false;
    if (j->r->reduction->number)
        j->cells.room = NEW_N(ev->scratch, double, n);
    if (j->r->reduction->quantile)
        j->cells.integer_room = NEW_N(ev->scratch, int64_t, n);
    if (!j->r->reduction->distinct)
        return true;
    const struct keys k = {&j->x, 1, n};
    j->cells.firsts = keys_firsts(ev->scratch, &k);
    j->cells.seen = NEW_N(ev->scratch, uint32_t, n);
    return true;
}

/* Reports a group without rows if no version of pandas computes its result
   correctly: idxmin fails, a sum of strings is 0, and a sum ignores min_count.
   Returns whether a group was reported. */
static bool report_empty(const struct reduce_job *j)
{
    const struct groups *g = j->g;
    const struct reduction *what = j->r->reduction;
    bool empty = false, pairs = g->empty == GROUPS_OF_PAIRS;
    bool sum = what->concatenates &&
               (j->x->type == COLUMN_STR || (pairs && j->r->min_count > 0));
    if (g->empty == GROUPS_NONE_EMPTY || !(sum || what->labels))
        return false;
    for (size_t i = 0; i < g->n && !empty; i++)
        empty = g->starts[i] == g->starts[i + 1];
    if (!empty)
        return false;
    eval_fault(
        j->ev, DIAG_DF_VALUE, j->at,
        "cannot compute '%.*s' of column '%.*s' for a group without rows",
        STR_ARG(what->name), STR_ARG(name_text(j->ev->scratch, j->x->name)));
    diag_help(j->ev->d,
              "write groupby(..., observed=True) to skip such groups");
    return true;
}

/* Returns a column of dates or spans as floats. pandas computes means of dates
   with floats, too. */
static const struct column *
time_numbers(struct eval *ev, const struct df_expr *at, const struct column *x)
{
    void *cells;
    struct column *c =
        eval_column(ev, at, x->name, COLUMN_FLOAT, x->n, &cells, &x, 1);
    for (size_t i = 0; c && i < x->n; i++)
        ((double *)cells)[i] =
            x->i[i] == MOMENT_NAT ? (double)NAN : (double)x->i[i];
    return c;
}

/* Converts c, a result of reducing time_numbers(x), to dates or spans. */
static struct column *time_result_of(struct eval *ev, const struct reducing *r,
                                     const struct column *c,
                                     const struct column *x)
{
    void *cells;
    bool span = x->type == COLUMN_SPAN || str_eq(r->reduction->name, S("std"));
    struct column *made = column_new(
        ev->a, c->name, span ? COLUMN_SPAN : COLUMN_DATE, c->n, &cells);
    made->zone = span ? 0 : x->zone;
    for (size_t i = 0; i < c->n; i++)
        ((int64_t *)cells)[i] = isnan(c->f[i]) || fabs(c->f[i]) >= 0x1p63
                                    ? MOMENT_NAT
                                    : (int64_t)c->f[i];
    return made;
}

/* Reports skipna=False for a column of strings or objects with missing cells:
   Python cannot add or compare None. Returns whether the column was
   reported. */
static bool report_none(struct eval *ev, const struct df_expr *at,
                        const struct reducing *r, const struct column *x)
{
    bool missing = false;
    bool ordered = r->reduction->extreme && !category_is(x);
    if (r->skipna || column_is_time(x) || x->type < COLUMN_STR ||
        !(r->reduction->number || ordered))
        return false;
    for (size_t i = 0; i < x->n && !missing; i++)
        missing = column_is_missing(x, i);
    if (!missing)
        return false;
    eval_fault(ev, DIAG_DF_TYPE, at,
               "'%.*s' with skipna=False needs numbers, but %.*s contains "
               "missing cells and other objects",
               STR_ARG(r->reduction->name), STR_ARG(eval_column_called(ev, x)));
    diag_help(ev->d, "remove skipna=False, or call .dropna() first");
    return true;
}

/* Whether the cells of x are Python objects. Python cannot compare or add nan
   and a string or a day. */
static bool are_objects(const struct column *x)
{
    return x->type == COLUMN_DATE
               ? x->zone == ZONE_CIVIL
               : str_eq(str_c(column_dtype_name(x)), S("object"));
}

/* Whether a group has both missing cells and strings or dates. */
static bool has_gap_in_text(const struct group_cells *x)
{
    bool gap = false, text = false;
    for (size_t i = 0; i < x->n && !(gap && text); i++) {
        struct value v = column_value(x->c, x->rows[i]);
        bool missing = column_is_missing(x->c, x->rows[i]);
        gap |= missing;
        text |= !missing && v.type >= VALUE_STR;
    }
    return gap && text;
}

static void help_gap(const struct reduce_job *j)
{
    struct diags *d = j->ev->d;
    str name = name_text(j->ev->scratch, j->x->name);
    str what = j->r->reduction->name;
    if (!name.n)
        diag_help(d, "remove missing cells with .dropna()");
    else if (j->r->adding == REDUCE_COMPENSATED)
        diag_help(d,
                  "remove rows with missing cells before groupby: "
                  ".dropna(subset=['%.*s'])",
                  STR_ARG(name));
    else
        diag_help(d, "remove missing cells, as in df['%.*s'].dropna().%.*s()",
                  STR_ARG(name), STR_ARG(what));
}

/* Reports a group of strings or days with missing cells, unless pandas'
   reduction skips missing cells, too. Returns whether a group was reported. */
static bool report_gap(struct reduce_job *j)
{
    const struct reduction *what = j->r->reduction;
    bool grouped = j->r->adding == REDUCE_COMPENSATED;
    if (!(what->extreme || (what->concatenates && !grouped)) ||
        !are_objects(j->x))
        return false;
    for (size_t i = 0; i < j->g->n; i++) {
        if (!has_gap_in_text(group(j, i)))
            continue;
        eval_fault(j->ev, DIAG_DF_TYPE, j->at,
                   "'%.*s' cannot %s missing cells and %s, but %.*s contains "
                   "both",
                   STR_ARG(what->name), what->extreme ? "compare" : "add",
                   j->x->type == COLUMN_DATE ? "dates" : "strings",
                   STR_ARG(eval_column_called(j->ev, j->x)));
        help_gap(j);
        return true;
    }
    return false;
}

/* Whether the reduction is a sum or a product. */
static bool is_total(const struct reducing *r)
{
    return r->reduction->concatenates || str_eq(r->reduction->name, S("prod"));
}

/* Returns the sums or products of groups of x, a column of objects. */
static const struct column *object_result(struct eval *ev,
                                          const struct df_expr *at,
                                          const struct reducing *r,
                                          const struct column *x,
                                          const struct groups *g)
{
    doubt_group_reduced(ev, at, r->reduction->name, x, g);
    const struct column *c =
        object_total(ev, at, r, !r->reduction->concatenates, x, g);
    return c ? with_origin(ev, at, r->reduction->name, r->reduction->effect, c,
                           x, g)
             : NULL;
}

/* Reduces x, without regard to nullable types. */
static const struct column *plain_groups(struct eval *ev,
                                         const struct df_expr *at,
                                         const struct reducing *r,
                                         const struct column *x,
                                         const struct groups *g)
{
    struct reduce_job j = {
        .ev = ev, .at = at, .r = r, .x = x, .g = g, .cells = {.r = r, .c = x}};
    struct arena_mark mark = arena_mark(ev->scratch);
    if ((r->reduction->extreme || r->reduction->distinct ||
         r->reduction->number) &&
        json_guard_refuse(ev, at, x))
        return NULL;
    if (!supports(r, x))
        return report_unsupported(ev, at, r, x), NULL;
    if (report_gap(&j) || report_none(ev, at, r, x))
        return NULL;
    bool objects = !column_is_time(x) && x->type >= COLUMN_STR &&
                   r->reduction->number && all_numbers(x);
    if (objects && is_total(r))
        return object_result(ev, at, r, x, g);
    struct reducing plain = *r;
    if (objects && r->adding == REDUCE_PAIRWISE) {
        plain.adding = REDUCE_PLAIN; /* numpy adds Python's objects one after
                                        another */
        j.r = &plain;
    }
    if (objects && !(j.x = as_numbers(ev, at, x)))
        return NULL;
    bool time = column_is_time(x) && r->reduction->number;
    if (time && !(j.x = time_numbers(ev, at, x)))
        return NULL;
    if (report_empty(&j) || !prepare(&j))
        return NULL;
    if (r->reduction->concatenates && j.x->type == COLUMN_STR)
        text_arithmetic_check_sum(ev, at, j.x, g);
    doubt_group_reduced(ev, at, r->reduction->name, j.x, g);
    const struct column *c = r->reduction->pick ? picked(&j) : computed(&j);
    arena_rewind(ev->scratch, mark);
    if (c && time)
        c = time_result_of(ev, r, c, x);
    return c ? with_origin(ev, at, r->reduction->name, r->reduction->effect, c,
                           time ? x : j.x, g)
             : NULL;
}

/* Whether r tests cells of x, which is nullable, without skipping missing ones.
   If so, reports this. */
static bool report_truth(struct eval *ev, const struct df_expr *at,
                         const struct reducing *r, const struct column *x)
{
    size_t i = 0;
    while (i < x->n && !column_is_missing(x, i))
        i++;
    if (!r->reduction->truth || r->skipna || i == x->n)
        return false;
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
               "'%.*s' with skipna=False for %.*s, which has missing cells,",
               STR_ARG(r->reduction->name), STR_ARG(eval_column_called(ev, x)));
    eval_help(ev, "leave skipna=False out, or fill the column: .fillna(False)");
    return true;
}

/* Reports a sum of x, a column of type string, for which pandas fails, too,
   unless the rows are grouped. Returns whether it was reported. */
static bool report_strings(struct eval *ev, const struct df_expr *at,
                           const struct reducing *r, const struct column *x)
{
    return nullable_cells(x) == COLUMN_STR && r->reduction->concatenates &&
           r->adding != REDUCE_COMPENSATED &&
           !eval_fault(ev, DIAG_DF_TYPE, at,
                       "'sum' does not work on a column of type string") &&
           !eval_help(ev, "write ''.join(s.dropna())");
}

/* Converts c, the result of reducing masked_plain(x), to the nullable type that
   pandas returns. */
static const struct column *nullable_result(struct eval *ev,
                                            const struct df_expr *at,
                                            const struct reducing *r,
                                            const struct column *c,
                                            const struct column *x)
{
    const struct reduction *what = r->reduction;
    enum column_type cells = nullable_cells(x);
    bool total = is_total(r);
    if (what->count || what->labels)
        return c;
    enum column_type type = what->pick             ? cells
                            : what->truth          ? COLUMN_BOOL
                            : !total               ? COLUMN_FLOAT
                            : cells == COLUMN_BOOL ? COLUMN_INT
                                                   : cells;
    const struct column *made = masked_column(ev, at, c, nullable_dtype(type));
    if (!made)
        return NULL;
    struct origin *o = NEW(ev->a, struct origin);
    struct column *copy = NEW(ev->a, struct column);
    *copy = *made;
    *o = *c->origin;
    o->group.from = x;
    copy->origin = o;
    return copy;
}

const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   const struct reducing *r,
                                   const struct column *x,
                                   const struct groups *g)
{
    if (!nullable_of(x))
        return plain_groups(ev, at, r, x, g);
    if (report_truth(ev, at, r, x) || report_strings(ev, at, r, x))
        return NULL;
    const struct reduction *what = r->reduction;
    bool picks = what->pick && r->skipna && !what->labels;
    bool keeps = picks || nullable_cells(x) == COLUMN_STR;
    const struct column *c = keeps ? x : masked_plain(ev, at, x);
    c = c ? plain_groups(ev, at, r, c, g) : NULL;
    return c ? nullable_result(ev, at, r, c, x) : NULL;
}
