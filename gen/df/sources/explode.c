// SPDX-License-Identifier: MIT
// explode: df.explode and s.explode, which make a row for each element of the
// lists in a column.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/accessor.h"
#include "df/runtime/json_object.h"
#include "frame/name.h"
#include "load/json/json_columns.h"

/* The new rows. */
struct exploded {
    uint32_t *rows; /* for each new row, the old row from which it is made */
    size_t n, cap;
    uint32_t *lengths; /* for each old row, the number of new rows made from
                          it */
};

/* Adds the elements of the list in a cell to *out, or a missing value if the
   list is empty. If the cell is not a list, adds the cell itself. */
static void add_elements(struct eval *ev, const struct column *c, size_t row,
                         struct list *out)
{
    struct object cell = json_object_cell(ev->a, c, row);
    if (cell.type != OBJECT_LIST) {
        vec_push(ev->scratch, out, cell);
        return;
    }
    const struct list *l = as_list(cell);
    for (size_t i = 0; i < l->n; i++)
        vec_push(ev->scratch, out, l->v[i]);
    if (!l->n)
        vec_push(ev->scratch, out, object_float(__builtin_nan("")));
}

/* Appends the elements of all cells of x to *out. Stores the number of elements
   of each row in `lengths`. Returns false if a limit is reached. */
static bool elements(struct call *c, const struct column *x, uint32_t *lengths,
                     struct list *out)
{
    for (size_t i = 0; i < x->n; i++) {
        size_t before = out->n;
        add_elements(c->ev, x, i, out);
        lengths[i] = (uint32_t)(out->n - before);
        if (!eval_spend(c->ev, c->at, lengths[i], 2 * sizeof(struct object)) ||
            !eval_steps(c->ev, c->at, lengths[i]))
            return false;
    }
    return true;
}

/* Returns the elements as a column, computed by this call from x. NULL on
   failure. */
static const struct column *
element_column(struct call *c, const struct column *x, const struct list *l)
{
    const struct object **v =
        NEW_N(c->ev->scratch, const struct object *, l->n + 1);
    for (size_t i = 0; i < l->n; i++)
        v[i] = &l->v[i];
    return json_object_column(c->ev, c->at, x->name, v, l->n, JSON_OBJECTS, &x,
                              1);
}

/* Returns a frame of the new rows of f, each a copy of its old row. The caller
   then replaces the columns of lists. */
static struct frame *make_rows(struct call *c, const struct frame *f,
                               const struct exploded *e)
{
    bool reset = false;
    if (!call_bool(c, PARAM_ignore_index, &reset))
        return NULL;
    struct frame *g = eval_take(c->ev, c->at, f, e->rows, e->n);
    if (g && reset) {
        g->index = NULL;
        g->n_index = 0;
    }
    return g;
}

/* Sets e->rows to the old row of each new row: row i occurs e->lengths[i]
   times. */
static bool read_rows(struct call *c, size_t n, struct exploded *e)
{
    size_t total = 0;
    for (size_t i = 0; i < n; i++)
        total += e->lengths[i];
    if (!eval_spend(c->ev, c->at, total, sizeof *e->rows))
        return false;
    e->rows = NEW_N(c->ev->a, uint32_t, total + 1);
    for (size_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < e->lengths[i]; k++)
            e->rows[e->n++] = (uint32_t)i;
    return true;
}

static bool wrong_lengths(struct call *c, const struct column *x, size_t row)
{
    struct eval *ev = c->ev;
    return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_column),
                      "the list in column '%.*s' and the list in the first "
                      "column have different lengths in row %zu",
                      STR_ARG(name_text(ev->scratch, x->name)), row + 1) ||
           eval_help(
               ev,
               "if the lists differ in length, explode the columns one by one");
}

static bool frame_explode(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *f = as_frame(c->self);
    const struct column **v = NULL;
    size_t n = 0;
    struct exploded e = {0};
    if (!call_columns(c, PARAM_column, f, &v, &n))
        return false;
    if (!n)
        return call_wrong(c, PARAM_column, "the name of a column");
    struct list *made = NEW_N(ev->scratch, struct list, n);
    uint32_t *lengths = NEW_N(ev->scratch, uint32_t, f->n + 1);
    for (size_t i = 0; i < n; i++) {
        if (!elements(c, v[i], lengths, &made[i]))
            return false;
        for (size_t k = 0; i && k < f->n; k++)
            if (lengths[k] != e.lengths[k])
                return wrong_lengths(c, v[i], k);
        if (!i) {
            e.lengths = lengths;
            lengths = NEW_N(ev->scratch, uint32_t, f->n + 1);
        }
    }
    if (!read_rows(c, f->n, &e))
        return false;
    struct frame *g = make_rows(c, f, &e);
    for (size_t i = 0; g && i < n; i++) {
        size_t k = frame_find(g, v[i]->name);
        if (!json_holds(v[i]))
            continue;
        const struct column *x = element_column(c, v[i], &made[i]);
        if (!x)
            return false;
        g->columns[k] = x;
    }
    *out = object_frame(g);
    return g != NULL;
}

static bool series_explode(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object self = c->self;
    if (!accessor_to_series(ev, c->at, &self))
        return false;
    const struct series *s = as_series(self);
    const struct frame f = object_series_frame(s);
    struct exploded e = {0};
    struct list made = {0};
    e.lengths = NEW_N(ev->scratch, uint32_t, f.n + 1);
    if (!elements(c, s->column, e.lengths, &made) || !read_rows(c, f.n, &e))
        return false;
    struct frame *g = make_rows(c, &f, &e);
    if (!g)
        return false;
    const struct column *x = json_holds(s->column)
                                 ? element_column(c, s->column, &made)
                                 : g->columns[0];
    if (x)
        *out = object_series(ev->scratch, x, g->index, g->n_index);
    return x != NULL;
}

/* ---- operations ---- */

const struct operation EXPLODE_OPERATIONS[] = {
    {S_INIT("explode"), ON_FRAME, frame_explode,
     PARAMS(NEEDS(column), OPT(ignore_index, FALSE)), EFFECT_UNIT | EFFECT_ROWS,
     1, "a row for each element of the lists in a column"},
    {S_INIT("explode"), ON_SERIES | ON_LISTS, series_explode,
     PARAMS(OPT(ignore_index, FALSE)), EFFECT_UNIT | EFFECT_ROWS, 1,
     "a row for each element of the lists"},
    {.name = {0}},
};
