// SPDX-License-Identifier: MIT
// frame: makes and renames columns, copies their rows, and finds columns by
// name.
#include "frame/frame.h"

#include <math.h>

#include "base/map.h"

static const struct {
    const char *name;
    size_t size; /* size of a cell in bytes */
} TYPES[] = {
    [COLUMN_INT] = {"int64", sizeof(int64_t)},
    [COLUMN_FLOAT] = {"float64", sizeof(double)},
    [COLUMN_BOOL] = {"bool", sizeof(bool)},
    [COLUMN_STR] = {"object", sizeof(str)},
    [COLUMN_OBJECT] = {"object", sizeof(struct value)},
    [COLUMN_DATE] = {"datetime64[ns]", sizeof(int64_t)},
    [COLUMN_SPAN] = {"timedelta64[ns]", sizeof(int64_t)},
};

const char *column_type_name(enum column_type type)
{
    return TYPES[type].name;
}

const char *column_dtype_name(const struct column *c)
{
    return c->dtype ? c->dtype->name : column_type_name(c->type);
}

bool column_is_time(const struct column *c)
{
    return c->type == COLUMN_DATE || c->type == COLUMN_SPAN;
}

int64_t value_time(struct value v)
{
    return v.type == VALUE_DATE || v.type == VALUE_SPAN ? v.ns : MOMENT_NAT;
}

/* ---- names of columns ---- */

enum { NAMES_FEW = 16 }; /* maximum number of columns searched one by one */

/* A map of a list of columns: from the names of the columns to their indexes
   plus one. All frames that share the list share this map, even if they use
   only the first columns of the list. */
struct frame_names {
    const struct column **v; /* the list of columns */
    size_t n, cap; /* n: number of columns in the map; cap: capacity of v, or 0
                      if v must be copied to grow */
    struct map indexes;
};

static size_t find_among(const struct frame *f, size_t from, size_t to,
                         str name)
{
    for (size_t i = from; i < to; i++)
        if (str_eq(f->columns[i]->name, name))
            return i;
    return STR_NPOS;
}

size_t frame_find(const struct frame *f, str name)
{
    const struct frame_names *t = f->names;
    if (!t || t->v != f->columns)
        return find_among(f, 0, f->n_columns, name);
    size_t index = (uintptr_t)map_get(&t->indexes, name);
    if (index && index <= f->n_columns)
        return index - 1;
    return find_among(f, t->n, f->n_columns, name);
}

void frame_index(struct arena *a, struct frame *f)
{
    if (f->n_columns <= NAMES_FEW)
        return;
    if (!f->names || f->names->v != f->columns) {
        f->names = NEW(a, struct frame_names);
        *f->names = (struct frame_names){.v = f->columns, .indexes.a = a};
    }
    struct frame_names *t = f->names;
    for (; t->n < f->n_columns; t->n++)
        map_add(&t->indexes, t->v[t->n]->name, (void *)(uintptr_t)(t->n + 1));
}

void frame_append(struct arena *a, struct frame *f, const struct column *c)
{
    struct frame_names *t = f->names;
    size_t n = f->n_columns, cap = n < NAMES_FEW ? n + 1 : n * 2;
    if (t && t->v == f->columns && t->n == n && n < t->cap) {
        cap = t->cap;
    } else {
        const struct column **v = NEW_N(a, const struct column *, cap);
        if (n)
            memcpy(v, f->columns, n * sizeof *v);
        f->columns = v;
    }
    f->columns[f->n_columns++] = c;
    frame_index(a, f);
    if (f->n_columns > NAMES_FEW)
        f->names->cap = cap;
}

struct column *column_new(struct arena *a, str name, enum column_type type,
                          size_t n, void **cells)
{
    static const struct origin UNKNOWN = {.kind = ORIGIN_LITERAL};
    struct column *c = NEW(a, struct column);
    void *room = arena_alloc(a, n, TYPES[type].size);
    *c =
        (struct column){.name = name, .type = type, .n = n, .origin = &UNKNOWN};
    switch (type) {
    case COLUMN_INT:
    case COLUMN_DATE:
    case COLUMN_SPAN: c->i = room; break;
    case COLUMN_FLOAT: c->f = room; break;
    case COLUMN_BOOL: c->b = room; break;
    case COLUMN_STR: c->s = room; break;
    case COLUMN_OBJECT: c->o = room; break;
    }
    *cells = room;
    return c;
}

