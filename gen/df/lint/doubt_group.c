// SPDX-License-Identifier: MIT
// doubt_group: looks at the other columns of the rows that an aggregation
// combines.
#include "df/lint/doubt_group.h"

#include <math.h>

#include "base/calendar.h"
#include "base/codes/result.h"
#include "base/elementary.h"
#include "df/lint/alike.h"
#include "df/lint/file_rows.h"
#include "df/lint/unit_rows.h"
#include "df/runtime/keys.h"
#include "df/runtime/units.h"
#include "frame/saying.h"

enum {
    ROWS_MAX = 2000,  /* maximum number of rows of a checked column, and of its
                         file */
    CASES_ROWS = 500, /* maximum number of rows of a frame whose groups are
                         compared */
    GROUPS_MAX = 50,  /* maximum number of groups that are compared */
    CASES_MAX = 200,  /* a column of cases (doubt_group_cases) has at most this
                         many distinct values */
    CASES_MIN = 3,    /* a column of cases has at least this many distinct
                         values */
    PARTS_MIN = 2,    /* minimum number of rows that a total summarizes */
    LABEL_MAX = 20    /* maximum length of a total's label, in bytes */
};

/* Returns the row number, in g->x, of member i of the group. */
static size_t row_of(const struct doubt_group *g, size_t i)
{
    return g->rows.v ? g->rows.v[i] : i;
}

/* Returns the row of g->frame that corresponds to `row` of g->x. */
static size_t frame_row(const struct doubt_group *g, size_t row)
{
    return g->frame_rows ? g->frame_rows[row] : row;
}

/* Returns the string in column c of g->frame for member i of the group, or
   STR_NONE if there is none. */
static str string_in_row(const struct doubt_group *g, const struct column *c,
                         size_t i)
{
    size_t row = frame_row(g, row_of(g, i));
    return row < c->n ? c->s[row] : STR_NONE;
}

static bool is(str what, const char *name)
{
    return str_eq(what, str_c(name));
}

/* Whether the aggregation is a kind of mean. */
static bool is_mean(const struct doubt_group *g)
{
    return is(g->what, "mean") || is(g->what, "median") || is(g->what, "gmean");
}

/* ---- totals ---- */

/* The kinds of totals, by their labels. */
enum total_kind {
    TOTAL_NONE,
    TOTAL_SUM,  /* the sum of the other rows */
    TOTAL_ALL,  /* the sum of the other rows, or another summary of them */
    TOTAL_MEAN, /* the mean of the other rows; or an ordinary row, as of a
                   kernel named Mean */
    TOTAL_GEOMEAN
};

static enum total_kind total_kind(str s)
{
    static const struct {
        str label;
        enum total_kind kind;
    } LABELS[] = {{S_INIT("total"), TOTAL_ALL},
                  {S_INIT("totals"), TOTAL_ALL},
                  {S_INIT("grand total"), TOTAL_ALL},
                  {S_INIT("overall"), TOTAL_ALL},
                  {S_INIT("sum"), TOTAL_SUM},
                  {S_INIT("all"), TOTAL_MEAN},
                  {S_INIT("average"), TOTAL_MEAN},
                  {S_INIT("avg"), TOTAL_MEAN},
                  {S_INIT("mean"), TOTAL_MEAN},
                  {S_INIT("geomean"), TOTAL_GEOMEAN},
                  {S_INIT("median"), TOTAL_MEAN},
                  {S_INIT("geometric mean"), TOTAL_GEOMEAN}};
    if (s.n > LABEL_MAX)
        return TOTAL_NONE;
    s = str_trim(s);
    if (str_ends(s, S(":")))
        s = str_trim(str_slice(s, 0, s.n - 1));
    if (!s.n || !memchr("tsaomg", char_lower(s.p[0]), 6)) /* fast exit */
        return TOTAL_NONE;
    for (size_t i = 0; i < sizeof LABELS / sizeof *LABELS; i++)
        if (str_eq_nocase(s, LABELS[i].label))
            return LABELS[i].kind;
    return TOTAL_NONE;
}

static bool is_total(str s)
{
    return total_kind(s) != TOTAL_NONE;
}

