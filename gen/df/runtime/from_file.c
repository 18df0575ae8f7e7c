// SPDX-License-Identifier: MIT
// from_file: groups the cells of a column by the file or column from which they
// were read. A column from a single file gets that file as its origin. A column
// from several files gets an ORIGIN_PICK of one column for each file. Below,
// "file" means a file, a column or a formula.
#include "df/runtime/from_file.h"

#include "base/vec.h"
#include "df/runtime/file.h"

/* Returns the ORIGIN_FILE of n cells, which are at `offsets` in the file of
   `from`. */
static struct origin *origin_of(struct eval *ev, str name,
                                const struct object_from *from,
                                const uint32_t *offsets, size_t n)
{
    struct origin *o = NEW(ev->a, struct origin);
    uint32_t *lines = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        lines[i] = place_line(&ev->places, from->src, offsets[i]);
    o->kind = ORIGIN_FILE;
    o->file.format = from->format;
    o->file.src = from->src;
    o->file.column = name;
    o->file.lines = lines;
    o->file.offsets = offsets;
    return o;
}

/* Returns where the value o comes from, or NULL if that is unknown. If the
   script cut a string out of a file's text, the address of the string gives its
   position. */
static const struct object_from *from_of(struct eval *ev,
                                         const struct object *o)
{
    struct object_from found;
    if (o->from)
        return o->from->src && !o->from->src->name.p ? NULL : o->from;
    if (o->type != OBJECT_STR || !file_find(ev, as_str(*o), &found))
        return NULL;
    struct object_from *own = NEW(ev->a, struct object_from);
    *own = found;
    return own;
}

/* Returns an ORIGIN_TAKE from column c. */
static const struct origin *taken(struct eval *ev, const struct column *c,
                                  const uint32_t *rows)
{
    struct origin *o = NEW(ev->a, struct origin);
    o->kind = ORIGIN_TAKE;
    o->take.from = c;
    o->take.rows = rows;
    return o;
}

const struct origin *from_file_value(struct eval *ev, struct object o)
{
    const struct object_from *from = from_of(ev, &o);
    if (!from || from->how)
        return from ? from->how : NULL;
    if (from->column)
        return taken(ev, from->column, &from->offset);
    return origin_of(ev, S(""), from, &from->offset, 1);
}

struct object from_file_cell(struct eval *ev, struct object o,
                             const struct column *c, size_t row)
{
    struct value v;
    const struct origin *known = c->origin;
    bool unknown = known->kind == ORIGIN_LITERAL && !known->text.p;
    if (o.from || unknown || !object_scalar(o, &v))
        return o;
    struct object_from *from = NEW(ev->a, struct object_from);
    *from = (struct object_from){.column = c, .offset = (uint32_t)row};
    o.from = from;
    return o;
}

/* The cells of a column, and the files from which they were read. */
struct read_cells {
    struct eval *ev;
    const struct column *c;
    const struct object_from **from; /* for each row: where its cell was read;
                                        NULL: not from a file */
    uint32_t *which; /* for each row: index in `files`; files.n if the cell was
                        not read from a file */
    struct {
        struct object_from *v; /* one for each file: the first cell read from
                                  it */
        size_t n, cap;
    } files;
    bool any_other; /* a cell was not read from a file, and is not missing */
    bool any_how;   /* a cell was computed */
    unsigned depth; /* number of nested formulas that use the column */
};

enum { FILES_MAX = 10000, DEPTH_MAX = 8 };

/* Whether two formulas are the same expression of a script with the same parts,
   all of them single values; or both are NULL. */
static bool is_same_formula(const struct origin *x, const struct origin *y)
{
    if (!x || !y || x == y)
        return x == y;
    bool same = x->kind == y->kind && x->n_parts == y->n_parts &&
                !x->accumulates && x->pos.src == y->pos.src &&
                x->pos.line == y->pos.line && x->pos.col == y->pos.col &&
                str_eq(x->text, y->text);
    for (size_t i = 0; same && i < x->n_parts; i++)
        same = x->parts[i].kind == ORIGIN_VALUE &&
               y->parts[i].kind == ORIGIN_VALUE &&
               x->parts[i].from == y->parts[i].from &&
               x->parts[i].n == y->parts[i].n;
    return same;
}

/* Returns the index in x->files of the file of `from`. Adds the file if it is
   new. Compares first with file `last`, which the previous call returned. */
static uint32_t find_file(struct read_cells *x, const struct object_from *from,
                          uint32_t last)
{
    uint32_t i = last;
    for (size_t k = 0; k < x->files.n; k++, i++) {
        i = i < x->files.n ? i : 0;
        const struct object_from *known = &x->files.v[i];
        if (known->src == from->src && known->format == from->format &&
            known->column == from->column &&
            is_same_formula(known->how, from->how))
            return i;
    }
    vec_push(x->ev->scratch, &x->files, *from);
    return (uint32_t)x->files.n - 1;
}

/* Finds the file of each cell; v[i] is NULL for a missing cell. Returns false
   if no cell was read from a file, or if there are more than FILES_MAX
   files. */
