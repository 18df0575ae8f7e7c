// SPDX-License-Identifier: MIT
// collector: rows are entered column by column: of rows on end that say the
// same, the first is cut into terms and the others lengthen its entries.
#include "search/collector.h"

#include "base/utf8.h"
#include "base/vec.h"
#include "search/token.h"

bool collector_begin(struct collector *k)
{
    if (k->page->n_docs >= DOCS_MAX)
        return false;
    k->doc = (uint32_t)k->page->n_docs++;
    return true;
}

static void enter(struct collector *k, uint32_t term)
{
    struct search_entry e = {term, k->first, k->span, (uint8_t)k->post,
                             (uint8_t)k->facet};
    vec_push(k->scratch, &k->entries, e);
}

static void take(void *data, str term, bool word)
{
    struct collector *k = data;
    enter(k, terms_number(k->terms, term, word));
}

/* Remembers the terms of the entries from `from` on. */
static void fill_memo(const struct collector *k, struct terms_memo *m, str text,
                      size_t from)
{
    size_t n = k->entries.n - from;
    if (n > TERMS_MEMO_TERMS)
        return;
    memcpy(m->text, text.p, text.n);
    m->n = (uint8_t)(text.n + 1);
    m->n_terms = (uint8_t)n;
    for (size_t i = 0; i < n; i++)
        m->terms[i] = k->entries.v[from + i].term;
}

/* A plain number, which is one term; after a sign of currency, perhaps. */
static bool is_number(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_digit(s.p[i]) &&
            (s.p[i] != '.' || i == 0 || i + 1 == s.n || s.p[i - 1] == '.'))
            return false;
    return s.n > 0 && s.n < 24;
}

void collector_text(struct collector *k, str text)
{
    if (text.n && text.p[0] == '$')
        text = str_from(text, 1);
    if (is_number(text)) {
        take(k, text, false);
        return;
    }
    struct terms_memo *m = terms_memo(k->terms, text);
    size_t from = k->entries.n;
    if (m && terms_memo_is(m, text)) {
        for (size_t i = 0; i < m->n_terms; i++)
            enter(k, m->terms[i]);
        return;
    }
    token_each(text, take, k);
    if (m)
        fill_memo(k, m, text, from);
}

void collector_post(struct collector *k, enum search_post post, str text)
{
    k->post = post;
    k->facet = k->span = 0;
    k->first = k->doc;
    collector_text(k, text);
}

/* ---- lines ---- */

/* At most `max` bytes, cut between characters. */
static str cut(str s, size_t max)
{
    if (s.n <= max)
        return s;
    size_t n = max;
    while (n && !utf8_starts(s.p[n]))
        n--;
    return str_slice(s, 0, n);
}

/* Whether none of the bytes is a blank or control, eight at a time. */
static bool is_solid(str s)
{
    const uint64_t ones = 0x0101010101010101u;
    size_t i = 0;
    for (uint64_t w; i + sizeof w <= s.n; i += sizeof w) {
        memcpy(&w, s.p + i, sizeof w);
        if ((w - ones * 0x21) & ~w & ones * 0x80)
            return false;
    }
    while (i < s.n && (unsigned char)s.p[i] > ' ')
        i++;
    return i == s.n;
}

void collector_field(struct collector *k, str text, size_t max)
{
    struct buf *b = &k->lines;
    str short_text = cut(text, max);
    if (b->cap - b->n < short_text.n + 1)
        buf_room(b, short_text.n + 1);
    b->p[b->n++] = '\t';
    if (text.n <= max && is_solid(text)) {
        buf_put(b, text);
        return;
    }
    bool blank = true;
    for (size_t i = 0; i < short_text.n; i++) {
        char c = short_text.p[i];
        bool is_blank = (unsigned char)c <= ' ';
        if (!is_blank || !blank)
            b->p[b->n++] = is_blank ? ' ' : c;
        blank = is_blank;
    }
    if (short_text.n < text.n)
        buf_puts(b, "\u2026");
}

void collector_close(struct collector *k, uint32_t doc, size_t from, size_t to)
{
    uint32_t span = (uint32_t)(k->page->n_docs - 1 - doc);
    for (size_t i = from; i < to; i++)
        k->entries.v[i].span = span;
}

/* ---- columns ---- */

static uint8_t facet_of(struct collector *k, str name)
{
    struct strs *all = &k->page->facets;
    for (size_t i = 0; i < all->n; i++)
        if (str_eq(all->v[i], name))
            return (uint8_t)(i + 1);
    if (!name.n || all->n == FACETS_MAX)
        return 0;
    vec_push(k->keep, all, str_dup(k->keep, name));
    return (uint8_t)all->n;
}

static const str *cell_at(const struct collector_table *t, size_t r, size_t c)
{
    return &t->cells[r * t->n_columns + c];
}

/* Cells of a column are often the same bytes in memory, and differ at the end.
 */
static bool is_same(const str *x, const str *y)
{
    return x->n == y->n && (x->p == y->p || !x->n ||
                            (x->p[x->n - 1] == y->p[y->n - 1] &&
                             memcmp(x->p, y->p, x->n) == 0));
}

static void lengthen(struct collector *k, size_t from)
{
    for (size_t i = from; i < k->entries.n; i++) {
        struct search_entry *e = &k->entries.v[i];
        if (!e->span)
            e->post += SEARCH_RUN;
        e->span++;
    }
}