/* Whether a string contains a word for a sum: "Total of all", "Summe". */
static bool names_sum(str s)
{
    static const str WORDS[] = {S_INIT("total"),     S_INIT("totals"),
                                S_INIT("sum"),       S_INIT("gesamt"),
                                S_INIT("insgesamt"), S_INIT("summe")};
    for (size_t i = 0; s.n <= LABEL_MAX && i < s.n;)
        if (STR_AMONG_NOCASE(saying_word(s, &i), WORDS))
            return true;
    return false;
}

/* Whether v may be x rounded: it differs by at most 0.5 %, or by half a unit of
   v's last decimal place. */
static bool is_rounded(double v, double x)
{
    double half = 0.5;
    for (int i = 0; i < 6 && fabs(v - rint(v * 0.5 / half) * half * 2) > 1e-9;
         i++)
        half /= 10;
    return fabs(v - x) <= fmax(0.005 * fabs(x), half);
}

/* Whether the cell of g->x for member `total`, whose label means a total,
   summarizes the other members, of which there must be at least PARTS_MIN. The
   cell may be the sum of their cells. Otherwise it must be between the least
   and the greatest of their cells, and the kind of the label decides. For
   TOTAL_ALL, nothing else is required. For TOTAL_MEAN and TOTAL_GEOMEAN, the
   cell must be their mean or geometric mean, unless `total` is the first or
   last member. For other kinds, returns false. */
static bool sums_up(const struct doubt_group *g, const struct column *labels,
                    size_t total)
{
    double v, x, sum = 0, logs = 0;
    double least = INFINITY, most = -INFINITY;
    size_t n = 0;
    enum total_kind kind = total_kind(string_in_row(g, labels, total));
    if (!column_number(g->x, row_of(g, total), &v))
        return false;
    for (size_t i = 0; i < g->rows.n; i++) {
        if (i == total || is_total(string_in_row(g, labels, i)) ||
            !column_number(g->x, row_of(g, i), &x))
            continue;
        sum += x;
        logs += elementary_log(x);
        least = fmin(least, x);
        most = fmax(most, x);
        n++;
    }
    if (n < PARTS_MIN || fabs(v - sum) <= 0.005 * fabs(sum))
        return n >= PARTS_MIN;
    double mean = kind == TOTAL_GEOMEAN ? elementary_exp(logs / n) : sum / n;
    bool end = total == 0 || total + 1 == g->rows.n;
    return v >= least && v <= most &&
           (kind == TOTAL_ALL ||
            (kind >= TOTAL_MEAN && (end || is_rounded(v, mean))));
}

bool doubt_group_has_total(const struct frame *f)
{
    for (size_t k = 0; k < f->n_columns; k++)
        for (size_t i = 0; f->columns[k]->type == COLUMN_STR && i < f->n; i++)
            if (is_total(f->columns[k]->s[i]) || names_sum(f->columns[k]->s[i]))
                return true;
    return false;
}

/* Returns the variable in the expression `at`, for help: "runs" for
   runs['Rate'].mean(), sum(runs['Rate']) and np.mean(runs['Rate']). Returns
   "df" if there is none. */
static str variable_of(const struct df_expr *at)
{
    while (at && at->kind != DF_EXPR_NAME) {
        const struct df_expr *f = at->kind == DF_EXPR_CALL ? at->a : NULL;
        if (f && f->kind == DF_EXPR_ATTRIBUTE && str_eq(f->a->text, S("np")))
            f = f->a;
        bool function = f && f->kind == DF_EXPR_NAME;
        bool part = at->kind == DF_EXPR_CALL || at->kind == DF_EXPR_ATTRIBUTE ||
                    at->kind == DF_EXPR_SUBSCRIPT;
        at = function ? at->items : part ? at->a : NULL;
    }
    return at ? at->text : S("df");
}

static bool check_total(const struct doubt_group *g)
{
    struct eval *ev = g->ev;
    for (size_t k = 0; k < g->frame->n_columns; k++) {
        const struct column *c = g->frame->columns[k];
        for (size_t i = 0; c->type == COLUMN_STR && i < g->rows.n; i++) {
            str s = string_in_row(g, c, i);
            if ((!is_total(s) && !names_sum(s)) || !sums_up(g, c, i) ||
                !eval_is_first(ev, DIAG_DF_TOTAL, eval_pos(ev, g->at)))
                continue;
            diag_at(ev->d, DIAG_DF_TOTAL, eval_pos(ev, g->at), g->what,
                    name_text(ev->scratch, g->x->name), s);
            str from = variable_of(g->at);
            diag_help(ev->d,
                      "filter out the row first: %.*s[%.*s['%.*s'] != '%.*s']",
                      STR_ARG(from), STR_ARG(from),
                      STR_ARG(name_text(ev->scratch, c->name)), STR_ARG(s));
            return true;
        }
    }
    return false;
}

