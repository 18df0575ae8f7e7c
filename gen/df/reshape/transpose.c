// SPDX-License-Identifier: MIT
// transpose: df.T, which turns rows into columns. The row labels become column
// names. The cells of a new column have the type that pandas gives to a row.
#include "df/runtime/call.h"

#include "df/indexing/align.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "df/runtime/row.h"
#include "df/runtime/scalar.h"
#include "frame/moment.h"
#include "frame/nullable.h"

/* Whether all values that are not missing are dates, or all are time spans.
   pandas converts a new column of such values to dates or time spans. */
static bool are_times(const struct value *v, size_t n)
{
    enum value_type type = VALUE_NA;
    for (size_t i = 0; i < n; i++) {
        if (scalar_missing(v[i]))
            continue;
        bool time = v[i].type == VALUE_SPAN ||
                    (v[i].type == VALUE_DATE && v[i].zone == ZONE_NONE);
        if (!time || (type != VALUE_NA && v[i].type != type))
            return false;
        type = v[i].type;
    }
    return type != VALUE_NA;
}

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
    const struct dtype *d = nullable_widens(f->columns, f->n_columns)
                                ? NULL
                                : nullable_all(f->columns, f->n_columns);
    t->columns = NEW_N(ev->a, const struct column *, f->n);
    t->n = f->n_columns;
    t->index = r->labels;
    t->n_index = r->n_labels;
    t->axis = index[0]->name.n ? index[0]->name : STR_NONE;
    while (t->n_columns < f->n) {
        r->at = t->n_columns;
        for (size_t i = 0; i < f->n_columns; i++)
            v[i] = row_value(ev->a, r, i);
        str name = align_name(ev, c->at, index, levels, r->at);
        bool times = are_times(v, f->n_columns);
        bool infers = r->common != COLUMN_OBJECT || times;
        for (size_t i = 0; times && i < f->n_columns; i++)
            if (scalar_missing(v[i]))
                v[i] = (struct value){.type = VALUE_NA, .ns = MOMENT_NAT};
        const struct column *x = (infers ? eval_infer : eval_objects)(
            ev, c->at, name, v, f->n_columns, f->columns, f->n_columns);
        if (x && d)
            x = masked_column(ev, c->at, x, d);
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
