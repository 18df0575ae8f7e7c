// SPDX-License-Identifier: MIT
// reduce: a table of reductions; each computes one cell from the cells of one
// group. Sums, means and variances take pandas' own steps.
#include "df/figures/reduce.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/core/category.h"
#include "df/core/keys.h"
#include "df/core/scalar.h"

/* The cells of one group. */
struct cells {
    const struct reducing *r;
    const struct column *c;
    const uint32_t *rows;
    size_t n;
    double *room; /* for n numbers */
    int64_t *whole_room;
    /* nunique: the first row with an equal cell, for each row; and where it
       was seen last, as the number of a group plus one. */
    const uint32_t *firsts;
    uint32_t *seen, group;
    bool over; /* whole: an integer does not fit */
};

/* How one cell is computed. Exactly one of the functions gives it; `whole`
   stands in for `number` where cells are integers or bools. */
struct reduction {
    str name;
    double (*number)(struct cells *x);
    int64_t (*whole)(struct cells *x);
    bool (*pick)(struct cells *x, uint32_t *row); /* a row of the group, or
                                                     ORIGIN_NO_ROW */
    int64_t (*count)(struct cells *x);
    bool (*truth)(struct cells *x);
    bool texts;      /* number: texts are joined */
    bool labels;     /* pick: the row's label is given, not its cell */
    bool numbers;    /* no text has it */
    unsigned effect; /* enum effect */
};

/* ---- cells ---- */

/* A number; NaN when missing. */
static double number_at(const struct column *c, size_t row)
{
    double f;
    if (c->type == COLUMN_FLOAT)
        return c->f[row];
    if (c->type == COLUMN_INT)
        return (double)c->i[row];
    return scalar_number(column_value(c, row), &f) ? f : (double)NAN;
}

static double number(const struct cells *x, size_t i)
{
    return number_at(x->c, x->rows[i]);
}

static int64_t integer(const struct cells *x, size_t i)
{
    return x->c->type == COLUMN_INT ? x->c->i[x->rows[i]]
                                    : (int64_t)x->c->b[x->rows[i]];
}

static bool missing(const struct cells *x, size_t i)
{
    return column_is_missing(x->c, x->rows[i]);
}

static int64_t count(struct cells *x)
{
    int64_t n = 0;
    for (size_t i = 0; i < x->n; i++)
        n += !missing(x, i);
    return n;
}

/* ---- sums ---- */

static double compensated(const struct cells *x)
{
    double sum = 0, lost = 0;
    for (size_t i = 0; i < x->n; i++) {
        double f = number(x, i);
        if (isnan(f))
            continue;
        double y = f - lost, t = sum + y;
        lost = t - sum - y;
        if (isnan(lost)) /* infinities */
            lost = 0;
        sum = t;
    }
    return sum;
}

static double plain(const double *v, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += v[i];
    return sum;
}

/* numpy's pairwise summation: blocks of at most 128, eight sums at a time. */
static double pairwise(const double *v, size_t n)
{
    double sum[8] = {0}, total = 0;
    size_t i = 0;
    if (n > 128) {
        size_t half = n / 2 - n / 2 % 8;
        return pairwise(v, half) + pairwise(v + half, n - half);
    }
    if (n >= 8) {
        for (; i + 8 <= n; i += 8)
            for (size_t k = 0; k < 8; k++)
                sum[k] += v[i + k];
        total = ((sum[0] + sum[1]) + (sum[2] + sum[3])) +
                ((sum[4] + sum[5]) + (sum[6] + sum[7]));
    }
    for (; i < n; i++)
        total += v[i];
    return total;
}

/* numpy takes so many numbers at a time. */
enum { BUFFER = 8192 };

static double added(const struct cells *x)
{
    double sum = 0;
    if (x->r->adding == REDUCE_PLAIN)
        return plain(x->room, x->n);
    for (size_t i = 0; i < x->n; i += BUFFER)
        sum += pairwise(x->room + i, x->n - i < BUFFER ? x->n - i : BUFFER);
    return sum;
}

/* A missing value counts as 0. */
static double sum(struct cells *x)
{
    if (x->r->adding == REDUCE_COMPENSATED)
        return compensated(x);
    for (size_t i = 0; i < x->n; i++) {
        double f = number(x, i);
        x->room[i] = isnan(f) ? 0 : f;
    }
    return added(x);
}

/* A sum may leave 64 bits and come back: `carry` counts how often. */
static int64_t whole_sum(struct cells *x)
{
    int64_t total = 0, carry = 0;
    for (size_t i = 0; i < x->n; i++) {
        int64_t k = integer(x, i);
        if (__builtin_add_overflow(total, k, &total))
            carry += k < 0 ? -1 : 1;
    }
    x->over |= carry != 0;
    return total;
}

