// SPDX-License-Identifier: MIT
// csv_how: interprets cells according to the options of read_csv.
#include "load/csv/csv_how.h"

#include "frame/numeral.h"
#include "load/csv/csv_cell.h"

struct csv_how csv_how_usual(void)
{
    return (struct csv_how){
        .csv = {.header = true}, .rows_max = SIZE_MAX, .usual_missing = true};
}

bool csv_how_is_plain(const struct csv_how *how)
{
    const struct csv_options *o = &how->csv;
    return o->header && (!o->delim || o->delim == ',') &&
           (!o->quote || o->quote == '"') && !o->escape && !o->skip_space &&
           !o->allow_ragged && !o->allow_empty && !o->keep_blank &&
           !o->comment && !o->skip_lines && !o->n_skip && !o->drop &&
           !how->names && how->rows_max == SIZE_MAX && !how->footer;
}

bool csv_how_is_text(const struct csv_how *how, str name, size_t i)
{
    for (size_t k = 0; k < how->text_columns.n; k++)
        if (how->text_columns.v[k] == i)
            return true;
    return how->all_texts || str_among(name, how->texts.v, how->texts.n) ||
           csv_how_is_whole(how, name);
}

bool csv_how_is_whole(const struct csv_how *how, str name)
{
    return str_among(name, how->whole.v, how->whole.n);
}

enum csv_known csv_how_known(const struct csv_how *how, size_t i, size_t n)
{
    return how->n_known == n ? how->known[i] : CSV_KNOWN_NOT;
}

bool csv_how_is_float(const struct csv_how *how, str name)
{
    return how->all_floats || str_among(name, how->floats.v, how->floats.n);
}

const struct csv_missing *csv_how_missing(const struct csv_how *how, str name,
                                          size_t i)
{
    const struct csv_missing *found = &how->missing;
    for (size_t k = 0; k < how->n_own_missing; k++) {
        const struct csv_column_missing *own = &how->own_missing[k];
        if (own->name.p && name.p && str_eq(own->name, name))
            return &own->values;
        if (!own->name.p && own->column == i)
            found = &own->values;
    }
    return found;
}

bool csv_how_is_missing(const struct csv_how *how, const struct csv_missing *m,
                        str cell, bool exact)
{
    return (how->usual_missing &&
            (exact ? !cell.n : csv_cell_is_missing(cell))) ||
           (m->texts.n && str_among(cell, m->texts.v, m->texts.n));
}

bool csv_how_is_missing_number(const struct csv_missing *m, double f)
{
    for (size_t i = 0; i < m->n_numbers; i++)
        if (f == m->numbers[i])
            return true;
    return false;
}

int csv_how_bool(const struct csv_how *how, str cell)
{
    static const str BOOLS[] = {S_INIT("True"),  S_INIT("TRUE"),
                                S_INIT("true"),  S_INIT("False"),
                                S_INIT("FALSE"), S_INIT("false")};
    for (int truth = 1; truth >= 0; truth--)
        if (str_among(cell, how->truths[truth].v, how->truths[truth].n))
            return truth;
    if (how->footer && !STR_AMONG(cell, BOOLS))
        return -1;
    return csv_cell_bool(cell);
}

str csv_how_number(const struct csv_how *how, struct arena *a, str cell)
{
    char decimal = how->decimal ? how->decimal : '.';
    if (!how->thousands && decimal == '.')
        return cell;
    char *p = arena_bytes(a, cell.n + 1);
    size_t n = 0;
    bool whole = true; /* the current byte is before the decimal point or
                          exponent */
    for (size_t i = 0; i < cell.n; i++) {
        char c = cell.p[i];
        bool separator = c == how->thousands;
        if (whole && separator && i && char_is_digit(cell.p[i - 1]))
            continue;
        if (separator || (c == '.' && decimal != '.'))
            return S("."); /* this string, which is not a number, replaces the
                              cell */
        whole = whole && c != decimal && c != 'e' && c != 'E';
        p[n++] = c == decimal ? '.' : c;
    }
    return (str){p, n};
}

const struct notation *csv_how_notation(const struct csv_how *how,
                                        struct arena *a,
                                        const struct notation *file)
{
    bool decimal = how->decimal && how->decimal != '.';
    if (!decimal && !how->thousands)
        return file;
    struct notation *own = NEW(a, struct notation);
    *own = file ? *file : NUMERAL_USUAL;
    own->decimal = how->decimal ? how->decimal : '.';
    own->thousands = how->thousands;
    return own;
}