/* ---- units ---- */

bool doubt_group_units(const struct doubt_group *g)
{
    struct eval *ev = g->ev;
    const struct unit *first = NULL;
    for (size_t k = 0; k < g->frame->n_columns; k++) {
        const struct column *c = g->frame->columns[k];
        if (!unit_rows_is_unit(c) || !unit_rows_are_of(ev->scratch, c, g->x))
            continue;
        first = NULL;
        str last = STR_NONE;
        for (size_t i = 0; i < g->rows.n; i++) {
            str text = string_in_row(g, c, i);
            double v;
            if (!text.n || (last.p && str_eq(text, last)) ||
                !column_number(g->x, row_of(g, i), &v))
                continue;
            last = text;
            const struct unit *u = unit_rows_of(ev->scratch, text);
            if (u && first && unit_rows_differ(first, u)) {
                size_t before = ev->d->n;
                units_report_mixed(
                    ev, eval_pos(ev, g->at),
                    str_fmt(ev->scratch, "'%.*s'", STR_ARG(g->what)), first,
                    NULL, u, NULL);
                if (ev->d->n > before)
                    diag_help(ev->d,
                              "'%.*s' has a unit for each row; select the rows "
                              "with one unit, or convert all to one unit",
                              STR_ARG(name_text(ev->scratch, c->name)));
                return true;
            }
            first = first ? first : u;
        }
    }
    return false;
}

/* ---- weights ---- */

/* Whether a column counts requests, samples or the like, so that it can weight
   a mean. */
static bool is_weight(const struct column *c)
{
    unsigned says = saying_of(c->name);
    return c->type <= COLUMN_FLOAT && says & SAYING_COUNT &&
           !(says & (SAYING_RATE | SAYING_TIME | SAYING_PRICE | SAYING_MEAN |
                     SAYING_CHANGE | SAYING_NEW)) &&
           str_find_char(c->name, '/', 0) == STR_NPOS &&
           str_find(c->name, S(" per "), 0) == STR_NPOS;
}

static bool check_weight(const struct doubt_group *g)
{
    struct eval *ev = g->ev;
    unsigned says = saying_of(g->x->name);
    if (!is(g->what, "mean") || !(says & SAYING_MEAN) ||
        !(says & SAYING_TIME) || says & SAYING_PERCENTILE ||
        !diag_is_on(ev->d, DIAG_DF_MEAN_WEIGHT))
        return false;
    for (size_t k = 0; k < g->frame->n_columns; k++) {
        const struct column *w = g->frame->columns[k];
        double n = 0, sum = 0, weights = 0, weighted = 0, x, y;
        if (w == g->x || !is_weight(w))
            continue;
        for (size_t i = 0; i < g->rows.n; i++) {
            size_t row = row_of(g, i);
            size_t other = frame_row(g, row);
            if (!column_number(g->x, row, &x) || other >= w->n ||
                !column_number(w, other, &y))
                continue;
            n++;
            sum += x;
            weights += y;
            weighted += x * y;
        }
        if (n < 2 || weights <= 0 || sum <= 0 ||
            fabs(weighted / weights / (sum / n) - 1) <= 0.01)
            continue;
        str name = name_text(ev->scratch, g->x->name);
        str by = name_text(ev->scratch, w->name);
        diag_at(ev->d, DIAG_DF_MEAN_WEIGHT, eval_pos(ev, g->at), name, by);
        diag_help(ev->d,
                  "%s is %.4g, not %.4g; to compute it, divide the sum of "
                  "'%.*s' * '%.*s' by the sum of '%.*s'",
                  g->rows.v ? "the weighted mean of one of the groups"
                            : "the weighted mean",
                  weighted / weights, sum / n, STR_ARG(name), STR_ARG(by),
                  STR_ARG(by));
        return true;
    }
    return false;
}

struct frame doubt_group_columns(struct arena *a, const struct frame *f,
                                 bool totals)
{
    struct frame out = *f;
    out.columns = NEW_N(a, const struct column *, f->n_columns);
    out.n_columns = 0;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if ((totals && c->type == COLUMN_STR) || unit_rows_is_unit(c) ||
            is_weight(c))
            out.columns[out.n_columns++] = c;
    }
    return out;
}