static bool find_files(struct read_cells *x, const struct object *const *v)
{
    uint32_t last = 0;
    for (size_t i = 0; i < x->c->n; i++) {
        x->from[i] = v[i] ? from_of(x->ev, v[i]) : NULL;
        x->any_other |= v[i] && !x->from[i];
        x->any_how |= x->from[i] && x->from[i]->how;
        if (x->from[i])
            x->which[i] = last = find_file(x, x->from[i], last);
        if (x->files.n > FILES_MAX)
            return false;
    }
    for (size_t i = 0; i < x->c->n; i++)
        if (!x->from[i])
            x->which[i] = (uint32_t)x->files.n;
    return x->files.n > 0;
}

/* Whether the origin of some cell is unknown. */
static bool has_missing(const struct read_cells *x)
{
    for (size_t i = 0; i < x->c->n; i++)
        if (!x->from[i])
            return true;
    return false;
}

static const struct column *with_origin(struct eval *ev, const struct column *c,
                                        const struct origin *o)
{
    struct column *own = NEW(ev->a, struct column);
    *own = *c;
    own->origin = o;
    return own;
}

static const struct column *column_from(struct eval *ev, const struct column *c,
                                        const struct object *const *v,
                                        unsigned depth);

/* Returns where a single value with origin o comes from. o may be NULL. */
static struct object_from from_origin(const struct origin *o)
{
    if (o && o->kind == ORIGIN_FILE)
        return (struct object_from){.src = o->file.src,
                                    .format = o->file.format,
                                    .offset = o->file.offsets[0]};
    if (o && o->kind == ORIGIN_TAKE)
        return (struct object_from){.column = o->take.from,
                                    .offset = o->take.rows[0]};
    return (struct object_from){.how = o};
}

/* Returns a column with, for each row i of c, the value of part k in the
   formula of cell rows[i] of x. */
static const struct column *input(struct read_cells *x, const struct column *c,
                                  const uint32_t *rows, size_t k)
{
    struct eval *ev = x->ev;
    struct value *cells;
    struct object *made = NEW_N(ev->scratch, struct object, c->n + 1);
    struct object_from *from = NEW_N(ev->scratch, struct object_from, c->n + 1);
    const struct object **v =
        NEW_N(ev->scratch, const struct object *, c->n + 1);
    const struct origin *first = x->from[rows[0]]->how;
    const struct origin_part *p = &first->parts[k];
    struct origin *o = NEW(ev->a, struct origin);
    str slice = str_slice(first->text, p->from, p->from + p->n);
    struct column *in = column_new(ev->a, p->name.p ? p->name : slice,
                                   COLUMN_OBJECT, c->n, (void **)&cells);
    *o = (struct origin){.kind = ORIGIN_LITERAL,
                         .pos = first->pos,
                         .text = slice,
                         .effect = EFFECT_WRITTEN};
    in->origin = o;
    for (size_t i = 0; i < c->n; i++) {
        const struct origin_part *q = &x->from[rows[i]]->how->parts[k];
        cells[i] = q->value;
        made[i] = object_value(q->value);
        from[i] = from_origin(q->how);
        made[i].from = q->how ? &from[i] : NULL;
        v[i] = &made[i];
    }
    return column_from(ev, in, v, x->depth + 1);
}

/* Returns an ORIGIN_PICK of one column for each row of c, which has the formula
   of cell rows[i] of x as its origin. */
static const struct origin *singly(struct read_cells *x, const struct column *c,
                                   const uint32_t *rows)
{
    struct eval *ev = x->ev;
    struct origin *o = NEW(ev->a, struct origin);
    const struct column **from = NEW_N(ev->a, const struct column *, c->n);
    uint32_t *which = NEW_N(ev->a, uint32_t, c->n);
    uint32_t *row = NEW_N(ev->a, uint32_t, c->n);
    for (size_t i = 0; i < c->n; i++) {
        which[i] = row[i] = (uint32_t)i;
        from[i] = with_origin(ev, column_take(ev->a, c, &row[i], 1),
                              x->from[rows[i]]->how);
    }
    *o = (struct origin){.kind = ORIGIN_PICK, .pos = c->origin->pos};
    o->pick.from = from;
    o->pick.n_from = c->n;
    o->pick.derived = true;
    o->pick.which = which;
    o->pick.rows = NEW_N(ev->a, uint32_t, c->n);
    return o;
}

/* All rows of c have the same formula. Returns c with this formula as its
   origin. Each part of the formula that was read or computed becomes an
   input. */
