// SPDX-License-Identifier: MIT
// snapshot_write: if the entry of `fetch:` has no `key:`, writes rows directly
// to the file; otherwise sorts them with rows_sort first.
#include "fetch/snapshot_write.h"

#include "base/buf.h"
#include "base/codes/fetch.h"
#include "base/gzip.h"
#include "base/vec.h"
#include "fetch/rows_sort.h"
#include "frame/write.h"

enum { NAMED_MAX = 60 }; /* bytes of a cell that a message shows */

struct snapshot_write {
    struct arena *a;
    struct diags *d;
    const struct fetch_key *key;
    struct pos at; /* position of the query */
    struct staged_file *to;
    struct gzip_stream *packed; /* NULL if the file is not compressed */
    struct rows_sort *sort;     /* NULL if there is no key, or no columns yet */
    struct lock_columns columns;
    size_t *keys; /* indices of the columns of key->key */
    size_t rows, bytes;
    struct buf line;
    struct arena scratch; /* memory of `line` */
};

static bool put_packed(void *data, str bytes)
{
    struct snapshot_write *w = data;
    return staged_put(w->to, bytes);
}

struct snapshot_write *snapshot_write_begin(struct staged *files,
                                            const struct fetch_key *key,
                                            const struct source *sql)
{
    struct snapshot_write *w = NEW(files->a, struct snapshot_write);
    w->a = files->a;
    w->d = files->d;
    w->key = key;
    w->at = (struct pos){.src = sql};
    w->line.a = &w->scratch;
    w->to = staged_begin(files, key->to);
    if (w->to && str_ends(key->to, S(".gz")))
        w->packed = gzip_begin(w->a, put_packed, w);
    return w->to ? w : NULL;
}

/* ---- cells ---- */

/* Whether a field must be quoted. This includes fields that start or end with a
   blank, since some readers drop such blanks. */
static bool needs_quotes(str s)
{
    if (!s.n)
        return true;
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] == ',' || s.p[i] == '"' || s.p[i] == '\n' || s.p[i] == '\r')
            return true;
    return char_is_blank(s.p[0]) || char_is_blank(s.p[s.n - 1]);
}

static void put_field(struct buf *b, str s)
{
    if (needs_quotes(s))
        write_csv_quoted(b, s);
    else
        buf_put(b, s);
}

/* Appends a line. Quotes a NULL that is the only field: readers skip empty
   lines. */
static bool put_line(struct snapshot_write *w, const str *cells, size_t n)
{
    struct buf *b = &w->line;
    b->n = 0;
    for (size_t i = 0; i < n; i++) {
        if (i)
            buf_putc(b, ',');
        if (cells[i].p || n == 1)
            put_field(b, cells[i]);
    }
    buf_putc(b, '\n');
    w->bytes += b->n;
    if (w->bytes > w->key->bytes) {
        diag_at(
            w->d, DIAG_FETCH_LIMIT, w->at,
            str_fmt(w->a, "the rows have more than %zu bytes", w->key->bytes));
        diag_help(w->d, "aggregate in the query, or set 'bytes' in the query's "
                        "entry under 'fetch' in perfpress.yaml");
        return false;
    }
    return w->packed ? gzip_add(w->packed, buf_str(b))
                     : staged_put(w->to, buf_str(b));
}

/* ---- columns ---- */

/* Sets w->keys to the indices of the key's columns. Returns false after
   reporting a missing column. */
static bool find_keys(struct snapshot_write *w)
{
    const struct strs *key = &w->key->key;
    str *names = NEW_N(w->a, str, w->columns.n);
    w->keys = NEW_N(w->a, size_t, key->n);
    for (size_t i = 0; i < w->columns.n; i++)
        names[i] = w->columns.v[i].name;
    for (size_t i = 0; i < key->n; i++) {
        size_t k = 0;
        while (k < w->columns.n && !str_eq(names[k], key->v[i]))
            k++;
        w->keys[i] = k;
        if (k < w->columns.n)
            continue;
        diag_at(w->d, DIAG_FETCH_KEY, w->key->at,
                str_fmt(w->a, "the query has no column '%.*s'",
                        STR_ARG(key->v[i])));
        diag_help_nearest(w->d, "columns", key->v[i], names, w->columns.n);
        return false;
    }
    return true;
}

