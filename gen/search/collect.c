// SPDX-License-Identifier: MIT
// collect: walks the tree of a page once. The terms of a text belong to the
// innermost section around it. A table, whether it has a frame or nodes, is
// first converted to a grid of strings.
#include "search/collect.h"

#include "base/vec.h"
#include "doc/document.h"
#include "frame/name.h"
#include "frame/numeral.h"
#include "load/page.h"
#include "parse/parse.h"
#include "render/html_tag.h"
#include "resolve/index.h"
#include "search/collector.h"
#include "table/frame_table.h"

enum {
    KEYS_MAX = 3
}; /* maximum number of columns that name a row, as in render/html_frame */

/* A section around the current node. */
struct open_section {
    const struct node *end; /* node after the section, or NULL */
    str id, title;
    uint32_t doc;
};

struct walk {
    struct collector k;
    const struct node *root;
    struct {
        struct open_section *v;
        size_t n, cap;
    } open;
    bool has_title; /* the section of the page's title was visited */
    /* the line of the current page or section still lacks its last field */
    bool begun;
};

static str title_of(struct walk *w, const struct node *n, enum node_type type)
{
    node_each (c, n)
        if (c->type == type)
            return node_astext(w->k.scratch, c);
    return S("");
}

static str first_id(const struct node *n)
{
    const struct strs *ids = node_list(n, "ids");
    return ids->n ? ids->v[0] : S("");
}

/* If the line of a page or section still lacks its last field, adds the
   beginning of `text` as that field and ends the line. */
static void end_line(struct walk *w, str text)
{
    if (w->begun) {
        collector_field(&w->k, text, LINE_TEXT_MAX);
        buf_putc(&w->k.worker->lines, '\n');
    }
    w->begun = false;
}

/* ---- texts ---- */

static bool has_power(const struct node *n)
{
    for (const struct node *c = n; c; c = node_next(c, n))
        if (c->type == NODE_SUPERSCRIPT)
            return true;
    return false;
}

/* Appends superscript text. If the text has only digits, signs and "n", appends
   Unicode superscripts, or else "^" and the text. */
static void put_power(struct buf *b, str text)
{
    static const char PLAIN[] = "0123456789+-n";
    static const char *const RAISED[] = {
        "\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074", "\u2075", "\u2076",
        "\u2077", "\u2078", "\u2079", "\u207a", "\u207b", "\u207f"};
    text = str_replace(b->a, text, S("\u2212"), S("-"));
    for (size_t i = 0; i < text.n; i++)
        if (!strchr(PLAIN, text.p[i])) {
            buf_putc(b, '^');
            buf_put(b, text);
            return;
        }
    for (size_t i = 0; i < text.n; i++)
        buf_put(b, str_c(RAISED[strchr(PLAIN, text.p[i]) - PLAIN]));
}

static void put_words(struct buf *b, const struct node *n)
{
    if (n->type == NODE_SUPERSCRIPT)
        put_power(b, node_astext(b->a, n));
    else if (!has_power(n))
        buf_put(b, node_astext(b->a, n));
    else
        node_each (c, n)
            put_words(b, c);
}

/* Returns the text of a node, in which superscripts are written as put_power
   writes them: 'm²', 'x^ab'. */
static str words_of(struct arena *a, const struct node *n)
{
    struct buf b = {.a = a};
    if (!has_power(n))
        return node_astext(a, n);
    put_words(&b, n);
    return buf_str(&b);
}

static void add_text(struct walk *w, const struct node *n)
{
    str text = words_of(w->k.scratch, n);
    end_line(w, text);
    struct open_section *in = w->open.n ? &w->open.v[w->open.n - 1] : NULL;
    w->k.doc = in ? in->doc : 0;
    collector_post(&w->k, w->k.doc ? SEARCH_TEXT : SEARCH_LEAD, text);
}

/* Returns the date in the page's front matter, or else the newest among the
   page's "Last update" line and the dates of its data, or else "". */
