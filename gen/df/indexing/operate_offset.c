// SPDX-License-Identifier: MIT
// operate_offset: adds date offsets to dates, and multiplies offsets. If the
// other operand is a time span or a column of spans, an offset of a fixed
// length counts as a time span.
#include "df/indexing/operate_offset.h"

#include "base/codes/df.h"
#include "df/indexing/each.h"
#include "df/runtime/offset.h"
#include "frame/moment.h"

static bool is_offset(struct object x)
{
    return x.type == OBJECT_OFFSET;
}

static bool is_fixed(struct object x)
{
    return is_offset(x) && as_offset(x)->kind == OFFSET_FIXED;
}

bool operate_offset_is(struct object x, struct object y)
{
    return is_offset(x) || is_offset(y);
}

struct object operate_offset_span(struct object x)
{
    int64_t ns;
    if (!is_fixed(x) ||
        __builtin_mul_overflow(as_offset(x)->n, as_offset(x)->ns, &ns))
        return x;
    return object_span(ns);
}

static struct object multiple(struct eval *ev, struct object x, int64_t k)
{
    struct offset *o = NEW(ev->scratch, struct offset);
    *o = *as_offset(x);
    if (__builtin_mul_overflow(o->n, k, &o->n))
        o->n = INT64_MAX; /* so large that no date can be computed */
    return object_offset(o);
}

struct object operate_offset_negative(struct eval *ev, struct object x)
{
    return multiple(ev, x, -1);
}

static bool out_of_range(struct eval *ev, const struct df_expr *at)
{
    return eval_fault(ev, DIAG_DF_VALUE, at,
                      "the result is outside the range of dates") ||
           eval_help(ev, "dates range from 1677-09-21 to 2262-04-11");
}

/* Adds the offset to *ns, a point in time in `zone`. */
static bool add(struct eval *ev, const struct df_expr *at,
                const struct offset *o, bool whole, int zone, int64_t *ns)
{
    int64_t local = moment_local(*ns, zone), before = local;
    return (offset_add(o, whole, &local) &&
            !__builtin_add_overflow(*ns, local - before, ns) &&
            *ns != MOMENT_NAT) ||
           out_of_range(ev, at);
}

static bool has_points(int zone)
{
    return !zone_is_period(zone) && zone != ZONE_CIVIL;
}

/* Adds the offset to a column of dates. */
static bool add_column(struct eval *ev, const struct df_expr *at,
                       const struct offset *o, const struct series *s,
                       struct object *out)
{
    const struct column *x = s->column;
    void *cells;
    struct column *c =
        eval_column(ev, at, x->name, COLUMN_DATE, x->n, &cells, &x, 1);
    for (size_t i = 0; c && i < x->n; i++) {
        int64_t *ns = &((int64_t *)cells)[i];
        *ns = x->i[i];
        if (*ns != MOMENT_NAT && !add(ev, at, o, true, x->zone, ns))
            return false;
    }
    if (c)
        c->zone = x->zone;
    if (c)
        *out = each_series(ev, s, c);
    return c != NULL;
}

/* Adds the offset to x, a date or a column of dates. */
static bool add_to(struct eval *ev, const struct df_expr *at,
                   const struct offset *o, struct object x, struct object *out,
                   bool *known)
{
    if (object_is_nat(x)) {
        *out = x;
        return true;
    }
    if (x.type == OBJECT_SERIES && as_series(x)->column->type == COLUMN_DATE &&
        has_points(as_series(x)->column->zone))
        return add_column(ev, at, o, as_series(x), out);
    *known = x.type == OBJECT_DATE && has_points(x.zone);
    if (!*known)
        return false;
    *out = x;
    out->from = NULL;
    out->numpy = x.numpy && o->numpy;
    out->python = false;
    return add(ev, at, o, false, x.zone, &out->u.i);
}

/* Adds two offsets of a fixed length. */
static bool sum(struct eval *ev, const struct df_expr *at, struct object x,
                struct object y, int64_t sign, struct object *out)
{
    struct offset *o = NEW(ev->scratch, struct offset);
    const struct offset *a = as_offset(x), *b = as_offset(y);
    *o = (struct offset){
        .kind = OFFSET_FIXED, .numpy = a->numpy && b->numpy, .n = 1};
    int64_t first, second;
    *out = object_offset(o);
    return (!__builtin_mul_overflow(a->n, a->ns, &first) &&
            !__builtin_mul_overflow(sign * b->n, b->ns, &second) &&
            !__builtin_add_overflow(first, second, &o->ns)) ||
           eval_fault(ev, DIAG_DF_VALUE, at,
                      "the resulting offset exceeds 292 years") ||
           eval_help(ev, "dates range from 1677-09-21 to 2262-04-11");
}

/* Whether `offset` counts as a time span if the other operand is x: `offset`
   has a fixed length, and x is a span, a column of spans or, for
   np.timedelta64, any column. */
static bool beside_spans(struct object offset, struct object x)
{
    bool column = x.type == OBJECT_SERIES || x.type == OBJECT_FRAME;
    return is_fixed(offset) &&
           (x.type == OBJECT_SPAN || (column && as_offset(offset)->numpy) ||
            (x.type == OBJECT_SERIES &&
             as_series(x)->column->type == COLUMN_SPAN));
}

void operate_offset_spans(enum df_token_kind op, struct object *x,
                          struct object *y)
{
    bool numpy = is_fixed(*x) && is_fixed(*y) && as_offset(*x)->numpy &&
                 as_offset(*y)->numpy;
    bool adds = op == DF_PLUS || op == DF_MINUS || op == DF_STAR;
    if (!beside_spans(*x, *y) && !beside_spans(*y, *x) && !(numpy && !adds))
        return;
    *x = operate_offset_span(*x);
    *y = operate_offset_span(*y);
}

bool operate_offset(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct object x, struct object y,
                    struct object *out, bool *known)
{
    bool minus = op == DF_MINUS, adds = op == DF_PLUS || minus;
    *known = true;
    if (is_fixed(x) && is_fixed(y) && adds)
        return sum(ev, at, x, y, minus ? -1 : 1, out);
    if (op == DF_STAR && (x.type == OBJECT_INT || y.type == OBJECT_INT)) {
        *out = is_offset(x) ? multiple(ev, x, as_int(y))
                            : multiple(ev, y, as_int(x));
        return true;
    }
    *known = adds && is_offset(x) != is_offset(y) && !(minus && is_offset(x));
    if (!*known)
        return false;
    struct object offset = is_offset(x) ? x : y;
    if (minus)
        offset = operate_offset_negative(ev, offset);
    return add_to(ev, at, as_offset(offset), is_offset(x) ? y : x, out, known);
}
