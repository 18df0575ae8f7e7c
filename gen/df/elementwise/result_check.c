// SPDX-License-Identifier: MIT
// result_check: warns about computed cells that must not be published. Traces a
// bad cell back through its formulas to the cell that caused it.
#include "df/elementwise/result_check.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/result.h"
#include "df/lint/read_check.h"
#include "df/lint/version_check.h"
#include "frame/number.h"
#include "frame/numeral.h"
#include "lineage/lineage.h"
#include "load/csv/csv_cell.h"

enum {
    REPORTED_MAX = 10,  /* maximum number of cells reported for each column */
    NAME_MAX_BYTES = 60 /* maximum length of a formula that names a cell in
                           messages */
};

struct cell {
    const struct column *column;
    size_t row;
};

struct reason {
    bool reported;    /* report the cell even if the page shows it as empty */
    bool no_row;      /* a merge or shift() found no row from which to take the
                         cell, so the cell is missing */
    struct cell cell; /* the cause of the bad cell; its column is NULL if the
                         cause is unknown */
};

/* ---- cells that are not numbers ---- */

static double number_in(struct cell c)
{
    struct value v = column_value(c.column, c.row);
    return v.type == VALUE_INT     ? (double)v.i
           : v.type == VALUE_FLOAT ? v.f
           : v.type == VALUE_NA    ? (double)NAN
                                   : 1;
}

static bool has_word(str s, str word)
{
    for (size_t i = 0; i + word.n <= s.n; i++)
        if (str_eq_nocase(str_slice(s, i, i + word.n), word))
            return true;
    return false;
}

/* Whether a string that was made from nan, inf or None still shows that: the
   string contains one of these words, is a part of one of them ("na"), or
   contains a digit. Any other string is a deliberate replacement. */
static bool names_no_number(str s)
{
    static const str WORDS[] = {S_INIT("nan"), S_INIT("inf"), S_INIT("none"),
                                S_INIT("<na>"), S_INIT("nat")};
    str bare = str_trim(s);
    for (size_t i = 0; i < s.n; i++)
        if (char_is_digit(s.p[i]))
            return true;
    for (size_t k = 0; k < sizeof WORDS / sizeof *WORDS; k++)
        if (has_word(s, WORDS[k]) ||
            (bare.n && char_is_alpha(bare.p[0]) && has_word(WORDS[k], bare)))
            return true;
    return false;
}

bool result_is_bad(const struct column *c, size_t row)
{
    if (c->type == COLUMN_FLOAT && !isfinite(c->f[row]))
        return true;
    if (!c->tainted && c->type != COLUMN_OBJECT) /* most columns */
        return false;
    struct value v = column_value(c, row);
    return v.tainted && (v.type != VALUE_STR || names_no_number(v.s));
}

/* Returns the input of a formula that caused a bad result: the first input that
   is not a finite number or, if all inputs are finite, the last input that is
   0. Sets *is_bad to whether the returned input is not finite. If no input
   qualifies, the column of the returned cell is NULL. */
static struct cell find_cause(const struct origin *o, size_t row, bool *is_bad)
{
    struct cell zero = {0};
    *is_bad = false;
    for (size_t i = 0; i < o->inputs.n; i++) {
        struct cell x = {o->inputs.v[i], row};
        double v = row < x.column->n ? number_in(x) : 1;
        *is_bad =
            !isfinite(v) || (row < x.column->n && result_is_bad(x.column, row));
        if (*is_bad)
            return x;
        if (v == 0)
            zero = x;
    }
    return zero;
}

static bool is_choice(const struct origin *o)
{
    for (size_t i = 0; i < o->inputs.n; i++)
        if (!o->operated && o->inputs.v[i]->type == COLUMN_BOOL)
            return true;
    return false;
}

/* Whether a bad result of a formula must be reported. True for an operator,
   unless all of its inputs are empty; false for other formulas. `is_bad`:
   find_cause found a bad input. */
