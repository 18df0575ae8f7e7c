// SPDX-License-Identifier: MIT
// json_columns: until all rows are read, a cell is the offset and length of its
// value in the text. Then each column is converted. The names of entries form a
// tree. A name that comes in the same order as in the record before is found
// without a search.
#include "load/json/json_columns.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/source.h"
#include "base/map.h"
#include "base/vec.h"
#include "frame/name.h"
#include "frame/unit_header.h"
#include "load/csv/csv_cell.h"

enum { SEARCHED_MAX = 8 }; /* names of a map without index */

const struct dtype JSON_DTYPE = {.name = "object", .json = true};

/* A value in the text; strings include their quotes. n is 0 if the record does
   not have the value. */
struct json_cell {
    uint32_t at, n;
};

/* Kinds of cells of a column, as bits. */
enum {
    HAS_ABSENT = 1,
    HAS_NULL = 2,
    HAS_BOOL = 4,
    HAS_INT = 8,
    HAS_FLOAT = 16,
    HAS_TEXT = 32,
    HAS_NESTED = 64,
    HAS_BIG = 128, /* an integer beyond int64 */
    HAS_MISSING = HAS_ABSENT | HAS_NULL
};

struct json_column {
    str name; /* STR_NONE if `number` is the name */
    size_t number;
    struct arena a; /* holds v */
    struct json_cell *v;
    size_t n, cap;
    unsigned kinds;
    bool is_top;  /* in the first record with this column, the value is not in a
                     nested map */
    size_t level; /* nesting level of the map that had the last cell */
    size_t first_row;
    const struct json_name *path; /* innermost name of the column's path; NULL
                                     if the column is not named after an
                                     entry */
};

/* A name of entries. Entries with the same path in their records share it.
   Names form a tree. */
struct json_name {
    const struct json_name *outer; /* NULL at the top */
    str raw;                       /* as first written */
    str name, full;                /* decoded; `full` begins with the names of
                                      outer maps */
    struct json_name *first, *last, *next; /* names of entries in maps that are
                                              values of this name */
    size_t n;
    struct map *index;          /* name -> inner name; NULL if there are few */
    struct json_column *column; /* column of the values; NULL if all were maps
                                   split into columns */
    size_t seen;                /* number of the last row with this name, from
                                   1 */
};

enum json_shape { SHAPE_NONE, SHAPE_MAPS, SHAPE_LISTS, SHAPE_CELLS };

struct json_columns {
    struct arena *a;
    struct diags *d;
    const struct source *src;
    struct json_how how;
    size_t expected;
    enum json_shape shape;
    struct json_name top;
    struct map by_name; /* full name -> struct json_column * */
    struct {
        struct json_column **v;
        size_t n, cap;
    } columns; /* in order of appearance */
    struct {
        struct arena a;
        uint32_t *v;
        size_t n, cap;
    } offsets;  /* offsets of the rows in the text */
    bool twice; /* a name occurred twice in a map */
};

struct json_columns *json_columns_new(struct arena *a, struct diags *d,
                                      const struct source *src,
                                      const struct json_how *how, size_t rows)
{
    struct json_columns *c = NEW(a, struct json_columns);
    c->a = a;
    c->d = d;
    c->src = src;
    c->how = *how;
    c->expected = rows;
    c->by_name.a = a;
    vec_room(&c->offsets.a, &c->offsets, rows);
    return c;
}

/* ---- cells ---- */

/* Returns the bits (HAS_...) of a value of kind `kind`, which is written as
   `text`. */
static unsigned kind_bit(enum json_kind kind, str text)
{
    static const uint8_t BITS[] = {
        [JSON_NULL] = HAS_NULL,   [JSON_FALSE] = HAS_BOOL,
        [JSON_TRUE] = HAS_BOOL,   [JSON_INT] = HAS_INT,
        [JSON_FLOAT] = HAS_FLOAT, [JSON_TEXT] = HAS_TEXT,
        [JSON_LIST] = HAS_NESTED, [JSON_MAP] = HAS_NESTED};
    enum {
        SAFE = 18
    }; /* integers with at most this many digits are within
          int64 */
    int64_t i;
    return kind == JSON_INT && text.n > SAFE &&
                   csv_cell_int(text, &i) != CSV_INT_OK
               ? HAS_INT | HAS_BIG
               : BITS[kind];
}

