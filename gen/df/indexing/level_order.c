// SPDX-License-Identifier: MIT
// level_order: numbers the values of a level. A hash table of the column
// label_level.from, which contains all values of the level, finds equal values.
#include "df/indexing/level_order.h"

#include "df/runtime/category.h"
#include "df/runtime/keys.h"

const struct column *level_order_set(struct arena *a, const struct column *c,
                                     const struct column *from,
                                     bool by_occurrence)
{
    struct column *made = NEW(a, struct column);
    struct label_level *level = NEW(a, struct label_level);
    *level = (struct label_level){from, by_occurrence};
    *made = *c;
    made->level = level;
    return made;
}

const struct column *level_order_of(struct arena *a, const struct column *c,
                                    const struct column *labels)
{
    struct keys_table table;
    keys_table_init(&table, a, (struct keys){&labels, 1, labels->n});
    return level_order_set(a, c, labels, table.unique);
}

static bool same_cells(const struct column *x, const struct column *y)
{
    const struct keys kx = {&x, 1, x->n}, ky = {&y, 1, y->n};
    bool same = x->n == y->n;
    for (size_t i = 0; same && i < x->n; i++)
        same = keys_equal(&kx, i, &ky, i);
    return same;
}

const struct column *level_order_join(struct arena *a, const struct column *c,
                                      const struct column *const *pieces,
                                      size_t n, bool one)
{
    bool same = true;
    for (size_t i = 1; same && i < n; i++)
        same = same_cells(pieces[0], pieces[i]);
    if (same && one)
        return level_order_of(a, c, pieces[0]);
    const struct label_level *l = same ? pieces[0]->level : NULL;
    return l ? level_order_set(a, c, l->from, l->by_occurrence)
             : level_order_set(a, c, c, false);
}

/* The distinct values of a level, in order. */
struct level_values {
    struct keys keys;
    struct keys_table table;
    uint32_t *position; /* if a value first occurs in row r, position[r] is the
                           position of the value, from 1 */
    size_t n;
};

static void number_values(struct arena *a, const struct label_level *l,
                          struct level_values *o)
{
    size_t n = l->from->n;
    uint32_t *rows = NEW_N(a, uint32_t, n + 1);
    o->keys = (struct keys){&l->from, 1, n};
    o->position = NEW_N(a, uint32_t, n + 1);
    o->n = 0;
    keys_table_init(&o->table, a, o->keys);
    for (size_t i = 0; i < n; i++)
        if (!keys_missing(&o->keys, i) &&
            keys_table_find(&o->table, &o->keys, i) == i)
            rows[o->n++] = (uint32_t)i;
    if (!l->by_occurrence)
        keys_sort(&o->keys, a, rows, o->n);
    for (size_t i = 0; i < o->n; i++)
        o->position[rows[i]] = (uint32_t)i + 1;
}

/* Sets codes[i] to the code of cell i of x: the position of its value in the
   level. However, if x lacks some values of the level and `sorted` is false,
   the values are numbered in order of first occurrence in x. Returns false if
   the level lacks a value of x. */
static bool put_codes(struct arena *a, const struct level_values *o,
                      const struct column *x, bool sorted, int64_t *codes)
{
    const struct keys probe = {&x, 1, x->n};
    int64_t *by_occurrence = NEW_N(a, int64_t, o->n + 1), used = 0, first = 0;
    for (size_t i = 0; i < x->n; i++) {
        bool missing = keys_missing(&probe, i);
        uint32_t row = missing ? 0 : keys_table_find(&o->table, &probe, i);
        if (row == ORIGIN_NO_ROW)
            return false;
        codes[i] = missing ? 0 : o->position[row];
        if (!by_occurrence[codes[i]])
            by_occurrence[codes[i]] = ++used;
        if (used == 1)
            first = codes[i];
    }
    bool gap = by_occurrence[0] > 0;
    if ((size_t)used == o->n + gap || sorted)
        return true;
    if (gap) /* as in pandas, the value that occurs first gets the code that
                missing cells had */
        by_occurrence[first] = by_occurrence[0];
    by_occurrence[0] = 0;
    for (size_t i = 0; i < x->n; i++)
        codes[i] = by_occurrence[codes[i]];
    return true;
}

const struct column *level_order_codes(struct eval *ev,
                                       const struct df_expr *at,
                                       const struct column *x,
                                       enum level_order how)
{
    const struct label_level own = {x, false};
    struct label_level level =
        x->level && how == LEVEL_ORDER_KEPT ? *x->level : own;
    bool sorted = how == LEVEL_ORDER_SORTED;
    struct level_values o;
    void *cells;
    if (category_is(x))
        level = (struct label_level){x->dtype->categories, true};
    struct column *out =
        eval_column(ev, at, STR_NONE, COLUMN_INT, x->n, &cells, NULL, 0);
    if (!out || !eval_spend(ev, at, level.from->n, 4 * sizeof(uint32_t)))
        return NULL;
    number_values(ev->scratch, &level, &o);
    if (!put_codes(ev->scratch, &o, x, sorted,
                   cells)) { /* the level lacks a label of x */
        number_values(ev->scratch, &own, &o);
        put_codes(ev->scratch, &o, x, sorted, cells);
    }
    return out;
}
