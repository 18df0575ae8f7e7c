// SPDX-License-Identifier: MIT
// rows_sort: an external merge sort. Rows are collected in a buffer; a full
// buffer is sorted and appended to a file, as a run. In the end, a heap merges
// the runs. Rows that arrive in order are never moved. Each row's key is
// encoded as a string of bytes, so that memcmp compares keys.
#include "fetch/rows_sort.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/vec.h"

enum {
    BUFFER = 8 << 20,  /* bytes of a run */
    ROWS = 1 << 17,    /* rows of a run */
    DROPPED = 4 << 20, /* bytes read between two calls of madvise */
    IS_NULL = -1       /* length of a cell that is NULL */
};

/* A row in the buffer or in the file: this head, the lengths of its cells
   (int32_t), the bytes of its key, and the bytes of its cells. The next row
   begins at a multiple of 4. */
struct record {
    uint32_t size; /* size of the whole record in bytes */
    uint32_t number;
    uint32_t key; /* size of the key in bytes */
};

struct sorted_row {
    uint64_t start[2]; /* first bytes of the key, as numbers */
    uint32_t at;       /* offset of the record in the buffer */
};

struct sorted_run {
    size_t at, end; /* offsets in the file */
};

struct rows_sort {
    struct arena *a;  /* memory for messages */
    struct arena own; /* all other memory */
    const struct lock_columns *columns;
    const size_t *keys;
    size_t n_keys;
    char *buffer;
    size_t used;              /* bytes in the buffer */
    struct sorted_row *rows;  /* the buffer's records, in sorted order after
                                 sort_buffer */
    struct sorted_row *other; /* room for sorting */
    struct buf key;           /* key of the row that is being added */
    size_t n;                 /* number of records in the buffer */
    size_t number;            /* number of all rows */
    bool in_order;            /* the buffer's records are sorted */
    int fd;                   /* the temporary file; -1 if there is none */
    size_t file_size;         /* in bytes */
    struct {
        struct sorted_run *v;
        size_t n, cap;
    } runs;
    char *map;      /* the mapped file */
    size_t dropped; /* bytes read since the last madvise */
};

struct rows_sort *rows_sort_new(struct arena *a,
                                const struct lock_columns *columns,
                                const size_t *keys, size_t n_keys)
{
    struct rows_sort *s = NEW(a, struct rows_sort);
    s->a = a;
    s->columns = columns;
    s->keys = keys;
    s->n_keys = n_keys;
    s->buffer = NEW_N(&s->own, char, BUFFER);
    s->rows = NEW_N(&s->own, struct sorted_row, ROWS);
    s->other = NEW_N(&s->own, struct sorted_row, ROWS);
    s->key.a = &s->own;
    s->in_order = true;
    s->fd = -1;
    return s;
}

/* ---- order ---- */

static const int32_t *lengths(const struct record *r)
{
    return (const int32_t *)(const void *)(r + 1);
}

static str cell(const struct record *r, size_t n_columns, size_t i)
{
    const int32_t *length = lengths(r);
    const char *at = (const char *)(length + n_columns) + r->key;
    for (size_t k = 0; k < i; k++)
        at += length[k] > 0 ? length[k] : 0;
    return length[i] == IS_NULL ? STR_NONE : (str){at, (size_t)length[i]};
}

/* The first byte of a cell in a key. For text, it is KEY_PLUS. */
enum key_sign {
    KEY_NULL,
    KEY_LEAST, /* -inf */
    KEY_MINUS,
    KEY_ZERO,
    KEY_PLUS,
    KEY_GREATEST, /* inf */
    KEY_NAN
};

static void put_exponent(struct buf *b, long x)
{
    enum { NEAR = 120, MIDDLE = 128 };
    bool near = x >= -NEAR && x <= NEAR;
    uint64_t bits = (uint64_t)x + ((uint64_t)1 << 63);
    buf_putc(b, (char)(near ? x + MIDDLE : x < 0 ? 0 : UINT8_MAX));
    for (unsigned i = sizeof bits; !near && i--;)
        buf_putc(b, (char)(bits >> 8 * i));
}

