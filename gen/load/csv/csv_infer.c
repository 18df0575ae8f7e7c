// SPDX-License-Identifier: MIT
// csv_infer: the type of a column is at first the type of its first cell that
// is not missing; each later cell that does not fit widens the type. Then all
// cells are converted. Each column is one item of work for the thread pool.
#include "load/csv/csv_infer.h"

#include <math.h>

#include "base/pool.h"
#include "load/csv/csv_cell.h"

enum kind {
    KIND_NONE, /* only missing cells */
    KIND_INT,
    KIND_HUGE, /* integers, at least one of them beyond int64 */
    KIND_FLOAT,
    KIND_BOOL,
    KIND_TEXT,
    KIND_FLOAT_AGAIN /* KIND_FLOAT; the cells must be converted again from the
                        first one */
};

/* A column that is being converted. */
struct csv_inference {
    str *v;
    size_t n;
    const struct csv_how *how;
    const struct csv_missing *missing;
    union csv_number {
        int64_t i;
        double f;
    } * numbers;          /* numbers of the cells read so far; NULL before the
                             first number */
    size_t first_float;   /* index of the last integer in `numbers`, plus one; 0
                             if `numbers` has no integer */
    struct arena out;     /* holds the converted cells */
    struct arena scratch; /* holds numbers without thousands separators */
    bool as_float;
    bool whole; /* no cell is missing */
    bool exact; /* only empty cells are missing */
    enum kind kind;
    struct column result;
};

static str number(struct csv_inference *x, size_t i)
{
    return csv_how_number(x->how, &x->scratch, x->v[i]);
}

static bool is_missing(const struct csv_inference *x, size_t i)
{
    return !x->whole &&
           csv_how_is_missing(x->how, x->missing, x->v[i], x->exact);
}

static bool has_minus(str s)
{
    return str_starts(str_trim_left(s), S("-"));
}

/* Returns the kind that a column of kind `kind` has after one more cell, s.
   *number becomes the cell's number if the result is KIND_INT or KIND_FLOAT.
   `a` is scratch memory. */
static enum kind widened(struct arena *a, enum kind kind, str s,
                         union csv_number *number)
{
    enum csv_int is = CSV_INT_INVALID;
    if (kind == KIND_HUGE) {
        /* pandas then parses the column again, as uint64, and skips cells with
           a minus */
        is = has_minus(s) ? CSV_INT_OK : csv_cell_int(s, &number->i);
        return is == CSV_INT_INVALID         ? KIND_FLOAT_AGAIN
               : is == CSV_INT_BEYOND_UINT64 ? KIND_TEXT
                                             : KIND_HUGE;
    }
    if (kind <= KIND_INT)
        is = csv_cell_int(s, &number->i);
    if (is == CSV_INT_BEYOND_UINT64 && !has_minus(s))
        return KIND_TEXT;
    if (is != CSV_INT_INVALID)
        return is == CSV_INT_OK ? KIND_INT : KIND_HUGE;
    if (kind <= KIND_FLOAT && csv_cell_float(a, s, &number->f))
        return KIND_FLOAT;
    return (kind == KIND_NONE || kind == KIND_BOOL) && csv_cell_bool(s) >= 0
               ? KIND_BOOL
               : KIND_TEXT;
}

/* Stores the number of a cell. The first call is for the first present cell:
   all cells before it are missing and become NaN. */
static void store_number(struct csv_inference *x, size_t cell, enum kind kind,
                         union csv_number number)
{
    if (!x->numbers) {
        x->numbers = NEW_N(&x->out, union csv_number, x->n);
        for (size_t i = 0; i < cell; i++)
            x->numbers[i].f = (double)NAN;
    }
    if (kind == KIND_INT)
        x->first_float = cell + 1;
    x->numbers[cell] = number;
}

