// SPDX-License-Identifier: MIT
// resample: divides the time from the first date to the last into periods, as
// pandas' TimeGrouper does. Finds the period of each row.
#include "df/aggregate/resample.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/reduce.h"
#include "df/dates/frequency.h"
#include "df/dates/to_datetime.h"
#include "df/runtime/accessor.h"
#include "df/runtime/labels.h"
#include "frame/moment.h"
#include "frame/order.h"

enum { PERIODS_MAX = 1 << 20 };

/* The time from which periods of fixed length are counted. */
enum grouper_origin {
    FROM_DAY,      /* midnight of the first day */
    FROM_FIRST,    /* the first date */
    FROM_EPOCH,    /* 1970-01-01 */
    FROM_LAST,     /* the last date, backwards */
    FROM_LAST_DAY, /* midnight after the last date, backwards */
    FROM_DATE      /* a given date */
};

/* How to group by time. */
struct grouper {
    bool has_frequency;
    struct frequency f;
    /* right_closed: a period includes its end, not its start (closed='right').
       right_label: the label of a period is its end (label='right'). */
    bool right_closed, right_label;
    enum grouper_origin origin;
    int64_t date;             /* FROM_DATE: a local time */
    int zone;                 /* FROM_DATE: the date's time zone */
    int64_t offset;           /* nanoseconds that are added to the origin */
    struct object key, level; /* `key` names a column with the dates, `level` a
                                 level of the row labels; if both are NONE, the
                                 dates are the row labels */
    const struct df_expr *at;
};

static const struct accessor_kind GROUPER = {.name = S_INIT("Grouper")};

bool resample_is_grouper(struct object x)
{
    return x.type == OBJECT_ACCESSOR && as_accessor(x)->kind == &GROUPER;
}

static const struct grouper *grouper_of(struct object x)
{
    return as_accessor(x)->grouper;
}

/* Whether the dates of a frequency are the last days of periods. */
static bool is_right(const struct frequency *f)
{
    return f->kind != FREQUENCY_TICK && f->kind != FREQUENCY_BUSINESS &&
           !f->begins;
}

/* ---- periods ---- */

/* Period k contains the times t with bounds[k] <= t < bounds[k + 1], and has
   the label labels[k]. */
struct periods {
    int64_t *bounds, *labels;
    size_t n;
};

/* Returns the edge at which the first period begins, for periods of fixed
   length. `least` and `most` are the earliest and the latest date. */
static int64_t first_tick(const struct grouper *g, int64_t least, int64_t most)
{
    int64_t ns = g->f.ns, from = 0, rest;
    if (g->origin == FROM_LAST_DAY)
        most = moment_days(most + MOMENT_DAY - 1) * MOMENT_DAY;
    if (g->origin == FROM_LAST || g->origin == FROM_LAST_DAY) {
        rest = (most % ns - least % ns) % ns;
        least += rest + (rest < 0 ? ns : 0) - (g->right_closed ? 0 : ns);
    }
    if (g->origin == FROM_DAY)
        from = moment_days(least) * MOMENT_DAY;
    else if (g->origin == FROM_DATE)
        from = g->date;
    else if (g->origin != FROM_EPOCH)
        from = least;
    rest = (least % ns - from % ns) % ns;
    rest = (rest - g->offset % ns) % ns;
    rest += rest < 0 ? ns : 0;
    return least - (rest == 0 && g->right_closed ? ns : rest);
}

/* Returns the edge at which the first period begins. */
static int64_t first_edge(const struct grouper *g, int64_t least, int64_t most)
{
    struct frequency one = g->f;
    int64_t day = moment_days(least) * MOMENT_DAY, back;
    if (g->f.kind == FREQUENCY_TICK)
        return first_tick(g, least, most);
    back = frequency_back(&g->f, day);
    one.n = 1;
    if (!g->right_closed)
        return back;
    if (back == day)
        frequency_add(&one, -1, &back);
    frequency_add(&one, 1 - g->f.n, &back);
    return back;
}

/* Returns the time at which the period that begins at `edge` starts to include
   dates. If periods include their ends, this is just after the edge or, if the
   edge is the last day of a period, after this day. */
