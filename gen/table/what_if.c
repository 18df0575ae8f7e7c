// SPDX-License-Identifier: MIT
// what_if: compiles a table cell by cell; cells of the same formula share a
// program.
#include "table/what_if.h"

#include <math.h>

#include "base/vec.h"
#include "df/runtime/units.h"
#include "frame/unit.h"
#include "program/choice.h"

bool what_if_is_price(struct arena *a, const struct column *c)
{
    const struct unit *u = units_of(a, c);
    bool money = false, time = false, other = false;
    if ((c->type != COLUMN_FLOAT && c->type != COLUMN_INT) || !u)
        return false;
    for (size_t i = 0; i < u->n; i++) {
        const struct unit_factor f = u->v[i];
        bool device = unit_is_device(f) && f.power == -1;
        money |= f.kind == UNIT_MONEY && f.power == 1;
        time |= f.kind == UNIT_TIME && f.power == -1;
        other |= f.kind != UNIT_MONEY && f.kind != UNIT_TIME && !device;
    }
    return money && time && !other;
}

static bool is_price(const void *data, const struct column *c)
{
    return what_if_is_price((struct arena *)data, c);
}

/* A column while its cells are compiled. */
struct compiled {
    struct compiler *k;
    struct price_lists *lists;
    struct {
        struct program *v;
        size_t n, cap;
    } programs;
    struct what_if_cell *cells;
    struct what_if_column *out;
    bool any; /* some cell is compiled */
};

static uint32_t program_number(struct compiled *x, const struct program *p)
{
    size_t i = 0;
    while (i < x->programs.n && !program_equals(&x->programs.v[i], p))
        i++;
    if (i == x->programs.n)
        vec_push(x->k->a, &x->programs, *p);
    return (uint32_t)i;
}

/* Whether a program's result is the published cell. */
static bool is_published(struct value result, struct value cell)
{
    double f = cell.type == VALUE_INT ? (double)cell.i : cell.f;
    if (cell.type == VALUE_STR)
        return result.type == VALUE_STR && str_eq(result.s, cell.s);
    if (cell.type == VALUE_NA)
        return result.type == VALUE_FLOAT && isnan(result.f);
    if (result.type != VALUE_FLOAT ||
        (cell.type != VALUE_INT && cell.type != VALUE_FLOAT))
        return false;
    return isnan(f) ? isnan(result.f) : result.f == f;
}

static bool proves(struct arena *a, const struct program_cell *p,
                   const struct column *c, size_t row)
{
    struct arena_mark mark = arena_mark(a);
    double *prices = NEW_N(a, double, p->n_prices + 1);
    for (size_t i = 0; i < p->n_prices; i++) {
        struct value v = column_value(p->prices[i].column, p->prices[i].row);
        prices[i] = v.type == VALUE_INT ? (double)v.i : v.f;
    }
    bool same = is_published(program_run(a, &p->program, p->inputs, prices),
                             column_value(c, row));
    arena_rewind(a, mark);
    return same;
}

static void refuse(struct compiled *x, const char *why)
{
    x->out->why = str_c(why);
}

/* Finds the prices of a cell in the lists of the page. */
static const uint32_t *find_prices(struct compiled *x,
                                   const struct program_cell *p)
{
    uint32_t *rows = NEW_N(x->k->a, uint32_t, p->n_prices + 1), list;
    for (size_t i = 0; i < p->n_prices; i++) {
        if (!price_list_find(x->lists, &p->prices[i], &list, &rows[i],
                             &x->out->why))
            return NULL;
        if ((x->any || i) && list != x->out->list) {
            refuse(x, "prices of two lists");
            return NULL;
        }
        x->out->list = list;
    }
    return rows;
}

/* Whether the numbers of a column are a number of things per time, or a time
   per thing. If so, sets *rate except `input`. */
static bool is_rate(struct arena *a, const struct column *c,
                    struct what_if_rate *rate)
{
    const struct unit *u = c ? units_of(a, c) : NULL;
    int time = 0, count = 0;
    bool other = false;
    str name = S("run");
    for (size_t i = 0; u && i < u->n; i++) {
        const struct unit_factor f = u->v[i];
        bool counts = f.kind == UNIT_PASS || f.kind == UNIT_INPUT ||
                      (f.kind == UNIT_COUNT && !unit_is_device(f));
        if (f.kind == UNIT_TIME) {
            time = f.power;
        } else if (counts && !count) {
            count = f.power;
            name = f.name;
        } else {
            other = true;
        }
    }
    if (other || (time != 1 && time != -1) || (count != 0 && count != -time) ||
        (time == 1 && !count))
        return false;
    *rate = (struct what_if_rate){name, u->scale, time == 1, 0};
    return true;
}

/* Returns the rate of a cell: of the only input that is one. */
static struct what_if_rate rate_of(struct arena *a,
                                   const struct program_cell *p)
{
    struct what_if_rate rate = {0}, one;
    size_t n = 0;
    for (uint32_t i = 0; i < p->n_inputs; i++)
        if (is_rate(a, p->inputs[i].column, &one) && n++ == 0) {
            rate = one;
            rate.input = i;
        }
    return n == 1 ? rate : (struct what_if_rate){0};
}

