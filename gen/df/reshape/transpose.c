// SPDX-License-Identifier: MIT
// transpose: df.T: turns rows into columns, which are named by the row labels.
// The cells of a new column have the type that pandas gives a row.
#include "df/runtime/call.h"

#include "df/indexing/align.h"
#include "df/runtime/labels.h"
#include "df/runtime/row.h"

static bool transpose(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *f = as_frame(c->self);
    struct frame *t = NEW(ev->a, struct frame);
    size_t levels;
    const struct column **index =
        labels_of_rows(ev, c->at, f->index, f->n_index, f->n, &levels);
    struct row *r = row_new(ev, c->at, f);
    if (!r || !index || !eval_spend(ev, c->at, f->n, sizeof(struct column)))
        return false;
    struct value *v = NEW_N(ev->scratch, struct value, f->n_columns);
    t->columns = NEW_N(ev->a, const struct column *, f->n);
    t->n = f->n_columns;
    t->index = r->labels;
    t->n_index = r->n_labels;
    t->axis = index[0]->name.n ? index[0]->name : STR_NONE;
    while (t->n_columns < f->n) {
        r->at = t->n_columns;
        for (size_t i = 0; i < f->n_columns; i++)
            object_scalar(row_cell(r, i), &v[i]);
        str name = align_name(ev, c->at, index, levels, r->at);
        const struct column *x =
            (r->common == COLUMN_OBJECT ? eval_objects : eval_infer)(
                ev, c->at, name, v, f->n_columns, f->columns, f->n_columns);
        if (!eval_append(ev, c->at, t, x))
            return false;
    }
    *out = object_frame(t);
    return true;
}

/* ---- operations ---- */

const struct operation TRANSPOSE_OPERATIONS[] = {
    {S_INIT("T"), ON_FRAME, transpose, PROPERTY, 0, 1,
     "rows turned into columns"},
    {S_INIT("transpose"), ON_FRAME, transpose, NO_PARAMS, 0, 1,
     "rows turned into columns"},
    {.name = {0}},
};
