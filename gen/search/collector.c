// SPDX-License-Identifier: MIT
// collector: indexes tables column by column. Only the first of consecutive
// equal cells is split into terms; the postings of its terms cover the equal
// cells as well.
#include "search/collector.h"

#include "base/map.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "search/token.h"

bool collector_begin(struct collector *k)
{
    if (k->page->n_docs >= SEARCH_DOCS_MAX)
        return false;
    k->doc = (uint32_t)k->page->n_docs++;
    return true;
}

/* ---- terms ---- */

static void add_term(void *data, str term)
{
    inverter_add(data, term);
}

enum { NUMBER_MAX = 16 }; /* bytes; longer numbers are split into terms */

/* Whether s has only digits and single points between digits, and is short
   enough to be a single term. */
static bool is_number(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_digit(s.p[i]) &&
            (s.p[i] != '.' || i == 0 || i + 1 == s.n || s.p[i - 1] == '.'))
            return false;
    return s.n > 0 && s.n <= NUMBER_MAX;
}

/* Adds the terms of `text`, without a leading dollar sign. */
static void add_terms(struct search_worker *w, str text)
{
    if (text.n && text.p[0] == '$')
        text = str_from(text, 1);
    if (is_number(text))
        inverter_add(&w->inverter, text);
    else
        token_each(text, add_term, &w->inverter);
}

/* Adds the terms of `text`, as kind `post`, to document `doc` and to the `span`
   documents after it. */
static void post_for(struct collector *k, enum search_post post, uint32_t doc,
                     uint32_t span, str text)
{
    k->worker->inverter.now =
        (struct posting){k->page->first_doc + doc, search_how(post, span, 0)};
    add_terms(k->worker, text);
}

void collector_post(struct collector *k, enum search_post post, str text)
{
    post_for(k, post, k->doc, 0, text);
}

void collector_post_above(struct collector *k, enum search_post post,
                          uint32_t doc, str text)
{
    post_for(k, post, doc, (uint32_t)(k->page->n_docs - 1 - doc), text);
}

/* ---- lines ---- */

/* Returns the first characters of s, at most `max` bytes. */
static str cut(str s, size_t max)
{
    if (s.n <= max)
        return s;
    size_t n = max;
    while (n && !utf8_starts(s.p[n]))
        n--;
    return str_slice(s, 0, n);
}