bool doubt_group_rows(const struct doubt_group *g)
{
    bool mean = is_mean(g);
    if (g->rows.n < 2)
        return false;
    if (g->totals && (mean || is(g->what, "sum")) &&
        diag_is_on(g->ev->d, DIAG_DF_TOTAL) && check_total(g))
        return true;
    if (mean || is(g->what, "sum") || is(g->what, "max") ||
        is(g->what, "min") || is(g->what, "idxmax") || is(g->what, "idxmin"))
        if (doubt_group_units(g))
            return true;
    return check_weight(g);
}

/* Sets g->frame, g->frame_rows and g->totals from the CSV file of x. Returns
   false if x has no file or too many rows, or if no column of the file is
   needed by the checks. */
static bool find_file_columns(struct doubt_group *g)
{
    struct file_rows b;
    if (g->x->n > ROWS_MAX || g->x->type > COLUMN_FLOAT ||
        !file_rows_table(g->ev, g->x, &b) || b.table->frame->n > ROWS_MAX)
        return false;
    if (!b.table->compared) {
        struct frame *f = NEW(g->ev->a, struct frame);
        b.table->totals = doubt_group_has_total(b.table->frame);
        *f = doubt_group_columns(g->ev->a, b.table->frame, b.table->totals);
        b.table->compared = f;
    }
    if (!b.table->compared->n_columns || !file_rows_find(g->ev, g->x, &b))
        return false;
    g->frame = b.table->compared;
    g->frame_rows = b.rows;
    g->totals = b.table->totals;
    return true;
}

/* Runs `check` for each group until it reports a fault. */
static void check_each(struct doubt_group *g, const struct groups *by,
                       bool (*check)(const struct doubt_group *g))
{
    bool reported = !find_file_columns(g);
    g->rows = (struct doubt_group_members){NULL, g->x->n};
    for (size_t k = 0; by && k < by->n && !reported; k++) {
        g->rows.v = by->members + by->starts[k];
        g->rows.n = by->starts[k + 1] - by->starts[k];
        reported = check(g);
    }
    if (!by && !reported)
        check(g);
}

void doubt_group_reduced(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by)
{
    struct doubt_group g = {.ev = ev, .at = at, .what = what, .x = x};
    check_each(&g, by, doubt_group_rows);
}

/* Whether the script mentions column c. If so, it may filter or convert by
   c. */
static bool is_named(struct eval *ev, const struct column *c)
{
    const struct df_tokens *t = &ev->script->tokens;
    for (size_t i = 0; i < t->n; i++)
        if ((t->v[i].kind == DF_STR || t->v[i].kind == DF_NAME) &&
            str_find(t->v[i].value, c->name, 0) != STR_NPOS)
            return true;
    return false;
}

void doubt_group_compared(struct eval *ev, const struct df_expr *at, str what,
                          const struct column *x)
{
    struct doubt_group g = {.ev = ev, .at = at, .what = what, .x = x};
    if (!find_file_columns(&g))
        return;
    g.rows.n = x->n;
    for (size_t i = 0; i < g.frame->n_columns; i++)
        if (unit_rows_is_unit(g.frame->columns[i]) &&
            is_named(ev, g.frame->columns[i]))
            return;
    doubt_group_units(&g);
}

void doubt_group_ordered(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by)
{
    struct doubt_group g = {.ev = ev, .at = at, .what = what, .x = x};
    check_each(&g, by, doubt_group_units);
}

/* ---- cases ---- */

/* The cases: distinct values of a column, such as the benchmarks of each
   system; and how often each case occurs in each group. */
struct cases {
    const struct column *column; /* the column of cases */
    size_t n, groups;            /* number of cases, and of groups */
    uint32_t *ids;               /* row -> case */
    uint32_t *firsts;            /* case -> its first row */
    uint32_t *count;             /* count[group * n + case]: number of rows of
                                    the group with this case and a number in
                                    g->x */
};

static bool may_be_case(const struct doubt_group *g, const struct grouping *by,
                        const struct column *c)
{
    if (c == g->x || (c->type != COLUMN_STR && c->type != COLUMN_INT) ||
        saying_of(c->name) & SAYING_WHEN)
        return false;
    for (size_t i = 0; i < by->n_keys; i++)
        if (by->keys[i] == c || str_eq(by->keys[i]->name, c->name))
            return false;
    for (size_t i = 0; i < c->n; i++)
        if (column_is_missing(c, i) ||
            (c->type == COLUMN_STR && calendar_is_iso(c->s[i])))
            return false;
    return true;
}

