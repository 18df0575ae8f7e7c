// SPDX-License-Identifier: MIT
// database_frame: collects rows in blocks, then makes each column with the
// narrowest type that fits all its cells.
#include "load/sqlite/database_frame.h"

#include <math.h>

#include "base/path.h"
#include "base/vec.h"
#include "frame/name.h"
#include "frame/unit_header.h"

bool database_is(str path)
{
    static const str EXTENSIONS[] = {S_INIT(".db"), S_INIT(".sqlite"),
                                     S_INIT(".sqlite3")};
    return STR_AMONG_NOCASE(path_ext(path), EXTENSIONS);
}

bool database_is_beside(str path)
{
    static const str ENDS[] = {S_INIT("-wal"), S_INIT("-shm"),
                               S_INIT("-journal")};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++)
        if (str_ends(path, ENDS[i]) &&
            database_is(str_slice(path, 0, path.n - ENDS[i].n)))
            return true;
    return false;
}

enum { BLOCK_CELLS = 1 << 14 };

/* The rows that were read. A block has as many rows as fit into BLOCK_CELLS. */
struct row_reading {
    struct arena *a;      /* owns the strings */
    struct arena scratch; /* owns the blocks */
    size_t columns, rows_of_block;
    struct {
        struct value **v;
        size_t n, cap;
    } blocks;
    size_t rows;
    size_t bytes;
    unsigned *types; /* for each column, the flags of its cells' types, 1 <<
                        enum value_type */
};

enum {
    HAS_NA = 1 << VALUE_NA,
    HAS_INT = 1 << VALUE_INT,
    HAS_FLOAT = 1 << VALUE_FLOAT,
    HAS_STR = 1 << VALUE_STR
};

static bool fail(struct database_fault *fault, enum database_fault_kind kind,
                 str what, str name)
{
    *fault = (struct database_fault){
        .kind = kind, .what = what, .name = name, .at = STR_NPOS};
    return false;
}

/* ---- parameters ---- */

/* Sets *i to the index of the value for parameter k of the query. Returns
   false after a fault. */
static bool find_value(struct arena *a, struct database *db,
                       const struct database_question *q, size_t k, size_t *i,
                       struct database_fault *fault)
{
    str name = database_parameter(db, k);
    *i = k;
    if (!q->names)
        return true;
    if (!name.n || name.p[0] == '?')
        return fail(fault, DATABASE_PARAMETER,
                    S("the query has '?', but the parameters are a dict"),
                    S("?"));
    for (*i = 0; *i < q->n_values; ++*i)
        if (str_eq(q->names[*i], str_from(name, 1)))
            return true;
    return fail(fault, DATABASE_PARAMETER,
                str_fmt(a, "there is no value for '%.*s'", STR_ARG(name)),
                str_dup(a, name));
}

static bool bind(struct arena *a, struct database *db,
                 const struct database_question *q,
                 struct database_fault *fault)
{
    size_t n = database_n_parameters(db);
    if (!q->names && n != q->n_values)
        return fail(fault, DATABASE_PARAMETER,
                    str_fmt(a,
                            "the query has %zu parameter%s, but there %s %zu "
                            "value%s",
                            n, STR_S(n), q->n_values == 1 ? "is" : "are",
                            q->n_values, STR_S(q->n_values)),
                    S("?"));
    for (size_t k = 0; k < n; k++) {
        size_t i;
        if (!find_value(a, db, q, k, &i, fault))
            return false;
        database_bind(db, k, &q->values[i]);
    }
    return true;
}

/* ---- rows ---- */