static struct json_column *new_column(struct json_columns *c, str name,
                                      size_t level)
{
    struct json_column *x = NEW(c->a, struct json_column);
    x->name = name;
    x->first_row = c->offsets.n - 1;
    x->is_top = level == 0;
    if (c->offsets.n <= 1) /* a column that first occurs in a later row may have
                              few cells, so no room is reserved for it */
        vec_room(&x->a, x, c->expected);
    vec_push(c->a, &c->columns, x);
    return x;
}

/* Adds absent cells to x until it has n cells. */
static void pad(struct json_column *x, size_t n)
{
    for (; x->n < n; x->kinds |= HAS_ABSENT)
        vec_push(&x->a, x, ((struct json_cell){0}));
}

/* Stores the value t as the cell of x in the current row. `offset` is the
   offset of the reader's text in the whole text. `level` is the nesting level
   of the map that has the value; 0 is the record itself. A row may have two
   values for x, as in {"a": {"b": 1}, "a.b": 2}. As in pandas, the value of an
   inner map then takes precedence over a value of the record itself. */
static void put_cell(struct json_columns *c, struct json_column *x,
                     const struct json_token *t, size_t offset, size_t level)
{
    size_t row = c->offsets.n - 1;
    size_t quotes = t->kind == JSON_TEXT ? 2 : 0;
    struct json_cell cell = {(uint32_t)(offset + t->at),
                             (uint32_t)(t->text.n + quotes)};
    if (x->n > row) {
        c->twice = true;
        x->is_top |= level == 0 && x->first_row == row;
        if (level == 0 && x->level > 0)
            return;
        x->v[row] = cell;
    } else {
        if (x->n < row)
            pad(x, row);
        vec_push(&x->a, x, cell);
    }
    x->kinds |= kind_bit(t->kind, t->text);
    x->level = level;
}

/* ---- names ---- */

static struct json_name *search(const struct json_name *in, str name)
{
    if (in->index)
        return map_get(in->index, name);
    for (struct json_name *x = in->first; x; x = x->next)
        if (str_eq(x->name, name))
            return x;
    return NULL;
}

static void index_names(struct arena *a, struct json_name *in)
{
    in->index = NEW(a, struct map);
    in->index->a = a;
    for (struct json_name *x = in->first; x; x = x->next)
        map_put(in->index, x->name, x);
}

static str full_name(struct json_columns *c, const struct json_name *outer,
                     str name)
{
    str sep = c->how.separator;
    if (!outer->outer)
        return name;
    const str parts[] = {outer->full, name};
    str full = str_join(c->a, parts, 2, sep);
    return c->how.trimmed && str_starts(full, sep) ? str_from(full, sep.n)
                                                   : full;
}

static struct json_name *add_name(struct json_columns *c, struct json_name *in,
                                  str raw, str name)
{
    struct json_name *x = NEW(c->a, struct json_name);
    x->outer = in;
    x->raw = raw;
    x->name = name;
    x->full = full_name(c, in, name);
    if (in->last)
        in->last->next = x;
    else
        in->first = x;
    in->last = x;
    if (in->index)
        map_put(in->index, name, x);
    if (++in->n == SEARCHED_MAX)
        index_names(c->a, in);
    return x;
}

/* Returns the name of token t among the names in `in`; adds it if it is new.
   Tries `expected` first, unless it is NULL. */
static struct json_name *name_of(struct json_columns *c, struct json_name *in,
                                 struct json_name *expected,
                                 const struct json_token *t)
{
    if (expected && str_eq(expected->raw, t->text))
        return expected;
    str name = json_decode(c->a, t);
    struct json_name *x = search(in, name);
    return x ? x : add_name(c, in, t->text, name);
}

static struct json_column *column_of(struct json_columns *c,
                                     struct json_name *x, size_t level)
{
    if (x->column)
        return x->column;
    x->column = map_get(&c->by_name, x->full);
    if (!x->column) {
        x->column = new_column(c, x->full, level);
        x->column->path = x;
        map_put(&c->by_name, x->full, x->column);
    }
    return x->column;
}

/* ---- records ---- */

/* Removes the current row's cells from the column of `in` and from the columns
   of its inner names. */
static void clear(struct json_columns *c, struct json_name *in)
{
    size_t row = c->offsets.n - 1;
    struct json_column *x = in->column;
    if (x && x->n > row) {
        x->v[row] = (struct json_cell){0};
        x->kinds |= HAS_ABSENT;
    }
    for (struct json_name *inner = in->first; inner; inner = inner->next)
        clear(c, inner);
}

