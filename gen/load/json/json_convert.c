// SPDX-License-Identifier: MIT
// json_convert: see json_convert.h.
#include "load/json/json_convert.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/source.h"
#include "frame/name.h"
#include "frame/number.h"
#include "load/csv/csv_cell.h"
#include "load/json/json_columns.h"
#include "load/json/json_place.h"

/* Removes each underscore between two digits. */
static str without_underscores(struct arena *a, str s)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] != '_' || !i || i + 1 == s.n || !char_is_digit(s.p[i - 1]) ||
            !char_is_digit(s.p[i + 1]))
            buf_putc(&b, s.p[i]);
    return buf_end(&b);
}

bool json_convert_int(struct arena *a, str s, int64_t *out)
{
    s = str_trim(s);
    if (str_find_char(s, '_', 0) != STR_NPOS)
        s = without_underscores(a, s);
    return csv_cell_int(s, out) == CSV_INT_OK;
}

bool json_convert_float(struct arena *a, str s, double *out)
{
    s = str_trim(s);
    if (str_find_char(s, '_', 0) != STR_NPOS)
        s = without_underscores(a, s);
    bool sign = s.n && (s.p[0] == '-' || s.p[0] == '+');
    *out = (double)NAN;
    if (str_eq_nocase(str_from(s, sign), S("nan")))
        return true;
    if (csv_cell_float(a, s, out))
        return true;
    /* csv_cell_float rejects numbers beyond the range of double */
    bool number = s.n && !char_is_alpha(s.p[s.n - 1]) && str_to_double(s, out);
    return number && !str_starts(str_from(s, sign), S("0x")) &&
           !str_starts(str_from(s, sign), S("0X"));
}

/* Converts a cell to a number and stores it in *out; a missing cell becomes
   NaN. Returns false if the cell is a string that is not a number. */
static bool cell_number(struct arena *a, const struct column *c, size_t row,
                        double *out)
{
    struct value v = column_value(c, row);
    switch (v.type) {
    case VALUE_INT: *out = (double)v.i; break;
    case VALUE_FLOAT: *out = v.f; break;
    case VALUE_BOOL: *out = v.b; break;
    case VALUE_STR: return json_convert_float(a, v.s, out);
    default: *out = (double)NAN; break;
    }
    return true;
}

/* Whether s is written as to_csv writes the number f. The ".0" of a whole
   number may be missing in s. */
static bool is_written(struct arena *a, str s, double f)
{
    struct buf b = {.a = a};
    number_put_float(&b, f);
    str text = buf_str(&b);
    return str_eq(text, s) || (str_ends(text, S(".0")) &&
                               str_eq(str_slice(text, 0, text.n - 2), s));
}

/* Warns if the cell is a string that is not written like its number f. `whole`:
   the column becomes integers. Returns whether it warned. */
static bool warn(struct arena *a, struct diags *d, const struct column *c,
                 size_t row, double f, bool whole)
{
    struct value v = column_value(c, row);
    struct value n = {.type = VALUE_FLOAT, .f = f};
    struct buf b = {.a = a};
    if (v.type != VALUE_STR || isnan(f) || is_written(a, v.s, f))
        return false;
    if (whole)
        n = (struct value){.type = VALUE_INT, .i = (int64_t)f};
    value_put(&b, n);
    for (; c->origin->kind == ORIGIN_TAKE; c = c->origin->take.from)
        row = c->origin->take.rows[row];
    const struct origin *o = c->origin;
    if (o->kind != ORIGIN_FILE)
        return false;
    struct pos at = {.src = o->file.src, .line = o->file.lines[row]};
    struct json_token t;
    if (json_find(o->file.src->text, o->file.offsets[row], o->file.path,
                  o->file.n_path, &t))
        at = json_pos(o->file.src, t.at, t.text.n + 2);
    diag_at(d, DIAG_JSON_TEXT_NUMBER, at, v.s, name_text(a, c->name),
            buf_str(&b));
    diag_help(d, "add dtype=False to keep all strings, or declare the column "
                 "as 'type: string' in the schema");
    return true;
}

static bool all_whole(const double *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(v[i] == rint(v[i]) && v[i] >= -0x1p63 && v[i] < 0x1p63))
            return false;
    return n > 0;
}

const struct column *json_convert(struct arena *a, struct diags *d,
                                  const struct column *c)
{
    if ((c->type != COLUMN_FLOAT && c->type != COLUMN_STR &&
         c->type != COLUMN_OBJECT) ||
        json_holds(c))
        return c;
    struct arena own = {0};
    double *v = arena_grow(&own, NULL, 0, c->n * sizeof *v);
    bool told =
        c->type == COLUMN_FLOAT || !diag_is_on(d, DIAG_JSON_TEXT_NUMBER);
    for (size_t i = 0; i < c->n; i++)
        if (!cell_number(&own, c, i, &v[i])) {
            arena_free(&own);
            return c;
        }
    bool whole = all_whole(v, c->n);
    if (c->type == COLUMN_FLOAT && !whole) {
        arena_free(&own);
        return c;
    }
    for (size_t i = 0; i < c->n && !told; i++)
        told = warn(a, d, c, i, v[i], whole);
    struct column *out = NEW(a, struct column);
    *out = *c;
    out->type = whole ? COLUMN_INT : COLUMN_FLOAT;
    out->f = v;
    for (size_t i = 0; whole && i < c->n; i++) {
        int64_t n = (int64_t)v[i];
        memcpy(&v[i], &n, sizeof n);
    }
    if (whole)
        out->i = (const int64_t *)(const void *)v;
    arena_join(a, &own);
    return out;
}

void json_convert_names(struct arena *a, str *names, size_t n)
{
    struct value *v = NEW_N(a, struct value, n);
    for (size_t i = 0; i < n; i++) {
        v[i].type = VALUE_INT;
        if (!name_is_text(names[i]) ||
            csv_cell_int(names[i], &v[i].i) != CSV_INT_OK)
            return;
    }
    for (size_t i = 0; i < n; i++)
        names[i] = name_make(a, &v[i], 1);
}