static int64_t bound_of(const struct grouper *g, int64_t edge)
{
    if (!g->right_closed)
        return edge;
    return edge + (is_right(&g->f) ? MOMENT_DAY : 1);
}

/* Returns whether there is a period that begins at `edge`. As in pandas, there
   is an empty one if the last date is the end of the period before, as with
   'MS' and closed='right'. */
static bool is_needed(const struct grouper *g, int64_t edge, int64_t most)
{
    bool fixed = g->f.kind == FREQUENCY_TICK;
    return fixed || is_right(&g->f) ? bound_of(g, edge) <= most : edge <= most;
}

static bool find_periods(struct eval *ev, const struct grouper *g,
                         int64_t least, int64_t most, struct periods *p)
{
    size_t cap = 1024;
    int64_t edge, next;
    bool tick = g->f.kind == FREQUENCY_TICK;
    if (tick && (__builtin_sub_overflow(least, g->f.ns, &edge) ||
                 __builtin_sub_overflow(edge, g->f.ns, &edge) ||
                 most > INT64_MAX - MOMENT_DAY))
        return frequency_beyond(ev, g->at);
    edge = first_edge(g, least, most);
    p->bounds = NEW_N(ev->scratch, int64_t, cap + 1);
    p->labels = NEW_N(ev->scratch, int64_t, cap);
    if (bound_of(g, edge) > least)
        return eval_fault(ev, DIAG_DF_VALUE, g->at,
                          "the first period begins after the first date") ||
               eval_help(ev, "remove offset=, or count from the first date: "
                             "origin='start'");
    for (p->n = 0; is_needed(g, edge, most); p->n++, edge = next) {
        next = edge;
        if (!frequency_add(&g->f, 1, &next))
            return frequency_beyond(ev, g->at);
        if (p->n == PERIODS_MAX || !eval_steps(ev, g->at, 1))
            return eval_fault(ev, DIAG_DF_VALUE, g->at,
                              "there are more than 1,048,576 periods") ||
                   eval_help(ev, "choose a longer period");
        if (p->n == cap) {
            int64_t *bounds = NEW_N(ev->scratch, int64_t, 2 * cap + 1),
                    *labels = NEW_N(ev->scratch, int64_t, 2 * cap);
            memcpy(bounds, p->bounds, cap * sizeof *bounds);
            memcpy(labels, p->labels, cap * sizeof *labels);
            p->bounds = bounds;
            p->labels = labels;
            cap *= 2;
        }
        p->bounds[p->n] = bound_of(g, edge);
        p->labels[p->n] = g->right_label ? next : edge;
    }
    p->bounds[p->n] = bound_of(g, edge);
    return true;
}

/* Returns the edge that period i includes: its end if periods include their
   ends, else its start. */
static int64_t date_of(const struct grouper *g, const struct periods *p,
                       size_t i)
{
    return g->right_closed ? p->bounds[i + 1] - bound_of(g, 0) : p->bounds[i];
}

/* Returns the index of the period that contains a time, by bisection. */
static size_t period_of(const struct periods *p, int64_t ns)
{
    size_t low = 0, high = p->n;
    while (low + 1 < high) {
        size_t half = low + (high - low) / 2;
        if (p->bounds[half] <= ns)
            low = half;
        else
            high = half;
    }
    return low;
}

static bool extremes(const struct column *x, int64_t *least, int64_t *most)
{
    bool any = false;
    for (size_t i = 0; i < x->n; i++) {
        int64_t ns = x->i[i];
        if (ns == MOMENT_NAT)
            continue;
        ns = moment_local(ns, x->zone);
        *least = !any || ns < *least ? ns : *least;
        *most = !any || ns > *most ? ns : *most;
        any = true;
    }
    return any;
}