/* Finds and counts the cases of k->column. Returns false if there are too few
   or too many. */
static bool read_cases(const struct doubt_group *g, const struct grouping *by,
                       struct cases *k)
{
    struct arena *a = g->ev->scratch;
    const struct keys keys = {&k->column, 1, k->column->n};
    struct keys_table t;
    keys_table_init(&t, a, keys);
    k->ids = NEW_N(a, uint32_t, k->column->n + 1);
    k->firsts = NEW_N(a, uint32_t, CASES_MAX);
    k->groups = by->groups.n;
    for (size_t i = 0; i < k->column->n; i++) {
        uint32_t first = keys_table_find(&t, &keys, i);
        if (first != i) {
            k->ids[i] = k->ids[first];
            continue;
        }
        if (k->n == CASES_MAX)
            return false;
        k->firsts[k->n] = first;
        k->ids[i] = (uint32_t)k->n++;
    }
    k->count = NEW_N(a, uint32_t, k->n * k->groups + 1);
    for (size_t i = 0; i < k->column->n; i++) {
        double v;
        if (by->of[i] != ORIGIN_NO_ROW && column_number(g->x, i, &v))
            k->count[by->of[i] * k->n + k->ids[i]]++;
    }
    return k->n >= CASES_MIN;
}

/* Whether some groups lack some of the cases. k->count has the number of rows
   for each group and case. Returns false if two of these numbers are above 0
   and differ, if fewer than half of the groups have all cases, or if some group
   has fewer than half of the cases. Sets *group to the first group that lacks a
   case, and *lacks to the first case that it lacks. */
static bool is_uneven(const struct cases *k, size_t *group, size_t *lacks)
{
    uint32_t often = 0;
    size_t full = 0;
    *group = k->groups;
    for (size_t i = 0; i < k->groups; i++) {
        size_t present = 0, missing = k->n;
        for (size_t c = 0; c < k->n; c++) {
            uint32_t n = k->count[i * k->n + c];
            if (n && often && n != often)
                return false;
            often = n ? n : often;
            present += n > 0;
            missing = !n && missing == k->n ? c : missing;
        }
        full += present == k->n;
        if (present * 2 < k->n)
            return false;
        if (present < k->n && *group == k->groups) {
            *group = i;
            *lacks = missing;
        }
    }
    return *group < k->groups && full * 2 >= k->groups;
}

bool doubt_group_cases(const struct doubt_group *g, const struct grouping *by)
{
    struct eval *ev = g->ev;
    const struct frame *f = by->frame;
    struct arena *a = ev->scratch;
    size_t group, lacks = 0;
    if (!is_mean(g) || by->groups.n < 2 || by->groups.n > GROUPS_MAX ||
        f->n > CASES_ROWS || !diag_is_on(ev->d, DIAG_DF_GROUP_UNEVEN))
        return false;
    for (size_t i = 0; i < f->n_columns; i++) {
        struct cases k = {.column = f->columns[i]};
        if (!may_be_case(g, by, k.column) || !read_cases(g, by, &k) ||
            !is_uneven(&k, &group, &lacks))
            continue;
        const struct keys labels = {by->labels, by->n_keys, by->groups.n};
        const struct keys of = {&k.column, 1, k.column->n};
        str name = alike_text(a, &labels, group);
        str missing = alike_text(a, &of, k.firsts[lacks]);
        diag_at(
            ev->d, DIAG_DF_GROUP_UNEVEN, eval_pos(ev, g->at), g->what,
            str_fmt(a, "%.*s '%.*s'",
                    STR_ARG(by->n_keys == 1 ? name_text(a, by->keys[0]->name)
                                            : S("group")),
                    STR_ARG(name)),
            str_fmt(a, "%.*s '%.*s'", STR_ARG(name_text(a, k.column->name)),
                    STR_ARG(missing)));
        diag_help(ev->d,
                  "select only rows whose '%.*s' occurs in every group, or "
                  "show the number of rows of each group",
                  STR_ARG(name_text(a, k.column->name)));
        return true;
    }
    return false;
}