static double product(struct cells *x)
{
    double total = 1;
    for (size_t i = 0; i < x->n; i++)
        total *= missing(x, i) ? 1 : number(x, i);
    return total;
}

/* Without the sign, since -2**63 may come by way of 2**63. */
static int64_t whole_product(struct cells *x)
{
    uint64_t total = 1;
    bool negative = false, over = false;
    for (size_t i = 0; i < x->n; i++) {
        int64_t k = integer(x, i);
        uint64_t size = k < 0 ? 0 - (uint64_t)k : (uint64_t)k;
        if (k == 0)
            return 0;
        negative ^= k < 0;
        over |= __builtin_mul_overflow(total, size, &total);
    }
    x->over |= over || total > (uint64_t)INT64_MAX + negative;
    return (int64_t)(negative ? 0 - total : total);
}

/* All texts of a column one after the other, as Python's + joins them. */
static bool text_sum(struct eval *ev, const struct df_expr *at, struct cells *x,
                     str *out)
{
    size_t total = 0;
    for (size_t i = 0; i < x->n; i++)
        total += x->c->s[x->rows[i]].n;
    if (total > EVAL_TEXT_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, "text is longer than 1 MiB");
    if (!eval_spend(ev, at, total, 1))
        return false;
    char *p = arena_bytes(ev->a, total + 1), *to = p;
    for (size_t i = 0; i < x->n; i++) {
        str s = x->c->s[x->rows[i]];
        if (s.n)
            memcpy(to, s.p, s.n);
        to += s.n;
    }
    *out = count(x) ? (str){p, total} : STR_NONE;
    return true;
}

/* ---- moments ---- */

static double mean(struct cells *x)
{
    int64_t n = count(x);
    return n ? sum(x) / (double)n : (double)NAN;
}

/* Welford's method, as pandas goes through a group; the result is the sum of
   squares. */
static double running_squares(struct cells *x)
{
    double n = 0, middle = 0, squares = 0;
    for (size_t i = 0; i < x->n; i++) {
        double f = number(x, i), old = middle;
        if (isnan(f))
            continue;
        n++;
        middle += (f - old) / n;
        squares += (f - middle) * (f - old);
    }
    return squares;
}

/* In two passes, as pandas does with a column. */
static double squares(struct cells *x)
{
    double middle = mean(x);
    for (size_t i = 0; i < x->n; i++) {
        double d = middle - number(x, i);
        x->room[i] = missing(x, i) ? 0 : d * d;
    }
    return added(x);
}

static double variance(struct cells *x)
{
    int64_t n = count(x);
    if (n <= x->r->ddof)
        return (double)NAN;
    return (x->r->adding == REDUCE_COMPENSATED ? running_squares(x)
                                               : squares(x)) /
           ((double)n - (double)x->r->ddof);
}

static double deviation(struct cells *x)
{
    return sqrt(variance(x));
}

static double standard_error(struct cells *x)
{
    return deviation(x) / sqrt((double)count(x));
}

/* ---- quantiles ---- */

/* The numbers that are not missing, in x->room; how many. */
static size_t numbers(struct cells *x)
{
    size_t n = 0;
    for (size_t i = 0; i < x->n; i++)
        if (!missing(x, i))
            x->room[n++] = number(x, i);
    return n;
}

static double median(struct cells *x)
{
    return quantile_median(x->room, numbers(x));
}

static double quantile(struct cells *x)
{
    size_t n = numbers(x);
    bool grouped = x->r->adding == REDUCE_COMPENSATED;
    return quantile_of(x->room, n, x->r->q, x->r->between, grouped);
}

static int64_t whole_quantile(struct cells *x)
{
    bool grouped = x->r->adding == REDUCE_COMPENSATED;
    for (size_t i = 0; i < x->n; i++)
        x->whole_room[i] = integer(x, i);
    return quantile_of_ints(x->whole_room, x->n, x->r->q, x->r->between,
                            grouped);
}

/* ---- rows that are picked ---- */

/* The row of the least or greatest cell; false where two have no order. */
static bool extreme(struct cells *x, bool greatest, uint32_t *row)
{
    const struct keys k = {&x->c, 1, x->c->n};
    for (size_t i = 0; i < x->n; i++) {
        int order = -1;
        if (missing(x, i))
            continue;
        if (*row != ORIGIN_NO_ROW &&
            !keys_order(&k, x->rows[i], &k, *row, &order))
            return false;
        if (*row == ORIGIN_NO_ROW || (greatest ? order > 0 : order < 0))
            *row = x->rows[i];
    }
    return true;
}

