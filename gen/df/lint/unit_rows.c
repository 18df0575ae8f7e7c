// SPDX-License-Identifier: MIT
// unit_rows: finds the column of numbers to which a column of units belongs.
#include "df/lint/unit_rows.h"

#include "frame/saying.h"
#include "frame/unit_header.h"

bool unit_rows_is_unit(const struct column *c)
{
    return c->type == COLUMN_STR &&
           saying_of(c->name) & (SAYING_UNIT | SAYING_CURRENCY);
}

/* Whether a column of units may state the units of x, by the position of that
   column. The column of units must be directly after x. If x does not contain
   integers, it may also be anywhere after x or directly before x. Integers
   without a unit directly after them may be an order or a count. If one of the
   columns does not come from a file, any x without integers may have the
   units. */
static bool is_beside(const struct column *unit, const struct column *x)
{
    unit = column_before_moves(unit);
    if (unit->origin->kind != ORIGIN_FILE || x->origin->kind != ORIGIN_FILE)
        return x->type != COLUMN_INT;
    uint32_t at = unit->origin->file.field, of = x->origin->file.field;
    return of + 1 == at || (x->type != COLUMN_INT && (of < at || of == at + 1));
}

bool unit_rows_are_of(struct arena *a, const struct column *unit,
                      const struct column *x)
{
    bool says, currency = saying_of(unit->name) & SAYING_CURRENCY;
    x = column_before_moves(x);
    if (x->origin->kind != ORIGIN_FILE && x->origin->kind != ORIGIN_LITERAL)
        return false;
    str name =
        x->origin->kind == ORIGIN_FILE ? x->origin->file.column : x->name;
    const struct unit *u = unit_header(a, name, &says);
    /* If the script renamed x, ignores x->unit, which may come from the new
       name. */
    if (x->unit && str_eq(x->name, name))
        return false;
    return currency
               ? saying_of(name) & SAYING_PRICE && (!u || !unit_currency(u).n)
               : !u && is_beside(unit, x);
}

const struct unit *unit_rows_of(struct arena *a, str text)
{
    return text.n ? unit_parse(a, str_trim(text)) : NULL;
}

bool unit_rows_differ(const struct unit *u, const struct unit *v)
{
    struct unit scaled = *u;
    str x = unit_currency(u), y = unit_currency(v);
    scaled.scale = v->scale;
    return (x.n && y.n && !str_eq(x, y)) ||
           (!unit_adds(u, v) && unit_adds(&scaled, v));
}
