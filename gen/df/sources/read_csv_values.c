// SPDX-License-Identifier: MIT
// read_csv_values: each value of na_values= is a string and, if it is a number
// or contains one, also a number.
#include "df/sources/read_csv_values.h"

#include <inttypes.h>
#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/iterate.h"
#include "df/runtime/represent.h"
#include "load/csv/csv_cell.h"

enum { MISSING_MAX = 1000 }; /* maximum number of values of na_values= */

/* ---- missing cells ---- */

/* Adds v, an element of na_values=, to the strings m->texts. If v is a number,
   or a string that contains a number, also adds the number to `numbers`; cells
   with these numbers are missing in columns of floats. If `whole` is true, a
   whole number adds two strings: 1 adds "1" and "1.0". As in pandas, a float
   with a fraction then also adds its integer part: 1.5 adds "1.5" and "1". */
static bool add_missing(struct call *c, struct object v, bool whole,
                        struct csv_missing *m, double *numbers)
{
    struct eval *ev = c->ev;
    struct value text = {.s = v.type == OBJECT_STR ? as_str(v) : STR_NONE};
    double f = NAN;
    if (v.type == OBJECT_STR) {
        if (!csv_cell_float(ev->a, str_trim(text.s), &f))
            f = NAN;
    } else if (v.type == OBJECT_INT || v.type == OBJECT_FLOAT) {
        f = v.type == OBJECT_INT ? (double)as_int(v) : as_float(v);
        if (!represent(ev, c->at, v, false, &text))
            return false;
    } else {
        return call_wrong(c, PARAM_na_values, "strings and numbers");
    }
    vec_push(ev->a, &m->texts, text.s);
    if (isnan(f))
        return true;
    numbers[m->n_numbers++] = f;
    if (whole && fabs(f) < 0x1p63 &&
        (f == trunc(f) || v.type == OBJECT_FLOAT)) {
        str digits = str_fmt(ev->a, "%" PRId64, (int64_t)f);
        str point = str_fmt(ev->a, "%.*s.0", STR_ARG(digits));
        vec_push(ev->a, &m->texts, digits);
        if (f == trunc(f))
            vec_push(ev->a, &m->texts, point);
    }
    return true;
}

/* Adds x, a value or a list of values, to *m. */
static bool add_values(struct call *c, const struct df_expr *at,
                       struct object x, bool whole, struct csv_missing *m)
{
    struct eval *ev = c->ev;
    struct list l = {.v = &x, .n = 1};
    bool one =
        x.type == OBJECT_STR || x.type == OBJECT_INT || x.type == OBJECT_FLOAT;
    if (!one && !iterate(ev, at, x, &l))
        return false;
    if (l.n > MISSING_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "'na_values' takes at most %d values", MISSING_MAX);
    double *numbers = NEW_N(ev->a, double, l.n + 1);
    m->numbers = numbers;
    for (size_t k = 0; k < l.n; k++) {
        if (!add_missing(c, l.v[k], whole, m, numbers))
            return false;
    }
    return true;
}

/* Reads a dict of columns, given by their names or positions. In it, pandas
   takes numbers only as they are written. */
static bool read_dict(struct call *c, enum param i, const struct dict *d,
                      struct csv_how *how)
{
    struct csv_column_missing *own =
        NEW_N(c->ev->a, struct csv_column_missing, d->n + 1);
    how->own_missing = own;
    how->n_own_missing = d->n;
    if (d->n > MISSING_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, i),
                          "'na_values' takes at most %d columns", MISSING_MAX);
    for (size_t k = 0; k < d->n; k++) {
        struct object key = d->v[k].key;
        if (key.type != OBJECT_STR &&
            (key.type != OBJECT_INT || as_int(key) < 0))
            return call_wrong(
                c, i, "a dict whose keys are column names or positions");
        if (key.type == OBJECT_STR)
            own[k].name = as_str(key);
        else
            own[k].column = (uint64_t)as_int(key);
        if (!add_values(c, call_at(c, i), d->v[k].value, false, &own[k].values))
            return false;
    }
    return true;
}

bool read_csv_missing(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    if (x.type == OBJECT_DICT)
        return read_dict(c, i, as_dict(x), how);
    return add_values(c, call_at(c, i), x, true, &how->missing);
}

/* ---- bools ---- */

bool read_csv_truths(struct call *c, enum param i, struct csv_how *how)
{
    struct object x = call_arg(c, i);
    int64_t ignored;
    bool truth = i == PARAM_true_values;
    if (x.type != OBJECT_LIST || as_list(x)->tuple)
        return call_wrong(c, i, "a list of strings");
    if (call_has(c, PARAM_dtype))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, i),
                          "'%.*s' combined with 'dtype'",
                          STR_ARG(operation_param(i))) ||
               eval_help(c->ev, "remove dtype=, and convert the columns "
                                "afterwards with .astype()");
    for (size_t k = 0; k < as_list(x)->n; k++) {
        struct object v = as_list(x)->v[k];
        if (v.type != OBJECT_STR)
            return call_wrong(c, i, "a list of strings");
        if (csv_cell_int(as_str(v), &ignored) > CSV_INT_INVALID ||
            csv_cell_bool(as_str(v)) == !truth)
            return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, i),
                              "'%.*s' in '%.*s'", STR_ARG(as_str(v)),
                              STR_ARG(operation_param(i))) ||
                   eval_help(c->ev,
                             "convert the column afterwards with .map()");
        vec_push(c->ev->a, &how->truths[truth], as_str(v));
    }
    return true;
}
