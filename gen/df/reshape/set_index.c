// SPDX-License-Identifier: MIT
// set_index: set_index, which makes columns the row labels, reset_index, which
// makes row labels columns, and copy.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/level_order.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"

/* ---- reset_index ---- */

/* A call of reset_index: the levels of row labels that it drops or turns into
   columns, and the names of these columns. */
struct reset {
    struct call *c;
    const struct frame *from;
    const struct column **index; /* all levels */
    size_t levels;
    bool *chosen; /* the levels to drop or to turn into columns */
    bool drop;
    struct list names; /* argument names= */
};

/* Sets *name to the name of the column into which level i of the row labels is
   turned. `nth` is the index of the level among the chosen levels: the name is
   element `nth` of names=. If names= has no such element, the name is the
   level's own name. If the level has no name, the column is called "index", or
   "level_" and a number. Returns false on failure, which is reported. */
static bool level_name(struct reset *r, size_t i, size_t nth, str *name)
{
    struct call *c = r->c;
    if (nth < r->names.n)
        return eval_name(c->ev, call_at(c, PARAM_names), r->names.v[nth], name);
    *name = r->index[i]->name;
    if (name->n)
        return true;
    *name =
        frame_find(r->from, S("index")) == STR_NPOS ? S("index") : S("level_0");
    if (r->levels > 1)
        *name = str_fmt(c->ev->a, "level_%zu", i);
    return true;
}

static bool report_existing(struct call *c, str name)
{
    eval_fault(c->ev, DIAG_DF_VALUE, c->at, "column '%.*s' already exists",
               STR_ARG(name_text(c->ev->scratch, name)));
    diag_help(c->ev->d,
              "reset_index() would give this name to the column of row labels; "
              "add drop=True to drop the row labels instead");
    return false;
}

static bool choose_level(struct reset *r, const struct df_expr *at,
                         struct object x)
{
    size_t k;
    if (!labels_level(r->c->ev, at, r->index, r->levels, x, &k))
        return false;
    r->chosen[k] = true;
    return true;
}

static bool choose_levels(struct reset *r)
{
    struct object x = call_arg(r->c, PARAM_level);
    const struct df_expr *at = call_at(r->c, PARAM_level);
    bool all = !call_has(r->c, PARAM_level);
    r->chosen = NEW_N(r->c->ev->scratch, bool, r->levels);
    for (size_t i = 0; i < r->levels; i++)
        r->chosen[i] = all;
    if (all)
        return true;
    if (x.type != OBJECT_LIST)
        return choose_level(r, at, x);
    for (size_t i = 0; i < as_list(x)->n; i++)
        if (!choose_level(r, eval_item(at, i), as_list(x)->v[i]))
            return false;
    return true;
}

/* Returns the frame without the chosen levels of row labels. Unless r->drop is
   set, these levels are its first columns. NULL on failure, which is
   reported. */
static struct frame *reset(struct reset *r)
{
    struct eval *ev = r->c->ev;
    const struct frame *from = r->from;
    struct frame *f = NEW(ev->a, struct frame);
    size_t nth = 0;
    if (!choose_levels(r))
        return NULL;
    *f = *from;
    f->columns =
        NEW_N(ev->a, const struct column *, r->levels + from->n_columns);
    f->index = NEW_N(ev->a, const struct column *, r->levels);
    f->n_columns = f->n_index = 0;
    for (size_t i = 0; i < r->levels; i++) {
        str name;
        if (!r->chosen[i]) {
            f->index[f->n_index++] = r->index[i];
            continue;
        }
        if (r->drop)
            continue;
        if (!level_name(r, i, nth++, &name))
            return NULL;
        name = name_pad(ev->a, name, name_frame_levels(from));
        if (frame_find(from, name) != STR_NPOS ||
            frame_find(f, name) != STR_NPOS) {
            report_existing(r->c, name);
            return NULL;
        }
        f->columns[f->n_columns++] = column_rename(ev->a, r->index[i], name);
    }
    for (size_t i = 0; i < from->n_columns; i++)
        f->columns[f->n_columns++] = from->columns[i];
    return f;
}

static bool start_reset(struct call *c, const struct frame *from, bool drop,
                        struct reset *r)
{
    *r = (struct reset){.c = c, .from = from, .drop = drop};
    r->index = labels_of_rows(c->ev, c->at, from->index, from->n_index, from->n,
                              &r->levels);
    return r->index != NULL;
}

static bool reset_series(struct call *c, bool drop, struct object *out)
{
    const struct series *s = as_series(c->self);
    struct reset r;
    const struct column *column = s->column;
    str name = column->name.p ? column->name : STR_NONE;
    if (call_given(c, PARAM_name) && !eval_name(c->ev, call_at(c, PARAM_name),
                                                call_arg(c, PARAM_name), &name))
        return false;
    if (!name.p)
        name = name_make(c->ev->a, &(struct value){.type = VALUE_INT}, 1);
    if (!drop)
        column = units_renamed(c->ev, call_at(c, PARAM_name), column, name);
    struct frame f = object_series_frame(s);
    f.columns = &column;
    if (!start_reset(c, &f, drop, &r))
        return false;
    struct frame *made = reset(&r);
    return made &&
           call_finish(c, drop ? call_shaped(c, made) : object_frame(made),
                       out);
}