static bool take_columns(void *data, const struct lock_column *v, size_t n)
{
    struct snapshot_write *w = data;
    str *names = NEW_N(w->a, str, n);
    for (size_t i = 0; i < n; i++) {
        names[i] = str_dup(w->a, v[i].name);
        vec_push(w->a, &w->columns, (struct lock_column){names[i], v[i].type});
    }
    if (!find_keys(w))
        return false;
    if (w->key->key.n)
        w->sort = rows_sort_new(w->a, &w->columns, w->keys, w->key->key.n);
    return put_line(w, names, n);
}

/* ---- rows ---- */

/* Reports a failure of rows_sort, unless `why` is STR_NONE. Returns false. */
static bool sort_fault(struct snapshot_write *w, str why)
{
    if (why.p)
        diag_at(w->d, DIAG_FETCH_LIMIT, w->at, why);
    return false;
}

static bool take_row(void *data, const str *cells, size_t n)
{
    struct snapshot_write *w = data;
    str why = STR_NONE;
    w->rows++;
    return w->sort ? rows_sort_add(w->sort, cells, &why) || sort_fault(w, why)
                   : put_line(w, cells, n);
}

struct fetch_rows snapshot_write_rows(struct snapshot_write *w)
{
    return (struct fetch_rows){w, take_columns, take_row};
}

/* ---- the end ---- */

/* Returns the key of a row, such as "model is 'a', batch is 8". */
static str describe_key(struct snapshot_write *w, const str *cells)
{
    struct buf b = {.a = w->a};
    for (size_t i = 0; i < w->key->key.n; i++) {
        str s = cells[w->keys[i]];
        bool text = w->columns.v[w->keys[i]].type == LOCK_TEXT;
        buf_printf(&b, "%s%.*s is ", i ? ", " : "", STR_ARG(w->key->key.v[i]));
        if (!s.p)
            buf_puts(&b, "NULL");
        else
            buf_printf(&b, text ? "'%.*s'" : "%.*s",
                       STR_ARG(str_slice(s, 0, NAMED_MAX)));
    }
    return buf_end(&b);
}

static bool put_sorted(void *data, const struct rows_sort_row *r)
{
    struct snapshot_write *w = data;
    if (!r->equal_cells)
        return put_line(w, r->cells, w->columns.n);
    size_t x = r->number, y = r->equal_number;
    diag_at(w->d, DIAG_FETCH_KEY, w->key->at,
            str_fmt(w->a,
                    "rows %zu and %zu of the query have the same key: "
                    "%.*s",
                    x < y ? x : y, x < y ? y : x,
                    STR_ARG(describe_key(w, r->cells))));
    diag_help(w->d, "add columns to 'key' that distinguish such rows, or group "
                    "the rows in the query");
    return false;
}

bool snapshot_write_end(struct snapshot_write *w, struct snapshot *out)
{
    str why = STR_NONE;
    bool empty = !w->rows && !w->key->empty, ok = !empty;
    if (empty) {
        diag_at(w->d, DIAG_FETCH_EMPTY, w->at, STR_NONE);
        diag_help(w->d, "if this is correct, set 'empty: true' in the query's "
                        "entry under 'fetch' in perfpress.yaml");
    }
    if (ok && w->sort)
        ok = rows_sort_each(w->sort, put_sorted, w, &why) || sort_fault(w, why);
    if (w->packed)
        ok = gzip_end(w->packed) && ok;
    w->packed = NULL;
    ok = staged_end(w->to) && ok;
    out->to = w->key->to;
    out->sha256 = w->to->sha256;
    out->rows = w->rows;
    out->columns = w->columns;
    out->key = w->key->key;
    return ok;
}

void snapshot_write_free(struct snapshot_write *w)
{
    if (!w)
        return;
    if (w->sort)
        rows_sort_free(w->sort);
    if (w->packed)
        gzip_end(w->packed);
    arena_free(&w->scratch);
}