static enum kind kind_of(struct csv_inference *x, bool *missing)
{
    enum kind kind = KIND_NONE;
    *missing = false;
    for (size_t i = 0; i < x->n && kind != KIND_TEXT; i++) {
        union csv_number cell = {.f = (double)NAN};
        if (is_missing(x, i))
            *missing = true;
        else
            kind = widened(&x->scratch, kind, number(x, i), &cell);
        if (kind == KIND_FLOAT_AGAIN) {
            kind = KIND_FLOAT;
            x->first_float = 0;
            i = (size_t)-1;
        } else if (kind == KIND_INT || kind == KIND_FLOAT) {
            store_number(x, i, kind, cell);
        }
    }
    return kind;
}

/* ---- cells ---- */

static struct column ints(struct csv_inference *x)
{
    return (struct column){.type = COLUMN_INT, .n = x->n, .i = &x->numbers->i};
}

/* Returns a column of floats. `whole`: all numbers of the column are integers.
   -0 then becomes 0, and how->missing_numbers are ignored: only a cell's string
   can make the cell missing. */
static struct column floats(struct csv_inference *x, bool whole)
{
    double *v = x->numbers ? &x->numbers->f : NEW_N(&x->out, double, x->n);
    for (size_t i = 0; i < x->n; i++) {
        if (i < x->first_float || !x->numbers) {
            v[i] = (double)NAN;
            if (!is_missing(x, i))
                csv_cell_float(&x->scratch, number(x, i), &v[i]);
        }
        if (!whole && csv_how_is_missing_number(x->missing, v[i]))
            v[i] = (double)NAN;
        v[i] += whole ? 0.0 : -0.0;
    }
    return (struct column){.type = COLUMN_FLOAT, .n = x->n, .f = v};
}

static struct column bools(struct csv_inference *x)
{
    bool *v = NEW_N(&x->out, bool, x->n);
    for (size_t i = 0; i < x->n; i++)
        v[i] = csv_how_bool(x->how, x->v[i]) > 0;
    return (struct column){.type = COLUMN_BOOL, .n = x->n, .b = v};
}

/* pandas stores bools with missing cells as objects. */
static struct column bools_with_missing(struct csv_inference *x)
{
    struct value *v = NEW_N(&x->out, struct value, x->n);
    for (size_t i = 0; i < x->n; i++)
        if (!is_missing(x, i))
            v[i] = (struct value){.type = VALUE_BOOL,
                                  .b = csv_how_bool(x->how, x->v[i]) > 0};
    return (struct column){.type = COLUMN_OBJECT, .n = x->n, .o = v};
}

static struct column strings(struct csv_inference *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (is_missing(x, i))
            x->v[i] = STR_NONE;
    return (struct column){.type = COLUMN_STR, .n = x->n, .s = x->v};
}

/* Returns a column of integers as strings, because an integer is beyond int64
   and frames have no uint64. If no cell is missing or negative, the strings
   lose blanks, plus and leading zeros, as when to_csv prints the integers.
   `missing`: some cell counts as missing; but if an integer is above the
   largest int64, pandas treats no cell of the column as missing. */
static struct column huge_ints(struct csv_inference *x, bool missing)
{
    int64_t ignored;
    bool minus = false, above = false;
    for (size_t i = 0; i < x->n; i++) {
        if (is_missing(x, i))
            continue;
        if (has_minus(x->v[i]))
            minus = true;
        else
            above |= csv_cell_int(number(x, i), &ignored) != CSV_INT_OK;
    }
    if (missing && !above)
        return strings(x);
    for (size_t i = 0; !missing && !minus && i < x->n; i++) {
        str s = str_trim(x->v[i]);
        while (s.n > 1 && (s.p[0] == '0' || s.p[0] == '+'))
            s = str_from(s, 1);
        x->v[i] = s;
    }
    return (struct column){.type = COLUMN_STR, .n = x->n, .s = x->v};
}