static bool check_dates(struct eval *ev, const struct grouper *g,
                        const struct column *x)
{
    bool date = g->origin == FROM_DATE && g->f.kind == FREQUENCY_TICK;
    if (x->type == COLUMN_DATE && date && x->zone != g->zone)
        return eval_fault(ev, DIAG_DF_TYPE, g->at,
                          "origin= must have the time zone of the dates") ||
               eval_help(ev, "pd.Timestamp('2026-01-31', tz='UTC') has a time "
                             "zone");
    if (x->type == COLUMN_DATE && g->origin == FROM_EPOCH &&
        zone_is_aware(x->zone) && x->zone != ZONE_UTC)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, g->at,
                          "origin='epoch' of dates with an offset from UTC") ||
               eval_help(ev, "convert the dates: .dt.tz_convert('UTC')");
    if (x->type == COLUMN_DATE && !zone_is_period(x->zone) &&
        x->zone != ZONE_CIVIL)
        return true;
    eval_fault(ev, DIAG_DF_TYPE, g->at, "cannot group by time: %.*s %s dates",
               STR_ARG(g->key.type == OBJECT_NONE ? S("the row labels")
                                                  : eval_column_called(ev, x)),
               g->key.type == OBJECT_NONE ? "are not" : "has no");
    diag_help(ev->d, "name a column of dates, as in df.resample('ME', "
                     "on='day'); pd.to_datetime(df['day']) makes dates");
    return false;
}

/* Returns a column of n dates in the time zone of x: labels[of[i]] for row i,
   or labels[i] if `of` is NULL. */
static struct column *labels_of(struct eval *ev, const struct grouper *g,
                                const struct column *x, const int64_t *labels,
                                const uint32_t *of, size_t n)
{
    void *cells;
    struct column *c =
        eval_column(ev, g->at, x->name, COLUMN_DATE, n, &cells, &x, 1);
    int64_t offset =
        zone_is_aware(x->zone) ? (x->zone - ZONE_UTC) * MOMENT_MINUTE : 0;
    if (c)
        c->zone = x->zone;
    for (size_t i = 0; c && i < n; i++)
        ((int64_t *)cells)[i] = of && of[i] == ORIGIN_NO_ROW
                                    ? MOMENT_NAT
                                    : labels[of ? of[i] : i] - offset;
    return c;
}

/* Sets of[i] to the index of the period that contains the date in row i of x;
   to ORIGIN_NO_ROW if the date is missing. */
static bool periods_of_rows(struct eval *ev, const struct grouper *g,
                            const struct column *x, struct periods *p,
                            uint32_t *of)
{
    int64_t least = 0, most = 0;
    *p = (struct periods){0};
    if (!check_dates(ev, g, x))
        return false;
    if (extremes(x, &least, &most) && !find_periods(ev, g, least, most, p))
        return false;
    for (size_t i = 0; i < x->n; i++)
        of[i] = x->i[i] == MOMENT_NAT
                    ? ORIGIN_NO_ROW
                    : (uint32_t)period_of(p, moment_local(x->i[i], x->zone));
    return true;
}

/* ---- keys ---- */

/* Returns the column of dates. Sets *at to the index of this column in the
   frame, or to STR_NPOS if the dates are row labels. NULL on a fault. */
static const struct column *dates_of(struct eval *ev, const struct grouper *g,
                                     const struct grouping *to, size_t *at)
{
    const struct frame *f = to->frame;
    size_t levels, k = 0;
    *at = STR_NPOS;
    if (g->key.type != OBJECT_NONE) {
        if (!eval_find(ev, g->at, f, g->key, at))
            return NULL;
        return f->columns[*at];
    }
    const struct column **labels =
        labels_of_rows(ev, g->at, f->index, f->n_index, f->n, &levels);
    if (!labels || (g->level.type != OBJECT_NONE &&
                    !labels_level(ev, g->at, labels, levels, g->level, &k)))
        return NULL;
    return labels[k];
}

const struct column *resample_key(struct eval *ev, const struct df_expr *at,
                                  struct grouping *g, struct object grouper,
                                  bool alone)
{
    const struct grouper *how = grouper_of(grouper);
    size_t k;
    const struct column *x = dates_of(ev, how, g, &k);
    struct periods p;
    (void)at;
    if (!x || !how->has_frequency || alone)
        return x;
    uint32_t *of = NEW_N(ev->scratch, uint32_t, x->n + 1);
    if (!periods_of_rows(ev, how, x, &p, of))
        return NULL;
    const struct column *key = labels_of(ev, how, x, p.labels, of, x->n);
    if (key && k != STR_NPOS)
        g->frame->columns[k] = key;
    return key;
}