void collector_field(struct collector *k, str text, size_t max)
{
    struct buf *b = &k->worker->lines;
    str short_text = cut(text, max);
    if (b->cap - b->n < short_text.n + 1)
        buf_room(b, short_text.n + 1);
    b->p[b->n++] = '\t';
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

/* ---- columns ---- */

static struct search_kind *kind_of(struct collector *k, str name)
{
    struct search_worker *w = k->worker;
    struct search_kind *kind = map_get(&w->kinds, name);
    if (kind)
        return kind;
    kind = NEW(&w->keep, struct search_kind);
    kind->name = str_dup(&w->keep, name);
    kind->names = (struct terms){.a = &w->keep, .texts = &w->keep};
    map_put(&w->kinds, kind->name, kind);
    return kind;
}

static uint32_t facet_of(struct collector *k, str name, size_t rows)
{
    struct search_kind *kind = name.n ? kind_of(k, name) : NULL;
    size_t i = 0, n = k->page->n_facets;
    while (i < n && k->facets[i] != kind)
        i++;
    if (!kind || i == SEARCH_FACETS)
        return 0;
    k->facets[i] = kind;
    k->page->n_facets = i == n ? n + 1 : n;
    kind->rows += rows;
    return (uint32_t)i + 1;
}

static const str *cell_at(const struct collector_table *t, size_t r, size_t c)
{
    return &t->cells[r * t->n_columns + c];
}

/* Whether two cells are equal. The cheapest comparisons come first: equal cells
   often share their bytes, and different cells mostly differ in the last
   byte. */
static bool is_same(const str *x, const str *y)
{
    return x->n == y->n && (x->p == y->p || !x->n ||
                            (x->p[x->n - 1] == y->p[y->n - 1] &&
                             memcmp(x->p, y->p, x->n) == 0));
}

/* Properties of a cell. */
enum cell_mark {
    CELL_SAME = 1,  /* equal to the cell above it */
    CELL_NUMBER = 2 /* a number of at most NUMBER_MAX bytes, written to the line
                       as it is */
};

/* Marks the cells of column c that directly follow row r and are equal to the
   cell in row r as CELL_SAME. Returns the number of these cells. */
static size_t run_of(const struct collector_table *t, size_t r, size_t c,
                     size_t rows, uint8_t *marks)
{
    const str *cell = cell_at(t, r, c);
    size_t n = 0;
    for (; r + n + 1 < rows && is_same(cell, cell + t->n_columns); n++) {
        cell += t->n_columns;
        marks[(r + n + 1) * t->n_columns + c] = CELL_SAME;
    }
    return n;
}

static void add_column(struct collector *k, const struct collector_table *t,
                       size_t c, size_t rows, uint8_t *marks)
{
    uint32_t post = t->key[c]       ? SEARCH_KEY
                    : t->numeric[c] ? SEARCH_CELL
                                    : SEARCH_TEXT_CELL;
    bool named = !t->numeric[c] && !k->page->guide;
    uint32_t facet = named ? facet_of(k, t->names[c], rows) : 0;
    struct posting *now = &k->worker->inverter.now;
    for (size_t r = 0, n; r < rows; r += n) {
        const str *cell = cell_at(t, r, c);
        n = run_of(t, r, c, rows, marks) + 1;
        now->doc = k->page->first_doc + k->doc + 1 + (uint32_t)r;
        now->how = search_how(post, (uint32_t)n - 1, facet);
        if (is_number(*cell)) {
            marks[r * t->n_columns + c] |= CELL_NUMBER;
            inverter_add(&k->worker->inverter, *cell);
        } else {
            add_terms(k->worker, *cell);
        }
    }
}

/* ---- places ---- */

static str row_id(const struct collector_table *t, size_t r)
{
    return t->row_ids ? t->row_ids[r] : t->id;
}

static struct search_place *add_place(struct collector *k,
                                      const struct collector_table *t,
                                      const struct search_kind *kind,
                                      uint32_t name)
{
    struct search_place *p = vec_add(k->scratch, &k->places);
    p->kind = kind;
    p->name = name;
    p->title = t->title;
    return p;
}

/* Marks a kind with more than SEARCH_NAMES names as full and drops its names.
   No-op for other kinds. */
static void fill_kind(struct search_kind *kind)
{
    struct terms *t = &kind->names;
    if (t->n <= SEARCH_NAMES)
        return;
    kind->full = true;
    arena_drop(t->a, t->v, t->cap * sizeof *t->v);
    arena_drop(t->a, t->slots, t->n_slots * sizeof *t->slots);
    *t = (struct terms){0};
}

/* Returns the place of the name `text` in the current column of table t. If the
   column has no place for the name yet, adds a place with row r. If kind->full
   is set, always adds a place, with the name number 0. The places of the column
   begin at index `first` of k->places. */
static struct search_place *add_name(struct collector *k,
                                     const struct collector_table *t, size_t r,
                                     struct search_kind *kind, str text,
                                     size_t first)
{
    uint32_t name = kind->full ? 0 : terms_number(&kind->names, text);
    struct term *term = kind->full ? NULL : &kind->names.v[name];
    if (term && term->last >= first && term->last < k->places.n &&
        k->places.v[term->last].name == name)
        return &k->places.v[term->last];
    if (term)
        term->last = (uint32_t)k->places.n;
    struct search_place *p = add_place(k, t, kind, name);
    p->id = str_dup(&k->worker->keep, row_id(t, r));
    p->first = k->places.n - 1 == first;
    return p;
}

/* Adds a place for each name in column c, with the first row that has the name
   and the number of such rows. */
static void add_names(struct collector *k, const struct collector_table *t,
                      size_t c, const uint8_t *marks)
{
    struct search_kind *kind = kind_of(k, t->names[c]);
    struct search_place *last = NULL;
    size_t first = k->places.n;
    for (size_t r = 0; r < t->n_rows && !(last && kind->full); r++) {
        str text = str_trim(*cell_at(t, r, c));
        if (!text.n || text.n > LINE_CELL_MAX)
            continue;
        if (!last || !(marks[r * t->n_columns + c] & CELL_SAME))
            last = add_name(k, t, r, kind, text, first);
        last->key = t->key[c];
        last->rows++;
    }
    if (!kind->full)
        fill_kind(kind);
    if (kind->full && last)
        k->places.n = first + 1;
}

static void add_metrics(struct collector *k, const struct collector_table *t)
{
    struct search_kind *kind = &k->worker->metrics;
    str id = str_dup(&k->worker->keep, t->id);
    bool first = true;
    for (size_t c = 0; c < t->n_columns && (first || !kind->full); c++) {
        str name = t->names[c];
        if (!t->numeric[c] || !name.n || name.n > TERMS_TEXT_MAX)
            continue;
        struct search_place *p = add_place(
            k, t, kind, kind->full ? 0 : terms_number(&kind->names, name));
        p->id = id;
        p->first = first;
        first = false;
    }
    if (!kind->full)
        fill_kind(kind);
}

/* ---- tables ---- */

static void put_table_line(struct collector *k, const struct collector_table *t)
{
    struct buf *b = &k->worker->lines;
    buf_putc(b, 'T');
    collector_field(k, t->caption, LINE_TEXT_MAX);
    collector_field(k, t->id, t->id.n);
    for (size_t c = 0; c < t->n_columns; c++) {
        str kind = t->key[c] ? S("k") : t->numeric[c] ? S("n") : S("t");
        collector_field(k, str_concat(k->scratch, kind, t->names[c]),
                        LINE_CELL_MAX);
    }
    buf_putc(b, '\n');
}

static void put_cell(struct collector *k, str cell, unsigned mark)
{
    struct buf *b = &k->worker->lines;
    if (mark & CELL_SAME || str_eq(cell, S(SEARCH_SAME))) {
        buf_put(b, mark & CELL_SAME ? S("\t" SEARCH_SAME) : S("\t= "));
    } else if (mark & CELL_NUMBER) {
        buf_putc(b, '\t');
        buf_put(b, cell);
    } else {
        collector_field(k, cell, LINE_CELL_MAX);
    }
}

static void put_row_line(struct collector *k, const struct collector_table *t,
                         size_t r, const uint8_t *marks)
{
    struct buf *b = &k->worker->lines;
    str id = row_id(t, r);
    buf_putc(b, 'R');
    bool begins = t->id.n && str_starts(id, t->id) && id.n > t->id.n &&
                  id.p[t->id.n] == '-';
    id = str_eq(id, t->id) ? S("") : begins ? str_from(id, t->id.n) : id;
    collector_field(k, id, id.n);
    unsigned seen = r % SEARCH_WHOLE ? CELL_SAME | CELL_NUMBER : CELL_NUMBER;
    for (size_t c = 0; c < t->n_columns; c++)
        put_cell(k, *cell_at(t, r, c), marks[r * t->n_columns + c] & seen);
    buf_putc(b, '\n');
}

void collector_table(struct collector *k, const struct collector_table *t)
{
    if (!collector_begin(k))
        return;
    uint32_t doc = k->doc;
    size_t room = SEARCH_DOCS_MAX - k->page->n_docs;
    size_t rows = t->n_rows < room ? t->n_rows : room;
    put_table_line(k, t);
    uint8_t *marks = NEW_N(k->scratch, uint8_t, rows * t->n_columns + 1);
    for (size_t c = 0; c < t->n_columns; c++)
        add_column(k, t, c, rows, marks);
    for (size_t r = 0; r < rows; r++)
        put_row_line(k, t, r, marks);
    k->page->n_docs += rows;
    collector_post_above(k, SEARCH_CAPTION, doc, t->caption);
    for (size_t c = 0; c < t->n_columns; c++)
        collector_post_above(k, SEARCH_COLUMN, doc, t->names[c]);
    if (!t->data)
        return;
    for (size_t c = 0; c < t->n_columns; c++)
        if (!t->numeric[c] && t->names[c].n)
            add_names(k, t, c, marks);
    add_metrics(k, t);
}