static str date_of(struct arena *keep, const struct page *page)
{
    const struct node *root = page->doc->root;
    str date = S("");
    if (page->info->date.p)
        return page->info->date;
    if (page->info->updated.p)
        date = page->info->updated;
    for (const struct node *n = root; n; n = node_next(n, root)) {
        const struct frame_table *f = n->type == NODE_TABLE ? n->data : NULL;
        for (size_t i = 0; f && i < f->n_sources; i++)
            if (f->sources[i].as_of.n && str_cmp(date, f->sources[i].as_of) < 0)
                date = f->sources[i].as_of;
    }
    return str_dup(keep, date);
}

static void open_page(struct walk *w, const struct page *page)
{
    const struct page_info *info = page->info;
    collector_begin(&w->k);
    buf_putc(&w->k.worker->lines, 'P');
    collector_field(&w->k, info->title, info->title.n);
    collector_field(&w->k, page->output, page->output.n);
    collector_field(&w->k, w->k.page->date, 10);
    w->begun = true;
    if (!info->description.n)
        return;
    end_line(w, info->description);
    collector_post(&w->k, SEARCH_LEAD, info->description);
}

/* Begins the document of a section and its result line. */
static void begin_section(struct walk *w, struct open_section *s)
{
    end_line(w, S(""));
    if (!collector_begin(&w->k))
        return;
    s->doc = w->k.doc;
    buf_putc(&w->k.worker->lines, 'S');
    collector_field(&w->k, s->title, s->title.n);
    collector_field(&w->k, s->id, s->id.n);
    w->begun = true;
}

/* Opens a section. The section of the page's title has no document of its own:
   its text belongs to the page's document. */
static void open_section(struct walk *w, const struct node *n)
{
    struct open_section *s = vec_add(w->k.scratch, &w->open);
    s->end = node_skip(n, w->root);
    s->id = first_id(n);
    s->title = title_of(w, n, NODE_TITLE);
    if (!w->has_title && n->parent == w->root)
        w->has_title = true;
    else
        begin_section(w, s);
}

/* Opens the description of an object as a section, whose title is the first
   name of the object. */
static void open_object(struct walk *w, const struct node *n)
{
    const struct node *first = n->first;
    if (!first || !node_has(first, "_object"))
        return;
    struct open_section *s = vec_add(w->k.scratch, &w->open);
    s->end = node_skip(n, w->root);
    s->id = first_id(first);
    s->title = node_get(first, "_object");
    begin_section(w, s);
}

static void close_sections(struct walk *w, const struct node *at)
{
    while (w->open.n && w->open.v[w->open.n - 1].end == at) {
        const struct open_section *s = &w->open.v[--w->open.n];
        if (s->doc)
            collector_post_above(&w->k, SEARCH_HEADING, s->doc, s->title);
    }
}

/* ---- tables ---- */

static void add_table(struct walk *w, const struct node *n,
                      struct collector_table *t)
{
    const struct open_section *in =
        w->open.n ? &w->open.v[w->open.n - 1] : NULL;
    end_line(w, S(""));
    t->caption = title_of(w, n, NODE_TITLE);
    t->id = first_id(n);
    if (!t->id.n && in && in->doc)
        t->id = in->id;
    str title = t->caption.n        ? t->caption
                : in && in->title.n ? in->title
                                    : w->k.page->page->info->title;
    t->title = str_dup(&w->k.worker->keep, title);
    collector_table(&w->k, t);
}

/* Returns the formatted cells of a table, row by row. */
static const str *cells_of(struct arena *a, const struct frame_table *t,
                           size_t levels)
{
    size_t n = t->frame->n_columns;
    const str *printed = t->texts ? t->texts + levels * n : NULL;
    if (printed && !t->cells)
        return printed;
    str *cells = NEW_N(a, str, t->frame->n * n + 1);
    for (size_t i = 0; i < t->frame->n * n; i++)
        cells[i] = printed && !t->cells[levels * n + i]
                       ? printed[i]
                       : frame_table_cell(a, t, i / n, i % n);
    return cells;
}

/* Returns a copy of the cells. In columns of amounts, the digits of numbers are
   grouped. */
static const str *grouped(struct walk *w, const struct frame_table *t,
                          const bool *numeric, const str *cells)
{
    struct arena *a = w->k.scratch;
    size_t n = t->frame->n_columns, all = t->frame->n * n;
    str *out = NEW_N(a, str, all + 1);
    memcpy(out, cells, all * sizeof *out);
    for (size_t k = 0; k < n; k++) {
        const struct column *c = t->frame->columns[k];
        enum thousands g = numeric[k] ? c->display.thousands : THOUSANDS_NONE;
        for (size_t i = k; i < all && g != THOUSANDS_NONE; i += n)
            out[i] = thousands_of(a, cells[i], figure_notation(c), g);
    }
    return out;
}