static bool should_report(const struct origin *o, size_t row, bool is_bad)
{
    bool empty = is_bad;
    for (size_t i = 0; i < o->inputs.n && empty; i++) {
        struct cell x = {o->inputs.v[i], row};
        empty = row < x.column->n && isnan(number_in(x)) &&
                !column_value(x.column, row).tainted;
    }
    return o->operated && !empty;
}

static struct reason find_reason(struct cell c)
{
    struct reason r = {0};
    bool chosen = false; /* a formula between c and the cause was a choice such
                            as np.where. np.where has already tainted its bad
                            results, so inputs of the choice do not set
                            r.reported */
    for (;;) {
        if (!lineage_follow(&c.column, &c.row)) {
            r.no_row = true;
            r.reported &= c.column->origin->kind == ORIGIN_TAKE &&
                          c.column->origin->take.match;
            return r;
        }
        const struct origin *o = c.column->origin;
        bool is_bad;
        r.cell = c;
        if (o->kind != ORIGIN_EXPR)
            return r;
        struct cell next = find_cause(o, c.row, &is_bad);
        chosen |= is_choice(o);
        r.reported |= !chosen && column_value(c.column, c.row).tainted;
        r.reported |= !chosen && should_report(o, c.row, is_bad);
        if (!is_bad) {
            r.cell = next;
            return r;
        }
        c = next;
    }
}

/* ---- reporting ---- */

static struct pos script_pos(struct cell c)
{
    lineage_follow(&c.column, &c.row);
    return c.column->origin->pos;
}

/* Returns the position of the cause in its CSV file. If the cause is not in a
   file or is unknown, returns the position of `row` of f. */
static struct pos reason_pos(struct eval *ev, const struct frame *f, size_t row,
                             const struct reason *r)
{
    struct cell c = r->cell;
    struct pos at = {0};
    if (c.column && lineage_file(&c.column, &c.row))
        at = place_of_cell(&ev->places, c.column, c.row);
    return at.src ? at : place_of_row(&ev->places, f, row);
}

/* Returns how messages name a cell of c: the name of the column or, if it has
   no name, a short formula. STR_NONE if the column has neither a name nor a
   short formula. */
static str cell_name(struct arena *a, const struct column *c)
{
    const struct origin *o = c->origin;
    str name = o->kind == ORIGIN_FILE ? o->file.column : c->name;
    if (name.n)
        return str_fmt(a, "'%.*s'", STR_ARG(name_text(a, name)));
    return o->kind == ORIGIN_EXPR && o->text.n <= NAME_MAX_BYTES ? o->text
                                                                 : STR_NONE;
}

/* Returns a description of the cause r of a bad cell, or "" if there is nothing
   to say. `where` is "this row" or the number of the row. */
static str reason_text(struct arena *a, const struct reason *r, str where)
{
    struct cell c = r->cell;
    if (r->no_row)
        return S("no matching row was found; ");
    if (!c.column || !lineage_follow(&c.column, &c.row))
        return S("");
    if (column_value(c.column, c.row).tainted)
        return S("");
    str name = cell_name(a, c.column);
    double v = number_in(c);
    if (!name.n || (v != 0 && !isnan(v)))
        return S("");
    return str_fmt(a, "%.*s is %s in %.*s; ", STR_ARG(name),
                   v == 0 ? "0" : "missing", STR_ARG(where));
}

/* Returns false if a string is certainly not an infinity. Avoids a slow test of
   most strings: they start with a letter other than i, or are short and contain
   neither e nor f. */
static bool may_say_infinity(str s)
{
    enum { LARGEST = 300 }; /* a number of up to 300 digits is finite */
    s = str_trim_left(s);
    if (!s.n || (char_is_alpha(s.p[0]) && char_lower(s.p[0]) != 'i'))
        return false;
    for (size_t i = 0; i < s.n; i++)
        if (char_lower(s.p[i]) == 'e' || char_lower(s.p[i]) == 'f')
            return true;
    return s.n > LARGEST;
}

