// SPDX-License-Identifier: MIT
// iterate: one function for each type of object that has elements.
#include "eval/iterate.h"

#include "base/utf8.h"
#include "base/vec.h"
#include "eval/grouping.h"
#include "eval/row.h"

static void frame_names(struct eval *ev, struct object x, struct list *out)
{
    for (size_t i = 0; i < x.frame->n_columns; i++)
        vec_push(ev->scratch, out,
                 object_of_name(ev->scratch, x.frame->columns[i]->name));
}

static void dict_keys(struct eval *ev, struct object x, struct list *out)
{
    for (size_t i = 0; i < x.dict->n; i++)
        vec_push(ev->scratch, out, x.dict->v[i].key);
}

static void cells(struct eval *ev, struct object x, struct list *out)
{
    const struct column *c = x.series->column;
    for (size_t i = 0; i < c->n; i++)
        vec_push(ev->scratch, out, object_value(column_value(c, i)));
}

static void characters(struct eval *ev, struct object x, struct list *out)
{
    for (size_t i = 0, n; i < x.s.n; i += n) {
        n = utf8_length(str_from(x.s, i));
        vec_push(ev->scratch, out, object_str(str_slice(x.s, i, i + n)));
    }
}

bool iterate(struct eval *ev, const struct df_expr *at, struct object x,
             struct list *out)
{
    void (*each)(struct eval *, struct object, struct list *);
    size_t n;
    *out = (struct list){0};
    switch (x.type) {
    case OBJECT_LIST: *out = *x.list; return true;
    case OBJECT_GROUPBY: return grouping_each(ev, at, x.grouping, out);
    case OBJECT_ROW: x = row_series(ev, x.row); /* fall through */
    case OBJECT_SERIES: each = cells, n = x.series->column->n; break;
    case OBJECT_FRAME: each = frame_names, n = x.frame->n_columns; break;
    case OBJECT_DICT: each = dict_keys, n = x.dict->n; break;
    case OBJECT_STR: each = characters, n = x.s.n; break;
    default:
        return eval_fault(ev, DIAG_DF_TYPE, at, "cannot go through a '%s'",
                          object_type_name(x));
    }
    if (n > EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, "list is too long");
    if (!eval_spend(ev, at, n, sizeof(struct object)))
        return false;
    vec_room(ev->scratch, out, n);
    each(ev, x, out);
    return true;
}
