// SPDX-License-Identifier: MIT
// csv_infer: infers the type of a column: it starts as what its first cell is,
// and is widened by each cell that does not fit; then all cells are converted.
#include "load/csv/csv_infer.h"

#include <math.h>

#include "load/csv/csv_cell.h"

enum kind {
    KIND_NONE, /* only missing cells */
    KIND_INT,
    KIND_HUGE, /* integers, one of them beyond int64 */
    KIND_FLOAT,
    KIND_BOOL,
    KIND_TEXT,
    KIND_FLOAT_AGAIN /* as KIND_FLOAT, from the first cell on */
};

struct csv_cells {
    str *v; /* STR_NONE: missing */
    size_t n;
    const struct csv_how *how;
    struct arena scratch; /* for numbers without thousands and the like */
};

static str number(struct csv_cells *x, size_t i)
{
    return csv_how_number(x->how, &x->scratch, x->v[i]);
}

static bool has_minus(str s)
{
    return str_starts(str_trim_left(s), S("-"));
}

/* What a column is with one more cell. */
static enum kind widened(struct arena *a, enum kind kind, str s)
{
    int64_t i;
    double f;
    enum csv_int is = CSV_INT_INVALID;
    if (kind == KIND_HUGE) {
        /* pandas' second try, as uint64: what has a minus is not looked at */
        is = has_minus(s) ? CSV_INT_OK : csv_cell_int(s, &i);
        return is == CSV_INT_INVALID         ? KIND_FLOAT_AGAIN
               : is == CSV_INT_BEYOND_UINT64 ? KIND_TEXT
                                             : KIND_HUGE;
    }
    if (kind <= KIND_INT)
        is = csv_cell_int(s, &i);
    if (is == CSV_INT_BEYOND_UINT64 && !has_minus(s))
        return KIND_TEXT;
    if (is != CSV_INT_INVALID)
        return is == CSV_INT_OK ? KIND_INT : KIND_HUGE;
    if (kind <= KIND_FLOAT && csv_cell_float(a, s, &f))
        return KIND_FLOAT;
    return (kind == KIND_NONE || kind == KIND_BOOL) && csv_cell_bool(s) >= 0
               ? KIND_BOOL
               : KIND_TEXT;
}

static enum kind kind_of(struct csv_cells *x, bool *missing)
{
    enum kind kind = KIND_NONE;
    *missing = false;
    for (size_t i = 0; i < x->n && kind != KIND_TEXT; i++) {
        *missing |= !x->v[i].p;
        if (x->v[i].p)
            kind = widened(&x->scratch, kind, number(x, i));
        if (kind == KIND_FLOAT_AGAIN) {
            kind = KIND_FLOAT;
            i = (size_t)-1;
        }
    }
    return kind;
}

/* ---- cells ---- */

static struct column ints(struct arena *a, struct csv_cells *x)
{
    int64_t *v = NEW_N(a, int64_t, x->n);
    for (size_t i = 0; i < x->n; i++)
        csv_cell_int(number(x, i), &v[i]);
    return (struct column){.type = COLUMN_INT, .n = x->n, .i = v};
}

/* Of whole numbers, -0 is 0. Integers are missing by their text alone. */
static struct column floats(struct arena *a, struct csv_cells *x, bool whole)
{
    double *v = NEW_N(a, double, x->n);
    for (size_t i = 0; i < x->n; i++) {
        if (!x->v[i].p)
            v[i] = (double)NAN;
        else
            csv_cell_float(&x->scratch, number(x, i), &v[i]);
        if (!whole && csv_how_is_missing_number(x->how, v[i]))
            v[i] = (double)NAN;
        v[i] += whole ? 0.0 : -0.0;
    }
    return (struct column){.type = COLUMN_FLOAT, .n = x->n, .f = v};
}

static struct column bools(struct arena *a, struct csv_cells *x)
{
    bool *v = NEW_N(a, bool, x->n);
    for (size_t i = 0; i < x->n; i++)
        v[i] = csv_cell_bool(number(x, i)) > 0;
    return (struct column){.type = COLUMN_BOOL, .n = x->n, .b = v};
}

/* pandas has bools of which some are missing as objects. */
static struct column some_bools(struct arena *a, struct csv_cells *x)
{
    struct value *v = NEW_N(a, struct value, x->n);
    for (size_t i = 0; i < x->n; i++)
        if (x->v[i].p)
            v[i] = (struct value){.type = VALUE_BOOL,
                                  .b = csv_cell_bool(number(x, i)) > 0};
    return (struct column){.type = COLUMN_OBJECT, .n = x->n, .o = v};
}

/* Texts; integers of uint64, which frames do not have, as to_csv prints
   them. */
static struct column texts(const struct csv_cells *x, bool huge)
{
    for (size_t i = 0; huge && i < x->n; i++)
        huge = x->v[i].p && !has_minus(x->v[i]); /* else pandas keeps them */
    for (size_t i = 0; huge && i < x->n; i++) {
        str s = str_trim(x->v[i]);
        while (s.n > 1 && (s.p[0] == '0' || s.p[0] == '+'))
            s = str_from(s, 1);
        x->v[i] = s;
    }
    return (struct column){.type = COLUMN_STR, .n = x->n, .s = x->v};
}

/* Whether an integer is beyond int64, above. */
static bool has_uint64(struct csv_cells *x)
{
    int64_t i;
    for (size_t k = 0; k < x->n; k++)
        if (x->v[k].p && !has_minus(x->v[k]) &&
            csv_cell_int(number(x, k), &i) != CSV_INT_OK)
            return true;
    return false;
}

static struct column converted(struct arena *a, struct csv_cells *x,
                               bool as_float, bool *raw)
{
    bool missing;
    enum kind kind = kind_of(x, &missing);
    if (kind == KIND_INT && !missing && !as_float)
        return ints(a, x);
    if (kind == KIND_BOOL)
        return missing ? some_bools(a, x) : bools(a, x);
    if (kind == KIND_INT || kind == KIND_FLOAT || (kind == KIND_NONE && x->n))
        return floats(a, x, kind == KIND_INT && !as_float);
    *raw = kind == KIND_HUGE && missing && has_uint64(x);
    return texts(x, kind == KIND_HUGE);
}

struct column csv_infer(struct arena *a, const struct csv_how *how, str *cells,
                        size_t n, bool as_float, bool *raw)
{
    struct csv_cells x = {cells, n, how, {0}};
    *raw = false;
    struct column c = converted(a, &x, as_float, raw);
    arena_free(&x.scratch);
    return c;
}