/* Whether a string is an infinity, such as "-inf" or 1e999. */
static bool says_infinity(struct arena *a, str s)
{
    double f;
    if (!may_say_infinity(s))
        return false;
    return (csv_cell_float(a, s, &f) || numeral_value(s, &f)) && isinf(f);
}

/* Returns the end of the message about a bad string: an explanation, unless the
   string contains nan or inf. */
static const char *string_fault(struct arena *a, str s)
{
    str lower = str_lower(a, s);
    if (str_find(lower, S("nan"), 0) != STR_NPOS ||
        str_find(lower, S("inf"), 0) != STR_NPOS)
        return "";
    if (says_infinity(a, s))
        return ", which is too large for a number";
    return str_find(s, S("None"), 0) != STR_NPOS
               ? ", where 'None' stands for a missing value or a group that "
                 "did not match"
               : ", which is computed from a missing or infinite value";
}

/* `where`: see reason_text. */
static str shown(struct arena *a, const struct column *c, size_t row, str where)
{
    struct buf b = {.a = a};
    struct value v = column_value(c, row);
    double f = v.type == VALUE_INT ? (double)v.i : v.f;
    buf_puts(&b, "contains ");
    if (v.type == VALUE_STR)
        buf_printf(&b, "'%.*s'", STR_ARG(v.s));
    else if (v.type == VALUE_NA || isnan(f))
        buf_puts(&b, "nan");
    else
        value_put(&b, v);
    if (v.type != VALUE_STR && isfinite(f))
        buf_puts(&b, ", which is computed from a missing or infinite value");
    else if (v.type == VALUE_STR)
        buf_put(&b, str_c(string_fault(a, v.s)));
    else if (where.n)
        buf_printf(&b, " in %.*s", STR_ARG(where));
    return buf_end(&b);
}

/* Returns help on how to avoid a bad cell that a script computes. */
static const char *way_out(const struct column *c, size_t row)
{
    struct value v = column_value(c, row);
    if (v.type == VALUE_NA || (v.type == VALUE_FLOAT && isnan(v.f)))
        return "drop the row, or call .fillna()";
    if (v.type == VALUE_FLOAT && isinf(v.f))
        return "drop the row, or call .replace() to replace inf";
    return "before that line, drop the row, or replace the missing, infinite "
           "or 0 value";
}

static void report(struct eval *ev, const struct frame *f, struct cell c,
                   const struct reason *r)
{
    struct pos made = script_pos(c), at = reason_pos(ev, f, c.row, r);
    str where = !made.src ? S("")
                : at.src  ? S("this row")
                          : str_fmt(ev->scratch, "row %zu", c.row + 1);
    str why = reason_text(ev->scratch, r, where);
    diag_at(ev->d, DIAG_DF_NOT_FINITE, at.src ? at : made,
            name_text(ev->scratch, c.column->name),
            shown(ev->scratch, c.column, c.row, where));
    if (made.src)
        diag_help(ev->d, "%.*sthe column is computed at %.*s:%u; %s",
                  STR_ARG(why), STR_ARG(made.src->name), made.line,
                  way_out(c.column, c.row));
    else
        diag_help(ev->d, "leave the cell empty, or call .replace()");
}

/* Whether a bad cell must be reported. A missing cell is not reported if it was
   only moved or rounded. Sets *r to the cause. */
static bool is_fault(struct cell c, struct reason *r)
{
    struct cell made = c;
    bool there = lineage_follow(&made.column, &made.row);
    *r = find_reason(c);
    if (c.column->type != COLUMN_FLOAT || column_value(c.column, c.row).tainted)
        return true;
    return isinf(c.column->f[c.row]) ||
           (there && made.column->origin->kind == ORIGIN_EXPR && r->reported);
}

bool result_is_fault(const struct column *c, size_t row)
{
    struct reason r;
    return result_is_bad(c, row) && is_fault((struct cell){c, row}, &r);
}

static bool has_numbers(struct arena *a, const struct column *c)
{
    double f;
    for (size_t i = 0; i < c->n; i++) {
        struct value v = column_value(c, i);
        if (v.type == VALUE_INT || v.type == VALUE_FLOAT ||
            (v.type == VALUE_STR && csv_cell_float(a, v.s, &f) && isfinite(f)))
            return true;
    }
    return false;
}

