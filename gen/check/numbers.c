// SPDX-License-Identifier: MIT
// numbers: finds columns that contain numbers and a few strings, and reports
// these strings. A short column is checked only if its numbers look like
// measurements.
#include "check/numbers.h"

#include "base/codes/data.h"
#include "check/violation.h"
#include "df/lint/text_order.h"
#include "frame/heading.h"
#include "load/dataset.h"

/* A column of numbers has at least NUMBERS_LEAST numbers, and at least
   NUMBERS_PER_TEXT numbers for each string that is not a number. */
enum { NUMBERS_LEAST = 3, NUMBERS_PER_TEXT = 4 };

/* Returns the string of a cell, or STR_NONE if it is missing. */
static str text_at(const struct column *x, size_t row)
{
    struct value v = column_value(x, row);
    return v.type == VALUE_STR && v.s.n ? v.s : STR_NONE;
}

static bool is_number(str text)
{
    double number;
    return str_to_double(str_trim(text), &number);
}

static bool is_version(str text)
{
    size_t dot = str_find_char(text, '.', 0);
    return dot != STR_NPOS && str_find_char(text, '.', dot + 1) != STR_NPOS;
}

/* Whether a column of at most four cells has one string and at least two
   numbers, and looks like a measurement. A measurement has a unit or a
   fraction, and its column's name does not mean versions. */
static bool is_short(const struct column *x, size_t numbers, size_t texts,
                     bool fraction)
{
    return x->n <= NUMBERS_PER_TEXT && texts == 1 && numbers >= 2 &&
           (fraction || x->unit) && !text_order_names_version(x->name);
}

/* Whether a column of strings contains mostly numbers, and a few other
   strings. */
static bool is_of_numbers(const struct column *x)
{
    size_t numbers = 0, texts = 0, texts_most = x->n / (NUMBERS_PER_TEXT + 1);
    bool fraction = false;
    for (size_t row = 0; row < x->n && texts <= texts_most + 1; row++) {
        str text = text_at(x, row);
        if (!text.p)
            continue;
        if (is_version(text))
            return false;
        *(is_number(text) ? &numbers : &texts) += 1;
        fraction |= is_number(text) && str_find_char(text, '.', 0) != STR_NPOS;
    }
    return is_short(x, numbers, texts, fraction) ||
           (texts && texts <= texts_most && numbers >= NUMBERS_LEAST &&
            numbers >= NUMBERS_PER_TEXT * texts);
}

static void report(struct check *c, const struct column *x,
                   struct violations *vs)
{
    for (size_t row = 0; row < x->n; row++) {
        str text = text_at(x, row);
        if (!text.p || is_number(text))
            continue;
        struct violation *v =
            violation_add_cell(c, vs, DIAG_DATA_NUMBER, x, row,
                               violation_cell(c->a, text), str_trim(x->name));
        if (v)
            v->help =
                is_number(str_replace(c->a, text, S(","), S("")))
                    ? S("this turns all cells of the column into strings; "
                        "write the number without a comma, or read the file "
                        "with thousands=','")
                    : str_fmt(c->a,
                              "this turns all cells of the column into "
                              "strings; leave the cell empty, or read the file "
                              "with na_values=['%.*s']",
                              STR_ARG(violation_cell(c->a, text)));
    }
}

void numbers_check(struct check *c)
{
    struct violations vs = {0};
    if (!c->frame || !dataset_is_read(c->site, c->path))
        return;
    for (size_t i = 0; i < c->frame->n_columns; i++) {
        const struct column *x = c->frame->columns[i];
        const struct schema_field *field =
            c->schema ? schema_find(c->schema, x->name) : NULL;
        bool typed = field && field->type != SCHEMA_ANY;
        if (x->type == COLUMN_STR && !typed && is_of_numbers(x))
            report(c, x, &vs);
    }
    violation_report(c, DIAG_DATA_NUMBER, &vs);
}