static str column_name(struct arena *a, str name, size_t levels)
{
    return levels > 1    ? name_words(a, name)
           : levels == 1 ? name_level_text(a, name, 0, 1)
                         : S("");
}

/* Returns an array that says for each column whether it names the rows. These
   columns are the key columns that hold strings. If there is no such column,
   the first key column names the rows or, without key columns, the first
   column. If there are more than KEYS_MAX key columns, only the first of them
   is considered. */
static bool *keys_of(struct arena *a, const struct frame_table *f,
                     const bool *numeric)
{
    bool *key = NEW_N(a, bool, f->frame->n_columns + 1);
    size_t n = f->n_keys > KEYS_MAX ? 1 : f->n_keys, named = 0;
    for (size_t i = 0; i < n; i++) {
        key[f->keys[i]] = !numeric[f->keys[i]];
        named += key[f->keys[i]];
    }
    if (!named)
        key[n ? f->keys[0] : 0] = true;
    return key;
}

static bool any_of(const bool *v, size_t n)
{
    size_t i = 0;
    while (i < n && !v[i])
        i++;
    return i < n;
}

static void add_frame(struct walk *w, const struct node *n)
{
    const struct frame_table *f = n->data;
    const struct frame *frame = f->frame;
    struct arena *a = w->k.scratch;
    size_t levels = frame_table_names(f);
    str *names = NEW_N(a, str, frame->n_columns + 1);
    bool *numeric = NEW_N(a, bool, frame->n_columns + 1);
    for (size_t c = 0; c < frame->n_columns; c++) {
        names[c] = column_name(a, frame->columns[c]->name, levels);
        numeric[c] = f->numeric && f->numeric[c];
    }
    struct collector_table t = {
        .names = names,
        .cells = grouped(w, f, numeric, cells_of(a, f, levels)),
        .n_rows = frame->n,
        .n_columns = frame->n_columns,
        .numeric = numeric,
        .key = keys_of(a, f, numeric),
        .row_ids = f->explained ? f->row_ids : NULL,
        .data = any_of(numeric, frame->n_columns) ||
                str_eq(f->directive, S("df-table"))};
    add_table(w, n, &t);
}

static const struct node *child(const struct node *n, enum node_type type)
{
    node_each (c, n)
        if (c->type == type)
            return c;
    return NULL;
}

static size_t count(const struct node *n, enum node_type type)
{
    size_t k = 0;
    node_each (c, n)
        k += c->type == type;
    return k;
}

static void fill_row(struct walk *w, const struct node *row, str *cells,
                     size_t n)
{
    size_t c = 0;
    node_each (entry, row)
        if (c < n)
            cells[c++] = str_trim(node_astext(w->k.scratch, entry));
    while (c < n)
        cells[c++] = S("");
}

/* Whether all cells of column c are empty or numbers. */
static bool is_numeric(const struct collector_table *t, size_t c)
{
    for (size_t r = 0; r < t->n_rows; r++) {
        str s = t->cells[r * t->n_columns + c];
        for (size_t i = 0; i < s.n; i++)
            if (!char_is_digit(s.p[i]) && !strchr("+-.,$%", s.p[i]))
                return false;
    }
    return true;
}

/* Whether any column after the first has numbers, with or without units, and no
   other cells except marks for missing values. */
static bool has_numbers(const struct collector_table *t)
{
    struct numeral x;
    for (size_t c = 1; c < t->n_columns; c++) {
        size_t r = 0, n = 0;
        for (; r < t->n_rows; r++) {
            str s = t->cells[r * t->n_columns + c];
            bool number = numeral_split(s, &x);
            if (!number && !numeral_is_missing(s))
                break;
            n += number;
        }
        if (r == t->n_rows && n)
            return true;
    }
    return false;
}

