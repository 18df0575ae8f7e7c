// SPDX-License-Identifier: MIT
// better: tells which end of a column is the better one: what the author says
// comes before what the unit says.
#include "table/better.h"

#include "df/core/units.h"
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

/* What a formula divides by what, where it does nothing else; false if not. */
static bool division(const struct lineage *l, const struct column *of[2])
{
    size_t i = 0;
    while (i < l->n && lineage_is_finish(l->v[i].role))
        i++;
    const struct lineage_step *s = i < l->n ? &l->v[i] : NULL;
    if (!s || s->role != LINEAGE_FORMULA || s->n_parts != 2)
        return false;
    const struct lineage_part *x = &s->parts[0], *y = &s->parts[1];
    str before = str_trim(str_slice(s->text, 0, x->from));
    str sign = str_trim(str_slice(s->text, x->from + x->n, y->from));
    str after = str_trim(str_from(s->text, y->from + y->n));
    bool alone = (!before.n && !after.n) ||
                 (str_eq(before, S("(")) && str_eq(after, S(")")));
    if (!alone || !str_eq(sign, S("/")) || x->step == LINEAGE_NONE ||
        y->step == LINEAGE_NONE)
        return false;
    of[0] = l->v[x->step].column;
    of[1] = l->v[y->step].column;
    return of[0] && of[1];
}

/* Of how often one column is another, where more of both is better: more. Where
   less of both is, it may be either, as in a speedup, old by new. */
static enum better by_ratio(const struct site *site, struct arena *a,
                            struct diags *d, const struct column *c)
{
    const struct lineage l = lineage_of_column(a, c);
    const struct column *of[2];
    if (!division(&l, of))
        return BETTER_UNKNOWN;
    for (size_t i = 0; i < 2; i++) {
        enum better b = by_schema(site, d, of[i]);
        if (b == BETTER_UNKNOWN)
            b = better_by_unit(units_of(a, of[i]));
        if (b != BETTER_HIGHER)
            return BETTER_UNKNOWN;
    }
    return BETTER_HIGHER;
}

enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c)
{
    enum better b = by_schema(site, d, c);
    const struct unit *u = units_of(a, c);
    struct numeral x = {0};
    bool says;
    if (!u && c->type == COLUMN_STR)
        u = unit_header_levels(a, c->name, &says);
    if (b == BETTER_UNKNOWN)
        b = better_by_unit(u);
    if (b == BETTER_UNKNOWN)
        b = by_ratio(site, a, d, c);
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
