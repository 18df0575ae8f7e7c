// SPDX-License-Identifier: MIT
// row_dates: methods of frames and columns whose row labels are dates:
// to_period, to_timestamp, tz_convert, tz_localize and truncate.
#include "base/codes/df.h"
#include "df/runtime/call.h"
#include "df/runtime/labels.h"
#include "frame/moment.h"

/* Calls the method with the same name on the row labels, with the arguments p
   and how if they are given, and sets *out to the receiver with the result as
   row labels. */
static bool on_labels(struct call *c, enum param p, struct object *out)
{
    struct frame f = object_as_frame(&c->self);
    str name = c->operation->name;
    bool columns = false;
    struct object labels, method, made;
    struct object args[] = {call_value(c, p), call_arg(c, PARAM_how)};
    size_t n = call_given(c, PARAM_how) ? 2 : call_given(c, p);
    if (!call_axis(c, PARAM_axis, &columns))
        return false;
    if (columns)
        return call_refuse(c, PARAM_axis);
    if (f.n_index != 1 || f.index[0]->type != COLUMN_DATE)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'%.*s' needs dates as row labels", STR_ARG(name)) ||
               eval_help(c->ev, "pd.to_datetime makes dates, and "
                                ".set_index('day') makes them row labels; a "
                                "column has the method behind .dt");
    labels = object_array(c->ev->scratch, f.index[0], SERIES_INDEX);
    if (!c->ev->attribute(c->ev, c->at, labels, name, &method) ||
        !c->ev->call(c->ev, c->at, method, args, n, &made))
        return false;
    f.index = NEW(c->ev->a, const struct column *);
    f.index[0] = as_series(made)->column;
    *out = call_shaped(c, &f);
    return true;
}

static bool with_freq(struct call *c, struct object *out)
{
    return on_labels(c, PARAM_freq, out);
}

static bool with_zone(struct call *c, struct object *out)
{
    return on_labels(c, PARAM_tz, out);
}

/* ---- truncate ---- */

/* Reads an argument of truncate as a number that compares with the row labels
   x: nanoseconds for dates. Sets *has to whether it is given. */
static bool read_bound(struct call *c, enum param p, const struct column *x,
                       bool *has, int64_t *bound)
{
    const struct object pd = {.type = OBJECT_MODULE, .u.s = S("pd")};
    struct object arg = call_arg(c, p), f;
    *has = call_has(c, p);
    if (!*has)
        return true;
    if (x->type == COLUMN_INT)
        return call_int(c, p, bound);
    if (!c->ev->attribute(c->ev, call_at(c, p), pd, S("Timestamp"), &f) ||
        !c->ev->call(c->ev, call_at(c, p), f, &arg, 1, &arg))
        return false;
    if (object_is_nat(arg) || zone_is_aware(arg.zone) != zone_is_aware(x->zone))
        return call_wrong(c, p, "a date like those of the row labels");
    *bound = arg.u.i;
    return true;
}

static bool truncate(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    size_t levels, n = 0;
    bool has_before, has_after, columns = false;
    int64_t before = 0, after = 0;
    const struct column **labels =
        labels_of_rows(c->ev, c->at, f.index, f.n_index, f.n, &levels);
    if (!labels || !call_axis(c, PARAM_axis, &columns))
        return false;
    if (columns)
        return call_refuse(c, PARAM_axis);
    const struct column *x = labels[0];
    if (levels != 1 || x->dtype ||
        (x->type != COLUMN_INT &&
         (x->type != COLUMN_DATE || zone_is_period(x->zone) ||
          x->zone == ZONE_CIVIL)))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'truncate' needs dates or integers as row labels");
    if (!read_bound(c, PARAM_before, x, &has_before, &before) ||
        !read_bound(c, PARAM_after, x, &has_after, &after))
        return false;
    if (has_before && has_after && before > after)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_after),
                          "after= must not be less than before=");
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, f.n + 1);
    for (size_t i = 0; i < f.n; i++) {
        if (column_is_missing(x, i) || (i && x->i[i] < x->i[i - 1]))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "'truncate' needs sorted row labels") ||
                   eval_help(c->ev, "call .sort_index() first");
        if ((!has_before || x->i[i] >= before) &&
            (!has_after || x->i[i] <= after))
            rows[n++] = (uint32_t)i;
    }
    const struct frame *g = eval_take(c->ev, c->at, &f, rows, n);
    if (g)
        *out = call_shaped(c, g);
    return g != NULL;
}

/* ---- operations ---- */

#define ROWS(name, run, params, help)                               \
    {                                                               \
        S_INIT(name), ON_FRAME | ON_SERIES, run, params, 0, 1, help \
    }

const struct operation ROW_DATES_OPERATIONS[] = {
    ROWS("to_period", with_freq, PARAMS(NEEDS(freq), OPT(axis, INT(0))),
         "the same rows, with periods of the dates as labels"),
    ROWS("to_timestamp", with_freq,
         PARAMS(OPT(freq, NONE), OPT(how, TEXT("start")), OPT(axis, INT(0))),
         "the same rows, with the starts of the periods as labels"),
    ROWS("truncate", truncate,
         PARAMS(OPT(before, NONE), OPT(after, NONE), OPT(axis, INT(0))),
         "the rows from one label to another"),
    ROWS("tz_convert", with_zone, PARAMS(NEEDS(tz), OPT(axis, INT(0))),
         "the same rows, with labels in another time zone"),
    ROWS("tz_localize", with_zone, PARAMS(NEEDS(tz), OPT(axis, INT(0))),
         "the same rows, with a time zone added to the labels or removed"),
    {.name = {0}},
};
