// SPDX-License-Identifier: MIT
// largest: rows are sorted by the columns, missing cells last.
#include "eval/largest.h"

#include "eval/grouping.h"
#include "eval/keys.h"
#include "eval/labels.h"
#include "frame/order.h"

enum keep { KEEP_FIRST, KEEP_LAST, KEEP_ALL }; /* which of equal rows */

struct choice {
    struct keys by;
    bool largest;
    enum keep keep;
    int64_t n;
};

/* n?, keep? and the method's own name. */
static bool read_choice(struct call *c, struct choice *x)
{
    static const str KEEP[] = {S_INIT("first"), S_INIT("last"), S_INIT("all")};
    size_t i = call_place(c, S("keep"));
    str keep = KEEP[0];
    x->largest = str_eq(c->method->name, S("nlargest"));
    x->n = 5;
    if (!call_int(c, call_place(c, S("n")), &x->n) || !call_str(c, i, &keep))
        return false;
    for (x->keep = KEEP_FIRST; x->keep <= KEEP_ALL; x->keep++)
        if (str_eq(keep, KEEP[x->keep]))
            return true;
    return call_wrong(c, i, "'first', 'last' or 'all'");
}

/* Only numbers have largest ones. */
static bool check_numbers(struct call *c, const struct column *x)
{
    return x->n == 0 || x->type < COLUMN_STR ||
           eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                      "column '%.*s' of text has no %.*s",
                      STR_ARG(name_text(c->ev->scratch, x->name)),
                      STR_ARG(c->method->name));
}

/* -1, 0, 1: missing cells come last whichever way it goes. */
static int order(const struct choice *x, uint32_t i, uint32_t j)
{
    for (size_t k = 0; k < x->by.n_columns; k++) {
        const struct keys one = {&x->by.columns[k], 1, x->by.n};
        bool mi = keys_missing(&one, i), mj = keys_missing(&one, j);
        int o = mi - mj;
        if (!mi && !mj && keys_order(&one, i, &one, j, &o) && x->largest)
            o = -o;
        if (o)
            return o;
    }
    return 0;
}

enum { LONG = 1000 }; /* rows from which on order_rows is the faster */

/* True where order_rows puts rows in the same order. */
static bool is_plain(const struct choice *x)
{
    for (size_t i = 0; i < x->by.n_columns; i++)
        if (x->by.columns[i]->type == COLUMN_OBJECT)
            return false;
    return x->by.n >= LONG && x->keep != KEEP_LAST;
}

static void sort_long(struct eval *ev, const struct choice *x, uint32_t *rows)
{
    bool *descending = NEW_N(ev->scratch, bool, x->by.n_columns);
    for (size_t i = 0; i < x->by.n_columns; i++)
        descending[i] = x->largest;
    order_rows(ev->scratch, x->by.columns, descending, x->by.n_columns, x->by.n,
               rows);
}

static void sort_rows(const struct choice *x, uint32_t *v, uint32_t *spare,
                      size_t n)
{
    if (n < 2)
        return;
    size_t half = n / 2, i = 0, j = half, to = 0;
    sort_rows(x, v, spare, half);
    sort_rows(x, v + half, spare, n - half);
    memcpy(spare, v, n * sizeof *v);
    while (i < half || j < n) {
        bool left = j == n || (i < half && order(x, spare[i], spare[j]) <= 0);
        v[to++] = spare[left ? i++ : j++];
    }
}

/* Puts the chosen ones of n rows in order to the front; how many. */
static size_t choose(struct eval *ev, const struct choice *x, uint32_t *rows,
                     size_t n)
{
    size_t k = x->n < 0 ? 0 : (uint64_t)x->n < n ? (size_t)x->n : n;
    if (x->keep == KEEP_LAST && k < n)
        for (size_t i = 0; i < n / 2; i++) {
            uint32_t row = rows[i];
            rows[i] = rows[n - 1 - i];
            rows[n - 1 - i] = row;
        }
    if (n == x->by.n && is_plain(x))
        sort_long(ev, x, rows);
    else
        sort_rows(x, rows, NEW_N(ev->scratch, uint32_t, n), n);
    while (x->keep == KEEP_ALL && k && k < n &&
           order(x, rows[k - 1], rows[k]) == 0)
        k++;
    return k;
}