static void found_twice(struct json_columns *c, struct json_name *x,
                        const struct json_token *t, size_t offset)
{
    if (!c->twice) {
        diag_at(c->d, DIAG_JSON_KEY_TWICE,
                json_pos(c->src, offset + t->at, t->text.n + 2), x->name);
        diag_help(c->d, "remove one of the entries: only the last one counts");
    }
    c->twice = true;
    clear(c, x);
}

/* Returns true, and sets the fault of r, if there are too many columns or
   cells: more than COLUMNS_MAX columns; or more than CELLS cells, if this is
   also more than the number of bytes of the text. Only records with very many
   different names exceed these limits. */
static bool is_too_wide(const struct json_columns *c, struct json_events *r)
{
    enum { COLUMNS_MAX = 1 << 16, CELLS = 1 << 24 };
    size_t most = c->src->text.n > CELLS ? c->src->text.n : CELLS;
    if (c->columns.n <= COLUMNS_MAX && c->columns.n * c->offsets.n <= most)
        return false;
    r->why = "the records have too many different keys";
    r->help = "read them as rows: pd.DataFrame(list(record.items()))";
    return true;
}

/* Adds the entries of a map that r has just opened to the current row. Returns
   false at a fault. */
static bool add_map(struct json_columns *c, struct json_events *r,
                    struct json_name *in, size_t level)
{
    struct json_name *expected = in->first;
    size_t offset = (size_t)(r->s.p - c->src->text.p), row = c->offsets.n;
    struct json_token t;
    while (json_next(r, &t) == JSON_NAME) {
        struct json_name *x = name_of(c, in, expected, &t);
        expected = x->next;
        if (x->seen == row)
            found_twice(c, x, &t, offset);
        x->seen = row;
        json_next(r, &t);
        if (t.kind == JSON_MAP && level < c->how.levels) {
            if (!add_map(c, r, x, level + 1))
                return false;
        } else if (json_whole(r, &t) && !is_too_wide(c, r)) {
            put_cell(c, column_of(c, x, level), &t, offset, level);
        } else {
            return false;
        }
    }
    return t.kind == JSON_CLOSE;
}

static struct json_column *numbered(struct json_columns *c, size_t i)
{
    if (i < c->columns.n)
        return c->columns.v[i];
    struct json_column *x = new_column(c, STR_NONE, 0);
    x->number = i;
    return x;
}

static bool add_list(struct json_columns *c, struct json_events *r)
{
    size_t offset = (size_t)(r->s.p - c->src->text.p);
    struct json_token t;
    for (size_t i = 0; json_next(r, &t) != JSON_CLOSE; i++) {
        if (!json_whole(r, &t) || is_too_wide(c, r))
            return false;
        put_cell(c, numbered(c, i), &t, offset, 0);
    }
    return true;
}

enum json_added json_columns_add(struct json_columns *c, struct json_events *r,
                                 struct json_token *t)
{
    size_t offset = (size_t)(r->s.p - c->src->text.p);
    if (t->kind == JSON_FAULT)
        return JSON_ADDED_FAULT;
    enum json_shape shape = t->kind == JSON_MAP    ? SHAPE_MAPS
                            : t->kind == JSON_LIST ? SHAPE_LISTS
                                                   : SHAPE_CELLS;
    if (!c->shape)
        c->shape = shape;
    if (shape != c->shape && c->shape != SHAPE_CELLS)
        return JSON_ADDED_OTHER;
    vec_push(&c->offsets.a, &c->offsets, (uint32_t)(offset + t->at));
    bool ok = true;
    if (c->shape == SHAPE_MAPS)
        ok = add_map(c, r, &c->top, 0);
    else if (c->shape == SHAPE_LISTS)
        ok = add_list(c, r);
    else if ((ok = json_whole(r, t)))
        put_cell(c, numbered(c, 0), t, offset, 0);
    return ok ? JSON_ADDED : JSON_ADDED_FAULT;
}

void json_columns_empty(struct json_columns *c, size_t offset)
{
    c->shape = SHAPE_MAPS;
    vec_push(&c->offsets.a, &c->offsets, (uint32_t)offset);
}

void json_columns_put(struct json_columns *c, str name,
                      const struct json_token *t, size_t offset)
{
    vec_push(&c->offsets.a, &c->offsets, (uint32_t)(offset + (t ? t->at : 0)));
    c->shape = SHAPE_CELLS;
    if (!c->columns.n)
        new_column(c, name, 0);
    if (t)
        put_cell(c, c->columns.v[0], t, offset, 0);
    else
        pad(c->columns.v[0], c->offsets.n);
}

