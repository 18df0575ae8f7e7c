// SPDX-License-Identifier: MIT
// relabel: columns are renamed by copying their heads; cells are shared.
#include "eval/relabel.h"

/* The result of a method that can work in place: the frame itself is
   replaced, and the call gives None. */
static bool finish(struct call *c, struct frame *made, bool inplace,
                   struct object *out)
{
    *out = object_frame(made);
    if (inplace) {
        *c->self.frame = *made;
        out->type = OBJECT_NONE;
    }
    return true;
}

static bool new_name(struct call *c, struct dict *names, str old,
                     const struct df_expr *at, str *out)
{
    const struct object *to = object_dict_get(names, object_str(old));
    *out = old;
    if (!to)
        return true;
    if (to->type != OBJECT_STR)
        return eval_fault(c->ev, DIAG_DF_TYPE, at,
                          "a column's name must be a text, not '%s'",
                          object_type_name(*to));
    *out = to->s;
    return true;
}

/* pandas passes over names that are not there. So do we, but not without a
   word: it is a typing mistake nearly always. */
static void warn_unknown(struct call *c, const struct dict *names,
                         const struct frame *f)
{
    struct eval *ev = c->ev;
    str *known = NEW_N(ev->scratch, str, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        known[i] = f->columns[i]->name;
    for (size_t i = 0; i < names->n; i++) {
        struct object key = names->v[i].key;
        if (key.type != OBJECT_STR || frame_find(f, key.s) != STR_NPOS)
            continue;
        diag_at(ev->d, DIAG_DF_RENAME,
                eval_pos(ev, eval_item(call_at(c, 0), i)), key.s);
        diag_help_nearest(ev->d, "columns", key.s, known, f->n_columns);
    }
}

bool relabel_rename(struct call *c, struct object *out)
{
    bool inplace = false;
    const struct frame *from = c->self.frame;
    struct eval *ev = c->ev;
    if (!call_bool(c, 1, &inplace))
        return false;
    if (c->args[0].type != OBJECT_DICT)
        return call_wrong(c, 0, "a dict of old and new names");
    struct dict *names = c->args[0].dict;
    warn_unknown(c, names, from);
    struct frame *f = object_own_frame(ev->a, from);
    f->n_columns = 0;
    for (size_t i = 0; i < from->n_columns; i++) {
        const struct column *old = from->columns[i];
        str name;
        if (!new_name(c, names, old->name, call_at(c, 0), &name))
            return false;
        if (frame_find(f, name) != STR_NPOS)
            return eval_fault(ev, DIAG_DF_VALUE, call_at(c, 0),
                              "two columns would be named '%.*s'",
                              STR_ARG(name));
        f->columns[f->n_columns++] =
            str_eq(name, old->name) ? old : column_rename(ev->a, old, name);
    }
    return finish(c, f, inplace, out);
}

static const struct column *default_labels(struct call *c, size_t n)
{
    void *cells;
    struct column *labels =
        eval_column(c->ev, c->at, S("index"), COLUMN_INT, n, &cells, NULL, 0);
    for (size_t i = 0; labels && i < n; i++)
        ((int64_t *)cells)[i] = (int64_t)i;
    return labels;
}

/* The name that a level of row labels gets as a column. */
static str level_name(struct call *c, const struct frame *f, size_t i)
{
    str name = f->n_index ? f->index[i]->name : STR_NONE;
    if (name.n)
        return name;
    if (f->n_index > 1)
        return str_fmt(c->ev->a, "level_%zu", i);
    return frame_find(f, S("index")) == STR_NPOS ? S("index") : S("level_0");
}

/* The row labels as the first columns of f. */
static struct frame *with_labels(struct call *c, const struct frame *from)
{
    struct eval *ev = c->ev;
    size_t levels = from->n_index ? from->n_index : 1;
    struct frame *f = NEW(ev->a, struct frame);
    f->n = from->n;
    f->columns = NEW_N(ev->a, const struct column *, levels + from->n_columns);
    for (size_t i = 0; i < levels; i++) {
        str name = level_name(c, from, i);
        const struct column *l =
            from->n_index ? from->index[i] : default_labels(c, from->n);
        if (!l)
            return NULL;
        if (frame_find(from, name) != STR_NPOS) {
            eval_fault(ev, DIAG_DF_VALUE, c->at,
                       "there is a column '%.*s' already", STR_ARG(name));
            diag_help(ev->d, "leave the row labels out with drop=True");
            return NULL;
        }
        f->columns[f->n_columns++] = column_rename(ev->a, l, name);
    }
    for (size_t i = 0; i < from->n_columns; i++)
        f->columns[f->n_columns++] = from->columns[i];
    return f;
}

static bool reset_series(struct call *c, bool drop, struct object *out)
{
    const struct series *s = c->self.series;
    if (drop) {
        *out = object_series(c->ev->scratch, s->column, NULL, 0);
        return true;
    }
    const struct column *column = s->column;
    if (!column->name.p)
        column = column_rename(c->ev->a, column, S("0"));
    const struct frame f = {.n = column->n,
                            .columns = &column,
                            .n_columns = 1,
                            .index = s->index,
                            .n_index = s->n_index};
    struct frame *made = with_labels(c, &f);
    *out = object_frame(made);
    return made != NULL;
}

bool relabel_reset_index(struct call *c, struct object *out)
{
    bool drop = false, inplace = false;
    if (!call_bool(c, 0, &drop) || !call_bool(c, 1, &inplace))
        return false;
    if (c->self.type == OBJECT_SERIES)
        return inplace ? call_only(c, 1, object_bool(false))
                       : reset_series(c, drop, out);
    struct frame *f = drop ? object_own_frame(c->ev->a, c->self.frame)
                           : with_labels(c, c->self.frame);
    if (!f)
        return false;
    f->index = NULL;
    f->n_index = 0;
    return finish(c, f, inplace, out);
}

bool relabel_copy(struct call *c, struct object *out)
{
    *out = c->self;
    if (c->self.type == OBJECT_FRAME)
        *out = object_frame(object_own_frame(c->ev->a, c->self.frame));
    return true;
}