bool resample_replace(struct eval *ev, const struct df_expr *at,
                      struct object grouper, struct frame *f, bool alone,
                      str *name)
{
    struct grouping g = {.frame = f};
    const struct column *key = resample_key(ev, at, &g, grouper, alone);
    if (!key)
        return false;
    *name = key->name;
    return grouper_of(grouper)->key.type != OBJECT_NONE ||
           eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                      "a pd.Grouper without key= in 'pivot_table'") ||
           eval_help(ev, "turn the row labels into a column with "
                         ".reset_index(), and pass its name as key=");
}

/* Sorts the rows of g by time, as pandas does, so that the first row of a
   period is the earliest. pandas does not sort the rows if the Grouper is in a
   list. */
static bool sort_rows(struct eval *ev, const struct df_expr *at,
                      struct grouping *g)
{
    const struct column *x = g->keys[0];
    const struct frame *from = g->frame;
    bool ascends = true, descending = false;
    if (g->tuples)
        return true;
    for (size_t i = 1; i < x->n; i++)
        ascends &= x->i[i] != MOMENT_NAT && x->i[i] >= x->i[i - 1];
    if (ascends || x->type != COLUMN_DATE)
        return true;
    uint32_t *rows = NEW_N(ev->a, uint32_t, x->n + 1);
    order_rows(ev->scratch, &x, &descending, 1, x->n, rows);
    struct frame *f = eval_take(ev, at, from, rows, x->n);
    if (!f)
        return false;
    g->keys[0] = column_take(ev->a, x, rows, x->n);
    for (size_t i = 0; i < from->n_columns; i++)
        if (from->columns[i] == x)
            g->keys[0] = f->columns[i];
    for (size_t i = 0; i < from->n_index; i++)
        if (from->index[i] == x)
            g->keys[0] = f->index[i];
    g->frame = f;
    if (g->single)
        g->selected = f->columns;
    return true;
}

bool resample_groups(struct eval *ev, const struct df_expr *at,
                     struct grouping *g, struct object x, bool *done)
{
    struct periods p;
    *done = resample_is_grouper(x) && grouper_of(x)->has_frequency;
    if (!*done)
        return true;
    const struct grouper *how = grouper_of(x);
    uint32_t *of = NEW_N(ev->a, uint32_t, g->frame->n + 1);
    if (!sort_rows(ev, at, g) ||
        !eval_spend(ev, at, g->frame->n, 2 * sizeof *of) ||
        !periods_of_rows(ev, how, g->keys[0], &p, of))
        return false;
    g->labels = NEW_N(ev->a, const struct column *, 1);
    g->labels[0] = labels_of(ev, how, g->keys[0], p.labels, NULL, p.n);
    for (size_t i = 0; i < p.n; i++)
        p.labels[i] = date_of(how, &p, i);
    g->dates = labels_of(ev, how, g->keys[0], p.labels, NULL, p.n);
    g->of = of;
    g->groups.empty = GROUPS_OF_CATEGORY;
    return g->labels[0] && g->dates && grouping_fill(ev, at, g, p.n);
}

/* ---- df.resample, pd.Grouper ---- */

static bool read_side(struct call *c, enum param p, bool *right)
{
    static const str SIDES[] = {S_INIT("left"), S_INIT("right")};
    unsigned k = *right;
    if (call_has(c, p) && !call_choice(c, p, SIDES, 2, &k))
        return false;
    *right = k == 1;
    return true;
}

/* Reads a date, the argument origin. */
static bool read_date(struct call *c, struct grouper *g)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    struct value v;
    if (!object_scalar(call_arg(c, PARAM_origin), &v) ||
        (v.type != VALUE_STR && v.type != VALUE_DATE))
        return call_wrong(c, PARAM_origin, "'start' or a date");
    if (!to_datetime_value(c->ev, call_at(c, PARAM_origin), v, &how, &v))
        return false;
    if (v.type != VALUE_DATE || zone_is_period(v.zone))
        return call_wrong(c, PARAM_origin, "'start' or a date");
    g->origin = FROM_DATE;
    g->date = moment_local(v.ns, v.zone);
    g->zone = v.zone == ZONE_CIVIL ? ZONE_NONE : v.zone;
    return true;
}

