// SPDX-License-Identifier: MIT
// better: finds which end of a column is the better one: what the author says
// comes before what name and unit say.
#include "table/better.h"

#include "df/runtime/units.h"
#include "frame/name.h"
#include "frame/unit_header.h"
#include "load/dataset.h"
#include "table/better_word.h"

enum { NAMES_MAX = 10 }; /* that a column had, looked at */

/* The power of time, or of money, in a unit. */
static int power_of(const struct unit *u, enum unit_kind kind)
{
    int power = 0;
    for (size_t i = 0; u && i < u->n; i++)
        power += u->v[i].kind == kind ? u->v[i].power : 0;
    return power;
}

static enum better either(bool low, bool high)
{
    return low == high ? BETTER_UNKNOWN : low ? BETTER_LOWER : BETTER_HIGHER;
}

/* By the words, of an amount of time or money or of what has no unit. A unit
   alone, "$ per hour", is a price. */
static enum better by_words(const struct better_words *w, const struct unit *u,
                            int time, int money)
{
    bool price = w->bare && u && u->n > 1;
    if (money)
        return either(w->low_money || price,
                      w->high_money && (!w->bad || w->low_money));
    if (time)
        return either(w->low_time || price, w->high_time && !w->bad);
    return either(w->low_time || w->low_money,
                  (w->rate || w->high_time || w->high_money) && !w->bad);
}

/* By a name; *asks: the name may turn the rest round. */
static enum better by_name(struct arena *a, str name, const struct unit *u,
                           bool dollars, bool *asks)
{
    struct arena_mark mark = arena_mark(a);
    const struct better_words w = better_words_of(a, name);
    arena_rewind(a, mark);
    int time = power_of(u, UNIT_TIME), money = power_of(u, UNIT_MONEY);
    money = money ? money : dollars;
    *asks = w.asks;
    if (w.asks)
        return BETTER_UNKNOWN;
    if (money < 0 || (!money && time < 0))
        return w.bad ? BETTER_UNKNOWN : BETTER_HIGHER;
    return u && !time && !money ? BETTER_UNKNOWN : by_words(&w, u, time, money);
}

enum better better_by_name(struct arena *a, str name, const struct unit *u,
                           bool dollars)
{
    bool asks;
    return by_name(a, name, u, dollars, &asks);
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
            b = better_by_name(a, name_text(a, of[i]->name), units_of(a, of[i]),
                               false);
        if (b != BETTER_HIGHER)
            return BETTER_UNKNOWN;
    }
    return BETTER_HIGHER;
}

/* The column that has the same kind of numbers and was named before, in a file
   or by the script: that of a total, of a rounding. NULL: there is none. */
static const struct column *named_before(const struct column *c)
{
    const struct origin *o = c->origin;
    return o->kind == ORIGIN_TAKE    ? o->take.from
           : o->kind == ORIGIN_GROUP ? o->group.from
           : o->kind == ORIGIN_EXPR && o->inputs.n == 1 &&
                   (o->effect & EFFECT_KIND) != EFFECT_COMPUTES
               ? o->inputs.v[0]
               : NULL;
}

/* By the column's name, or else by the names that it had before, up to one that
   may turn the rest round. */
static enum better by_names(struct arena *a, const struct column *c,
                            const struct unit *u, bool money)
{
    str last = STR_NONE, name = name_text(a, c->name);
    enum better b = BETTER_UNKNOWN;
    bool asks = false;
    for (int i = 0; i < NAMES_MAX && b == BETTER_UNKNOWN && !asks; i++) {
        if (!str_eq(name, last))
            b = by_name(a, name, u, money, &asks);
        last = name;
        const struct origin *o = c->origin;
        if (o->kind != ORIGIN_CSV || str_eq(name, o->csv.column))
            c = named_before(c);
        if (!c)
            break;
        o = c->origin;
        name = o->kind == ORIGIN_CSV ? o->csv.column : name_text(a, c->name);
    }
    return b;
}

const struct unit *better_unit(struct arena *a, const struct column *c)
{
    const struct unit *u = units_of(a, c);
    bool says;
    return u || c->type != COLUMN_STR ? u
                                      : unit_header_levels(a, c->name, &says);
}

enum better better_of(const struct site *site, struct arena *a, struct diags *d,
                      const struct frame_table *t, size_t column)
{
    const struct column *c = t->frame->columns[column];
    const struct notation *as = figure_notation(c);
    bool money = false;
    for (size_t r = 0; c->type == COLUMN_STR && r < c->n && !money; r++)
        money = frame_table_figure(a, t, r, column, as).currency.n > 0;
    enum better b = by_schema(site, d, c);
    if (b == BETTER_UNKNOWN)
        b = by_names(a, c, better_unit(a, c), money);
    if (b == BETTER_UNKNOWN)
        b = by_ratio(site, a, d, c);
    return b;
}

enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c)
{
    const struct frame f = {.n = c->n, .n_columns = 1, .columns = &c};
    return better_of(site, a, d, &(struct frame_table){.frame = &f}, 0);
}