static long exponent_of(str s)
{
    long x = 0, most = (long)1 << 40;
    s = str_from(s, str_starts(s, S("+")));
    if (s.n && !str_to_long(s, &x))
        x = s.p[0] == '-' ? -most : most;
    return x > most ? most : x < -most ? -most : x;
}

/* Appends the decimal exponent of a number and its digits without zeros at both
   ends. All bits are inverted if the number is negative. */
static void put_digits(struct buf *b, str s)
{
    bool minus = str_starts(s, S("-"));
    s = str_from(s, minus || str_starts(s, S("+")));
    size_t e = 0, first = 0;
    while (e < s.n && s.p[e] != 'e' && s.p[e] != 'E')
        e++;
    str digits = str_slice(s, 0, e);
    size_t dot = str_find_char(digits, '.', 0);
    dot = dot == STR_NPOS ? digits.n : dot;
    while (digits.n && strchr("0.", digits.p[digits.n - 1]))
        digits.n--;
    while (first < digits.n && strchr("0.", digits.p[first]))
        first++;
    buf_putc(b, first == digits.n ? KEY_ZERO : minus ? KEY_MINUS : KEY_PLUS);
    if (first == digits.n)
        return;
    size_t from = b->n;
    put_exponent(b, exponent_of(str_from(s, e + 1)) + (long)dot - (long)first +
                        (first > dot));
    for (size_t i = first; i < digits.n; i++)
        if (i != dot)
            buf_putc(b, digits.p[i]);
    buf_putc(b, '\0');
    for (size_t i = from; minus && i < b->n; i++)
        b->p[i] = (char)~b->p[i];
}

/* Appends bytes that sort like the decimal number itself: two different numbers
   may be equal as doubles. NaN is greater than all other numbers. */
static void put_number(struct buf *b, str s)
{
    if (str_eq(s, S("NaN")))
        buf_putc(b, KEY_NAN);
    else if (str_eq(s, S("inf")) || str_eq(s, S("-inf")))
        buf_putc(b, s.p[0] == '-' ? KEY_LEAST : KEY_GREATEST);
    else
        put_digits(b, s);
}

/* Sets s->key to bytes that sort like the cells of the key columns. */
static void make_key(struct rows_sort *s, const str *cells)
{
    struct buf *b = &s->key;
    b->n = 0;
    for (size_t i = 0; i < s->n_keys; i++) {
        str x = cells[s->keys[i]];
        unsigned type = s->columns->v[s->keys[i]].type;
        if (!x.p) {
            buf_putc(b, KEY_NULL);
        } else if (type == LOCK_INTEGER || type == LOCK_NUMBER) {
            put_number(b, x);
        } else { /* text has no NUL */
            buf_putc(b, KEY_PLUS);
            buf_put(b, x);
            buf_putc(b, '\0');
        }
    }
}

/* Returns the first 8 bytes of a string as a number that sorts like these
   bytes. */
static uint64_t start_of(str s)
{
    uint64_t x = 0;
    for (size_t i = 0; i < sizeof x; i++)
        x = x << 8 | (i < s.n ? (unsigned char)s.p[i] : 0);
    return x;
}

static str key_of(const struct rows_sort *s, const struct record *r)
{
    return (str){(const char *)(lengths(r) + s->columns->n), r->key};
}

static int record_cmp(const struct rows_sort *s, const struct record *x,
                      const struct record *y)
{
    return str_cmp(key_of(s, x), key_of(s, y));
}

static const struct record *in_buffer(const struct rows_sort *s, size_t i)
{
    return (const struct record *)(const void *)(s->buffer + s->rows[i].at);
}

/* Whether the key of record i of the buffer is at or before that of record k.
 */
static bool is_before(const struct rows_sort *s, size_t i, size_t k)
{
    const struct sorted_row *x = &s->rows[i], *y = &s->rows[k];
    if (x->start[0] != y->start[0])
        return x->start[0] < y->start[0];
    if (x->start[1] != y->start[1])
        return x->start[1] < y->start[1];
    return record_cmp(s, in_buffer(s, i), in_buffer(s, k)) <= 0;
}

