// SPDX-License-Identifier: MIT
// pick: finds the common type of all source columns, then converts each picked
// cell to it.
#include "frame/pick.h"

#include "frame/digits.h"
#include "frame/nullable.h"

static bool is_number(enum column_type t)
{
    return t == COLUMN_INT || t == COLUMN_FLOAT;
}

static bool holds_json(const struct column *c)
{
    return c->dtype && c->dtype->json;
}

/* Returns the type that can hold the cells of all sources. */
static enum column_type common_type(const struct pick *p)
{
    enum column_type type = p->from[0]->type;
    for (size_t i = 1; i < p->n_from; i++) {
        enum column_type other = p->from[i]->type;
        if (holds_json(p->from[i]) != holds_json(p->from[0]))
            type = COLUMN_OBJECT;
        else if (other != type || p->from[i]->zone != p->from[0]->zone)
            type = is_number(type) && is_number(other) ? COLUMN_FLOAT
                                                       : COLUMN_OBJECT;
    }
    return type;
}

static struct value cell(const struct pick *p, size_t i)
{
    if (p->rows[i] == ORIGIN_NO_ROW)
        return (struct value){.type = VALUE_NA};
    return column_value(p->from[p->which[i]], p->rows[i]);
}

/* Returns the type of a nullable column of the picked cells. */
static enum column_type nullable_type(const struct pick *p,
                                      const struct dtype *d)
{
    bool narrow = d->cells == COLUMN_INT || d->cells == COLUMN_BOOL;
    for (size_t i = 0; narrow && i < p->n; i++)
        if (cell(p, i).type == VALUE_NA)
            return COLUMN_OBJECT;
    return d->cells;
}

/* Returns `type` or, if a picked cell is missing, a type that can hold missing
   cells: pandas has no missing int or bool. */
static enum column_type type_with_gaps(const struct pick *p,
                                       enum column_type type)
{
    if (type != COLUMN_INT && type != COLUMN_BOOL)
        return type;
    for (size_t i = 0; i < p->n; i++)
        if (p->rows[i] == ORIGIN_NO_ROW)
            return type == COLUMN_INT ? COLUMN_FLOAT : COLUMN_OBJECT;
    return type;
}

/* Whether x and y are the same column, or columns with the same strings. x and
   y may be NULL. */
static bool same_categories(const struct column *x, const struct column *y)
{
    if (x == y)
        return true;
    if (!x || !y || x->type != COLUMN_STR || y->type != COLUMN_STR ||
        x->n != y->n)
        return false;
    for (size_t i = 0; i < x->n; i++)
        if (!str_eq(x->s[i], y->s[i]))
            return false;
    return true;
}

static const struct dtype *common_dtype(const struct pick *p)
{
    const struct dtype *d = p->from[0]->dtype;
    for (size_t i = 0; i < p->n_from; i++)
        if (holds_json(p->from[i]))
            return p->from[i]->dtype;
    for (size_t i = 1; d && i < p->n_from; i++) {
        const struct dtype *e = p->from[i]->dtype;
        if (!e || strcmp(d->name, e->name) != 0 || d->ordered != e->ordered ||
            !same_categories(d->categories, e->categories))
            return NULL;
    }
    return d;
}

/* Sets the marks of c to those of the sources: which cells are tainted (struct
   value), how many digits of rounded numbers are known, and whether the row
   labels are automatic. */
static void mark(struct arena *a, struct column *c, const struct pick *p)
{
    bool any = false;
    c->row_numbers = true;
    for (size_t i = 0; i < p->n_from; i++) {
        c->row_numbers &= p->from[i]->row_numbers;
        any |= p->from[i]->tainted != NULL;
        c->known_digits =
            digits_least(c->known_digits, p->from[i]->known_digits);
    }
    for (size_t i = 0; any && c->type != COLUMN_OBJECT && i < p->n; i++)
        if (cell(p, i).tainted)
            column_taint(a, c, i);
    for (size_t i = 0; c->type == COLUMN_STR && i < p->n; i++)
        if (cell(p, i).none)
            column_none(a, c, i);
}

const struct origin *pick_origin(struct arena *a, struct pos pos,
                                 const struct pick *p)
{
    struct origin *o = NEW(a, struct origin);
    bool *derived = NEW_N(a, bool, p->n_from);
    *o = (struct origin){
        .kind = ORIGIN_PICK,
        .pos = pos,
        .pick = {p->from, p->n_from, false, p->which, p->rows},
    };
    for (size_t i = 0; i < p->n_from; i++)
        derived[i] = column_is_derived(p->from[i]);
    for (size_t i = 0; i < p->n; i++)
        o->pick.derived |= p->rows[i] != ORIGIN_NO_ROW && derived[p->which[i]];
    return o;
}

const struct column *column_pick(struct arena *a, struct pos pos, str name,
                                 const struct pick *p)
{
    void *cells;
    const struct dtype *d = nullable_all(p->from, p->n_from);
    enum column_type type =
        d ? nullable_type(p, d) : type_with_gaps(p, common_type(p));
    struct column *c = column_new(a, name, type, p->n, &cells);
    for (size_t i = 0; i < p->n; i++) {
        struct value v = cell(p, i);
        v.na |= d && v.type == VALUE_NA;
        column_put(type, cells, i, v);
    }
    mark(a, c, p);
    c->origin = pick_origin(a, pos, p);
    c->zone = type == COLUMN_DATE ? p->from[0]->zone : 0;
    c->dtype = d ? d : common_dtype(p);
    return c;
}
