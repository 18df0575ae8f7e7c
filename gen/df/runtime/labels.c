// SPDX-License-Identifier: MIT
// labels: makes columns from row labels and column names.
#include "df/runtime/labels.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "frame/nullable.h"

static const struct column *level(struct eval *ev, const struct df_expr *at,
                                  const struct frame *f, size_t l)
{
    struct value *v = NEW_N(ev->scratch, struct value, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        v[i] = eval_name_level(ev, f->columns[i]->name, l);
    struct value own = name_level(f->axis, l);
    str name = own.type == VALUE_STR ? own.s : STR_NONE;
    return eval_infer(ev, at, name, v, f->n_columns, NULL, 0);
}

const struct column **labels_of_columns(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct frame *f, size_t *levels)
{
    *levels = name_frame_levels(f);
    const struct column **index = NEW_N(ev->a, const struct column *, *levels);
    for (size_t l = 0; l < *levels; l++)
        if (!(index[l] = level(ev, at, f, l)))
            return NULL;
    return index;
}

const struct column **labels_of_rows(struct eval *ev, const struct df_expr *at,
                                     const struct column **index,
                                     size_t n_index, size_t n, size_t *levels)
{
    void *cells;
    *levels = n_index ? n_index : 1;
    if (n_index)
        return index;
    index = NEW_N(ev->a, const struct column *, 1);
    struct column *c =
        eval_column(ev, at, STR_NONE, COLUMN_INT, n, &cells, NULL, 0);
    if (!c)
        return NULL;
    for (size_t i = 0; i < n; i++)
        ((int64_t *)cells)[i] = (int64_t)i;
    c->row_numbers = true;
    index[0] = c;
    return index;
}

str labels_name(struct eval *ev, const struct column *const *index,
                size_t n_index, size_t row)
{
    struct value v[NAME_LEVELS_MAX] = {{.type = VALUE_INT, .i = (int64_t)row}};
    size_t n = n_index > NAME_LEVELS_MAX ? NAME_LEVELS_MAX : n_index;
    for (size_t i = 0; i < n; i++)
        v[i] = column_value(index[i], row);
    return name_make(ev->a, v, n ? n : 1);
}

bool labels_level(struct eval *ev, const struct df_expr *at,
                  const struct column *const *index, size_t levels,
                  struct object name, size_t *k)
{
    str text;
    *k = 0;
    if (name.type == OBJECT_INT) {
        int64_t i = as_int(name);
        *k = (size_t)(i < 0 ? i + (int64_t)levels : i);
        if (*k < levels)
            return true;
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "level %lld is out of range: the labels have %zu "
                   "level%s, counted from 0",
                   (long long)i, levels, STR_S(levels));
        return false;
    }
    if (!eval_name(ev, at, name, &text))
        return false;
    while (*k < levels && !str_eq(index[*k]->name, text))
        ++*k;
    if (*k < levels)
        return true;
    text = name_text(ev->scratch, text);
    struct strs names = {0};
    for (size_t i = 0; i < levels; i++)
        if (index[i]->name.n)
            vec_push(ev->scratch, &names,
                     name_text(ev->scratch, index[i]->name));
    eval_fault(ev, DIAG_DF_VALUE, at, "unknown level '%.*s' of the labels",
               STR_ARG(text));
    if (names.n)
        diag_help_nearest(ev->d, "levels", text, names.v, names.n);
    else
        diag_help(ev->d, "the labels have no name; df.set_index('a') makes a "
                         "column the row labels");
    return false;
}

const struct column **labels_copy(struct arena *a,
                                  const struct column *const *index, size_t n)
{
    const struct column **copy = NEW_N(a, const struct column *, n + 1);
    for (size_t i = 0; i < n; i++)
        copy[i] = column_rename(a, index[i], index[i]->name);
    return copy;
}

const struct column *labels_as_row_numbers(struct arena *a,
                                           const struct column *c)
{
    struct column *copy = NEW(a, struct column);
    *copy = *c;
    copy->row_numbers = true;
    return copy;
}

const struct column *labels_from_script(struct arena *a, const struct column *c)
{
    return column_counts_rows(c) ? labels_as_row_numbers(a, c) : c;
}

void labels_named_like(struct eval *ev, struct frame *f, struct object key)
{
    const struct list *l = key.type == OBJECT_LIST ? as_list(key) : NULL;
    bool index = key.type == OBJECT_SERIES && !object_is_array(key) &&
                 !nullable_is_mask(as_series(key)->column);
    size_t n = index ? 1 : l && l->labels && l->levels ? l->n_levels : 0;
    if (n != f->n_index)
        return;
    const struct column **v = NEW_N(ev->a, const struct column *, n + 1);
    for (size_t i = 0; i < n; i++)
        v[i] = column_rename(
            ev->a, f->index[i],
            (index ? as_series(key)->column : l->levels[i])->name);
    f->index = v;
}

str labels_name_of_both(const struct column *x, const struct column *y)
{
    return x->name.p && y->name.p && str_eq(x->name, y->name) ? x->name
                                                              : STR_NONE;
}
