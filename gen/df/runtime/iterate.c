// SPDX-License-Identifier: MIT
// iterate: lists the elements of an object, by its type.
#include "df/runtime/iterate.h"

#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/runtime/accessor.h"
#include "df/runtime/file.h"
#include "df/runtime/grouping.h"
#include "df/runtime/json_object.h"
#include "df/runtime/row.h"
#include "frame/nullable.h"

/* Returns element i of x. If x is a string, returns the character of n bytes at
   byte i. */
static struct object element(struct eval *ev, struct object x, size_t i,
                             size_t n)
{
    struct object cell;
    switch (x.type) {
    case OBJECT_FRAME:
        return eval_name_object(ev, as_frame(x)->columns[i]->name);
    case OBJECT_DICT: return as_dict(x)->v[i].key;
    case OBJECT_STR: return object_str(str_slice(as_str(x), i, i + n));
    default:
        cell = json_object_traced(ev, as_series(x)->column, i);
        if (cell.type <= OBJECT_FLOAT)
            cell.numpy =
                object_is_array(x) ||
                (nullable_of(as_series(x)->column) && cell.type != OBJECT_NA);
        object_mark_time(&cell, x);
        return cell;
    }
}

bool iterate(struct eval *ev, const struct df_expr *at, struct object x,
             struct list *out)
{
    size_t n;
    *out = (struct list){0};
    if (!accessor_to_series(ev, at, &x))
        return false;
    switch (x.type) {
    case OBJECT_LIST:
        *out = *as_list(x);
        out->unordered |= out->set != NULL;
        out->set = NULL;
        out->labels = false;
        out->array = false;
        out->levels = NULL;
        out->view = NULL;
        out->names = NULL;
        return true;
    case OBJECT_GROUPBY: return grouping_each(ev, at, as_grouping(x), out);
    case OBJECT_FILE: return file_each_line(ev, at, as_file(x), out);
    case OBJECT_ROW: x = row_series(ev, as_row(x)); /* fall through */
    case OBJECT_SERIES:
        out->unit_column = as_series(x)->column;
        n = out->unit_column->n;
        break;
    case OBJECT_FRAME: n = as_frame(x)->n_columns; break;
    case OBJECT_DICT: n = as_dict(x)->n; break;
    case OBJECT_STR: n = as_str(x).n; break;
    default:
        return eval_fault(ev, DIAG_DF_TYPE, at, "'%s' is not iterable",
                          object_type_name(x)) ||
               eval_help(ev,
                         "a single value is given where several are needed; "
                         "write a list or a column");
    }
    if (n > EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, EVAL_LIST_LONG) ||
               eval_help(ev, "compute with whole columns instead of lists");
    if (!eval_spend(ev, at, n, sizeof(struct object)))
        return false;
    vec_room(ev->scratch, out, n);
    for (size_t i = 0, bytes = 1; i < n; i += bytes) {
        if (x.type == OBJECT_STR)
            bytes = utf8_length(str_from(as_str(x), i));
        vec_push(ev->scratch, out, element(ev, x, i, bytes));
    }
    return true;
}
