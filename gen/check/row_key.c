// SPDX-License-Identifier: MIT
// row_key: adds columns to the key while they make more keys distinct.
#include "check/row_key.h"

#include "frame/number.h"

static void use_primary(struct check *c)
{
    const struct schema_texts *primary = &c->schema->primary_key;
    for (size_t i = 0; i < primary->n; i++) {
        size_t column = frame_find(c->frame, primary->v[i].text);
        if (column != STR_NPOS)
            c->key[c->n_key++] = column;
    }
}

/* Returns the number of distinct keys if a column is added to c->key. */
static size_t count(const struct check *c, size_t column)
{
    struct arena a = {0};
    struct map seen = {.a = &a};
    struct buf b = {.a = &a};
    for (size_t row = 0; row < c->frame->n; row++) {
        b.n = 0;
        for (size_t i = 0; i <= c->n_key; i++) {
            size_t k = i < c->n_key ? c->key[i] : column;
            value_put(&b, column_value(c->frame->columns[k], row));
            buf_putc(&b, '\0');
        }
        if (!map_find(&seen, buf_str(&b)))
            map_put(&seen, str_dup(&a, buf_str(&b)), NULL);
    }
    size_t n = seen.n;
    arena_free(&a);
    return n;
}

static void choose(struct check *c)
{
    static const enum column_type TYPES[] = {COLUMN_STR, COLUMN_INT};
    const struct frame *f = c->frame;
    size_t differ = 1;
    for (size_t pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < f->n_columns; i++) {
            if (f->columns[i]->type != TYPES[pass] || differ >= f->n ||
                c->n_key == ROW_KEY_TRIED)
                continue;
            size_t n = count(c, i);
            if (n > differ)
                c->key[c->n_key++] = i;
            differ = n > differ ? n : differ;
        }
}

const size_t *row_key(struct check *c, size_t *n)
{
    if (!c->n_key && c->frame && c->schema)
        use_primary(c);
    if (!c->n_key && c->frame)
        choose(c);
    if (!c->n_key)
        c->key[c->n_key++] = 0;
    *n = c->n_key;
    return c->key;
}