static bool read_row(struct row_reading *r, struct database *db,
                     const struct database_question *q,
                     struct database_fault *fault)
{
    if (r->rows % r->rows_of_block == 0)
        vec_push(
            &r->scratch, &r->blocks,
            NEW_N(&r->scratch, struct value, r->rows_of_block * r->columns));
    struct value *row =
        r->blocks.v[r->blocks.n - 1] + r->rows % r->rows_of_block * r->columns;
    for (size_t i = 0; i < r->columns; i++) {
        struct value v = database_cell(db, i, q->skips_blobs);
        r->types[i] |= 1u << v.type;
        r->bytes += sizeof v.s;
        if (v.type == VALUE_STR) {
            v.s = str_dup(r->a, v.s);
            r->bytes += v.s.n;
        }
        row[i] = v;
    }
    r->rows++;
    *fault = database_fault(db);
    if (fault->kind == DATABASE_CELL)
        fault->what =
            str_fmt(r->a, "%.*s in row %zu", STR_ARG(fault->what), r->rows);
    if (fault->kind != DATABASE_FINE)
        return false;
    return (r->bytes <= q->bytes_max && r->rows < UINT32_MAX - 1) ||
           fail(fault, DATABASE_MEMORY,
                str_fmt(r->a, "the result is larger than %zu MiB",
                        q->bytes_max >> 20),
                STR_NONE);
}

/* ---- columns ---- */

static const struct value *cell(const struct row_reading *r, size_t row,
                                size_t i)
{
    return r->blocks.v[row / r->rows_of_block] +
           row % r->rows_of_block * r->columns + i;
}

/* Returns the type of a column of cells with these flags. As in pandas, a
   column of integers with a missing cell has floats. */
static enum column_type type_of(unsigned has)
{
    unsigned numbers = HAS_INT | HAS_FLOAT;
    if (has == HAS_INT)
        return COLUMN_INT;
    if (has & numbers && !(has & HAS_STR))
        return COLUMN_FLOAT;
    return has & numbers ? COLUMN_OBJECT : COLUMN_STR;
}

static struct column *make_column(const struct row_reading *r, size_t i,
                                  str name)
{
    void *cells;
    enum column_type type = type_of(r->types[i]);
    struct column *c = column_new(r->a, name, type, r->rows, &cells);
    for (size_t row = 0; row < r->rows; row++) {
        struct value v = *cell(r, row, i);
        if (type == COLUMN_FLOAT && v.type == VALUE_INT)
            v = (struct value){.type = VALUE_FLOAT, .f = (double)v.i};
        column_put(type, cells, row, v);
        if (type == COLUMN_STR && v.type == VALUE_NA)
            column_none(r->a, c, row);
    }
    return c;
}

/* Whether the result's column x shows a column of the key of its table. */
static bool is_key(struct database *db, const struct database_question *q,
                   const struct database_column *x)
{
    if (q->key && str_eq_nocase(x->table, q->key_table)) {
        for (size_t i = 0; i < q->n_key; i++)
            if (str_eq(q->key[i], x->origin))
                return true;
        return false;
    }
    return database_is_key(db, x->table, x->origin);
}

/* Returns the number of columns that the key of x's table has. */
static size_t key_size(struct database *db, const struct database_question *q,
                       const struct database_column *x)
{
    if (q->key && str_eq_nocase(x->table, q->key_table))
        return q->n_key;
    return database_key_size(db, x->table);
}

/* Sets the columns of the result that identify the row of column x's table, if
   the result has the whole key. */
static void set_key(struct arena *a, struct database *db,
                    const struct database_question *q,
                    const struct database_column *all, const struct frame *f,
                    const struct database_column *x, struct origin_query *to)
{
    const struct column **v = NEW_N(a, const struct column *, f->n_columns);
    size_t n = 0, wanted = x->table.p ? key_size(db, q, x) : 0;
    for (size_t i = 0; wanted && i < f->n_columns; i++)
        if (all[i].table.p && str_eq_nocase(all[i].table, x->table) &&
            is_key(db, q, &all[i]))
            v[n++] = f->columns[i];
    if (!n || n != wanted)
        return;
    to->keys = v;
    to->n_keys = n;
}