static void take_column(struct collector *k, const struct collector_table *t,
                        size_t c, size_t rows, bool *same)
{
    size_t from = k->entries.n;
    k->facet = t->numeric[c] ? 0 : facet_of(k, t->names[c]);
    k->post = t->key[c]       ? SEARCH_KEY
              : t->numeric[c] ? SEARCH_CELL
                              : SEARCH_TEXT_CELL;
    k->span = 0;
    for (size_t r = 0; r < rows; r++) {
        const str *cell = cell_at(t, r, c);
        if (r && is_same(cell, cell - t->n_columns)) {
            same[r * t->n_columns + c] = true;
            lengthen(k, from);
            continue;
        }
        from = k->entries.n;
        k->first = k->doc + 1 + (uint32_t)r;
        collector_text(k, *cell);
    }
}

/* ---- places ---- */

static str row_id(const struct collector_table *t, size_t r)
{
    return t->row_ids ? t->row_ids[r] : t->id;
}

static void add_place(struct collector *k, const struct collector_table *t,
                      str kind, str value, str id)
{
    struct search_place place = {kind, value, t->title, str_dup(k->keep, id),
                                 0};
    vec_push(k->scratch, &k->page->places, place);
}

/* The place of a name in the column at hand; new with its first row. */
static size_t place_of(struct collector *k, const struct collector_table *t,
                       size_t r, str kind, str text, size_t first)
{
    struct terms_places *names = k->names;
    uint32_t number = terms_number(&names->texts, text, false);
    if (number == names->n)
        vec_push(names->texts.a, names, SIZE_MAX);
    size_t at = names->v[number];
    if (at >= first && at < k->page->places.n &&
        term_text(&names->texts.v[number]).p == k->page->places.v[at].value.p)
        return at;
    names->v[number] = k->page->places.n;
    add_place(k, t, kind, term_text(&names->texts.v[number]), row_id(t, r));
    return k->page->places.n - 1;
}

static void add_metric(struct collector *k, const struct collector_table *t,
                       str name)
{
    add_place(k, t, STR_NONE, str_dup(k->keep, name), t->id);
    k->page->places.v[k->page->places.n - 1].rows = t->n_rows;
}

/* The names in a column, with the first row and the number of rows of each. */
static void take_places(struct collector *k, const struct collector_table *t,
                        size_t c, const bool *same)
{
    str kind = str_dup(k->keep, t->names[c]);
    size_t first = k->page->places.n, last = 0;
    for (size_t r = 0; r < t->n_rows; r++) {
        str text = str_trim(*cell_at(t, r, c));
        if (!text.n || text.n > LINE_CELL_MAX)
            continue;
        if (!same[r * t->n_columns + c])
            last = place_of(k, t, r, kind, text, first);
        k->page->places.v[last].rows++;
    }
}

/* ---- tables ---- */

static void put_table_line(struct collector *k, const struct collector_table *t)
{
    buf_putc(&k->lines, 'T');
    collector_field(k, t->caption, LINE_TEXT_MAX);
    collector_field(k, t->id, t->id.n);
    for (size_t c = 0; c < t->n_columns; c++) {
        str kind = t->key[c] ? S("k") : t->numeric[c] ? S("n") : S("t");
        collector_field(k, str_concat(k->scratch, kind, t->names[c]),
                        LINE_CELL_MAX);
    }
    buf_putc(&k->lines, '\n');
}

static void put_row_line(struct collector *k, const struct collector_table *t,
                         size_t r, const bool *same)
{
    str id = row_id(t, r);
    buf_putc(&k->lines, 'R');
    bool begins = t->id.n && str_starts(id, t->id) && id.n > t->id.n &&
                  id.p[t->id.n] == '-';
    id = str_eq(id, t->id) ? S("") : begins ? str_from(id, t->id.n) : id;
    collector_field(k, id, id.n);
    for (size_t c = 0; c < t->n_columns; c++) {
        str cell = *cell_at(t, r, c);
        bool again = r % SEARCH_WHOLE && same[r * t->n_columns + c];
        if (again || str_eq(cell, S(SEARCH_SAME)))
            buf_put(&k->lines, again ? S("\t" SEARCH_SAME) : S("\t= "));
        else
            collector_field(k, cell, LINE_CELL_MAX);
    }
    buf_putc(&k->lines, '\n');
}

void collector_table(struct collector *k, const struct collector_table *t)
{
    size_t from = k->entries.n;
    if (!collector_begin(k))
        return;
    uint32_t doc = k->doc;
    size_t room = DOCS_MAX - k->page->n_docs;
    size_t rows = t->n_rows < room ? t->n_rows : room;
    collector_post(k, SEARCH_CAPTION, t->caption);
    for (size_t c = 0; c < t->n_columns; c++)
        collector_post(k, SEARCH_COLUMN, t->names[c]);
    size_t to = k->entries.n;
    put_table_line(k, t);
    bool *same = NEW_N(k->scratch, bool, rows * t->n_columns + 1);
    for (size_t c = 0; c < t->n_columns; c++)
        take_column(k, t, c, rows, same);
    for (size_t r = 0; r < rows; r++)
        put_row_line(k, t, r, same);
    k->page->n_docs += rows;
    collector_close(k, doc, from, to);
    for (size_t c = 0; c < t->n_columns; c++)
        if (!t->numeric[c])
            take_places(k, t, c, same);
        else if (t->names[c].n)
            add_metric(k, t, t->names[c]);
}
