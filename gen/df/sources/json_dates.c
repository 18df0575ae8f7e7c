// SPDX-License-Identifier: MIT
// json_dates: tries to convert all cells of a column; converts none if some
// cell is not a date.
#include "df/sources/json_dates.h"

#include <math.h>

#include "df/dates/to_datetime.h"
#include "load/json/json_columns.h"
#include "load/json/json_convert.h"

enum { LEAST = 31536000 }; /* as in pandas, only greater numbers are dates */

bool json_dates_named(str name)
{
    static const str NAMES[] = {S_INIT("modified"), S_INIT("date"),
                                S_INIT("datetime")};
    struct arena scratch = {0};
    str s = str_lower(&scratch, name);
    bool is = str_ends(s, S("_at")) || str_ends(s, S("_time")) ||
              STR_AMONG(s, NAMES) || str_starts(s, S("timestamp"));
    arena_free(&scratch);
    return is;
}

/* The kind of cells in a column that may be converted to dates. */
enum dates { NO_DATES, TEXTS, NUMBERS };

/* Returns a copy of x, a column of strings or objects, with each string
   replaced by the number that it contains. An empty string or "NaT" becomes a
   missing cell. Returns NULL if a string is not a number, or if a cell is a
   bool. */
static const struct column *mixed_of(struct arena *a, const struct column *x)
{
    struct value *o = NEW_N(a, struct value, x->n);
    for (size_t i = 0; i < x->n; i++) {
        struct value v = column_value(x, i);
        o[i] = v;
        if (v.type != VALUE_STR && v.type != VALUE_BOOL)
            continue;
        if (v.type == VALUE_STR && str_eq(v.s, S("NaT")))
            v.s = S("");
        o[i] = (struct value){.type = v.s.n ? VALUE_FLOAT : VALUE_NA};
        if (v.type == VALUE_BOOL ||
            (v.s.n && !json_convert_float(a, v.s, &o[i].f)))
            return NULL;
        if (isnan(o[i].f))
            o[i] = (struct value){0};
    }
    struct column *c = NEW(a, struct column);
    *c = *x;
    c->type = COLUMN_OBJECT;
    c->o = o;
    return c;
}

/* Whether some cell is a string that contains only spaces. Such a string is not
   a date. */
static bool has_blank(const struct column *x)
{
    for (size_t i = 0; x->type >= COLUMN_STR && i < x->n; i++) {
        struct value v = column_value(x, i);
        if (v.type == VALUE_STR && v.s.n && !str_trim(v.s).n)
            return true;
    }
    return false;
}

static enum dates kind_of(struct arena *a, const struct column *x)
{
    bool numbers = x->n > 0;
    for (size_t i = 0; i < x->n && numbers; i++) {
        int64_t n;
        struct value v = column_value(x, i);
        if (v.type == VALUE_STR)
            numbers = json_convert_int(a, v.s, &n);
        else
            numbers = v.type == VALUE_INT || v.type == VALUE_FLOAT ||
                      (v.type == VALUE_NA && x->type == COLUMN_FLOAT);
    }
    return numbers ? NUMBERS
           : x->n && (x->type == COLUMN_STR || x->type == COLUMN_OBJECT)
               ? TEXTS
               : NO_DATES;
}

/* Returns x as integers or, if some cells are missing or have fractions, as
   floats. Returns NULL if some number is too small for a date. */
static const struct column *numbers_of(struct arena *a, const struct column *x)
{
    double *f = NEW_N(a, double, x->n);
    int64_t *n = NEW_N(a, int64_t, x->n);
    bool whole = true;
    for (size_t i = 0; i < x->n; i++) {
        struct value v = column_value(x, i);
        f[i] = v.type == VALUE_FLOAT ? v.f : (double)NAN;
        if (v.type == VALUE_INT || v.type == VALUE_STR) {
            n[i] = v.i;
            if (v.type == VALUE_STR)
                json_convert_int(a, v.s, &n[i]);
            f[i] = (double)n[i];
        } else {
            whole = false;
        }
        if (!isnan(f[i]) && !(f[i] > LEAST))
            return NULL;
    }
    struct column *c = NEW(a, struct column);
    *c = *x;
    c->type = whole ? COLUMN_INT : COLUMN_FLOAT;
    c->f = f;
    if (whole)
        c->i = n;
    return c;
}

/* Converts c to dates. Returns NULL, without a report, if some cell is not a
   date. */
static const struct column *try(struct eval *ev, const struct df_expr *at,
                                const struct column *c, int64_t unit)
{
    struct diags quiet = {.quiet = true}, *d = ev->d;
    struct to_datetime how = TO_DATETIME_USUAL;
    how.unit = unit;
    ev->d = &quiet;
    const struct column *out = to_datetime_column(ev, at, c, &how);
    ev->d = d;
    diag_free(&quiet);
    return out;
}

bool json_dates_are_mixed(struct eval *ev, const struct df_expr *at,
                          const struct column *x)
{
    struct column *c = NEW(ev->a, struct column);
    bool numbers = false, strings = false;
    if (x->type != COLUMN_OBJECT || json_holds(x))
        return false;
    str *s = NEW_N(ev->a, str, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        double f;
        if (x->o[i].type == VALUE_BOOL)
            return false;
        numbers |= x->o[i].type == VALUE_INT || x->o[i].type == VALUE_FLOAT;
        if (x->o[i].type != VALUE_STR)
            continue;
        s[i] = x->o[i].s;
        strings |= s[i].n && !json_convert_float(ev->a, s[i], &f);
    }
    *c = *x;
    c->type = COLUMN_STR;
    c->s = s;
    return numbers && strings && try(ev, at, c, 1);
}

const struct column *json_dates_convert(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct column *x)
{
    static const int64_t UNITS[] = {1000000000, 1000000, 1000, 1};
    enum dates kind =
        json_holds(x) || has_blank(x) ? NO_DATES : kind_of(ev->a, x);
    const struct column *made = NULL;
    const struct column *numbers = kind == NUMBERS ? numbers_of(ev->a, x)
                                   : kind == TEXTS ? mixed_of(ev->a, x)
                                                   : NULL;
    if (kind == TEXTS && !numbers && x->type == COLUMN_STR)
        made = try(ev, at, x, 1);
    for (size_t i = 0; numbers && i < 4 && !made; i++)
        made = try(ev, at, numbers, UNITS[i]);
    if (!made)
        return x;
    struct column *own = NEW(ev->a, struct column);
    *own = *made;
    own->name = x->name;
    own->origin = x->origin;
    return own;
}