static bool is_twice(const struct database_column *all, size_t i,
                     struct database_fault *fault)
{
    for (size_t k = 0; k < i; k++)
        if (str_eq(all[k].name, all[i].name))
            return !fail(fault, DATABASE_CELL, S("a name that occurs twice"),
                         all[i].name);
    return false;
}

/* Sets the origins of all columns. Columns of one table share an
   origin_query. */
static void set_origins(struct arena *a, struct database *db,
                        const struct database_question *q, struct frame *f,
                        const struct database_column *all, struct column **made)
{
    uint32_t *rows = NEW_N(a, uint32_t, f->n + 1);
    struct origin_query **queries =
        NEW_N(a, struct origin_query *, f->n_columns + 1);
    for (size_t row = 0; row < f->n; row++)
        rows[row] = (uint32_t)row + 1;
    for (size_t i = 0; i < f->n_columns; i++) {
        struct origin *o = NEW(a, struct origin);
        size_t k = 0;
        while (k < i && !str_eq(all[k].table, all[i].table))
            k++;
        if (k < i) {
            queries[i] = queries[k];
        } else {
            queries[i] = NEW(a, struct origin_query);
            *queries[i] =
                (struct origin_query){.pos = q->at, .table = all[i].table};
            set_key(a, db, q, all, f, &all[i], queries[i]);
        }
        o->kind = ORIGIN_FILE;
        o->file.format = FILE_SQLITE;
        o->file.src = q->file;
        o->file.lines = rows;
        o->file.field = (uint32_t)i;
        o->file.column = all[i].origin.p ? all[i].origin : all[i].name;
        o->file.query = queries[i];
        made[i]->origin = o;
    }
}

static struct frame *make_frame(struct row_reading *r, struct database *db,
                                const struct database_question *q,
                                struct database_answer *answer,
                                struct database_fault *fault)
{
    struct arena *a = r->a;
    struct frame *f = NEW(a, struct frame);
    struct database_column *all = NEW_N(a, struct database_column, r->columns);
    struct column **made = NEW_N(a, struct column *, r->columns);
    bool stated;
    f->n = r->rows;
    f->n_columns = r->columns;
    f->columns = NEW_N(a, const struct column *, r->columns);
    for (size_t i = 0; i < r->columns; i++) {
        all[i] = database_column(db, i);
        all[i].name = str_dup(a, all[i].name);
        all[i].table = str_dup(a, all[i].table);
        all[i].origin = str_dup(a, all[i].origin);
        if (is_twice(all, i, fault))
            return NULL;
        struct value name = {.type = VALUE_STR, .s = all[i].name};
        made[i] = make_column(r, i, name_make(a, &name, 1));
        made[i]->unit = unit_header(a, all[i].name, &stated);
        f->columns[i] = made[i];
        vec_push(a, &answer->declared, str_dup(a, all[i].declared));
    }
    set_origins(a, db, q, f, all, made);
    frame_index(a, f);
    return f;
}

struct frame *database_frame(struct arena *a, struct database *db,
                             const struct database_question *q,
                             struct database_answer *answer,
                             struct database_fault *fault)
{
    struct row_reading r = {.a = a};
    struct frame *f = NULL;
    *answer = (struct database_answer){0};
    *fault = (struct database_fault){0};
    bool ok = database_prepare(db, q->sql);
    if (!ok)
        *fault = database_fault(db);
    ok = ok && bind(a, db, q, fault);
    if (ok) {
        r.columns = database_n_columns(db);
        r.rows_of_block = BLOCK_CELLS / r.columns + 1;
        r.types = NEW_N(&r.scratch, unsigned, r.columns);
        while (ok && database_next(db))
            ok = read_row(&r, db, q, fault);
        if (ok)
            *fault = database_fault(db);
        if (fault->kind == DATABASE_FINE)
            f = make_frame(&r, db, q, answer, fault);
    }
    answer->steps = database_steps(db);
    answer->bytes = r.bytes;
    arena_free(&r.scratch);
    return f;
}
