// SPDX-License-Identifier: MIT
// file_rows: follows a column back to its file, step by step. Each step maps
// rows of a column to rows of the column before; this module combines these
// maps.
#include "df/lint/file_rows.h"

enum { STEPS_MAX = 100 };

/* Returns the column from which c was moved, or was computed row by row, in the
   last step. If a formula has several inputs, returns the first input that is
   not a condition. Returns NULL if there is no such column, or if c has cells
   of several columns. Sets *rows to an array that has, for each row of c, the
   row of the returned column; to NULL if the rows are the same. */
static const struct column *before(const struct column *c,
                                   const uint32_t **rows)
{
    const struct origin *o = c->origin;
    size_t i = 0;
    *rows = NULL;
    switch (o->kind) {
    case ORIGIN_TAKE: *rows = o->take.rows; return o->take.from;
    case ORIGIN_PICK:
        *rows = o->pick.rows;
        return o->pick.n_from == 1 ? o->pick.from[0] : NULL;
    case ORIGIN_EXPR:
        while (i < o->inputs.n && o->inputs.v[i]->type == COLUMN_BOOL)
            i++; /* skips conditions */
        return i < o->inputs.n && !(o->effect & EFFECT_ROWS) ? o->inputs.v[i]
                                                             : NULL;
    default: return NULL;
    }
}

bool file_rows_table(struct eval *ev, const struct column *c,
                     struct file_rows *out)
{
    const uint32_t *rows;
    for (int i = 0; i < STEPS_MAX && c->origin->kind != ORIGIN_FILE; i++)
        if (!(c = before(c, &rows)))
            return false;
    *out = (struct file_rows){0};
    for (size_t i = 0; i < ev->tables.n && !out->table; i++) {
        const struct frame *f = ev->tables.v[i].frame;
        const struct origin *o = f->n_columns ? f->columns[0]->origin : NULL;
        if (o && o->kind == ORIGIN_FILE && c->origin->kind == ORIGIN_FILE &&
            o->file.lines == c->origin->file.lines && f->n == c->n)
            out->table = &ev->tables.v[i];
    }
    return out->table != NULL;
}

bool file_rows_find(struct eval *ev, const struct column *c,
                    struct file_rows *out)
{
    const uint32_t *rows, *so_far = NULL;
    uint32_t *joined = NULL;
    size_t n = c->n;
    if (!file_rows_table(ev, c, out))
        return false;
    while (c->origin->kind != ORIGIN_FILE) {
        c = before(c, &rows);
        if (rows && !so_far) {
            so_far = rows;
        } else if (rows) {
            joined = joined ? joined : NEW_N(ev->scratch, uint32_t, n + 1);
            for (size_t i = 0; i < n; i++)
                joined[i] = so_far[i] == ORIGIN_NO_ROW ? ORIGIN_NO_ROW
                                                       : rows[so_far[i]];
            so_far = joined;
        }
    }
    out->rows = so_far;
    return true;
}
