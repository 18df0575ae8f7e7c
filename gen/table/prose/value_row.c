// SPDX-License-Identifier: MIT
// value_row: finds the cells that values in prose name. Rows are looked up by
// the texts of their key columns.
#include "table/prose/value_row.h"

#include "base/buf.h"
#include "frame/display.h"
#include "table/account.h"

str value_cell_text(struct arena *a, const struct column *c, size_t row)
{
    struct buf b = {.a = a};
    display_put(&b, c, row);
    return buf_end(&b);
}

/* Indexes the rows of a column by their texts. Rows with the same text are
   linked in ascending order. */
static struct value_key *index_rows(struct arena *a, const struct column *c)
{
    struct value_key *k = NEW(a, struct value_key);
    k->first.a = a;
    k->next = NEW_N(a, size_t, c->n + 1);
    for (size_t r = c->n; r-- > 0;) {
        struct arena_mark mark = arena_mark(a);
        str text = str_trim(value_cell_text(a, c, r));
        struct map_entry *e = map_find(&k->first, text);
        k->next[r] = e ? (size_t)((size_t *)e->value - k->next) : STR_NPOS;
        if (e)
            e->value = &k->next[r];
        else
            map_put(&k->first, text, &k->next[r]);
        if (e)
            arena_rewind(a, mark);
    }
    return k;
}

/* Indexes the key columns and the first column, whose cells name rows. A cell
   of any other column names a row only together with a cell of the first key
   column or the first column. */
static struct value_rows *read_rows(struct value_search *s, struct diags *d,
                                    const struct frame_table *t)
{
    struct arena scratch = {0}, *a = &s->arena;
    size_t n, columns = t->frame->n_columns;
    const size_t *v = account_keys(s->site, &scratch, d, t, &n);
    struct value_rows *k = NEW(a, struct value_rows);
    k->frame = t->frame;
    k->keys = NEW_N(a, struct value_key *, columns + 1);
    k->main = NEW_N(a, bool, columns + 1);
    for (size_t i = 0; i < n; i++)
        k->keys[v[i]] = index_rows(a, t->frame->columns[v[i]]);
    if (n)
        k->main[v[0]] = true;
    if (columns && !k->keys[0])
        k->keys[0] = index_rows(a, t->frame->columns[0]);
    k->main[0] = true;
    arena_free(&scratch);
    return k;
}

const struct value_rows *value_rows(struct value_search *s, struct diags *d,
                                    const struct frame_table *t)
{
    const void *const id[] = {t->frame, t->cells};
    str key = {(const char *)id, sizeof id};
    struct value_rows *k;
    s->read.a = &s->arena;
    k = map_get(&s->read, key);
    if (!k) {
        k = read_rows(s, d, t);
        map_put(&s->read, str_dup(&s->arena, key), k);
    }
    return k;
}

/* How the parts of a row's text refer to a row. The first case that applies
   counts. NOT_MEANT: some part equals no cell of the row. BY_KEYS: each part
   equals a cell of an indexed column (value_rows.keys). BY_SOME_KEYS: some part
   equals a cell of a main column (value_rows.main), and the other parts equal
   any cells of the row. BY_OTHERS: the parts equal cells of the row, but this
   does not suffice to name the row. */
enum meant { NOT_MEANT, BY_OTHERS, BY_SOME_KEYS, BY_KEYS };

/* Whether a cell of a row equals the string `wanted`. Sets *key to the first
   indexed column with such a cell, or STR_NPOS. Sets *main to whether a main
   column has such a cell. */
static bool row_has(struct arena *a, const struct value_rows *k, size_t row,
                    str wanted, size_t *key, bool *main)
{
    bool any = false;
    *key = STR_NPOS;
    *main = false;
    for (size_t i = 0; i < k->frame->n_columns; i++) {
        str text = value_cell_text(a, k->frame->columns[i], row);
        if (!str_eq(str_trim(text), wanted))
            continue;
        any = true;
        if (*key == STR_NPOS && k->keys[i])
            *key = i;
        *main |= k->main[i];
    }
    return any;
}

/* Removes the next part, up to " / ", from a row's text. Returns false at the
   end. */
static bool cut_part(str *rest, str *part)
{
    static const str slash = S_INIT(" / ");
    if (!rest->p)
        return false;
    size_t at = str_find(*rest, slash, 0);
    *part = str_trim(at == STR_NPOS ? *rest : str_slice(*rest, 0, at));
    *rest = at == STR_NPOS ? STR_NONE : str_from(*rest, at + slash.n);
    return true;
}

