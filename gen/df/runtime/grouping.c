// SPDX-License-Identifier: MIT
// grouping: selects the rows and columns of groups, and labels the results
// computed from groups.
#include "df/runtime/grouping.h"

#include "base/codes/df.h"
#include "base/vec.h"

const struct groups *groups_whole(struct eval *ev, const struct df_expr *at,
                                  size_t n)
{
    if (!eval_spend(ev, at, n + 1, sizeof(uint32_t)))
        return NULL;
    struct groups *g = NEW(ev->a, struct groups);
    uint32_t *members = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *starts = NEW_N(ev->a, uint32_t, 2);
    for (size_t i = 0; i < n; i++)
        members[i] = (uint32_t)i;
    starts[1] = (uint32_t)n;
    *g = (struct groups){members, starts, 1, GROUPS_NONE_EMPTY};
    return g;
}

size_t grouping_size(const struct grouping *g, size_t group)
{
    return g->groups.starts[group + 1] - g->groups.starts[group];
}

static bool is_key(const struct grouping *g, const struct column *c)
{
    for (size_t i = 0; i < g->n_keys; i++)
        if (g->keys[i] == c)
            return true;
    return false;
}

struct frame *grouping_columns(struct eval *ev, const struct grouping *g,
                               bool keys)
{
    struct frame *f = object_own_frame(ev->a, g->frame);
    f->n_columns = 0;
    if (g->selected) {
        f->columns = NEW_N(ev->a, const struct column *, g->n_selected);
        for (; f->n_columns < g->n_selected; f->n_columns++)
            f->columns[f->n_columns] = g->selected[f->n_columns];
        return f;
    }
    for (size_t i = 0; i < g->frame->n_columns; i++)
        if (keys || !is_key(g, g->frame->columns[i]))
            f->columns[f->n_columns++] = g->frame->columns[i];
    return f;
}

const struct column **grouping_labels(struct eval *ev, const struct grouping *g,
                                      const uint32_t *groups, size_t n,
                                      size_t more)
{
    const struct column **labels =
        NEW_N(ev->a, const struct column *, g->n_keys + more);
    for (size_t i = 0; i < g->n_keys; i++)
        labels[i] = column_take(ev->a, g->labels[i], groups, n);
    return labels;
}

struct object grouping_shaped(struct eval *ev, const struct grouping *g,
                              const struct frame *f)
{
    if (!g->single || f->n_columns != 1)
        return object_frame(object_own_frame(ev->a, f));
    return object_column(ev->scratch, f, 0);
}

struct object grouping_rows(struct eval *ev, const struct df_expr *at,
                            const struct grouping *g, size_t group)
{
    size_t n;
    const uint32_t *rows = groups_rows(&g->groups, group, &n);
    struct frame *f = eval_take(ev, at, grouping_columns(ev, g, true), rows, n);
    return f ? grouping_shaped(ev, g, f)
             : (struct object){.type = OBJECT_BROKEN};
}

struct object grouping_name(struct eval *ev, const struct grouping *g,
                            size_t group)
{
    if (!g->tuples)
        return object_value(column_value(g->labels[0], group));
    struct list *l = NEW(ev->scratch, struct list);
    l->tuple = true;
    for (size_t i = 0; i < g->n_keys; i++)
        vec_push(ev->scratch, l,
                 object_value(column_value(g->labels[i], group)));
    return object_list(l);
}

bool grouping_each(struct eval *ev, const struct df_expr *at,
                   const struct grouping *g, struct list *out)
{
    *out = (struct list){0};
    if (g->groups.n > EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, EVAL_LIST_LONG) ||
               eval_help(ev, "compute with whole columns instead of lists");
    for (size_t i = 0; i < g->groups.n; i++) {
        struct list *pair = NEW(ev->scratch, struct list);
        struct object rows = grouping_rows(ev, at, g, i);
        if (rows.type == OBJECT_BROKEN)
            return false;
        pair->tuple = true;
        vec_push(ev->scratch, pair, grouping_name(ev, g, i));
        vec_push(ev->scratch, pair, rows);
        vec_push(ev->scratch, out, object_list(pair));
    }
    return true;
}

struct object grouping_result(struct eval *ev, const struct grouping *g,
                              struct frame *f)
{
    f->n = g->groups.n;
    f->index = g->labels;
    f->n_index = g->n_keys;
    if (g->as_index)
        return grouping_shaped(ev, g, f);
    const struct frame values = *f;
    size_t levels = name_frame_levels(f);
    *f = (struct frame){.n = g->groups.n};
    f->columns =
        NEW_N(ev->a, const struct column *, values.n_columns + g->n_keys);
    for (size_t i = 0; i < g->n_keys; i++) {
        str name = name_pad(ev->a, g->labels[i]->name, levels);
        if (frame_find(&values, name) == STR_NPOS)
            f->columns[f->n_columns++] =
                column_rename(ev->a, g->labels[i], name);
    }
    for (size_t i = 0; i < values.n_columns; i++)
        f->columns[f->n_columns++] = values.columns[i];
    return object_frame(f);
}

bool grouping_fill(struct eval *ev, const struct df_expr *at,
                   struct grouping *g, size_t groups)
{
    size_t n = g->frame->n;
    if (!eval_spend(ev, at, n + groups, 2 * sizeof(uint32_t)))
        return false;
    uint32_t *members = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *starts = NEW_N(ev->a, uint32_t, groups + 2);
    for (size_t i = 0; i < n; i++) {
        if (g->of[i] == ORIGIN_NO_ROW)
            g->dropped = true;
        else
            starts[g->of[i] + 2]++;
    }
    for (size_t i = 1; i <= groups; i++)
        starts[i + 1] += starts[i];
    for (size_t i = 0; i < n; i++)
        if (g->of[i] != ORIGIN_NO_ROW)
            members[starts[g->of[i] + 1]++] = (uint32_t)i;
    g->groups = (struct groups){members, starts, groups, g->groups.empty};
    return true;
}