/* ---- conversion ---- */

static str text_of(const struct json_columns *c, struct json_cell cell)
{
    return (str){c->src->text.p + cell.at, cell.n};
}

/* Returns the kind of a cell; JSON_END if it is absent. */
static enum json_kind kind_of(const struct json_columns *c,
                              struct json_cell cell)
{
    str s = text_of(c, cell);
    switch (cell.n ? s.p[0] : '\0') {
    case '\0': return JSON_END;
    case '"': return JSON_TEXT;
    case '[': return JSON_LIST;
    case '{': return JSON_MAP;
    case 'n': return JSON_NULL;
    case 't': return JSON_TRUE;
    case 'f': return JSON_FALSE;
    default: break;
    }
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_digit(s.p[i]) && s.p[i] != '-')
            return JSON_FLOAT;
    return JSON_INT;
}

/* Collects the kinds of the cells again, because cells were replaced. */
static void count_kinds(const struct json_columns *c, struct json_column *x)
{
    x->kinds = 0;
    for (size_t i = 0; i < x->n; i++) {
        enum json_kind kind = kind_of(c, x->v[i]);
        x->kinds |=
            kind == JSON_END ? HAS_ABSENT : kind_bit(kind, text_of(c, x->v[i]));
    }
}

static str decoded(const struct json_columns *c, struct json_cell cell)
{
    struct json_token t = {
        .text = {c->src->text.p + cell.at + 1, (size_t)cell.n - 2}};
    t.escaped = memchr(t.text.p, '\\', t.text.n) != NULL;
    return json_decode(c->a, &t);
}

static double number(const struct json_columns *c, struct json_cell cell)
{
    str s = text_of(c, cell);
    double f;
    if (s.p[0] == 'N')
        return (double)NAN;
    if (csv_cell_float(c->a, s, &f))
        return f;
    return s.p[0] == '-' ? -INFINITY : INFINITY;
}

/* Stores an integer in *out. Returns false after reporting an integer beyond
   int64. */
static bool integer(const struct json_columns *c, struct json_cell cell,
                    int64_t *out)
{
    str s = text_of(c, cell);
    if (csv_cell_int(s, out) == CSV_INT_OK)
        return true;
    diag_at(c->d, DIAG_JSON_NUMBER, json_pos(c->src, cell.at, cell.n), s);
    diag_help(c->d, "write it with a decimal point, or as a string in quotes");
    return false;
}

static bool put_value(const struct json_columns *c, struct json_cell cell,
                      struct value *v)
{
    enum json_kind kind = kind_of(c, cell);
    switch (kind) {
    case JSON_TRUE:
    case JSON_FALSE:
        *v = (struct value){.type = VALUE_BOOL, .b = kind == JSON_TRUE};
        break;
    case JSON_INT: v->type = VALUE_INT; return integer(c, cell, &v->i);
    case JSON_FLOAT:
        *v = (struct value){.type = VALUE_FLOAT, .f = number(c, cell)};
        break;
    case JSON_TEXT:
        *v = (struct value){.type = VALUE_STR, .s = decoded(c, cell)};
        break;
    default: v->none = cell.n > 0; break;
    }
    return true;
}

/* A number overwrites its cell in place: numbers and cells have the same
   size. */
union json_number {
    struct json_cell cell;
    int64_t i;
    double f;
};

/* Prefetches the text of the cell a few rows after cell i, since that cell is
   read soon: the texts of a column's cells are far apart. */
__attribute__((always_inline)) static inline void
load_ahead(const struct json_columns *c, const struct json_column *x, size_t i)
{
    enum { AHEAD = 16 };
    if (i + AHEAD < x->n)
        __builtin_prefetch(c->src->text.p + x->v[i + AHEAD].at);
}

/* Each of these functions converts the cells of x into *out, and frees the
   cells unless *out uses their memory. A function with a result returns false
   after reporting a fault. */
static bool to_ints(struct json_columns *c, struct json_column *x,
                    struct column *out)
{
    union json_number *v = (union json_number *)x->v;
    for (size_t i = 0; i < x->n; i++) {
        load_ahead(c, x, i);
        if (!integer(c, v[i].cell, &v[i].i))
            return false;
    }
    out->type = COLUMN_INT;
    out->i = &v->i;
    arena_join(c->a, &x->a);
    return true;
}