void column_put(enum column_type type, void *cells, size_t i, struct value v)
{
    switch (type) {
    case COLUMN_INT: ((int64_t *)cells)[i] = v.i; break;
    case COLUMN_FLOAT:
        ((double *)cells)[i] = v.type == VALUE_INT     ? (double)v.i
                               : v.type == VALUE_FLOAT ? v.f
                                                       : (double)NAN;
        break;
    case COLUMN_BOOL: ((bool *)cells)[i] = v.b; break;
    case COLUMN_STR:
        ((str *)cells)[i] = v.type == VALUE_STR ? v.s : STR_NONE;
        break;
    case COLUMN_OBJECT: ((struct value *)cells)[i] = v; break;
    case COLUMN_DATE:
    case COLUMN_SPAN: ((int64_t *)cells)[i] = value_time(v); break;
    }
}

const struct column *column_rename(struct arena *a, const struct column *c,
                                   str name)
{
    struct column *copy = NEW(a, struct column);
    *copy = *c;
    copy->name = name;
    return copy;
}

bool column_counts_rows(const struct column *c)
{
    if (c->type != COLUMN_INT)
        return false;
    for (size_t i = 0; i < c->n; i++)
        if (c->i[i] != (int64_t)i)
            return false;
    return true;
}

void column_taint(struct arena *a, struct column *c, size_t row)
{
    if (!c->tainted)
        c->tainted = NEW_N(a, bool, c->n);
    c->tainted[row] = true;
}

void column_none(struct arena *a, struct column *c, size_t row)
{
    if (!c->none)
        c->none = NEW_N(a, bool, c->n);
    c->none[row] = true;
}

static int64_t int_of(struct value v)
{
    return v.type == VALUE_BOOL ? (int64_t)v.b : v.i;
}

static int order_of_int(int64_t i, double f)
{
    if (isnan(f))
        return 2;
    if (f >= 0x1p63 || f < -0x1p63)
        return f < 0 ? 1 : -1;
    int64_t whole = (int64_t)f; /* rounded towards 0 */
    double part = f - (double)whole;
    return i != whole ? (i > whole) - (i < whole) : (part < 0) - (part > 0);
}

int value_order(struct value x, struct value y)
{
    if (x.type == VALUE_FLOAT && y.type != VALUE_FLOAT) {
        int order = order_of_int(int_of(y), x.f);
        return order == 2 ? 2 : -order;
    }
    if (y.type == VALUE_FLOAT && x.type != VALUE_FLOAT)
        return order_of_int(int_of(x), y.f);
    if (x.type == VALUE_FLOAT)
        return isnan(x.f) || isnan(y.f) ? 2 : (x.f > y.f) - (x.f < y.f);
    int64_t i = int_of(x), k = int_of(y);
    return (i > k) - (i < k);
}

bool value_taints(struct value v)
{
    return v.type == VALUE_NA || v.tainted ||
           (v.type == VALUE_FLOAT && !isfinite(v.f));
}

const struct column *column_before_moves(const struct column *c)
{
    while (c->origin->kind == ORIGIN_TAKE)
        c = c->origin->take.from;
    return c;
}

bool column_is_derived(const struct column *c)
{
    const struct origin *o = column_before_moves(c)->origin;
    return o->kind == ORIGIN_EXPR || o->kind == ORIGIN_GROUP ||
           (o->kind == ORIGIN_PICK && o->pick.derived) ||
           (o->kind == ORIGIN_LITERAL && o->n_parts);
}

