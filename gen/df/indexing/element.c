// SPDX-License-Identifier: MIT
// element: changes lists in place, and deletes parts of lists, dicts and
// frames.
#include "df/indexing/element.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/choose.h"
#include "df/runtime/changeable.h"
#include "df/runtime/iterate.h"

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

/* Sets the elements of l to the n elements of `v` in a new array: a loop over
   the list may still read the old one. */
static bool replace_elements(struct eval *ev, const struct df_expr *at,
                             struct list *l, struct list made)
{
    l->v = made.v;
    l->n = made.n;
    l->cap = made.cap;
    l->unit_column = NULL;
    return eval_spend(ev, at, made.n, sizeof *made.v);
}

/* Replaces the elements that a slice selects by those of `with`. NULL deletes
   them. */
static bool replace_slice(struct eval *ev, const struct df_expr *at,
                          struct list *l, const struct slice *s,
                          const struct list *with)
{
    struct list made = {0};
    int64_t start, step;
    size_t count;
    if (!choose_range(ev, at->b, s, l->n, &start, &step, &count))
        return false;
    if (with && step != 1 && with->n != count)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "cannot assign %zu value%s to a slice of %zu "
                          "element%s with a step",
                          with->n, STR_S(with->n), count, STR_S(count));
    if (l->n + (with ? with->n : 0) > EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, EVAL_LIST_LONG);
    size_t done = 0;
    bool together = with && step == 1;
    for (size_t i = 0; i <= l->n; i++) {
        if (together && (int64_t)i == start)
            for (size_t k = 0; k < with->n; k++)
                vec_push(ev->scratch, &made, with->v[k]);
        if (i == l->n)
            break;
        int64_t from_start = (int64_t)i - start;
        bool in = count && from_start % step == 0 && from_start / step >= 0 &&
                  from_start / step < (int64_t)count;
        done += in;
        if (!in)
            vec_push(ev->scratch, &made, l->v[i]);
        else if (with && !together)
            vec_push(ev->scratch, &made, with->v[from_start / step]);
    }
    assert(done == count);
    return replace_elements(ev, at, l, made);
}

/* Assigns the elements of `value` to the elements that a slice selects. */
static bool set_slice(struct eval *ev, const struct df_expr *at, struct list *l,
                      const struct slice *s, struct object value)
{
    struct list with;
    if (!iterate(ev, at, value, &with))
        return false;
    if (with.unordered)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "assigning a set to a slice") ||
               eval_help(ev, "sort it first: v[1:2] = sorted(s)");
    return replace_slice(ev, at, l, s, &with);
}

bool element_set(struct eval *ev, const struct df_expr *at, struct list *l,
                 struct object key, struct object value)
{
    size_t i;
    if (key.type == OBJECT_SLICE)
        return set_slice(ev, at, l, as_slice(key), value);
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
        if (key.type == OBJECT_SLICE)
            return replace_slice(ev, at, l, as_slice(key), NULL);
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
