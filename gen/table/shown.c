// SPDX-License-Identifier: MIT
// shown: makes the frame for downloads. Columns without markup are shared with
// the table's frame.
#include "table/shown.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/uri.h"
#include "chart/scale/figures.h"
#include "df/runtime/exact.h"
#include "frame/name.h"
#include "table/measure.h"

/* Returns the URLs of the links in a cell, separated by spaces, or STR_NONE if
   it has no links. page: URL that makes relative links absolute; if empty, they
   stay as written. */
static str links_of(struct arena *a, const struct node *cell, str page)
{
    struct buf b = {.a = a};
    for (const struct node *n = cell; n; n = node_next(n, cell)) {
        str url = n->type == NODE_REFERENCE ? node_get(n, "refuri") : STR_NONE;
        if (!url.n)
            continue;
        if (b.n)
            buf_putc(&b, ' ');
        buf_put(&b, page.n ? uri_resolve(a, page, url) : url);
    }
    return b.n ? buf_str(&b) : STR_NONE;
}

/* Returns a column's name with the suffix `more`. If the name has several
   levels, the suffix is appended to the last level that is not empty. */
static str name_with(struct arena *a, str name, str more)
{
    struct value v[NAME_LEVELS_MAX];
    size_t levels = name_levels(name), last = 0;
    for (size_t i = 0; i < levels; i++) {
        v[i] = name_level(name, i);
        last = name_level_text(a, name, i, levels).n ? i : last;
    }
    str text = levels == 1 ? name_text(a, name)
                           : name_level_text(a, name, last, levels);
    v[last] = (struct value){.type = VALUE_STR, .s = str_concat(a, text, more)};
    return name_make(a, v, levels);
}

/* Returns a column with the URLs of the links in column `at`, or NULL if the
   column has no links. */
static const struct column *links(struct arena *a, const struct frame_table *t,
                                  size_t at, str page)
{
    const struct column *of = t->frame->columns[at];
    void *cells;
    bool any = false;
    if (!frame_table_has_markup(t, at))
        return NULL;
    struct column *c = column_new(a, name_with(a, of->name, S(" (link)")),
                                  COLUMN_STR, of->n, &cells);
    c->origin = of->origin;
    for (size_t r = 0; r < of->n; r++) {
        const struct node *n = frame_table_node(t, r, at);
        str url = n ? links_of(a, n, page) : STR_NONE;
        ((str *)cells)[r] = url;
        any |= url.n > 0;
    }
    return any ? c : NULL;
}

/* Returns the index of the step whose values are the column's numbers before
   rounding and formatting, or l->n if the column is not formatted. */
static size_t number_step(const struct column *c, const struct lineage *l)
{
    size_t i = 0;
    bool text = c->type == COLUMN_STR || c->type == COLUMN_OBJECT;
    if (!text || !l->n || l->v[0].role != LINEAGE_FORMAT)
        return l->n;
    while (i < l->n && lineage_is_finish(l->v[i].role))
        i++;
    return i;
}

static const struct column *
number_column(struct arena *a, const struct column *of, const struct value *v)
{
    struct column *c = NEW(a, struct column);
    *c = (struct column){.name = name_with(a, of->name, S(" (number)")),
                         .type = COLUMN_OBJECT,
                         .n = of->n,
                         .o = v,
                         .origin = of->origin};
    return c;
}

/* ---- formatted numbers ---- */

/* Whether the format of a column multiplies by 100, as '{:.1%}' does. */
static bool shows_percent(const struct column *c)
{
    while (c->origin->kind == ORIGIN_TAKE)
        c = c->origin->take.from;
    return c->origin->kind == ORIGIN_EXPR && c->origin->effect & EFFECT_PERCENT;
}

/* Returns the numbers of column `at` before they were rounded and formatted, or
   NULL if the column is not formatted. v: the values of the column's steps. If
   the format shows ratios as percentages, returns percentages. */