static struct value time_value(const struct column *c, size_t row)
{
    struct value v = {.type = VALUE_NA};
    v.ns = c->i[row];
    if (v.ns == MOMENT_NAT)
        return v;
    v.type = c->type == COLUMN_DATE ? VALUE_DATE : VALUE_SPAN;
    v.zone = c->zone;
    v.shown = c->display.shown;
    return v;
}

struct value column_value(const struct column *c, size_t row)
{
    bool tainted = c->tainted && c->tainted[row];
    switch (c->type) {
    case COLUMN_INT:
        return (struct value){.type = VALUE_INT,
                              .tainted = tainted,
                              .known_digits = c->known_digits,
                              .i = c->i[row]};
    case COLUMN_FLOAT:
        if (isnan(c->f[row]) && c->dtype && c->dtype->nullable)
            return (struct value){.type = VALUE_NA, .na = true};
        return (struct value){.type = VALUE_FLOAT,
                              .tainted = tainted,
                              .known_digits = c->known_digits,
                              .f = c->f[row]};
    case COLUMN_BOOL: return (struct value){.type = VALUE_BOOL, .b = c->b[row]};
    case COLUMN_STR:
        if (c->s[row].p)
            return (struct value){.type = VALUE_STR,
                                  .tainted = tainted,
                                  .known_digits = c->known_digits,
                                  .json = c->dtype && c->dtype->json,
                                  .s = c->s[row]};
        return (struct value){.type = VALUE_NA,
                              .none = c->none && c->none[row],
                              .na = c->dtype && c->dtype->nullable};
    case COLUMN_OBJECT: return c->o[row];
    case COLUMN_DATE:
    case COLUMN_SPAN: return time_value(c, row);
    }
    return (struct value){.type = VALUE_NA};
}

bool column_number(const struct column *c, size_t row, double *out)
{
    struct value v = column_value(c, row);
    *out = v.type == VALUE_INT ? (double)v.i : v.f;
    return v.type == VALUE_INT || (v.type == VALUE_FLOAT && isfinite(v.f));
}

bool column_has(const struct column *c, str s)
{
    size_t i = 0;
    while (i < c->n && !(c->s[i].p && str_eq(c->s[i], s)))
        i++;
    return i < c->n;
}

bool column_is_missing(const struct column *c, size_t row)
{
    struct value v = column_value(c, row);
    return v.type == VALUE_NA || (v.type == VALUE_FLOAT && v.f != v.f);
}

/* ---- taking rows ---- */

static bool has_gaps(const uint32_t *rows, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (rows[i] == ORIGIN_NO_ROW)
            return true;
    return false;
}

/* Whether the cells of a nullable column in `rows` include missing ones. */
static bool takes_missing(const struct column *c, const uint32_t *rows,
                          size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (rows[i] == ORIGIN_NO_ROW || column_is_missing(c, rows[i]))
            return true;
    return false;
}

/* Returns the type of a column taken from c. `gaps`: rows are missing. */
static enum column_type taken_type(const struct column *c, const uint32_t *rows,
                                   size_t n, bool gaps)
{
    bool narrow = c->type == COLUMN_INT || c->type == COLUMN_BOOL;
    if (c->dtype && c->dtype->nullable)
        return !narrow && c->type != COLUMN_OBJECT ? c->type
               : takes_missing(c, rows, n)         ? COLUMN_OBJECT
                                                   : c->dtype->cells;
    return !gaps || !narrow        ? c->type
           : c->type == COLUMN_INT ? COLUMN_FLOAT
                                   : COLUMN_OBJECT;
}

/* Copies the cells of c at n `rows`, which do not contain ORIGIN_NO_ROW. */
static void copy_cells(void *cells, const struct column *c,
                       const uint32_t *rows, size_t n)
{
#define COPY(type, member)                       \
    for (size_t i = 0; i < n; i++)               \
        ((type *)cells)[i] = c->member[rows[i]]; \
    break
    switch (c->type) {
    case COLUMN_INT: COPY(int64_t, i);
    case COLUMN_FLOAT: COPY(double, f);
    case COLUMN_BOOL: COPY(bool, b);
    case COLUMN_STR: COPY(str, s);
    case COLUMN_OBJECT: COPY(struct value, o);
    case COLUMN_DATE:
    case COLUMN_SPAN: COPY(int64_t, i);
    }
#undef COPY
}

