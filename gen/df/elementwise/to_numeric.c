// SPDX-License-Identifier: MIT
// to_numeric: pd.to_numeric, which parses strings as numbers. errors= decides
// what happens to strings that are not numbers. The result is a column of
// integers if all cells are integers, else a column of floats.
#include "df/elementwise/to_numeric.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/indexing/each.h"
#include "df/runtime/call.h"
#include "df/runtime/scalar.h"
#include "frame/moment.h"
#include "frame/nullable.h"
#include "load/csv/csv_cell.h"

struct reading {
    struct call *c;
    bool coerce, ignore;
    bool failed; /* a cell is invalid and `ignore` is set, so the column stays
                    unchanged */
};

/* Whether a string consists only of characters that occur in numbers. */
static bool is_numeral(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_digit(s.p[i]) && !strchr("+-.eE", s.p[i]))
            return false;
    return s.n > 0;
}

bool to_numeric_text(str s, struct value *out)
{
    str digits = str_trim(s), name = digits;
    double f;
    int64_t i;
    if (digits.n == 0) {
        *out = (struct value){0};
        return true;
    }
    if (name.p[0] == '+' || name.p[0] == '-')
        name = str_from(name, 1);
    if (str_eq_nocase(name, S("inf")) || str_eq_nocase(name, S("infinity"))) {
        f = digits.p[0] == '-' ? -(double)INFINITY : (double)INFINITY;
        *out = (struct value){.type = VALUE_FLOAT, .f = f};
        return true;
    }
    if (!is_numeral(digits) || !str_to_double(digits, &f) || isinf(f))
        return false;
    *out = (struct value){.type = VALUE_FLOAT, .f = f};
    if (csv_cell_int(digits, &i) == CSV_INT_OK)
        *out = (struct value){.type = VALUE_INT, .i = i};
    return true;
}

static bool wrong_cell(struct reading *r, const struct column *x, size_t row,
                       str text)
{
    struct eval *ev = r->c->ev;
    eval_fault(ev, DIAG_DF_VALUE, call_at(r->c, PARAM_arg),
               "cannot convert '%.*s' to a number", STR_ARG(text));
    if (x)
        diag_help(ev->d,
                  "it is %.*s; add errors='coerce' to make it a missing value",
                  STR_ARG(eval_cell_place(ev, x, row)));
    else
        diag_help(ev->d, "write decimal numbers, such as 16 or 1.5e3, or add "
                         "errors='coerce' to make this string missing");
    return false;
}

/* Whether a string is an integer that does not fit into a signed 64-bit
   integer. pandas stores some of these integers in an unsigned type, which df
   scripts do not have. Always false with errors='coerce', which converts such
   integers to floats. */
static bool too_large(const struct reading *r, str s)
{
    int64_t i;
    return !r->coerce && csv_cell_int(s, &i) > CSV_INT_INVALID;
}

static bool wrong_size(struct reading *r, str text)
{
    struct eval *ev = r->c->ev;
    eval_fault(ev, DIAG_DF_VALUE, call_at(r->c, PARAM_arg),
               "integer '%.*s' does not fit into 64 bits", STR_ARG(text));
    diag_help(ev->d, ".astype('float') converts a column of such strings to "
                     "floats; float(x) converts a single string");
    return false;
}

/* Whether x has dates or time spans, whose numbers are nanoseconds. */
static bool is_nanoseconds(const struct column *x)
{
    return x && (x->type == COLUMN_SPAN ||
                 (x->type == COLUMN_DATE && x->zone != ZONE_CIVIL &&
                  !zone_is_period(x->zone)));
}

static bool no_number(struct reading *r)
{
    eval_fault(r->c->ev, DIAG_DF_TYPE, call_at(r->c, PARAM_arg),
               "a single date, a time span or a period is not a number");
    return eval_help(
        r->c->ev,
        "use a part that is a number, such as .year or .total_seconds()");
}

static bool missing_date(struct reading *r, const struct column *x, size_t row)
{
    struct eval *ev = r->c->ev;
    eval_fault(ev, DIAG_DF_VALUE, call_at(r->c, PARAM_arg),
               "a missing value cannot become an integer");
    diag_help(ev->d, "it is %.*s; .dropna() removes missing values",
              STR_ARG(eval_cell_place(ev, x, row)));
    return false;
}

/* Converts v, the cell in `row` of column x, to a number in *out. An invalid
   cell becomes missing with errors='coerce'. With errors='ignore', sets
   r->failed and returns false; with errors='raise', reports the cell and
   returns false. */