/* Reads the arguments origin and offset. */
static bool read_origin(struct call *c, struct grouper *g)
{
    static const str WORDS[] = {[FROM_DAY] = S_INIT("start_day"),
                                [FROM_FIRST] = S_INIT("start"),
                                [FROM_EPOCH] = S_INIT("epoch"),
                                [FROM_LAST] = S_INIT("end"),
                                [FROM_LAST_DAY] = S_INIT("end_day")};
    const struct object pd = {.type = OBJECT_MODULE, .u.s = S("pd")};
    struct object x = call_value(c, PARAM_origin), f;
    const struct df_expr *at = call_at(c, PARAM_offset);
    bool word = false;
    for (unsigned i = 0; x.type == OBJECT_STR && i < FROM_DATE; i++)
        if (str_eq(WORDS[i], as_str(x))) {
            g->origin = i;
            word = true;
        }
    if (!word && !read_date(c, g))
        return false;
    if (!call_has(c, PARAM_offset))
        return true;
    x = call_arg(c, PARAM_offset);
    if (x.type == OBJECT_INT)
        return call_wrong(c, PARAM_offset, "a time span such as '2h'");
    if (!c->ev->attribute(c->ev, at, pd, S("Timedelta"), &f) ||
        !c->ev->call(c->ev, at, f, &x, 1, &x))
        return false;
    g->offset = x.u.i;
    return (x.type == OBJECT_SPAN && !object_is_nat(x)) ||
           call_wrong(c, PARAM_offset, "a time span such as '2h'");
}

static bool read_grouper(struct call *c, enum param rule, enum param key,
                         struct grouper *g)
{
    g->key = call_value(c, key);
    g->level = call_value(c, PARAM_level);
    g->at = call_at(c, rule);
    g->has_frequency = call_has(c, rule);
    if (!g->has_frequency)
        return true;
    if (!frequency_read(c, rule, &g->f))
        return false;
    if (!read_origin(c, g))
        return false;
    g->right_closed =
        is_right(&g->f) || g->origin == FROM_LAST || g->origin == FROM_LAST_DAY;
    g->right_label = g->right_closed;
    return read_side(c, PARAM_closed, &g->right_closed) &&
           read_side(c, PARAM_label, &g->right_label);
}

static struct object grouper_object(struct eval *ev, const struct grouper *g)
{
    struct accessor *x = NEW(ev->scratch, struct accessor);
    *x = (struct accessor){.kind = &GROUPER, .grouper = g};
    return object_accessor(x);
}

static bool grouper(struct call *c, struct object *out)
{
    struct grouper *g = NEW(c->ev->a, struct grouper);
    if (!read_grouper(c, PARAM_freq, PARAM_key, g))
        return false;
    *out = grouper_object(c->ev, g);
    return true;
}

static bool resample(struct call *c, struct object *out)
{
    struct grouper *how = NEW(c->ev->a, struct grouper);
    struct grouping *g = NEW(c->ev->a, struct grouping);
    const struct frame f = object_as_frame(&c->self);
    bool done;
    if (!call_only(c, PARAM_axis, object_int(0)) ||
        !read_grouper(c, PARAM_rule, PARAM_on, how))
        return false;
    g->frame = object_own_frame(c->ev->a, &f);
    g->as_index = true;
    g->every = &how->f;
    if (c->self.type == OBJECT_SERIES) {
        g->selected = g->frame->columns;
        g->n_selected = 1;
        g->single = g->of_series = true;
    }
    struct object x = grouper_object(c->ev, how);
    g->keys = NEW_N(c->ev->a, const struct column *, 1);
    g->n_keys = 1;
    g->keys[0] = resample_key(c->ev, c->at, g, x, true);
    *out = object_grouping(g);
    if (!g->keys[0] || !resample_groups(c->ev, c->at, g, x, &done))
        return false;
    if (how->right_closed != is_right(&how->f))
        g->dates = NULL;
    return true;
}