static void add_nodes(struct walk *w, const struct node *n)
{
    const struct node *group = child(n, NODE_TGROUP);
    const struct node *head = group ? child(group, NODE_THEAD) : NULL;
    const struct node *body = group ? child(group, NODE_TBODY) : NULL;
    struct arena *a = w->k.scratch;
    if (!body)
        return;
    struct collector_table t = {.n_rows = count(body, NODE_ROW),
                                .n_columns = count(group, NODE_COLSPEC)};
    str *names = NEW_N(a, str, t.n_columns + 1);
    str *cells = NEW_N(a, str, t.n_rows * t.n_columns + 1);
    bool *numeric = NEW_N(a, bool, t.n_columns + 1);
    bool *key = NEW_N(a, bool, t.n_columns + 1);
    for (size_t c = 0; c < t.n_columns; c++)
        names[c] = S("");
    if (head && head->first)
        fill_row(w, head->first, names, t.n_columns);
    size_t r = 0;
    node_each (row, body)
        if (row->type == NODE_ROW)
            fill_row(w, row, cells + r++ * t.n_columns, t.n_columns);
    t.names = names;
    t.cells = cells;
    t.numeric = numeric;
    t.key = key;
    for (size_t c = 0; c < t.n_columns; c++)
        numeric[c] = c && is_numeric(&t, c);
    key[0] = true;
    t.data = !w->k.page->guide && has_numbers(&t);
    add_table(w, n, &t);
}

/* ---- the walk ---- */

static bool is_skipped(const struct node *n)
{
    return html_tag_is_hidden(n->type) || n->type == NODE_RAW ||
           (n->type == NODE_TOPIC && node_has_class(n, S("contents"))) ||
           (n->type == NODE_TITLE && n->parent->type == NODE_SECTION);
}

/* Indexes a node. Returns true if the node's children must be visited as
   well. */
static bool visit(struct walk *w, const struct node *n)
{
    if (is_skipped(n))
        return false;
    if (n->type == NODE_DESC)
        open_object(w, n);
    if (n->type == NODE_SECTION)
        open_section(w, n);
    const struct frame_table *table = n->type == NODE_TABLE ? n->data : NULL;
    bool example = w->k.page->guide;
    if (table && !table->repeated && !example && !node_is_of_chart(n))
        add_frame(w, n);
    else if (table)
        return false;
    else if (n->type == NODE_TABLE)
        add_nodes(w, n);
    else if (node_type_kind(n->type) == NODE_KIND_TEXT ||
             node_type_kind(n->type) == NODE_KIND_FIXED)
        add_text(w, n);
    else
        return true;
    return false;
}

static void *copy(struct arena *a, const void *v, size_t n, size_t size)
{
    void *to = arena_alloc(a, n, size);
    if (n)
        memcpy(to, v, n * size);
    return to;
}

static void keep(struct walk *w)
{
    struct search_page *p = w->k.page;
    struct arena *a = &w->k.worker->keep;
    p->lines = str_dup(a, buf_str(&w->k.worker->lines));
    p->n_places = w->k.places.n;
    p->places = copy(a, w->k.places.v, p->n_places, sizeof *p->places);
    p->facets = copy(a, w->k.facets, p->n_facets, sizeof *p->facets);
}

void collect_begin(struct search_worker *w)
{
    inverter_init(&w->inverter, &w->keep);
    w->metrics.name = S("Metrics");
    w->metrics.names = (struct terms){.a = &w->keep, .texts = &w->keep};
    w->kinds.a = &w->keep;
    w->lines.a = &w->keep;
}

void collect_page(struct search_worker *worker, const struct page *page,
                  bool guide, struct search_page *out)
{
    struct walk w = {
        .root = page->doc->root,
        .k = {.worker = worker, .scratch = worker->scratch, .page = out}};
    worker->lines.n = 0;
    *out = (struct search_page){.page = page,
                                .date = date_of(&worker->keep, page),
                                .guide = guide,
                                .first_doc = worker->n_docs};
    open_page(&w, page);
    for (const struct node *n = w.root; n;) {
        n = visit(&w, n) ? node_next(n, w.root) : node_skip(n, w.root);
        close_sections(&w, n);
    }
    end_line(&w, S(""));
    collector_post_above(&w.k, SEARCH_TITLE, 0, page->info->title);
    worker->n_docs += (uint32_t)out->n_docs;
    keep(&w);
    arena_reset(worker->scratch);
}