static bool to_floats(struct json_columns *c, struct json_column *x,
                      struct column *out)
{
    union json_number *v = (union json_number *)x->v;
    for (size_t i = 0; i < x->n; i++) {
        struct json_cell cell = v[i].cell;
        int64_t whole;
        load_ahead(c, x, i);
        if (!cell.n || c->src->text.p[cell.at] == 'n')
            v[i].f = (double)NAN;
        else if (!(x->kinds & HAS_INT) || kind_of(c, cell) != JSON_INT)
            v[i].f = number(c, cell);
        else if (integer(c, cell, &whole))
            v[i].f = (double)whole;
        else
            return false;
    }
    out->type = COLUMN_FLOAT;
    out->f = &v->f;
    arena_join(c->a, &x->a);
    return true;
}

static void to_bools(struct json_columns *c, struct json_column *x,
                     struct column *out)
{
    bool *v = NEW_N(c->a, bool, x->n);
    for (size_t i = 0; i < x->n; i++) {
        load_ahead(c, x, i);
        v[i] = c->src->text.p[x->v[i].at] == 't';
    }
    out->type = COLUMN_BOOL;
    out->b = v;
    arena_free(&x->a);
}

static void to_texts(struct json_columns *c, struct json_column *x,
                     struct column *out)
{
    str *v = arena_grow(c->a, NULL, 0, x->n * sizeof *v);
    bool json = x->kinds & (HAS_NESTED | HAS_BIG);
    for (size_t i = 0; i < x->n; i++) {
        load_ahead(c, x, i);
        bool missing = !x->v[i].n || c->src->text.p[x->v[i].at] == 'n';
        v[i] = missing ? STR_NONE
               : json  ? text_of(c, x->v[i])
                       : decoded(c, x->v[i]);
        if (missing && x->v[i].n)
            column_none(c->a, out, i);
    }
    out->type = COLUMN_STR;
    out->dtype = json ? &JSON_DTYPE : NULL;
    out->s = v;
    arena_free(&x->a);
}

static bool to_objects(struct json_columns *c, struct json_column *x,
                       struct column *out)
{
    struct value *v = NEW_N(c->a, struct value, x->n);
    bool ok = true;
    for (size_t i = 0; i < x->n && ok; i++)
        ok = put_value(c, x->v[i], &v[i]);
    out->type = COLUMN_OBJECT;
    out->o = v;
    arena_free(&x->a);
    return ok;
}

static bool convert(struct json_columns *c, struct json_column *x,
                    struct column *out)
{
    if (c->twice)
        count_kinds(c, x);
    unsigned present = x->kinds & ~(unsigned)HAS_MISSING;
    out->n = x->n;
    if (x->kinds & HAS_NESTED || present == HAS_TEXT ||
        (x->kinds & HAS_BIG && c->how.has_big)) {
        to_texts(c, x, out);
        return true;
    }
    bool has_nan = x->path && x->kinds & HAS_ABSENT;
    if (c->how.objects || (!present && !has_nan))
        return to_objects(c, x, out);
    if (x->kinds == HAS_INT)
        return to_ints(c, x, out);
    if (x->kinds == HAS_BOOL) {
        to_bools(c, x, out);
        return true;
    }
    return present & ~(unsigned)(HAS_INT | HAS_FLOAT) ? to_objects(c, x, out)
                                                      : to_floats(c, x, out);
}

/* ---- the frame ---- */

/* Returns the lines in which the rows begin. */
static const uint32_t *count_lines(const struct json_columns *c)
{
    uint32_t *lines = NEW_N(c->a, uint32_t, c->offsets.n), line = 1;
    str s = c->src->text;
    size_t at = 0;
    for (size_t i = 0; i < c->offsets.n; i++) {
        size_t to = c->offsets.v[i];
        if (to < at) { /* this row precedes the previous row in the text */
            at = 0;
            line = 1;
        }
        str part = {s.p + at, to - at};
        for (size_t k = 0; (k = str_find_char(part, '\n', k)) != STR_NPOS; k++)
            line++;
        at = to;
        lines[i] = line;
    }
    return lines;
}

static void set_path(struct arena *a, const struct json_name *x,
                     struct origin *o)
{
    size_t n = 0;
    for (const struct json_name *y = x; y && y->outer; y = y->outer)
        n++;
    str *path = NEW_N(a, str, n + 1);
    o->file.path = path;
    o->file.n_path = n;
    for (; n; x = x->outer)
        path[--n] = x->name;
}