/* ---- resample of groups ---- */

/* The periods of all groups, one group after another. */
struct group_periods {
    struct {
        int64_t *v;
        size_t n, cap;
    } labels; /* for each period: its date */
    struct {
        uint32_t *v;
        size_t n, cap;
    } groups; /* for each period: its group */
};

/* Appends the periods of one group, which has the n given rows of x, and sets
   of[row] for these rows. */
static bool add_group(struct eval *ev, const struct grouper *g,
                      const struct column *x, const struct groups *groups,
                      size_t group, struct group_periods *all, uint32_t *of)
{
    size_t n, before = all->labels.n;
    const uint32_t *rows = groups_rows(groups, group, &n);
    struct arena_mark mark = arena_mark(ev->scratch);
    struct periods p = {0};
    if (n && !find_periods(ev, g, moment_local(x->i[rows[0]], x->zone),
                           moment_local(x->i[rows[n - 1]], x->zone), &p))
        return false;
    for (size_t i = 0; i < p.n; i++) {
        vec_push(ev->a, &all->labels, p.labels[i]);
        vec_push(ev->a, &all->groups, (uint32_t)group);
    }
    for (size_t i = 0; i < n; i++)
        of[rows[i]] =
            (uint32_t)(before +
                       period_of(&p, moment_local(x->i[rows[i]], x->zone)));
    arena_rewind(ev->scratch, mark);
    return eval_spend(ev, g->at, p.n, 4 * sizeof(uint32_t));
}

/* Sorts the rows of g by the dates *x. Rows without a date leave their group.
   Sets *x to the sorted dates. */
static bool sort_groups(struct eval *ev, const struct df_expr *at,
                        struct grouping *g, const struct column **x)
{
    const struct frame *from = g->frame;
    bool descending = false;
    uint32_t *rows = NEW_N(ev->a, uint32_t, from->n + 1);
    uint32_t *of = NEW_N(ev->a, uint32_t, from->n + 1);
    const struct column **keys = NEW_N(ev->a, const struct column *, g->n_keys),
                        **selected =
                            NEW_N(ev->a, const struct column *, g->n_selected);
    order_rows(ev->scratch, x, &descending, 1, from->n, rows);
    struct frame *f = eval_take(ev, at, from, rows, from->n);
    if (!f)
        return false;
    for (size_t i = 0; i < from->n; i++)
        of[i] = (*x)->i[rows[i]] == MOMENT_NAT ? ORIGIN_NO_ROW : g->of[rows[i]];
    for (size_t k = 0; k < g->n_keys; k++)
        keys[k] = column_take(ev->a, g->keys[k], rows, from->n);
    for (size_t k = 0; k < g->n_selected; k++)
        selected[k] = column_take(ev->a, g->selected[k], rows, from->n);
    for (size_t i = 0; i < from->n_columns; i++) {
        for (size_t k = 0; k < g->n_keys; k++)
            if (g->keys[k] == from->columns[i])
                keys[k] = f->columns[i];
        for (size_t k = 0; k < g->n_selected; k++)
            if (g->selected[k] == from->columns[i])
                selected[k] = f->columns[i];
    }
    *x = column_take(ev->a, *x, rows, from->n);
    g->frame = f;
    g->keys = keys;
    g->selected = g->selected ? selected : NULL;
    g->of = of;
    return grouping_fill(ev, at, g, g->groups.n);
}

/* Divides each group of g into periods. Column x has the dates, and becomes the
   last key of g. */
