// SPDX-License-Identifier: MIT
// element: changes lists in place, and deletes parts of lists, dicts and
// frames.
#include "df/indexing/element.h"

#include "base/codes/df.h"
#include "df/indexing/choose.h"
#include "df/runtime/changeable.h"

/* Sets *i to the position of an element of l. A negative key counts from the
   end. */
static bool element_position(struct eval *ev, const struct df_expr *at,
                             const struct list *l, struct object key, size_t *i)
{
    int64_t n = (int64_t)l->n;
    if (key.type != OBJECT_INT)
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "the index of a list must be an integer, not '%s'",
                          object_type_name(key));
    int64_t k = as_int(key) < 0 ? as_int(key) + n : as_int(key);
    *i = (size_t)k;
    return (k >= 0 && k < n) || choose_out_of_range(ev, at, as_int(key), l->n);
}

bool element_set(struct eval *ev, const struct df_expr *at, struct list *l,
                 struct object key, struct object value)
{
    size_t i;
    if (!element_position(ev, at->b, l, key, &i))
        return false;
    l->v[i] = value;
    l->unit_column = NULL;
    return true;
}

static bool delete_column(struct eval *ev, const struct df_expr *at,
                          struct frame *f, struct object key)
{
    size_t i, n = 0;
    if (!eval_find(ev, at->b, f, key, &i) ||
        !eval_spend(ev, at, f->n_columns, sizeof *f->columns))
        return false;
    const struct column **v = NEW_N(ev->a, const struct column *, f->n_columns);
    for (size_t k = 0; k < f->n_columns; k++)
        if (k != i)
            v[n++] = f->columns[k];
    f->columns = v;
    f->n_columns = n;
    f->names = NULL;
    frame_index(ev->a, f);
    return true;
}

bool element_delete(struct eval *ev, const struct df_expr *at, struct object of,
                    struct object key)
{
    size_t i;
    bool list =
        of.type == OBJECT_LIST && !as_list(of)->tuple && !as_list(of)->set;
    if (of.type == OBJECT_FRAME)
        return delete_column(ev, at, as_frame(of), key);
    if ((list || of.type == OBJECT_DICT) && !changeable(ev, at, of))
        return false;
    if (list) {
        struct list *l = as_list(of);
        if (!element_position(ev, at->b, l, key, &i))
            return false;
        memmove(l->v + i, l->v + i + 1, (l->n-- - i - 1) * sizeof *l->v);
        return eval_steps(ev, at, l->n / 8);
    }
    if (of.type == OBJECT_DICT) {
        struct dict *d = as_dict(of);
        struct pair *p = object_dict_find(d, key);
        if (!p)
            return eval_fault(ev, DIAG_DF_VALUE, at->b,
                              "the dict does not have this key");
        object_dict_remove(d, p);
        return eval_steps(ev, at, d->n / 4);
    }
    return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                      "deleting an element of a '%s'", object_type_name(of)) ||
           eval_help(ev, "'del' can delete a name, a column df['a'], an entry "
                         "d['key'] or an element v[0]");
}
