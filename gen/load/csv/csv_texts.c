// SPDX-License-Identifier: MIT
// csv_texts: each column is one item of work for the thread pool. If hardly any
// string of a column repeats, its remaining strings are copied without a search
// for an equal string.
#include "load/csv/csv_texts.h"

#include "base/map.h"
#include "base/pool.h"

/* The search for equal strings in a column ends once the column has this many
   different strings, if these are at least half of its strings so far. */
enum { TRIED = 1 << 12 };

struct copied_strings {
    str *cells;
    size_t n;
    struct arena a; /* holds the copies */
};

/* Replaces the strings of a column by their copies. A string is first compared
   with the previous one, since equal strings are often in consecutive rows. */
static void copy_column(void *data, size_t item, size_t worker)
{
    struct copied_strings *t = &((struct copied_strings *)data)[item];
    struct arena scratch = {0};
    struct map known = {.a = &scratch};
    str last = STR_NONE;
    bool search = true;
    (void)worker;
    for (size_t i = 0; i < t->n; i++) {
        str *cell = &t->cells[i];
        if (!cell->p)
            continue;
        if (!last.p || !str_eq(*cell, last)) {
            search = search && (known.n < TRIED || known.n < i / 2);
            const struct map_entry *e = search ? map_find(&known, *cell) : NULL;
            last = e ? e->key : str_dup(&t->a, *cell);
            if (search && !e)
                map_put(&known, last, NULL);
        }
        *cell = last;
    }
    arena_free(&scratch);
}

bool csv_texts_copy(struct arena *a, struct frame *f, size_t workers)
{
    struct copied_strings *texts =
        NEW_N(a, struct copied_strings, f->n_columns);
    size_t n = 0;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if (c->type == COLUMN_OBJECT)
            return false;
        if (c->type == COLUMN_STR)
            texts[n++] =
                (struct copied_strings){.cells = (str *)c->s, .n = c->n};
    }
    pool_run(workers, n, copy_column, texts);
    for (size_t i = 0; i < n; i++)
        arena_join(a, &texts[i].a);
    return true;
}