static bool divide(struct eval *ev, const struct df_expr *at,
                   const struct grouper *how, struct grouping *g,
                   const struct column *x)
{
    struct group_periods all = {0};
    if (!sort_groups(ev, at, g, &x) ||
        !eval_spend(ev, at, x->n, sizeof(uint32_t)))
        return false;
    uint32_t *of = NEW_N(ev->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        of[i] = ORIGIN_NO_ROW;
    for (size_t i = 0; i < g->groups.n; i++)
        if (!add_group(ev, how, x, &g->groups, i, &all, of))
            return false;
    size_t n = all.labels.n, k = g->n_keys;
    const struct column **labels = NEW_N(ev->a, const struct column *, k + 1),
                        **keys = NEW_N(ev->a, const struct column *, k + 1);
    for (size_t i = 0; i < k; i++) {
        labels[i] = column_take(ev->a, g->labels[i], all.groups.v, n);
        keys[i] = g->keys[i];
    }
    keys[k] = x;
    labels[k] = labels_of(ev, how, x, all.labels.v, NULL, n);
    g->keys = keys;
    g->labels = labels;
    g->n_keys = k + 1;
    g->of = of;
    g->tuples = true;
    g->every = &how->f;
    g->groups.empty = GROUPS_OF_CATEGORY;
    return labels[k] && grouping_fill(ev, at, g, n);
}

/* Reports groups that cannot be divided. Returns whether the groups of g can be
   divided. */
static bool can_divide(struct call *c, const struct grouping *g)
{
    bool levels = g->frame->n_index > 1 && !call_has(c, PARAM_on) &&
                  !call_has(c, PARAM_level);
    if (g->selected && call_has(c, PARAM_on))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_on),
                          "'resample' with on= after a selection of columns") ||
               eval_help(c->ev, "select the columns last: "
                                ".groupby('k').resample('D', on='day')['v']");
    if (g->every || !g->as_index || g->groups.empty != GROUPS_NONE_EMPTY ||
        levels || g->n_keys == NAME_LEVELS_MAX)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at, "'resample' of %s",
                          g->every       ? "periods"
                          : !g->as_index ? "groups with as_index=False"
                          : levels       ? "rows with labels of several levels"
                                         : "groups of categories") ||
               eval_help(c->ev,
                         "write df.groupby(['k', pd.Grouper(key='day', "
                         "freq='D')]), which omits periods without rows");
    return true;
}

static bool group_resample(struct call *c, struct object *out)
{
    struct grouper *how = NEW(c->ev->a, struct grouper);
    struct grouping *g = NEW(c->ev->a, struct grouping);
    size_t k;
    *g = *as_grouping(c->self);
    g->of_series = g->single;
    if (!can_divide(c, g) || !read_grouper(c, PARAM_rule, PARAM_on, how))
        return false;
    const struct column *x = dates_of(c->ev, how, g, &k);
    *out = object_grouping(g);
    return x && check_dates(c->ev, how, x) && divide(c->ev, c->at, how, g, x);
}

bool resample_has(str name, bool groups)
{
    static const str OTHERS[] = {
        S_INIT("agg"),     S_INIT("aggregate"), S_INIT("ohlc"),
        S_INIT("apply"),   S_INIT("pipe"),      S_INIT("transform"),
        S_INIT("ngroups"), S_INIT("groups"),    S_INIT("get_group")};
    struct reducing r;
    size_t n = groups ? 3 : sizeof OTHERS / sizeof *OTHERS;
    for (size_t i = 0; i < n; i++)
        if (str_eq(name, OTHERS[i]))
            return true;
    return reduce_find(name, &r);
}

const struct operation RESAMPLE_OPERATIONS[] = {
    {S_INIT("Grouper"), ON_PANDAS, grouper,
     PARAMS(OPT(key, NONE), OPT(level, NONE), OPT(freq, NONE),
            NAMED(closed, NONE), NAMED(label, NONE),
            NAMED(origin, TEXT("start_day")), NAMED(offset, NONE)),
     0, 1, "a groupby key that groups dates by period"},
    {S_INIT("resample"), ON_GROUP, group_resample,
     PARAMS(NEEDS(rule), OPT(closed, NONE), OPT(label, NONE), NAMED(on, NONE),
            NAMED(level, NONE), NAMED(origin, TEXT("start_day")),
            NAMED(offset, NONE)),
     0, 1, "groups the rows of each group by periods of time"},
    {S_INIT("resample"), ON_FRAME | ON_SERIES, resample,
     PARAMS(NEEDS(rule), OPT(axis, INT(0)), OPT(closed, NONE), OPT(label, NONE),
            NAMED(on, NONE), NAMED(level, NONE),
            NAMED(origin, TEXT("start_day")), NAMED(offset, NONE)),
     0, 1, "groups rows by periods of time"},
    {.name = {0}},
};