/* Returns the offset of each cell of x, or of its row if the cell is absent. x
   is a column that is not named after an entry, and its cells are not yet
   converted. */
static const uint32_t *cell_offsets(const struct json_columns *c,
                                    const struct json_column *x)
{
    uint32_t *offsets = NEW_N(c->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        offsets[i] = x->v[i].n ? x->v[i].at : c->offsets.v[i];
    return offsets;
}

/* Orders columns like pandas: by the first record that has the column. If
   several columns first occur in the same record, the columns of inner maps
   come last. */
static int by_appearance(const void *p, const void *q)
{
    const struct json_column *x = *(struct json_column *const *)p,
                             *y = *(struct json_column *const *)q;
    if (x->first_row != y->first_row)
        return x->first_row < y->first_row ? -1 : 1;
    return x->is_top != y->is_top
               ? (x->is_top ? -1 : 1)
               : (x->number > y->number) - (x->number < y->number);
}

/* Sorts the columns. Removes columns that lost all cells because names occurred
   twice. */
static void order_columns(struct json_columns *c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->columns.n; i++) {
        struct json_column *x = c->columns.v[i];
        size_t row = 0;
        while (c->twice && row < x->n && !x->v[row].n)
            row++;
        if (c->twice && row == x->n && x->path) {
            arena_free(&x->a);
            continue;
        }
        x->number = x->name.p ? n : x->number;
        c->columns.v[n++] = x;
    }
    c->columns.n = n;
    if (n)
        qsort(c->columns.v, n, sizeof *c->columns.v, by_appearance);
}

const uint32_t *json_columns_union(struct json_columns *c, size_t *n)
{
    if (c->shape != SHAPE_MAPS)
        return NULL;
    order_columns(c);
    uint32_t *rows = NEW_N(c->a, uint32_t, c->offsets.n + 1);
    bool *seen = NEW_N(c->a, bool, c->offsets.n + 1), moved = false;
    *n = 0;
    for (size_t i = 0; i < c->columns.n && *n < c->offsets.n; i++) {
        const struct json_column *x = c->columns.v[i];
        for (size_t row = 0; row < x->n; row++) {
            if (!x->v[row].n || seen[row])
                continue;
            seen[row] = true;
            moved |= row != *n;
            rows[(*n)++] = (uint32_t)row;
        }
    }
    return moved || *n < c->offsets.n ? rows : NULL;
}

static bool make_column(struct json_columns *c, struct json_column *x,
                        const uint32_t *lines, size_t i, struct column *out)
{
    struct origin *o = NEW(c->a, struct origin);
    struct value name = {.type = VALUE_STR, .s = x->name};
    bool stated;
    if (!x->name.p)
        name = (struct value){.type = VALUE_INT, .i = (int64_t)x->number};
    pad(x, c->offsets.n);
    o->kind = ORIGIN_FILE;
    o->file.format = FILE_JSON;
    o->file.src = c->src;
    o->file.lines = lines;
    o->file.field = (uint32_t)i;
    o->file.column = x->name.p ? x->name : S("");
    o->file.offsets = x->path ? c->offsets.v : cell_offsets(c, x);
    if (x->path)
        set_path(c->a, x->path, o);
    out->name = name_make(c->a, &name, 1);
    out->origin = o;
    if (x->name.p)
        out->unit =
            unit_header(c->a, x->path ? x->path->name : x->name, &stated);
    return convert(c, x, out);
}

struct frame *json_columns_end(struct json_columns *c)
{
    struct frame *f = NEW(c->a, struct frame);
    order_columns(c);
    struct column *v = NEW_N(c->a, struct column, c->columns.n);
    const uint32_t *lines = count_lines(c);
    bool ok = true;
    f->n = c->offsets.n;
    f->n_columns = c->columns.n;
    f->columns = NEW_N(c->a, const struct column *, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++) {
        ok = ok && make_column(c, c->columns.v[i], lines, i, &v[i]);
        arena_free(&c->columns.v[i]->a);
        f->columns[i] = &v[i];
    }
    arena_join(c->a, &c->offsets.a);
    frame_index(c->a, f);
    return ok ? f : NULL;
}

void json_columns_drop(struct json_columns *c)
{
    for (size_t i = 0; i < c->columns.n; i++)
        arena_free(&c->columns.v[i]->a);
    arena_free(&c->offsets.a);
}