/* Whether the options decide which strings mean true or false. */
static bool has_own_bools(const struct csv_how *how)
{
    return how->truths[0].n || how->truths[1].n || how->footer;
}

/* Whether all cells are missing, true or false by the options. Sets *missing if
   a cell is missing. */
static bool are_bools(const struct csv_inference *x, bool *missing)
{
    const struct csv_how *how = x->how;
    size_t i = 0;
    for (; i < x->n && (is_missing(x, i) || csv_how_bool(how, x->v[i]) >= 0);
         i++)
        *missing |= is_missing(x, i);
    return i == x->n;
}

static struct column convert(struct csv_inference *x)
{
    bool missing;
    enum kind kind = x->kind = kind_of(x, &missing);
    if ((kind == KIND_TEXT || kind == KIND_BOOL) && has_own_bools(x->how))
        kind = are_bools(x, &missing) ? KIND_BOOL : KIND_TEXT;
    if (kind == KIND_INT && !missing && !x->as_float)
        return ints(x);
    if (kind == KIND_BOOL)
        return missing ? bools_with_missing(x) : bools(x);
    if (kind == KIND_INT || kind == KIND_FLOAT || (kind == KIND_NONE && x->n))
        return floats(x, kind == KIND_INT && !x->as_float);
    return kind == KIND_HUGE ? huge_ints(x, missing) : strings(x);
}

/* ---- columns ---- */

struct csv_inferences {
    const struct csv_how *how;
    struct csv_columns *columns;
    struct csv_inference *v;
};

/* Returns the number of the row, from 1, with the first integer beyond int64,
   or 0 if there is no such row. */
static size_t first_huge(struct csv_inference *x)
{
    int64_t ignored;
    for (size_t i = 0; i < x->n; i++) {
        enum csv_int is =
            x->v[i].p ? csv_cell_int(number(x, i), &ignored) : CSV_INT_OK;
        if (is == CSV_INT_BEYOND_INT64 || is == CSV_INT_BEYOND_UINT64)
            return i + 1;
    }
    return 0;
}

static void infer_column(void *data, size_t item, size_t worker)
{
    struct csv_inferences *all = data;
    struct csv_cells *cells = &all->columns->cells[item];
    str name = all->columns->names[item];
    enum csv_known known = csv_how_known(all->how, item, all->columns->n);
    struct csv_inference *x = &all->v[item];
    (void)worker;
    *x =
        (struct csv_inference){.v = cells->v,
                               .n = cells->n,
                               .how = all->how,
                               .missing = csv_how_missing(all->how, name, item),
                               .as_float = csv_how_is_float(all->how, name),
                               .whole = csv_how_is_whole(all->how, name),
                               .exact = known == CSV_KNOWN_TEXT};
    bool text = x->exact || csv_how_is_text(all->how, name, item);
    x->result = text ? strings(x) : convert(x);
    if (x->result.type == COLUMN_STR && !text && !x->as_float &&
        (x->kind == KIND_HUGE || known == CSV_KNOWN_NUMBERS))
        all->columns->huge[item] = first_huge(x);
    arena_free(&x->scratch);
    if (x->result.type != COLUMN_STR)
        arena_free(&cells->a);
}

void csv_columns_free(struct csv_columns *columns)
{
    for (size_t i = 0; i < columns->n; i++)
        arena_free(&columns->cells[i].a);
}

void csv_infer(struct arena *a, const struct csv_how *how, size_t workers,
               struct csv_columns *columns)
{
    struct csv_inferences all = {how, columns,
                                 NEW_N(a, struct csv_inference, columns->n)};
    columns->v = NEW_N(a, struct column, columns->n);
    columns->huge = NEW_N(a, size_t, columns->n);
    pool_run(workers, columns->n, infer_column, &all);
    for (size_t i = 0; i < columns->n; i++) {
        columns->v[i] = all.v[i].result;
        arena_join(a, &all.v[i].out);
        arena_join(a, &columns->cells[i].a);
    }
}
