// SPDX-License-Identifier: MIT
// time_of_day: selects the rows whose label, a date, has a time of day:
// between_time and at_time.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "frame/moment.h"

/* digit [digit] ':' digit digit [':' digit digit]. Sets *us to the microseconds
   since midnight. Returns false if the string has another form. */
static bool parse(str s, int64_t *us)
{
    int64_t v[3] = {0};
    size_t part = 0, digits = 0;
    for (size_t i = 0; i <= s.n; i++) {
        if (i == s.n || s.p[i] == ':') {
            if (digits == 0 || (part && digits != 2) || (i < s.n && part == 2))
                return false;
            part += i < s.n;
            digits = i < s.n ? 0 : digits;
        } else if (s.p[i] < '0' || s.p[i] > '9' || ++digits > 2) {
            return false;
        } else {
            v[part] = v[part] * 10 + (s.p[i] - '0');
        }
    }
    *us = ((v[0] * 60 + v[1]) * 60 + v[2]) * 1000000;
    return part && v[0] < 24 && v[1] < 60 && v[2] < 60;
}

static bool read_time(struct call *c, enum param p, int64_t *us)
{
    struct object x = call_arg(c, p);
    return (x.type == OBJECT_STR && parse(as_str(x), us)) ||
           call_wrong(c, p, "a time of day such as '09:30' or '17:05:30'");
}

/* Sets *x to the row labels, which must be dates. */
static bool read_labels(struct call *c, const struct frame *f,
                        const struct column **x)
{
    bool across = false;
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    if (across)
        return call_refuse(c, PARAM_axis);
    *x = f->n_index == 1 ? f->index[0] : NULL;
    if (*x && (*x)->type == COLUMN_DATE && !zone_is_period((*x)->zone) &&
        (*x)->zone != ZONE_CIVIL)
        return true;
    return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                      "'%.*s' needs dates as row labels",
                      STR_ARG(c->operation->name)) ||
           eval_help(c->ev, "set_index(pd.to_datetime(df['day'])) makes the "
                            "dates row labels");
}

/* Returns the microseconds since midnight; -1 for a missing date. */
static int64_t time_of(const struct column *x, size_t row)
{
    if (x->i[row] == MOMENT_NAT)
        return -1;
    int64_t ns = moment_local(x->i[row], x->zone) % MOMENT_DAY;
    return (ns < 0 ? ns + MOMENT_DAY : ns) / 1000;
}

/* A part of the day. It contains midnight if first > last. */
struct day_part {
    int64_t first, last;
    bool with_first, with_last;
};

static bool contains(const struct day_part *t, int64_t us)
{
    bool after = us > t->first || (t->with_first && us == t->first);
    bool before = us < t->last || (t->with_last && us == t->last);
    return t->first <= t->last ? after && before : after || before;
}

static bool select(struct call *c, const struct day_part *t, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    const struct column *x = NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, f.n + 1);
    size_t n = 0;
    if (!read_labels(c, &f, &x))
        return false;
    for (size_t i = 0; i < f.n; i++)
        if (contains(t, time_of(x, i)))
            rows[n++] = (uint32_t)i;
    const struct frame *g = eval_take(c->ev, c->at, &f, rows, n);
    if (g)
        *out = call_shaped(c, g);
    return g != NULL;
}

static bool between_time(struct call *c, struct object *out)
{
    static const str INCLUSIVE[] = {S_INIT("both"), S_INIT("neither"),
                                    S_INIT("left"), S_INIT("right")};
    unsigned which;
    struct day_part t;
    if (!read_time(c, PARAM_start_time, &t.first) ||
        !read_time(c, PARAM_end_time, &t.last) ||
        !call_choice(c, PARAM_inclusive, INCLUSIVE, 4, &which))
        return false;
    t.with_first = which == 0 || which == 2;
    t.with_last = which == 0 || which == 3;
    return select(c, &t, out);
}

static bool at_time(struct call *c, struct object *out)
{
    struct day_part t = {.with_first = true, .with_last = true};
    if (!read_time(c, PARAM_time, &t.first) ||
        !call_only(c, PARAM_asof, object_bool(false)))
        return false;
    t.last = t.first;
    return select(c, &t, out);
}

/* ---- operations ---- */

const struct operation TIME_OF_DAY_OPERATIONS[] = {
    {S_INIT("at_time"), ON_FRAME | ON_SERIES, at_time,
     PARAMS(NEEDS(time), OPT(asof, FALSE), OPT(axis, INT(0))), 0, 1,
     "the rows at a given time of day"},
    {S_INIT("between_time"), ON_FRAME | ON_SERIES, between_time,
     PARAMS(NEEDS(start_time), NEEDS(end_time), OPT(inclusive, TEXT("both")),
            OPT(axis, INT(0))),
     0, 1, "the rows between two times of day"},
    {.name = {0}},
};