static bool least(struct cells *x, uint32_t *row)
{
    return extreme(x, false, row);
}

static bool greatest(struct cells *x, uint32_t *row)
{
    return extreme(x, true, row);
}

static bool first(struct cells *x, uint32_t *row)
{
    for (size_t i = 0; i < x->n && *row == ORIGIN_NO_ROW; i++)
        if (!missing(x, i))
            *row = x->rows[i];
    return true;
}

static bool last(struct cells *x, uint32_t *row)
{
    for (size_t i = x->n; i-- > 0 && *row == ORIGIN_NO_ROW;)
        if (!missing(x, i))
            *row = x->rows[i];
    return true;
}

/* ---- counts and truths ---- */

static int64_t size(struct cells *x)
{
    return (int64_t)x->n;
}

static int64_t distinct(struct cells *x)
{
    int64_t n = 0;
    bool gap = false;
    for (size_t i = 0; i < x->n; i++) {
        uint32_t f = x->firsts[x->rows[i]];
        gap |= missing(x, i);
        n += !missing(x, i) && x->seen[f] != x->group;
        x->seen[f] = x->group;
    }
    return n + (gap && !x->r->dropna);
}

static bool true_at(const struct cells *x, size_t i)
{
    struct value v = column_value(x->c, x->rows[i]);
    if (missing(x, i))
        return true;
    return v.type == VALUE_STR ? v.s.n > 0 : number(x, i) != 0;
}

static bool any(struct cells *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (!(x->r->skipna && missing(x, i)) && true_at(x, i))
            return true;
    return false;
}

static bool all(struct cells *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (!true_at(x, i))
            return false;
    return true;
}

/* ---- the table ---- */

/* In the order of their names. */
static const struct reduction REDUCTIONS[] = {
    {.name = S_INIT("all"), .truth = all},
    {.name = S_INIT("any"), .truth = any},
    {.name = S_INIT("count"), .count = count, .effect = EFFECT_COUNTS},
    {.name = S_INIT("first"), .pick = first, .effect = EFFECT_UNIT},
    {.name = S_INIT("idxmax"),
     .pick = greatest,
     .labels = true,
     .numbers = true},
    {.name = S_INIT("idxmin"), .pick = least, .labels = true, .numbers = true},
    {.name = S_INIT("last"), .pick = last, .effect = EFFECT_UNIT},
    {.name = S_INIT("max"), .pick = greatest, .effect = EFFECT_UNIT},
    {.name = S_INIT("mean"),
     .number = mean,
     .numbers = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("median"),
     .number = median,
     .numbers = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("min"), .pick = least, .effect = EFFECT_UNIT},
    {.name = S_INIT("nunique"), .count = distinct, .effect = EFFECT_COUNTS},
    {.name = S_INIT("prod"),
     .number = product,
     .whole = whole_product,
     .numbers = true},
    {.name = S_INIT("quantile"),
     .number = quantile,
     .whole = whole_quantile,
     .numbers = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("sem"),
     .number = standard_error,
     .numbers = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("size"), .count = size, .effect = EFFECT_COUNTS},
    {.name = S_INIT("std"),
     .number = deviation,
     .numbers = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("sum"),
     .number = sum,
     .whole = whole_sum,
     .texts = true,
     .effect = EFFECT_UNIT},
    {.name = S_INIT("var"), .number = variance, .numbers = true},
};

enum { N_REDUCTIONS = sizeof REDUCTIONS / sizeof *REDUCTIONS };

bool reduce_find(str name, struct reducing *r)
{
    *r = (struct reducing){.skipna = true, .dropna = true, .ddof = 1, .q = 0.5};
    for (size_t i = 0; i < N_REDUCTIONS; i++)
        if (str_eq(REDUCTIONS[i].name, name))
            r->what = &REDUCTIONS[i];
    return r->what != NULL;
}

struct strs reduce_names(struct arena *a)
{
    struct strs names = {0};
    for (size_t i = 0; i < N_REDUCTIONS; i++)
        vec_push(a, &names, REDUCTIONS[i].name);
    return names;
}

unsigned reduce_effect(const struct reducing *r)
{
    return r->what->effect;
}

bool reduce_gives_label(const struct reducing *r)
{
    return r->what->labels;
}

str reduce_result_name(struct arena *a, const struct reducing *r)
{
    struct value q = {.type = VALUE_FLOAT, .f = r->q};
    return r->what->number == quantile ? name_make(a, &q, 1) : STR_NONE;
}