static const struct column *formatted(struct arena *a,
                                      const struct frame_table *t, size_t at,
                                      const struct value *const *v)
{
    const struct column *of = t->frame->columns[at];
    const struct lineage *l = &t->lineages[at];
    size_t step = number_step(of, l);
    if (step >= l->n || !v || !v[step])
        return NULL;
    if (!shows_percent(of))
        return number_column(a, of, v[step]);
    struct value *percent = NEW_N(a, struct value, of->n + 1);
    for (size_t r = 0; r < of->n; r++)
        percent[r] = exact_percent(a, v[step][r]);
    return number_column(a, of, percent);
}

/* ---- numbers in strings ---- */

/* Whether a program would misread the text of a number: the text has a
   currency, a unit, thousands separators or a decimal comma. */
static bool is_dressed(const struct figure_cell *x, str text)
{
    double bare;
    return x->currency.n || x->unit.n || !str_to_double(text, &bare) ||
           bare != x->value;
}

/* Returns a column of the numbers in the strings of column `at`. Returns NULL
   if the column is not a column of strings, or if programs parse all its
   numbers correctly. */
static const struct column *written(struct arena *a,
                                    const struct frame_table *t, size_t at,
                                    const struct measured *m)
{
    const struct column *of = t->frame->columns[at];
    bool any = false;
    if (of->type != COLUMN_STR)
        return NULL;
    struct value *v = NEW_N(a, struct value, of->n);
    for (size_t r = 0; r < of->n; r++) {
        const struct figure_cell *x = &m->figures[r];
        if (x->kind != FIGURE_NUMBER)
            continue;
        v[r].type = VALUE_FLOAT;
        v[r].f = x->value;
        any |= is_dressed(x, str_trim(frame_table_cell(a, t, r, at)));
    }
    return any ? number_column(a, of, v) : NULL;
}

/* Returns the column of numbers to add after column `at`. Returns NULL if this
   column is not needed, if a cell is neither a number nor missing, or if the
   cells have several units. */
static const struct column *numbers(struct arena *a,
                                    const struct frame_table *t, size_t at,
                                    const struct value *const *values)
{
    const struct column *of = t->frame->columns[at];
    struct measured m;
    if (!t->numeric[at] || of->type == COLUMN_INT || of->type == COLUMN_FLOAT)
        return NULL;
    measure_column(a, t, at, &m);
    if (figures_compare(a, m.figures, of->n).alike != FIGURES_ALIKE)
        return NULL;
    const struct column *c = formatted(a, t, at, values);
    return c ? c : written(a, t, at, &m);
}

/* The frame that is being made. The names of its columns are unique. */
struct shown_job {
    struct arena *a;
    struct frame *out;
    struct map names;
};

/* Adds a column. own: the column's name is reserved for this column. Otherwise,
   if the name is in use, the column gets a name with a number. */
static void add(struct shown_job *j, const struct column *c, bool own)
{
    str name = c->name;
    for (size_t k = 2; !own && !map_add(&j->names, name, NULL); k++)
        name = name_with(j->a, c->name, str_fmt(j->a, " %zu", k));
    if (!str_eq(name, c->name)) {
        struct column *renamed = NEW(j->a, struct column);
        *renamed = *c;
        renamed->name = name;
        c = renamed;
    }
    j->out->columns[j->out->n_columns++] = c;
}

const struct frame *shown_frame(struct arena *a, const struct frame_table *t,
                                const struct value *const *const *values,
                                str page, str *fields)
{
    const struct frame *f = t->frame;
    struct shown_job j = {a, NEW(a, struct frame), {.a = a}};
    bool *own = NEW_N(a, bool, f->n_columns);
    j.out->n = f->n;
    j.out->columns = NEW_N(a, const struct column *, 3 * f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        own[i] = map_add(&j.names, f->columns[i]->name, NULL);
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *more[] = {links(a, t, i, page),
                                       numbers(a, t, i, values[i])};
        add(&j, frame_table_texts(a, t, i), own[i]);
        fields[i] = j.out->columns[j.out->n_columns - 1]->name;
        for (size_t k = 0; k < 2; k++)
            if (more[k])
                add(&j, more[k], false);
    }
    return j.out;
}
