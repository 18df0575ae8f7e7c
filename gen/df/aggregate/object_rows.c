// SPDX-License-Identifier: MIT
// object_rows: finds frames whose columns have no common type, and missing
// cells because of which pandas cannot reduce the rows of such a frame.
#include "df/aggregate/object_rows.h"

bool object_rows_are(const struct frame *f)
{
    bool bools = false, others = false;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *x = f->columns[i];
        if (x->type >= COLUMN_STR && !column_is_time(x))
            return true;
        bools |= x->type == COLUMN_BOOL;
        others |= x->type != COLUMN_BOOL;
    }
    return bools && others;
}

bool object_rows_lack(const struct reducing *r, const struct column *x)
{
    const struct reduction *what = r->reduction;
    bool text = false, missing = false;
    for (size_t i = 0; i < x->n; i++) {
        missing |= column_is_missing(x, i);
        text |= column_value(x, i).type == VALUE_STR;
    }
    return missing &&
           (r->skipna ? text && (what->number || what->extreme)
                      : what->number || what->extreme || what->truth);
}

const struct column *object_rows_none(struct eval *ev, const struct df_expr *at,
                                      const struct column *c)
{
    struct value *v = NEW_N(ev->scratch, struct value, c->n + 1);
    if (c->type != COLUMN_OBJECT)
        return c;
    for (size_t i = 0; i < c->n; i++)
        v[i] = column_is_missing(c, i)
                   ? (struct value){.type = VALUE_NA, .none = true}
                   : column_value(c, i);
    return eval_objects(ev, at, c->name, v, c->n, &c, 1);
}