/* ---- arguments ---- */

bool reduce_read(struct call *c, struct reducing *r)
{
    bool found = reduce_find(c->operation->name, r);
    if (object_is_array(c->self)) {
        r->skipna = false;
        r->ddof = 0;
    }
    return found && call_bool(c, PARAM_SKIPNA, &r->skipna) &&
           call_bool(c, PARAM_DROPNA, &r->dropna) &&
           call_int(c, PARAM_DDOF, &r->ddof) &&
           call_int(c, PARAM_MIN_COUNT, &r->min_count) &&
           quantile_read_q(c, PARAM_Q, &r->q) &&
           quantile_read_between(c, PARAM_INTERPOLATION, &r->between);
}

/* ---- columns ---- */

/* Objects that are all numbers or missing. */
static bool all_numbers(const struct column *x)
{
    for (size_t i = 0; i < x->n; i++) {
        enum value_type t = x->type == COLUMN_OBJECT ? x->o[i].type
                            : x->s[i].p              ? VALUE_STR
                                                     : VALUE_NA;
        if (t == VALUE_STR || t == VALUE_BOOL)
            return false;
    }
    return true;
}

static bool is_category(const struct column *x)
{
    return x->dtype && x->dtype->categories;
}

/* Categories have a least and a greatest one when they are ordered; there is no
   computing with them. */
static bool works_on_category(const struct reducing *r, const struct column *x)
{
    bool extreme = r->what->pick == least || r->what->pick == greatest;
    return extreme ? x->dtype->ordered && !r->what->labels
                   : !r->what->numbers && !r->what->texts;
}

bool reduce_works(const struct reducing *r, const struct column *x)
{
    if (is_category(x))
        return works_on_category(r, x);
    if (x->type < COLUMN_STR)
        return true;
    if (r->what->texts && x->type == COLUMN_STR)
        return true;
    return (!r->what->numbers && !r->what->texts) || all_numbers(x);
}

/* Such objects as a column of numbers, so that 1 + 2 stays an integer. */
static const struct column *
as_numbers(struct eval *ev, const struct df_expr *at, const struct column *x)
{
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    void *none;
    for (size_t i = 0; i < x->n; i++)
        v[i] = column_value(x, i);
    return x->n ? eval_infer(ev, at, x->name, v, x->n, &x, 1)
                : eval_column(ev, at, x->name, COLUMN_INT, 0, &none, &x, 1);
}

static bool no_such(struct eval *ev, const struct df_expr *at,
                    const struct reducing *r, const struct column *x)
{
    const struct reduction *what = r->what;
    eval_fault(ev, DIAG_DF_TYPE, at, "column '%.*s' of %s has no %.*s",
               STR_ARG(name_text(ev->scratch, x->name)),
               is_category(x) ? "category" : "text", STR_ARG(what->name));
    if (what->pick && is_category(x))
        diag_help(ev->d, "pd.Categorical(..., ordered=True) gives an order");
    else
        diag_help(ev->d, "choose columns of numbers, or say numeric_only=True");
    return false;
}

struct job {
    struct eval *ev;
    const struct df_expr *at;
    const struct reducing *r;
    const struct column *x;
    const struct groups *g;
    struct cells cells;
};

static struct cells *group(struct job *j, size_t i)
{
    size_t from = j->g->starts[i];
    j->cells.rows = j->g->members + from;
    j->cells.n = j->g->starts[i + 1] - from;
    j->cells.group = (uint32_t)i + 1;
    return &j->cells;
}

/* True when a group has too few cells, or one that is missing where none may
   be. */
static bool too_few(struct cells *x)
{
    int64_t n = count(x);
    return (x->r->min_count > 0 && n < x->r->min_count) ||
           (!x->r->skipna && n < (int64_t)x->n);
}

static struct column *picked(struct job *j)
{
    uint32_t *rows = NEW_N(j->ev->a, uint32_t, j->g->n + 1);
    for (size_t i = 0; i < j->g->n; i++) {
        struct cells *x = group(j, i);
        rows[i] = ORIGIN_NO_ROW;
        if (too_few(x))
            continue;
        if (!j->r->what->pick(x, &rows[i])) {
            eval_fault(j->ev, DIAG_DF_TYPE, j->at,
                       "column '%.*s' holds texts and numbers, which have no "
                       "order",
                       STR_ARG(name_text(j->ev->scratch, j->x->name)));
            return NULL;
        }
    }
    struct column *c = NEW(j->ev->a, struct column);
    bool labels = j->r->what->labels;
    *c = *column_take(j->ev->a, labels ? j->r->labels : j->x, rows, j->g->n);
    c->name = j->x->name;
    return c;
}

