// SPDX-License-Identifier: MIT
// row_id: makes names of rows from the cells of key columns: adds column after
// column to the names until the names of all rows differ.
#include "table/row_id.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "doc/document.h"

struct naming {
    struct arena *a;
    struct frame_table *t;
    str *ids;
    size_t n_alike; /* number of ids that equal the id of an earlier row */
    struct {
        size_t *v;
        size_t n, cap;
    } keys;
};

/* Appends ASCII characters. Leaves out a hyphen at the start or after another
   hyphen. */
static void put_ascii(struct buf *b, const char *s)
{
    for (; *s; s++)
        if (*s != '-' || (b->n && b->p[b->n - 1] != '-'))
            buf_putc(b, *s);
}

static char ascii_of(char c)
{
    return char_is_alnum(c) ? char_lower(c) : '-';
}

/* Appends a non-ASCII character as in docutils' ids, but keeps letters without
   an ASCII equivalent: otherwise all rows of a Japanese table would have the
   same id. */
static void put_character(struct buf *b, unsigned cp)
{
    unsigned to[3];
    char ascii[6];
    size_t n = unicode_to(cp, UNICODE_TO_LOWER, to);
    for (size_t i = 0; i < n; i++) {
        ascii[0] = (char)to[i], ascii[1] = 0;
        if (to[i] >= 0x80)
            unicode_fold(to[i], ascii);
        if (!ascii[0] && unicode_is_word(to[i]))
            buf_put_utf8(b, to[i]);
        put_ascii(b, ascii);
    }
}

/* Returns the text in the form of an id, except that it may begin with a
   digit. */
static str slug(struct arena *a, str text)
{
    struct buf b = {.a = a};
    for (size_t i = 0, n; i < text.n; i += n) {
        unsigned cp = utf8_decode(str_from(text, i), &n);
        if (cp < 0x80)
            put_ascii(&b, (char[]){ascii_of((char)cp), 0});
        else
            put_character(&b, cp);
    }
    while (b.n && b.p[b.n - 1] == '-')
        b.n--;
    return buf_end(&b);
}

static size_t count_alike(struct naming *j, const str *ids)
{
    struct map seen = {.a = j->a};
    size_t n = j->t->frame->n;
    for (size_t i = 0; i < n; i++)
        map_put(&seen, ids[i], NULL);
    return n - seen.n;
}

/* Adds a column to the key columns, and its cells to the names, if the names
   then distinguish more rows or if `needed` is set. */
static void add(struct naming *j, size_t column, bool needed)
{
    size_t n = j->t->frame->n;
    str *ids = NEW_N(j->a, str, n);
    for (size_t i = 0; i < n; i++) {
        str s = slug(j->a, frame_table_cell(j->a, j->t, i, column));
        const str parts[] = {j->ids[i], s};
        ids[i] = !j->ids[i].n ? s
                 : !s.n       ? j->ids[i]
                              : str_join(j->a, parts, 2, S("-"));
    }
    size_t alike = count_alike(j, ids);
    if (alike >= j->n_alike && !needed)
        return;
    j->ids = ids;
    j->n_alike = alike;
    vec_push(j->a, &j->keys, column);
}

/* Returns the index of the column that comes unchanged from a column `name` of
   a CSV file, or STR_NPOS if there is none. */
static size_t find(const struct frame *f, str name)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct origin *o = f->columns[i]->origin;
        while (o->kind == ORIGIN_TAKE)
            o = o->take.from->origin;
        if (o->kind == ORIGIN_FILE && str_eq(o->file.column, name))
            return i;
    }
    return STR_NPOS;
}

static bool add_primary(struct naming *j, const struct strs *primary)
{
    const struct frame *f = j->t->frame;
    for (size_t i = 0; i < primary->n; i++)
        if (find(f, primary->v[i]) == STR_NPOS)
            return false;
    for (size_t i = 0; i < primary->n; i++)
        add(j, find(f, primary->v[i]), true);
    return primary->n > 0;
}

/* Adds columns to the key columns until all names differ: first columns of
   strings, then columns of whole numbers, then columns of other numbers, and
   computed columns last. */
static void add_columns(struct naming *j)
{
    const struct frame *f = j->t->frame;
    for (size_t pass = 0; pass < 4 && j->n_alike; pass++)
        for (size_t i = 0; i < f->n_columns && j->n_alike; i++) {
            bool number = j->t->numeric && j->t->numeric[i];
            size_t at = column_is_derived(f->columns[i])    ? 3
                        : !number                           ? 0
                        : f->columns[i]->type == COLUMN_INT ? 1
                                                            : 2;
            if (at == pass)
                add(j, i, false);
        }
}

/* Returns the name with a number that makes it unique. `next` maps each used
   name to the number to try next. */
static str numbered(struct arena *a, const struct map *next, str name)
{
    struct map_entry *e = map_find(next, name);
    uintptr_t k = (uintptr_t)e->value;
    str id;
    do
        id = str_fmt(a, "%.*s-%zu", STR_ARG(name), (size_t)k++);
    while (map_find(next, id));
    e->value = (void *)k;
    return id;
}

#define SECOND ((void *)(uintptr_t)2)

static bool are_told_apart(const struct naming *j)
{
    bool named = !j->n_alike;
    for (size_t i = 0; named && i < j->t->frame->n; i++)
        named = j->ids[i].n > 0;
    return named;
}

/* Appends numbers to names that are still equal. First replaces empty names by
   "row". */
static void number(struct naming *j)
{
    struct map next = {.a = j->a};
    if (are_told_apart(j))
        return;
    for (size_t i = 0; i < j->t->frame->n; i++) {
        str *id = &j->ids[i];
        if (!id->n)
            *id = S("row");
        if (map_add(&next, *id, SECOND))
            continue;
        *id = numbered(j->a, &next, *id);
        map_add(&next, *id, SECOND);
    }
}

/* Chooses the key columns and makes the names of the rows from them; some names
   may be equal. */
static struct naming name_rows(struct arena *a, struct frame_table *t,
                               const struct strs *primary)
{
    struct naming j = {.a = a, .t = t, .n_alike = t->frame->n};
    j.ids = NEW_N(a, str, t->frame->n + 1);
    if (!add_primary(&j, primary))
        add_columns(&j);
    return j;
}

const size_t *row_id_keys(struct arena *a, struct frame_table *t,
                          const struct strs *primary, size_t *n)
{
    struct naming j = name_rows(a, t, primary);
    *n = j.keys.n;
    return j.keys.v;
}

void row_id_set(struct arena *a, struct frame_table *t,
                const struct strs *primary)
{
    struct naming j = name_rows(a, t, primary);
    number(&j);
    t->row_ids = j.ids;
    t->keys = j.keys.v;
    t->n_keys = j.keys.n;
}