/* Merges rows[from, mid) and rows[mid, to) into `other`. */
static void merge_halves(struct rows_sort *s, size_t from, size_t mid,
                         size_t to)
{
    size_t i = from, k = mid;
    for (size_t out = from; out < to; out++) {
        bool left = k >= to || (i < mid && is_before(s, i, k));
        s->other[out] = left ? s->rows[i++] : s->rows[k++];
    }
}

/* Sorts the buffer's records, with a stable merge sort from the bottom up. */
static void sort_buffer(struct rows_sort *s)
{
    for (size_t width = 1; !s->in_order && width < s->n; width *= 2) {
        for (size_t from = 0; from < s->n; from += 2 * width) {
            size_t mid = from + width < s->n ? from + width : s->n;
            size_t to = mid + width < s->n ? mid + width : s->n;
            merge_halves(s, from, mid, to);
        }
        struct sorted_row *sorted = s->other;
        s->other = s->rows;
        s->rows = sorted;
    }
    s->in_order = true;
}

/* ---- the temporary file ---- */

static bool fault(struct rows_sort *s, str *why)
{
    *why = str_fmt(s->a, "cannot sort the rows in a temporary file: %s",
                   strerror(errno));
    return false;
}

/* Opens a file without a name in $TMPDIR, or else in /tmp. */
static bool open_file(struct rows_sort *s)
{
    const char *folder = getenv("TMPDIR");
    char *name = str_dupz(s->a, str_fmt(s->a, "%s/perfpress-XXXXXX",
                                        folder && *folder ? folder : "/tmp"));
    s->fd = mkostemp(name, O_CLOEXEC);
    return s->fd >= 0 && unlink(name) == 0;
}

static bool write_all(struct rows_sort *s, str bytes)
{
    while (bytes.n) {
        ssize_t n = write(s->fd, bytes.p, bytes.n);
        if (n < 0 && errno != EINTR)
            return false;
        bytes = str_from(bytes, n < 0 ? 0 : (size_t)n);
    }
    return true;
}

/* Appends the buffer's records, sorted, to the file, and empties the buffer.
   Records are gathered in `page`to save system calls. */
static bool write_run(struct rows_sort *s, str *why)
{
    enum { PAGE = 1 << 16 };
    char page[PAGE];
    size_t filled = 0;
    bool ok = s->fd >= 0 || open_file(s);
    sort_buffer(s);
    for (size_t i = 0; i < s->n && ok; i++) {
        const struct record *r = in_buffer(s, i);
        if (filled + r->size > PAGE) {
            ok = write_all(s, (str){page, filled});
            filled = 0;
        }
        if (r->size > PAGE) {
            ok = ok && write_all(s, (str){(const char *)r, r->size});
            continue;
        }
        memcpy(page + filled, r, r->size);
        filled += r->size;
    }
    if (!ok || !write_all(s, (str){page, filled}))
        return fault(s, why);
    struct sorted_run run = {s->file_size, s->file_size + s->used};
    vec_push(&s->own, &s->runs, run);
    s->file_size += s->used;
    s->used = s->n = 0;
    return true;
}

/* ---- rows ---- */

static size_t record_size(const str *cells, size_t n, str key)
{
    size_t size = sizeof(struct record) + n * sizeof(int32_t) + key.n;
    for (size_t i = 0; i < n && size <= BUFFER; i++)
        size += cells[i].n < BUFFER ? cells[i].n : BUFFER;
    return (size + 3) & ~(size_t)3;
}

bool rows_sort_add(struct rows_sort *s, const str *cells, str *why)
{
    make_key(s, cells);
    str key = buf_str(&s->key);
    size_t n = s->columns->n, size = record_size(cells, n, key);
    if (size > BUFFER) {
        *why = S("a row is larger than 8 MiB");
        return false;
    }
    if ((s->used + size > BUFFER || s->n == ROWS) && !write_run(s, why))
        return false;
    struct record *r = (struct record *)(void *)(s->buffer + s->used);
    int32_t *length = (int32_t *)(void *)(r + 1);
    char *at = (char *)(length + n);
    *r =
        (struct record){(uint32_t)size, (uint32_t)++s->number, (uint32_t)key.n};
    memcpy(at, key.p, key.n);
    at += key.n;
    for (size_t i = 0; i < n; i++) {
        length[i] = cells[i].p ? (int32_t)cells[i].n : IS_NULL;
        if (cells[i].n)
            memcpy(at, cells[i].p, cells[i].n);
        at += cells[i].n;
    }
    memset(at, 0, (size_t)((char *)r + size - at));
    s->rows[s->n] = (struct sorted_row){
        {start_of(key), start_of(str_from(key, 8))}, (uint32_t)s->used};
    s->in_order = s->in_order && (!s->n || is_before(s, s->n - 1, s->n));
    s->used += size;
    s->n++;
    return true;
}

