// SPDX-License-Identifier: MIT
// better: tells which end of a column is the better one: what the author says
// comes before what the unit says.
#include "table/better.h"

#include "df/core/units.h"
#include "frame/name.h"
#include "frame/numeral.h"
#include "frame/unit_header.h"
#include "load/dataset.h"

enum better better_by_unit(const struct unit *u)
{
    int time = 0, money = 0;
    for (size_t i = 0; u && i < u->n; i++) {
        money += u->v[i].kind == UNIT_MONEY ? u->v[i].power : 0;
        time += u->v[i].kind == UNIT_TIME ? u->v[i].power : 0;
    }
    return money > 0               ? BETTER_LOWER
           : money < 0 || time < 0 ? BETTER_HIGHER
           : time > 0              ? BETTER_LOWER
                                   : BETTER_UNKNOWN;
}

static enum better by_schema(const struct site *site, struct diags *d,
                             const struct column *c)
{
    size_t row = 0;
    if (!site || !c->n || !lineage_csv(&c, &row))
        return BETTER_UNKNOWN;
    const struct origin *o = c->origin;
    const struct schema *s = dataset_schema(site, d, o->csv.src->name);
    for (size_t i = 0; s && i < s->fields.n; i++)
        if (str_eq(s->fields.v[i].name.text, o->csv.column))
            return s->fields.v[i].better == SCHEMA_HIGHER  ? BETTER_HIGHER
                   : s->fields.v[i].better == SCHEMA_LOWER ? BETTER_LOWER
                                                           : BETTER_UNKNOWN;
    return BETTER_UNKNOWN;
}

enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c)
{
    enum better b = by_schema(site, d, c);
    const struct unit *u = units_of(a, c);
    struct numeral x = {0};
    bool says;
    if (!u && c->type == COLUMN_STR)
        u = unit_header(a, name_text(a, c->name), &says);
    if (b == BETTER_UNKNOWN)
        b = better_by_unit(u);
    if (b != BETTER_UNKNOWN || c->type != COLUMN_STR)
        return b;
    for (size_t r = 0; r < c->n && !x.currency.n; r++)
        numeral_split(str_trim(c->s[r]), &x);
    return x.currency.n ? BETTER_LOWER : b;
}

/* Whether the numbers of a column of texts with markup are amounts of money. */
static bool is_money(struct arena *a, const struct frame_table *t,
                     size_t column)
{
    struct numeral x = {0};
    for (size_t r = 0; r < t->frame->n && !x.currency.n; r++)
        numeral_split(str_trim(frame_table_cell(a, t, r, column)), &x);
    return x.currency.n > 0;
}

enum better better_of(const struct site *site, struct arena *a, struct diags *d,
                      const struct frame_table *t, size_t column)
{
    const struct column *c = t->frame->columns[column];
    enum better b = better_of_column(site, a, d, c);
    bool money = b == BETTER_UNKNOWN && t->cells && c->type == COLUMN_STR &&
                 is_money(a, t, column);
    return money ? BETTER_LOWER : b;
}