/* A part of a row's text, and an indexed column with a cell that equals this
   part. */
struct hit {
    size_t part, column;
};

static enum meant row_meant(struct arena *a, const struct value_rows *k,
                            size_t row, str wanted, struct hit *first)
{
    bool all_keys = true, any_main = false, main;
    str part;
    *first = (struct hit){STR_NPOS, STR_NPOS};
    for (size_t i = 0, key; cut_part(&wanted, &part); i++) {
        if (!row_has(a, k, row, part, &key, &main))
            return NOT_MEANT;
        if (key != STR_NPOS && first->part == STR_NPOS)
            *first = (struct hit){i, key};
        all_keys &= key != STR_NPOS;
        any_main |= main;
    }
    return all_keys ? BY_KEYS : any_main ? BY_SOME_KEYS : BY_OTHERS;
}

struct count {
    size_t n[BY_KEYS + 1], first[BY_KEYS + 1];
};

static void count_row(struct count *to, enum meant m, size_t row)
{
    if (to->n[m]++ == 0 || row < to->first[m])
        to->first[m] = row;
}

/* Finds the rows whose cell in the indexed column at.column equals `part`,
   which is part number at.part of the text `wanted`. Counts each row in *to, by
   how `wanted` refers to the row. Skips rows whose first match is another part
   or column, so that no row counts twice. */
static void count_hits(struct arena *a, const struct value_rows *k, str wanted,
                       struct hit at, str part, struct count *to)
{
    const struct value_key *key = k->keys[at.column];
    const size_t *place = map_get(&key->first, part);
    size_t r = place ? (size_t)(place - key->next) : STR_NPOS;
    for (; r != STR_NPOS; r = key->next[r]) {
        struct arena_mark mark = arena_mark(a);
        struct hit first;
        enum meant m = row_meant(a, k, r, wanted, &first);
        arena_rewind(a, mark);
        if (first.part == at.part && first.column == at.column)
            count_row(to, m, r);
    }
}

/* Finds the rows that c->row_text refers to: by the row's number ("#1"), or
   else by indexed columns alone (BY_KEYS), or else by indexed and other columns
   (BY_SOME_KEYS). Sets c->row to the first of these rows and c->n_rows to their
   number. If there are no such rows, sets c->other to the first row that
   c->row_text refers to by other columns (BY_OTHERS), or to STR_NPOS. */
static void find_row(struct arena *a, const struct value_rows *k,
                     struct value_cell *c)
{
    struct count all = {0};
    str rest = c->row_text, part;
    long number;
    c->other = STR_NPOS;
    if (str_starts(c->row_text, S("#")) &&
        str_to_long(str_from(c->row_text, 1), &number))
        if (number >= 1 && (size_t)number <= k->frame->n) {
            c->row = (size_t)number - 1;
            c->n_rows = 1;
            return;
        }
    for (struct hit at = {0}; cut_part(&rest, &part); at.part++)
        for (at.column = 0; at.column < k->frame->n_columns; at.column++)
            if (k->keys[at.column])
                count_hits(a, k, c->row_text, at, part, &all);
    enum meant by = all.n[BY_KEYS] ? BY_KEYS : BY_SOME_KEYS;
    c->row = all.first[by];
    c->n_rows = all.n[by];
    for (size_t r = 0; !c->n_rows && r < k->frame->n; r++) {
        struct arena_mark mark = arena_mark(a);
        struct hit first;
        if (row_meant(a, k, r, c->row_text, &first) == BY_OTHERS &&
            c->other == STR_NPOS)
            c->other = r;
        arena_rewind(a, mark);
    }
}

struct value_cell value_rows_find(const struct value_rows *rows,
                                  struct arena *a, str path)
{
    const struct frame *f = rows->frame;
    struct value_cell found = {0};
    for (size_t i = 0; (i = str_find_char(path, '.', i)) != STR_NPOS; i++) {
        size_t k = frame_find(f, str_from(path, i + 1));
        if (k == STR_NPOS)
            continue;
        struct value_cell c = {.column = f->columns[k],
                               .row_text = str_slice(path, 0, i)};
        find_row(a, rows, &c);
        if (c.n_rows == 1)
            return c;
        if (!found.column)
            found = c;
    }
    return found;
}
