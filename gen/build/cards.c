// SPDX-License-Identifier: MIT
// cards: see cards.h. Of the first table that is computed, a card shows the
// column whose best values are marked, or else the first figures with a unit,
// or else the first figures, in up to three rows: those with a best value
// first.
#include "build/cards.h"

#include "base/buf.h"
#include "base/codes/output.h"
#include "base/path.h"
#include "base/uri.h"
#include "build/sitemap.h"
#include "doc/document.h"
#include "frame/frame.h"
#include "frame/name.h"
#include "picture/card.h"
#include "shape/index.h"
#include "table/account.h"
#include "table/frame_table.h"

enum { ACCENT = 0x0a6ebd, KEYS_MAX = 2 };

void cards_begin(struct cards *c, const struct site *site, struct arena *a)
{
    c->site = site;
    c->on = site->config.cards && fonts_load(&c->fonts, a);
    c->first = SIZE_MAX;
}

str cards_output(struct arena *a, const struct page *page)
{
    return str_fmt(a, "cards/%.*s.png",
                   STR_ARG(path_without_ext(page->output)));
}

/* ---- the first table ---- */

static const struct node *first_table(const struct document *doc)
{
    for (const struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        const struct frame_table *t = n->type == NODE_TABLE ? n->data : NULL;
        if (t && t->frame->n && t->frame->n_columns > 1)
            return n;
    }
    return NULL;
}

static bool has_best(const struct frame_table *t, size_t column)
{
    for (size_t r = 0; t->marks && r < t->frame->n; r++)
        if (t->marks[r * t->frame->n_columns + column].best)
            return true;
    return false;
}

static bool varies(struct arena *a, const struct frame_table *t, size_t column)
{
    str first = frame_table_cell(a, t, 0, column);
    for (size_t r = 1; r < t->frame->n; r++)
        if (!str_eq(frame_table_cell(a, t, r, column), first))
            return true;
    return t->frame->n == 1;
}

static bool is_key(const struct frame_table *t, size_t column)
{
    for (size_t i = 0; i < t->n_keys; i++)
        if (t->keys[i] == column)
            return true;
    return column == 0;
}

/* The column that a reader looks at first; 0: there is none. */
static size_t main_column(struct arena *a, const struct frame_table *t)
{
    size_t figures = 0, measures = 0;
    for (size_t i = 1; i < t->frame->n_columns; i++)
        if (has_best(t, i))
            return i;
    for (size_t i = t->frame->n_columns; --i > 0;) {
        if (!t->numeric || !t->numeric[i] || is_key(t, i) || !varies(a, t, i))
            continue;
        figures = i;
        if (account_unit(a, t->frame->columns[i]).n)
            measures = i;
    }
    return measures ? measures : figures;
}

struct card_keys {
    size_t v[KEYS_MAX], n;
};

/* The columns that name a row, of which not all rows have the same. */
static struct card_keys keys_of(struct arena *a, const struct frame_table *t,
                                size_t value)
{
    struct card_keys keys = {0};
    for (size_t i = 0; i < t->n_keys && keys.n < KEYS_MAX; i++)
        if (t->keys[i] != value && varies(a, t, t->keys[i]))
            keys.v[keys.n++] = t->keys[i];
    if (!keys.n)
        keys.v[keys.n++] = 0;
    return keys;
}

static str name_of(struct arena *a, const struct frame_table *t,
                   const struct card_keys *keys, size_t row)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < keys->n; i++) {
        str part = str_trim(frame_table_cell(a, t, row, keys->v[i]));
        buf_printf(&b, "%s%.*s", i && b.n && part.n ? " · " : "",
                   STR_ARG(part));
    }
    return buf_end(&b);
}

static void add_rows(struct arena *a, const struct frame_table *t,
                     size_t column, bool best, struct card *card)
{
    struct card_keys keys = keys_of(a, t, column);
    for (size_t r = 0; r < t->frame->n && card->n_rows < CARD_ROWS; r++) {
        str value = str_trim(frame_table_cell(a, t, r, column));
        bool is_best =
            t->marks && t->marks[r * t->frame->n_columns + column].best;
        if (value.n && is_best == best)
            card->rows[card->n_rows++] =
                (struct card_row){name_of(a, t, &keys, r), value};
    }
}

static void add_table(struct arena *a, const struct document *doc,
                      struct card *card)
{
    const struct node *n = first_table(doc);
    const struct frame_table *t = n ? n->data : NULL;
    size_t column = t ? main_column(a, t) : 0;
    if (!column)
        return;
    const struct node *title =
        n->first && n->first->type == NODE_TITLE ? n->first : NULL;
    card->caption = title ? node_astext(a, title) : S("");
    card->measure = name_text(a, t->frame->columns[column]->name);
    add_rows(a, t, column, true, card);
    add_rows(a, t, column, false, card);
}