static uint32_t *all_rows(struct call *c, size_t n)
{
    if (!eval_spend(c->ev, c->at, n, 2 * sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)i;
    return rows;
}

/* n? keep? */
bool largest_series(struct call *c, struct object *out)
{
    const struct series *s = c->self.series;
    struct choice x = {.by = {&s->column, 1, s->column->n}};
    const struct frame f = {.n = s->column->n,
                            .columns = (const struct column **)&s->column,
                            .n_columns = 1,
                            .index = s->index,
                            .n_index = s->n_index};
    uint32_t *rows = all_rows(c, f.n);
    if (!rows || !read_choice(c, &x) || !check_numbers(c, s->column))
        return false;
    struct frame *made =
        eval_take(c->ev, c->at, &f, rows, choose(c->ev, &x, rows, f.n));
    if (made)
        *out = object_series(c->ev->scratch, made->columns[0], made->index,
                             made->n_index);
    return made != NULL;
}

/* n columns keep? */
bool largest_frame(struct call *c, struct object *out)
{
    const struct frame *f = c->self.frame;
    struct strs names = {0};
    struct choice x = {0};
    bool one;
    uint32_t *rows = all_rows(c, f->n);
    if (!rows || !read_choice(c, &x) || !call_names(c, 1, &names, &one) ||
        !eval_steps(c->ev, c->at, names.n * (f->n / 8 + f->n_columns)))
        return false;
    const struct column **by =
        NEW_N(c->ev->scratch, const struct column *, names.n);
    for (size_t i = 0; i < names.n; i++) {
        size_t at = frame_find(f, names.v[i]);
        if (at == STR_NPOS)
            return eval_no_column(c->ev, eval_item(call_at(c, 1), i),
                                  names.v[i], f);
        by[i] = f->columns[at];
        if (!check_numbers(c, by[i]))
            return false;
    }
    x.by = (struct keys){by, names.n, f->n};
    struct frame *made =
        eval_take(c->ev, c->at, f, rows, choose(c->ev, &x, rows, f->n));
    if (made)
        *out = object_frame(made);
    return made != NULL;
}

/* The labels of the chosen rows: the keys, then the rows' own. */
static bool label_rows(struct call *c, const struct grouping *g,
                       const uint32_t *rows, size_t n, struct frame *f)
{
    struct eval *ev = c->ev;
    size_t levels;
    const struct frame *from = g->frame;
    const struct column **own =
        labels_of_rows(ev, c->at, from->index, from->n_index, from->n, &levels);
    if (!own || !eval_spend(ev, c->at, n, (g->n_keys + levels) * sizeof(str)))
        return false;
    f->index = NEW_N(ev->a, const struct column *, g->n_keys + levels);
    for (size_t i = 0; i < g->n_keys; i++)
        f->index[f->n_index++] = column_take(ev->a, g->keys[i], rows, n);
    for (size_t i = 0; i < levels; i++)
        f->index[f->n_index++] = column_take(ev->a, own[i], rows, n);
    return true;
}

/* n? keep? of one column of groups */
bool largest_group(struct call *c, struct object *out)
{
    const struct grouping *g = c->self.grouping;
    struct choice x = {0};
    uint32_t *rows = all_rows(c, g->frame->n);
    size_t n = 0;
    if (!g->one)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "choose one column of the groups first");
    if (!rows || !read_choice(c, &x) || !check_numbers(c, g->chosen[0]))
        return false;
    x.by = (struct keys){g->chosen, 1, g->frame->n};
    for (size_t i = 0; i < g->groups.n; i++) {
        size_t size = grouping_size(g, i);
        uint32_t *part = NEW_N(c->ev->scratch, uint32_t, size + 1);
        if (size)
            memcpy(part, g->groups.members + g->groups.starts[i],
                   size * sizeof *part);
        size_t k = choose(c->ev, &x, part, size);
        memcpy(rows + n, part, k * sizeof *rows);
        n += k;
    }
    struct frame f = {.n = n};
    if (!label_rows(c, g, rows, n, &f))
        return false;
    *out = object_series(c->ev->scratch,
                         column_take(c->ev->a, g->chosen[0], rows, n), f.index,
                         f.n_index);
    return true;
}