static const struct column *
computed(struct read_cells *x, const struct column *c, const uint32_t *rows)
{
    struct eval *ev = x->ev;
    const struct origin *first = x->from[rows[0]]->how;
    struct origin *o = NEW(ev->a, struct origin);
    struct origin_part *parts =
        NEW_N(ev->a, struct origin_part, first->n_parts + 1);
    const struct column **inputs =
        NEW_N(ev->a, const struct column *, first->n_parts + 1);
    size_t n = 0;
    bool cells = false;
    if (first->accumulates || (x->depth > DEPTH_MAX && c->n == 1))
        return with_origin(ev, c, first);
    if (x->depth > DEPTH_MAX)
        return with_origin(ev, c, singly(x, c, rows));
    *o = *first;
    for (size_t k = 0; k < first->n_parts; k++) {
        bool how = false;
        for (size_t i = 0; i < c->n; i++)
            how |= x->from[rows[i]]->how->parts[k].how != NULL;
        parts[k] = first->parts[k];
        if (parts[k].kind == ORIGIN_VALUE && how) {
            parts[k].kind = ORIGIN_CELL;
            parts[k].column = input(x, c, rows, k);
            parts[k].how = NULL;
            cells = true;
        }
        if (parts[k].column)
            inputs[n++] = parts[k].column;
    }
    o->parts = parts;
    o->kind = n ? ORIGIN_EXPR : ORIGIN_LITERAL;
    o->effect = cells ? EFFECT_COMPUTES : first->effect;
    o->inputs.v = inputs;
    o->inputs.n = n;
    return with_origin(ev, c, o);
}

/* Returns the origin of column c, whose cells were read from file k. `offsets`
   has their offsets or, if file k is a column, their rows. */
static const struct origin *file_or_column(struct read_cells *x,
                                           const struct column *c, size_t k,
                                           const uint32_t *offsets)
{
    const struct object_from *from = &x->files.v[k];
    return from->column ? taken(x->ev, from->column, offsets)
                        : origin_of(x->ev, c->name, from, offsets, c->n);
}

/* Returns the n given rows of x->c, which were read from file k, with their
   origin. If k is the number of files, the rows were not read from a file. */
static const struct column *part(struct read_cells *x, size_t k,
                                 const uint32_t *rows, size_t n)
{
    struct eval *ev = x->ev;
    const struct column *c = column_take(ev->a, x->c, rows, n);
    uint32_t *offsets = NEW_N(ev->a, uint32_t, n + 1);
    if (k == x->files.n)
        return c;
    if (x->files.v[k].how)
        return computed(x, c, rows);
    for (size_t i = 0; i < n; i++)
        offsets[i] = x->from[rows[i]]->offset;
    return with_origin(ev, c, file_or_column(x, c, k, offsets));
}

/* Returns an ORIGIN_PICK that takes each cell from the column of its file. */
static const struct origin *picked(struct read_cells *x)
{
    struct eval *ev = x->ev;
    size_t n = x->c->n, parts = x->files.n + 1;
    struct origin *o = NEW(ev->a, struct origin);
    const struct column **from = NEW_N(ev->a, const struct column *, parts);
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *sorted = NEW_N(ev->a, uint32_t, n + 1); /* rows sorted by file */
    uint32_t *starts = NEW_N(ev->scratch, uint32_t, parts + 1);
    uint32_t *ends = NEW_N(ev->scratch, uint32_t, parts + 1);
    for (size_t i = 0; i < n; i++)
        starts[x->which[i] + 1]++;
    for (size_t k = 0; k < parts; k++)
        ends[k + 1] = starts[k + 1] += starts[k];
    for (size_t i = 0; i < n; i++) {
        uint32_t k = x->which[i];
        rows[i] = ends[k] - starts[k];
        sorted[ends[k]++] = (uint32_t)i;
    }
    for (size_t k = 0; k < parts; k++)
        from[k] = part(x, k, sorted + starts[k], starts[k + 1] - starts[k]);
    o->kind = ORIGIN_PICK;
    o->pos = x->c->origin->pos;
    o->pick.from = from;
    o->pick.n_from = parts;
    o->pick.derived = x->any_how || (x->any_other && column_is_derived(x->c));
    o->pick.which = x->which;
    o->pick.rows = rows;
    return o;
}

static const struct column *column_from(struct eval *ev, const struct column *c,
                                        const struct object *const *v,
                                        unsigned depth)
{
    struct read_cells x = {.ev = ev, .c = c, .depth = depth};
    if (!c)
        return NULL;
    x.from = NEW_N(ev->scratch, const struct object_from *, c->n + 1);
    x.which = NEW_N(ev->a, uint32_t, c->n + 1);
    if (!find_files(&x, v))
        return c;
    if (x.files.n == 1 && x.files.v[0].how && !has_missing(&x)) {
        uint32_t *rows = NEW_N(ev->scratch, uint32_t, c->n + 1);
        for (size_t i = 0; i < c->n; i++)
            rows[i] = (uint32_t)i;
        return computed(&x, c, rows);
    }
    bool gaps = x.files.v[0].column && has_missing(&x);
    if (x.files.n > 1 || x.any_other || x.any_how || gaps)
        return with_origin(ev, c, picked(&x));
    uint32_t *offsets = NEW_N(ev->a, uint32_t, c->n + 1);
    for (size_t i = 0; i < c->n; i++)
        offsets[i] = x.from[i] ? x.from[i]->offset : x.files.v[0].offset;
    return with_origin(ev, c, file_or_column(&x, c, 0, offsets));
}

const struct column *from_file_column(struct eval *ev, const struct column *c,
                                      const struct object *const *v)
{
    return column_from(ev, c, v, 0);
}