/* ---- the page ---- */

static struct card card_of(const struct cards *c, struct page *page)
{
    struct arena *a = &page->arena;
    const struct config *config = &c->site->config;
    str address =
        str_from(config->base_url, str_find(config->base_url, S("://"), 0) + 3);
    struct card card = {.site = config->title,
                        .title = page->info->title,
                        .date = page->info->date,
                        .text = page->info->description,
                        .accent = ACCENT};
    str_cut(&address, '/', &card.address);
    if (str_eq(card.site, card.title))
        card.site = S("");
    add_table(a, page->doc, &card);
    return card;
}

/* What the picture says, in words. */
static str words_of(struct arena *a, const struct card *card)
{
    struct buf b = {.a = a};
    buf_put(&b, card->title);
    if (card->n_rows && card->caption.n)
        buf_printf(&b, ": %.*s", STR_ARG(card->caption));
    for (size_t i = 0; i < card->n_rows; i++)
        buf_printf(&b, "%s%.*s %.*s", i ? "; " : ". ",
                   STR_ARG(card->rows[i].name), STR_ARG(card->rows[i].value));
    if (card->n_rows && card->measure.n)
        buf_printf(&b, " (%.*s)", STR_ARG(card->measure));
    return buf_end(&b);
}

static bool is_asset(const struct site *site, str output)
{
    for (size_t i = 0; i < site->n_assets; i++)
        if (str_eq(site->assets[i].output, output))
            return true;
    return false;
}

/* Has a file of the content folder published that pages must name for that. */
static bool add_file(const struct site *site, struct page *page, str output)
{
    struct page_info *info = page->info;
    str path = path_join(&info->arena, site->config.content, output);
    if (!site->config.published.named_only || !map_get(&site->files, path))
        return false;
    vec_push(&info->arena, &info->files,
             (struct index_file){path, str_dup(&info->arena, output)});
    return true;
}

/* A picture that the front matter names: an address, or a file among the
   pages, from the page's folder or, with a slash, from content/. */
static void own_image(const struct cards *c, struct page *page)
{
    struct arena *a = &page->arena;
    const struct front_matter *front = &page->doc->front;
    str name = front->image, output;
    bool whole = str_starts(name, S("/"));
    page->image_alt = front->image_alt.n ? front->image_alt : page->info->title;
    if (uri_is_web(name)) {
        page->image = name;
        return;
    }
    str dir = path_dir(page->path);
    str path = whole || !dir.n
                   ? str_from(name, whole)
                   : str_fmt(a, "%.*s/%.*s", STR_ARG(dir), STR_ARG(name));
    bool found = path_normal(a, path, &output) &&
                 (is_asset(c->site, output) || add_file(c->site, page, output));
    if (found) {
        page->image = sitemap_address(a, c->site, output);
        return;
    }
    diag_at(&page->diags, DIAG_CARD_IMAGE, front->image_at, name);
    diag_help(&page->diags, "a picture in %.*s/, or a web address, is expected",
              STR_ARG(c->site->config.content));
}

static void note_without(struct cards *c, const struct page *page)
{
    size_t nth = (size_t)(page - c->site->pages), first = c->first;
    c->without++;
    while (nth < first && !atomic_compare_exchange_weak(&c->first, &first, nth))
        ;
}

str cards_page(struct cards *c, struct page *page)
{
    struct arena *a = &page->arena;
    if (page->doc->front.image.n && c->site->config.base_url.p) {
        own_image(c, page);
        return STR_NONE;
    }
    if (!c->on)
        return STR_NONE;
    struct card card = card_of(c, page);
    if (!card_is_drawable(&c->fonts, &card)) {
        note_without(c, page);
        return STR_NONE;
    }
    page->image = sitemap_address(a, c->site, cards_output(a, page));
    page->image_alt = words_of(a, &card);
    page->image_is_card = true;
    return card_draw(a, &c->fonts, &card);
}

void cards_report(struct cards *c, struct diags *d)
{
    if (!c->without)
        return;
    const struct page *page = &c->site->pages[c->first];
    diag_at(d, DIAG_CARD_TEXT, (struct pos){.src = &page->source},
            page->info->title);
    diag_help(d,
              "%zu page%s for that reason no card; `image:` in the front "
              "matter names a picture of your own",
              (size_t)c->without, c->without == 1 ? " has" : "s have");
}