/* Notes the rate of a cell. A column has a rate if all its cells have the
   same. */
static void add_rate(struct compiled *x, const struct program_cell *p)
{
    struct what_if_rate *known = &x->out->rate, rate = rate_of(x->k->a, p);
    if (!x->any)
        *known = rate;
    else if (!known->name.p || !rate.name.p ||
             !str_eq(known->name, rate.name) || known->input != rate.input ||
             known->scale != rate.scale || known->inverse != rate.inverse)
        *known = (struct what_if_rate){0};
}

/* Sets x->out->why if the cell cannot be live. */
static void add_cell(struct compiled *x, const struct column *c, size_t row,
                     struct what_if_cell *out)
{
    struct program_cell p;
    const uint32_t *prices;
    if (!compile_cell(x->k, c, row, &p, &x->out->why))
        return;
    if (x->any && x->out->type != p.type) {
        refuse(x, "cells of several types");
    } else if (!proves(x->k->a, &p, c, row)) {
        refuse(x, "the program computes another value");
    } else if ((prices = find_prices(x, &p))) {
        add_rate(x, &p);
        x->any = true;
        x->out->type = p.type;
        *out = (struct what_if_cell){program_number(x, &p.program), p.inputs,
                                     p.n_inputs, prices, p.n_prices};
    }
}

static struct what_if_column compile_cells(struct compiler *k,
                                           struct price_lists *lists,
                                           const struct column *c, size_t from,
                                           size_t n)
{
    struct what_if_column out = {.priced = true};
    struct compiled x = {.k = k,
                         .lists = lists,
                         .cells = NEW_N(k->a, struct what_if_cell, n + 1),
                         .out = &out};
    for (size_t r = 0; r < n && !out.why.p; r++)
        add_cell(&x, c, from + r, &x.cells[r]);
    out.live = x.any && !out.why.p;
    out.programs = x.programs.v;
    out.n_programs = x.programs.n;
    out.cells = x.cells;
    return out;
}

static bool rows_chosen(struct compiler *k, const struct frame *f)
{
    for (size_t i = 0; i < f->n_columns; i++)
        if (choice_by_price(k, f->columns[i]))
            return true;
    return false;
}

/* Whether prices ordered some columns of a frame, but not all: the cells of a
   row would then be others with other prices. */
static bool rows_mixed(struct compiler *k, const struct frame *f)
{
    size_t n = 0;
    for (size_t i = 0; i < f->n_columns; i++)
        n += choice_is_ordered(k, f->columns[i]);
    return n > 0 && n < f->n_columns;
}

static void compile_columns(struct compiler *k, struct price_lists *p,
                            const struct frame *f, struct what_if *w,
                            struct what_if_column *v)
{
    const char *why = rows_chosen(k, f)  ? "prices selected the rows"
                      : rows_mixed(k, f) ? "prices ordered some columns only"
                                         : NULL;
    for (size_t i = 0; i < f->n_columns; i++) {
        if (!v[i].priced)
            continue;
        if (!why && (w->n_live + 1) * f->n > WHAT_IF_CELLS_MAX)
            why = "the table has too many cells";
        if (why)
            v[i].why = str_c(why);
        else
            v[i] = compile_cells(k, p, f->columns[i], 0, f->n);
        w->n_live += v[i].live;
    }
}

struct what_if_column what_if_cells(struct price_lists *p,
                                    const struct column *c, size_t from,
                                    size_t n)
{
    struct compiler k = {.a = p->a, .is_price = is_price, .data = p->a};
    if (!choice_is_priced(&k, c))
        return (struct what_if_column){0};
    if (choice_by_price(&k, c))
        return (struct what_if_column){.priced = true,
                                       .why = S("prices selected the rows")};
    return compile_cells(&k, p, c, from, n);
}

struct what_if what_if_of(struct price_lists *p, const struct frame_table *t)
{
    const struct frame *f = t->frame;
    struct compiler k = {.a = p->a, .is_price = is_price, .data = p->a};
    struct what_if_column *v =
        NEW_N(p->a, struct what_if_column, f->n_columns + 1);
    struct what_if w = {.columns = v};
    for (size_t i = 0; i < f->n_columns; i++) {
        v[i].priced = choice_is_priced(&k, f->columns[i]);
        w.n_priced += v[i].priced;
    }
    if (w.n_priced)
        compile_columns(&k, p, f, &w, v);
    return w;
}

bool what_if_rests(struct price_lists *p, const struct column *c)
{
    if (!p || !c)
        return false;
    struct compiler k = {.a = p->a, .is_price = is_price, .data = p->a};
    return choice_is_priced(&k, c);
}

void what_if_set(struct document *doc)
{
    struct price_lists *p = price_lists_of(doc);
    frame_table_each (n, doc->root) {
        struct frame_table *t = n->data;
        struct what_if *w = NEW(doc->a, struct what_if);
        if (!p)
            return;
        *w = what_if_of(p, t);
        t->what_if = w->n_priced ? w : NULL;
        p->any |= w->n_live > 0;
    }
}