/* Integers stay integers unless a group has too few of them, or what is given
   may lie between two of them. */
static bool stays_whole(struct job *j)
{
    bool linear = j->r->between == QUANTILE_LINEAR;
    bool quantiles = j->r->what->number == quantile;
    if (quantiles && (linear || j->r->between == QUANTILE_MIDPOINT ||
                      j->x->type != COLUMN_INT))
        return false;
    for (size_t i = 0; i < j->g->n; i++)
        if (too_few(group(j, i)) || (quantiles && j->cells.n == 0))
            return false;
    return j->r->what->whole && j->x->type != COLUMN_FLOAT;
}

static bool compute(struct job *j, size_t i, enum column_type type, void *cells)
{
    const struct reduction *what = j->r->what;
    struct cells *x = group(j, i);
    if (what->truth)
        ((bool *)cells)[i] = what->truth(x);
    else if (what->count)
        ((int64_t *)cells)[i] = what->count(x);
    else if (type == COLUMN_STR)
        return text_sum(j->ev, j->at, x, &((str *)cells)[i]);
    else if (type == COLUMN_INT)
        ((int64_t *)cells)[i] = what->whole(x);
    else
        ((double *)cells)[i] = too_few(x) ? (double)NAN : what->number(x);
    return !x->over || scalar_too_large(j->ev, j->at);
}

static enum column_type type_of(struct job *j)
{
    const struct reduction *what = j->r->what;
    if (what->truth)
        return COLUMN_BOOL;
    if (what->count)
        return COLUMN_INT;
    if (what->texts && j->x->type == COLUMN_STR)
        return COLUMN_STR;
    return stays_whole(j) ? COLUMN_INT : COLUMN_FLOAT;
}

/* Whether one of the texts that are joined has nan in it. */
static bool has_spoilt(const struct cells *x)
{
    for (size_t i = 0; x->c->spoilt && i < x->n; i++)
        if (x->c->spoilt[x->rows[i]])
            return true;
    return false;
}

static struct column *computed(struct job *j)
{
    void *cells;
    enum column_type type = type_of(j);
    struct column *c = column_new(j->ev->a, j->x->name, type, j->g->n, &cells);
    for (size_t i = 0; i < j->g->n; i++) {
        if (!compute(j, i, type, cells))
            return NULL;
        if (type == COLUMN_STR && has_spoilt(&j->cells))
            column_spoil(j->ev->a, c, i);
    }
    c->left = j->r->what->truth || j->r->what->count ? 0 : j->x->left;
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

/* Room for the numbers of a group; for nunique, the equal cells. */
static bool prepare(struct job *j)
{
    struct eval *ev = j->ev;
    size_t n = j->x->n;
    j->cells = (struct cells){.r = j->r, .c = j->x};
    if (!eval_spend(ev, j->at, j->g->n, sizeof(str)))
        return false;
    if (is_category(j->x) && j->r->what->pick &&
        !(j->cells.c = category_order(ev, j->at, j->x)))
        return false;
    if (j->r->what->number)
        j->cells.room = NEW_N(ev->scratch, double, n);
    if (j->r->what->whole == whole_quantile)
        j->cells.whole_room = NEW_N(ev->scratch, int64_t, n);
    if (j->r->what->count != distinct)
        return true;
    const struct keys k = {&j->x, 1, n};
    struct keys_table table;
    keys_table_init(&table, ev->scratch, k);
    uint32_t *firsts = NEW_N(ev->scratch, uint32_t, n);
    for (size_t i = 0; i < n; i++)
        firsts[i] = keys_table_find(&table, &k, i);
    j->cells.firsts = firsts;
    j->cells.seen = NEW_N(ev->scratch, uint32_t, n);
    return true;
}

const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   const struct reducing *r,
                                   const struct column *x,
                                   const struct groups *g)
{
    struct job j = {.ev = ev, .at = at, .r = r, .x = x, .g = g};
    struct arena_mark mark = arena_mark(ev->scratch);
    if (!reduce_works(r, x))
        return no_such(ev, at, r, x), NULL;
    if (x->type >= COLUMN_STR && (r->what->number && all_numbers(x)) &&
        !(j.x = as_numbers(ev, at, x)))
        return NULL;
    if (!prepare(&j))
        return NULL;
    const struct column *c = r->what->pick ? picked(&j) : computed(&j);
    arena_rewind(ev->scratch, mark);
    return c ? with_origin(ev, at, r->what->name, r->what->effect, c, j.x, g)
             : NULL;
}