static bool is_infinity(struct arena *a, struct cell c)
{
    if (c.column->type == COLUMN_STR)
        return says_infinity(a, c.column->s[c.row]);
    struct value v = column_value(c.column, c.row);
    return v.type == VALUE_STR && says_infinity(a, v.s);
}

static bool has_infinity(struct arena *a, const struct column *c)
{
    if (c->type != COLUMN_STR && c->type != COLUMN_OBJECT)
        return false;
    for (size_t i = 0; i < c->n; i++)
        if (is_infinity(a, (struct cell){c, i}))
            return true;
    return false;
}

/* Whether a cell is an infinity that was read as a string. If so, sets r->cell
   to the cell of the CSV file. */
static bool is_text_fault(struct arena *a, struct cell c, struct reason *r)
{
    *r = (struct reason){.cell = c};
    return is_infinity(a, c) &&
           lineage_file_alone(&r->cell.column, &r->cell.row) &&
           is_infinity(a, r->cell);
}

static void check_name(struct eval *ev, const struct column *c)
{
    const struct pos *at = map_get(&ev->tainted, c->name);
    str name = name_text(ev->scratch, c->name);
    if (at && names_no_number(name)) {
        diag_at(ev->d, DIAG_DF_NOT_FINITE, *at, name,
                S("gets its name from a missing or infinite value"));
        diag_help(ev->d, "first drop the rows with this value, or call "
                         ".replace() to replace it");
    }
}

/* Whether a column is certainly free of faults: all cells are finite floats,
   none of them tainted. Fast; true for most columns of floats. */
static bool all_finite(const struct column *c)
{
    bool all = c->type == COLUMN_FLOAT && !c->tainted;
    for (size_t i = 0; all && i < c->n; i++)
        all = isfinite(c->f[i]);
    return all;
}

static void check_finite(struct eval *ev, const struct frame *f, size_t column)
{
    struct cell c = {f->columns[column], 0};
    struct reason r;
    struct pos made, at = {0};
    size_t reported = 0, more = 0;
    bool texts = has_infinity(ev->scratch, c.column) &&
                 has_numbers(ev->scratch, c.column) &&
                 !read_check_has_hashes(ev, c.column);
    for (; c.row < c.column->n; c.row++) {
        if (!(result_is_bad(c.column, c.row)
                  ? is_fault(c, &r)
                  : texts && is_text_fault(ev->scratch, c, &r)))
            continue;
        if (reported++ < REPORTED_MAX)
            report(ev, f, c, &r);
        else if (!more++)
            at = reason_pos(ev, f, c.row, &r);
    }
    if (!more)
        return;
    c.row = 0;
    made = script_pos(c);
    diag_at(ev->d, DIAG_DF_NOT_FINITE, made.src ? made : at,
            name_text(ev->scratch, c.column->name),
            str_fmt(ev->scratch,
                    "contains nan or inf in %zu row%s, besides the rows that "
                    "are reported one by one",
                    more, STR_S(more)));
    diag_help(ev->d, made.src ? "drop the rows, or replace nan and inf"
                              : "leave the cells empty, or call .replace()");
}

void result_check(struct eval *ev, const struct frame *f)
{
    bool finite = diag_is_on(ev->d, DIAG_DF_NOT_FINITE);
    bool version = diag_is_on(ev->d, DIAG_DF_VERSION);
    for (size_t i = 0; i < f->n_columns; i++) {
        enum column_type type = f->columns[i]->type;
        bool whole = type == COLUMN_INT || type == COLUMN_BOOL;
        if (finite)
            check_name(ev, f->columns[i]);
        if (finite && (!whole || f->columns[i]->tainted) &&
            !all_finite(f->columns[i]))
            check_finite(ev, f, i);
        if (version)
            version_check_shown(ev, f->columns[i]);
        read_check_shown(ev, f->columns[i]);
    }
}