static bool reset_index(struct call *c, struct object *out)
{
    bool drop;
    struct reset r;
    struct object names = call_arg(c, PARAM_names);
    if (!call_bool(c, PARAM_drop, &drop))
        return false;
    if (c->self.type == OBJECT_SERIES)
        return reset_series(c, drop, out);
    if (!start_reset(c, as_frame(c->self), drop, &r))
        return false;
    if (names.type == OBJECT_LIST)
        r.names = *as_list(names);
    else if (call_has(c, PARAM_names))
        vec_push(c->ev->scratch, &r.names, names);
    struct frame *f = reset(&r);
    return f && call_finish(c, object_frame(f), out);
}

/* ---- set_index ---- */

static bool is_chosen(const struct column *c, const struct strs *names)
{
    for (size_t i = 0; i < names->n; i++)
        if (str_eq(c->name, names->v[i]))
            return true;
    return false;
}

/* Appends the keys to the row labels of f, which has room for them. If a key is
   a column of `from`, appends its name to *names. `several`: keys= is a list.
   Returns false on failure, which is reported. */
static bool push_keys(struct call *c, const struct list *keys, bool several,
                      const struct frame *from, struct frame *f,
                      struct strs *names)
{
    for (size_t i = 0; i < keys->n; i++) {
        const struct df_expr *at = call_at(c, PARAM_keys);
        struct object key = keys->v[i];
        size_t k;
        if (key.type == OBJECT_SERIES && as_series(key)->column->n == from->n) {
            f->index[f->n_index++] = as_series(key)->column;
            continue;
        }
        if (!eval_find(c->ev, several ? eval_item(at, i) : at, from, key, &k))
            return false;
        f->index[f->n_index++] = from->columns[k];
        vec_push(c->ev->scratch, names, from->columns[k]->name);
    }
    return true;
}

/* Whether the labels of all rows of f differ. If not, reports that. */
static bool is_unique(struct call *c, const struct frame *f)
{
    struct keys_table found;
    keys_table_init(&found, c->ev->scratch,
                    (struct keys){f->index, f->n_index, f->n});
    return found.unique ||
           eval_fault(c->ev, DIAG_DF_VALUE, c->at, "a row label occurs twice");
}

static bool set_index(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    bool drop, append, verify;
    struct object given = call_arg(c, PARAM_keys);
    struct list one = {.v = &given, .n = 1};
    bool several = given.type == OBJECT_LIST && !as_list(given)->tuple;
    const struct list *keys = several ? as_list(given) : &one;
    struct strs names = {0};
    size_t levels = 0;
    if (!call_bool(c, PARAM_drop, &drop) ||
        !call_bool(c, PARAM_append, &append) ||
        !call_bool(c, PARAM_verify_integrity, &verify))
        return false;
    const struct column **old = NULL;
    if (append && !(old = labels_of_rows(ev, c->at, from->index, from->n_index,
                                         from->n, &levels)))
        return false;
    struct frame *f = object_own_frame(ev->a, from);
    f->index = NEW_N(ev->a, const struct column *, levels + keys->n);
    for (f->n_index = 0; f->n_index < levels; f->n_index++)
        f->index[f->n_index] = old[f->n_index];
    if (!push_keys(c, keys, several, from, f, &names))
        return false;
    for (size_t i = 0; i < f->n_index; i++)
        f->index[i] = level_order_set(ev->a, f->index[i], f->index[i], false);
    f->n_columns = 0;
    for (size_t i = 0; i < from->n_columns; i++)
        if (!drop || !is_chosen(from->columns[i], &names))
            f->columns[f->n_columns++] = from->columns[i];
    return (!verify || is_unique(c, f)) && call_finish(c, object_frame(f), out);
}

/* Copies a frame or series. deep= has no effect, because columns never
   change. */
static bool copy(struct call *c, struct object *out)
{
    bool deep;
    *out = c->self;
    if (!call_bool(c, PARAM_deep, &deep))
        return false;
    if (c->self.type == OBJECT_FRAME) {
        struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
        if (deep)
            f->index = labels_copy(c->ev->a, f->index, f->n_index);
        *out = object_frame(f);
        return true;
    }
    struct series *s = NEW(c->ev->scratch, struct series);
    *s = *as_series(c->self);
    if (deep)
        s->index = labels_copy(c->ev->a, s->index, s->n_index);
    out->u.series = s;
    return true;
}

/* ---- operations ---- */

const struct operation SET_INDEX_OPERATIONS[] = {
    {S_INIT("copy"), ON_FRAME | ON_SERIES, copy, PARAMS(OPT(deep, TRUE)), 0, 1,
     "a copy"},
    {S_INIT("reset_index"), ON_FRAME, reset_index,
     PARAMS(OPT(level, NONE), NAMED(drop, FALSE), NAMED(inplace, FALSE),
            NAMED(names, NONE)),
     0, 1, "turns row labels into columns"},
    {S_INIT("reset_index"), ON_SERIES, reset_index,
     PARAMS(OPT(level, NONE), NAMED(drop, FALSE), NAMED(inplace, FALSE),
            NAMED(name, UNSET)),
     0, 1, "turns row labels into columns"},
    {S_INIT("set_index"), ON_FRAME, set_index,
     PARAMS(NEEDS(keys), NAMED(drop, TRUE), NAMED(append, FALSE),
            NAMED(inplace, FALSE), NAMED(verify_integrity, FALSE)),
     0, 8, "turns columns into row labels"},
    {.name = {0}},
};