static bool read_cell(struct reading *r, const struct column *x, size_t row,
                      struct value v, struct value *out)
{
    *out = v;
    if (is_nanoseconds(x)) {
        *out = (struct value){.type = VALUE_INT, .i = value_time(v)};
        return out->i != MOMENT_NAT || missing_date(r, x, row);
    }
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN) {
        *out = (struct value){0};
        r->failed = r->ignore;
        return r->coerce || (!r->ignore && no_number(r));
    }
    out->none = false;
    if (v.type != VALUE_STR)
        return true;
    if (too_large(r, v.s)) {
        r->failed = r->ignore;
        return !r->ignore && wrong_size(r, v.s);
    }
    if (to_numeric_text(v.s, out)) {
        out->tainted = v.tainted;
        out->known_digits = v.known_digits;
        return true;
    }
    *out = (struct value){0};
    r->failed = r->ignore;
    return r->coerce || (!r->ignore && wrong_cell(r, x, row, v.s));
}

/* Converts bools among the n values to integers, unless all values are
   bools. */
static void level(struct value *v, size_t n)
{
    bool bools = true;
    for (size_t i = 0; i < n; i++)
        bools &= v[i].type == VALUE_BOOL;
    for (size_t i = 0; !bools && i < n; i++)
        if (v[i].type == VALUE_BOOL)
            v[i] = (struct value){.type = VALUE_INT, .i = v[i].b};
}

static const struct column *numbers(struct call *c, const struct column *x,
                                    void *data)
{
    struct reading *r = data;
    void *none;
    if (nullable_cells(x) < COLUMN_STR)
        return x;
    for (size_t i = 0; nullable_of(x) && i < x->n; i++)
        if (column_is_missing(x, i)) {
            eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                       "to_numeric of missing cells in a column of type "
                       "string");
            eval_help(c->ev, "convert it first: .astype('object')");
            return NULL;
        }
    if (!eval_spend(c->ev, c->at, x->n, sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(c->ev->scratch, struct value, x->n);
    for (size_t i = 0; i < x->n; i++)
        if (!read_cell(r, x, i, column_value(x, i), &v[i]))
            return r->failed ? x : NULL;
    level(v, x->n);
    if (x->n == 0)
        return eval_column(c->ev, c->at, x->name, COLUMN_INT, 0, &none, &x, 1);
    return eval_infer(c->ev, c->at, x->name, v, x->n, &x, 1);
}

/* Converts a column of floats to integers if all cells are whole numbers. */
static const struct column *whole(struct call *c, const struct column *x,
                                  void *data)
{
    void *cells;
    (void)data;
    if (x->type != COLUMN_FLOAT)
        return x;
    for (size_t i = 0; i < x->n; i++)
        if (!(fabs(x->f[i]) < 0x1p62) || x->f[i] != floor(x->f[i]))
            return x;
    struct column *r =
        eval_column(c->ev, c->at, x->name, COLUMN_INT, x->n, &cells, &x, 1);
    for (size_t i = 0; r && i < x->n; i++)
        ((int64_t *)cells)[i] = (int64_t)x->f[i];
    return r;
}

static bool read_errors(struct call *c, struct reading *r)
{
    static const str ERRORS[] = {S_INIT("raise"), S_INIT("coerce"),
                                 S_INIT("ignore")};
    unsigned errors;
    bool ok = call_choice(c, PARAM_errors, ERRORS, 3, &errors);
    r->coerce = errors == 1;
    r->ignore = errors == 2;
    return ok;
}

/* Reads downcast=. Sets *down to true for 'integer' and 'signed'; other values
   are unsupported. */
static bool read_downcast(struct call *c, bool *down)
{
    str to = STR_NONE;
    if (call_arg(c, PARAM_downcast).type != OBJECT_NONE &&
        !call_str(c, PARAM_downcast, &to))
        return false;
    *down = str_eq(to, S("integer")) || str_eq(to, S("signed"));
    return !to.p || *down || call_refuse(c, PARAM_downcast);
}

static bool to_numeric(struct call *c, struct object *out)
{
    struct reading r = {.c = c};
    struct object x = call_arg(c, PARAM_arg);
    struct operand list;
    struct value v;
    bool down;
    if (!read_errors(c, &r) || !read_downcast(c, &down))
        return false;
    if (object_scalar(x, &v)) {
        if (!read_cell(&r, NULL, 0, v, &v) && !r.failed)
            return false;
        *out = r.failed ? x : object_value(v);
        out->numpy = true;
        return true;
    }
    if (x.type == OBJECT_LIST) {
        if (!each_operand(c, PARAM_arg, (struct labels){.n = as_list(x)->n},
                          &list))
            return false;
        x = object_array(c->ev->scratch, list.column, SERIES_ARRAY);
    }
    if (x.type != OBJECT_SERIES)
        return call_wrong(c, PARAM_arg, "a value or a column");
    return each_column(c, x, numbers, &r, out) &&
           (!down || each_column(c, *out, whole, NULL, out));
}

/* ---- operations ---- */

const struct operation TO_NUMERIC_OPERATIONS[] = {
    {S_INIT("to_numeric"), ON_PANDAS, to_numeric,
     PARAMS(NEEDS(arg), OPT(errors, TEXT("raise")), OPT(downcast, NONE)),
     EFFECT_RETYPES | EFFECT_UNIT, 1, "converts strings to numbers"},
    {.name = {0}},
};
