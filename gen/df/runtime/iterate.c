// SPDX-License-Identifier: MIT
// iterate: lists the elements of an object, by one function for each type.
#include "df/runtime/iterate.h"

#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/runtime/grouping.h"
#include "df/runtime/row.h"

static void frame_names(struct eval *ev, struct object x, struct list *out)
{
    for (size_t i = 0; i < as_frame(x)->n_columns; i++)
        vec_push(ev->scratch, out,
                 eval_name_object(ev, as_frame(x)->columns[i]->name));
}

static void dict_keys(struct eval *ev, struct object x, struct list *out)
{
    for (size_t i = 0; i < as_dict(x)->n; i++)
        vec_push(ev->scratch, out, as_dict(x)->v[i].key);
}

static void cells(struct eval *ev, struct object x, struct list *out)
{
    const struct column *c = as_series(x)->column;
    out->like = c;
    for (size_t i = 0; i < c->n; i++)
        vec_push(ev->scratch, out, object_value(column_value(c, i)));
}

static void characters(struct eval *ev, struct object x, struct list *out)
{
    for (size_t i = 0, n; i < as_str(x).n; i += n) {
        n = utf8_length(str_from(as_str(x), i));
        vec_push(ev->scratch, out, object_str(str_slice(as_str(x), i, i + n)));
    }
}

bool iterate(struct eval *ev, const struct df_expr *at, struct object x,
             struct list *out)
{
    void (*each)(struct eval *, struct object, struct list *);
    size_t n;
    *out = (struct list){0};
    switch (x.type) {
    case OBJECT_LIST: *out = *as_list(x); return true;
    case OBJECT_GROUPBY: return grouping_each(ev, at, as_grouping(x), out);
    case OBJECT_ROW: x = row_series(ev, as_row(x)); /* fall through */
    case OBJECT_SERIES: each = cells, n = as_series(x)->column->n; break;
    case OBJECT_FRAME: each = frame_names, n = as_frame(x)->n_columns; break;
    case OBJECT_DICT: each = dict_keys, n = as_dict(x)->n; break;
    case OBJECT_STR: each = characters, n = as_str(x).n; break;
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