/* Receives the sorted rows. */
struct sorted_receiver {
    struct rows_sort *s;
    bool (*row)(void *data, const struct rows_sort_row *r);
    void *data;
    str *cells, *before; /* cells of this row and of the previous one */
    const struct record *last;
};

static bool pass(struct sorted_receiver *to, const struct record *r)
{
    size_t n = to->s->columns->n;
    struct rows_sort_row row = {.cells = to->cells, .number = r->number};
    for (size_t i = 0; i < n; i++)
        to->cells[i] = cell(r, n, i);
    if (to->last && record_cmp(to->s, to->last, r) == 0) {
        for (size_t i = 0; i < n; i++)
            to->before[i] = cell(to->last, n, i);
        row.equal_cells = to->before;
        row.equal_number = to->last->number;
    }
    to->last = r;
    return to->row(to->data, &row);
}

static const struct record *first_of(const struct rows_sort *s,
                                     const struct sorted_run *run)
{
    return (const struct record *)(const void *)(s->map + run->at);
}

/* Moves run i of the heap down to its place. */
static void sift(const struct rows_sort *s, struct sorted_run *heap, size_t n,
                 size_t i)
{
    for (size_t k; (k = 2 * i + 1) < n; i = k) {
        if (k + 1 < n &&
            record_cmp(s, first_of(s, &heap[k + 1]), first_of(s, &heap[k])) < 0)
            k++;
        if (record_cmp(s, first_of(s, &heap[i]), first_of(s, &heap[k])) <= 0)
            return;
        struct sorted_run run = heap[i];
        heap[i] = heap[k];
        heap[k] = run;
    }
}

/* Merges the runs of the mapped file. Gives back to the system the pages that
   were read. */
static bool merge_runs(struct rows_sort *s, struct sorted_receiver *to)
{
    struct sorted_run *heap = s->runs.v;
    size_t n = s->runs.n;
    bool ok = true;
    for (size_t i = n / 2; i-- > 0;)
        sift(s, heap, n, i);
    while (n && ok) {
        const struct record *r = first_of(s, &heap[0]);
        ok = pass(to, r);
        s->dropped += r->size;
        heap[0].at += r->size;
        if (heap[0].at == heap[0].end)
            heap[0] = heap[--n];
        sift(s, heap, n, 0);
        if (s->dropped > DROPPED) {
            madvise(s->map, s->file_size, MADV_DONTNEED);
            s->dropped = 0;
        }
    }
    return ok;
}

bool rows_sort_each(struct rows_sort *s,
                    bool (*row)(void *data, const struct rows_sort_row *r),
                    void *data, str *why)
{
    struct sorted_receiver to = {.s = s, .row = row, .data = data};
    bool ok = true;
    to.cells = NEW_N(&s->own, str, s->columns->n);
    to.before = NEW_N(&s->own, str, s->columns->n);
    *why = STR_NONE;
    if (!s->runs.n) {
        sort_buffer(s);
        for (size_t i = 0; i < s->n && ok; i++)
            ok = pass(&to, in_buffer(s, i));
        return ok;
    }
    if (!write_run(s, why))
        return false;
    void *map = mmap(NULL, s->file_size, PROT_READ, MAP_SHARED, s->fd, 0);
    if (map == MAP_FAILED)
        return fault(s, why);
    s->map = map;
    return merge_runs(s, &to);
}

void rows_sort_free(struct rows_sort *s)
{
    if (s->map)
        munmap(s->map, s->file_size);
    if (s->fd >= 0)
        close(s->fd);
    s->map = NULL;
    s->fd = -1;
    arena_free(&s->own);
}