static bool in_order(const uint32_t *rows, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (rows[i] != i)
            return false;
    return true;
}

static const struct column *take(struct arena *a, const struct column *c,
                                 const uint32_t *rows, size_t n,
                                 const struct origin_choice *by)
{
    struct column *out;
    void *cells;
    if (n == c->n && in_order(rows, n)) {
        out = NEW(a, struct column);
        *out = *c; /* all rows in order: share the cells */
    } else {
        bool gaps = has_gaps(rows, n);
        enum column_type type = taken_type(c, rows, n, gaps);
        struct value none = {.na = c->dtype && c->dtype->nullable};
        out = column_new(a, c->name, type, n, &cells);
        if (!gaps && type == c->type)
            copy_cells(cells, c, rows, n);
        for (size_t i = 0; (gaps || type != c->type) && i < n; i++)
            column_put(type, cells, i,
                       rows[i] == ORIGIN_NO_ROW ? none
                                                : column_value(c, rows[i]));
    }
    for (size_t i = 0; c->tainted && out->tainted != c->tainted && i < n; i++)
        if (rows[i] != ORIGIN_NO_ROW && c->tainted[rows[i]])
            column_taint(a, out, i);
    for (size_t i = 0; c->none && out->none != c->none && i < n; i++)
        if (rows[i] != ORIGIN_NO_ROW && c->none[rows[i]])
            column_none(a, out, i);
    struct origin *origin = NEW(a, struct origin);
    *origin = (struct origin){.kind = ORIGIN_TAKE, .take = {c, rows, NULL, by}};
    out->origin = origin;
    out->dtype = c->dtype;
    out->level = c->level;
    out->known_digits = c->known_digits;
    out->display = c->display;
    out->zone = c->zone;
    out->row_numbers = c->row_numbers;
    out->unit = NULL; /* derived from the origin */
    return out;
}

const struct column *column_take(struct arena *a, const struct column *c,
                                 const uint32_t *rows, size_t n)
{
    return take(a, c, rows, n, NULL);
}

static const struct column **take_all(struct arena *a,
                                      const struct column **from, size_t k,
                                      const uint32_t *rows, size_t n,
                                      const struct origin_choice *by)
{
    const struct column **out = NEW_N(a, const struct column *, k);
    for (size_t i = 0; i < k; i++)
        out[i] = take(a, from[i], rows, n, by);
    return out;
}

/* Returns row labels for rows that are taken from a frame with automatic
   labels: the row numbers. */
static const struct column **labels(struct arena *a, const uint32_t *rows,
                                    size_t n)
{
    const struct column **index = NEW_N(a, const struct column *, 1);
    bool gaps = has_gaps(rows, n);
    void *cells;
    struct column *c =
        column_new(a, S(""), gaps ? COLUMN_FLOAT : COLUMN_INT, n, &cells);
    c->row_numbers = true;
    *index = c;
    for (size_t i = 0; i < n; i++) {
        if (!gaps)
            ((int64_t *)cells)[i] = rows[i];
        else
            ((double *)cells)[i] =
                rows[i] == ORIGIN_NO_ROW ? __builtin_nan("") : rows[i];
    }
    return index;
}

struct frame *frame_take(struct arena *a, const struct frame *f,
                         const uint32_t *rows, size_t n,
                         const struct origin_choice *by)
{
    struct frame *out = NEW(a, struct frame);
    *out = (struct frame){
        .n = n,
        .columns = take_all(a, f->columns, f->n_columns, rows, n, by),
        .n_columns = f->n_columns,
        .axis = f->axis};
    if (f->n_index) {
        out->index = take_all(a, f->index, f->n_index, rows, n, by);
        out->n_index = f->n_index;
    } else if (!in_order(rows, n)) {
        out->index = labels(a, rows, n);
        out->n_index = 1;
    }
    return out;
}
