// SPDX-License-Identifier: MIT
// genindex: collects the entries by text, sorts them, and builds a document
// with a section for each initial letter.
#include "search/genindex.h"

#include <stdlib.h>

#include "base/path.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "doc/document.h"
#include "load/page.h"
#include "load/site.h"
#include "render/html.h"

static const struct pos NOWHERE = {0};

/* A link target of an entry. */
struct genindex_target {
    const struct page *page;
    str id;
    bool main;
};

struct genindex_entry {
    str text, key;
    struct {
        struct genindex_target *v;
        size_t n, cap;
    } targets;
    struct map below; /* text -> struct genindex_entry * */
};

struct genindex {
    struct arena *a;
    struct document *doc;
    struct map entries;
};

/* ---- gathering ---- */

static struct genindex_entry *entry_of(struct genindex *g, struct map *map,
                                       str text)
{
    struct genindex_entry *e = map_get(map, text);
    if (e)
        return e;
    e = NEW(g->a, struct genindex_entry);
    e->text = text;
    e->key = document_normal_name(g->a, text);
    e->below.a = g->a;
    map_put(map, text, e);
    return e;
}

static void add_entry(struct genindex *g, str text, str below,
                      const struct genindex_target *target)
{
    struct genindex_entry *e = entry_of(g, &g->entries, text);
    if (below.n)
        e = entry_of(g, &e->below, below);
    if (target)
        vec_push(g->a, &e->targets, *target);
}

/* Splits `text` at semicolons into at most n parts, without blanks around them.
   Part n includes any further semicolons. Returns the number of parts. */
static size_t split(str text, str parts[], size_t n)
{
    size_t k = 0;
    while (k + 1 < n) {
        size_t at = str_find_char(text, ';', 0);
        if (at == STR_NPOS)
            break;
        parts[k++] = str_trim(str_slice(text, 0, at));
        text = str_from(text, at + 1);
    }
    parts[k++] = str_trim(text);
    return k;
}

static str joined(struct genindex *g, str x, const char *between, str y)
{
    return str_join(g->a, (str[]){x, y}, 2, str_c(between));
}

static void add_keyword(struct genindex *g, const struct page *page,
                        const struct keyword *k)
{
    struct genindex_target target = {page, k->id, k->main};
    str p[3] = {STR_NONE, STR_NONE, STR_NONE};
    size_t n = split(k->text, p, k->kind == KEYWORD_TRIPLE ? 3 : 2);
    str see = k->kind == KEYWORD_SEE ? S("see") : S("see also");
    if (!p[0].n || (k->kind != KEYWORD_SINGLE && n < 2))
        return;
    switch (k->kind) {
    case KEYWORD_SINGLE: add_entry(g, p[0], p[1], &target); break;
    case KEYWORD_PAIR:
        add_entry(g, p[0], p[1], &target);
        add_entry(g, p[1], p[0], &target);
        break;
    case KEYWORD_TRIPLE:
        if (n < 3)
            return;
        add_entry(g, p[0], joined(g, p[1], " ", p[2]), &target);
        add_entry(g, p[1], joined(g, p[2], ", ", p[0]), &target);
        add_entry(g, p[2], joined(g, p[0], " ", p[1]), &target);
        break;
    default: add_entry(g, p[0], joined(g, see, " ", p[1]), NULL);
    }
}

/* ---- order ---- */

static bool is_word(str key)
{
    return key.n && (char_is_alpha(key.p[0]) || key.p[0] == '_' ||
                     (unsigned char)key.p[0] >= 0x80);
}

static int by_text(const void *x, const void *y)
{
    const struct genindex_entry *const *p = x, *const *q = y;
    bool word = is_word((*p)->key), other = is_word((*q)->key);
    int order = str_cmp((*p)->key, (*q)->key);
    if (word != other)
        return word ? 1 : -1;
    return order ? order : str_cmp((*p)->text, (*q)->text);
}

static struct genindex_entry **sorted(struct genindex *g, const struct map *map)
{
    struct genindex_entry **v =
        NEW_N(g->a, struct genindex_entry *, map->n + 1);
    for (size_t i = 0; i < map->n; i++)
        v[i] = map->v[i].value;
    if (map->n)
        qsort(v, map->n, sizeof *v, by_text);
    return v;
}

/* Splits a string such as "name() (in module x)": sets *before to "name()" and
   *parentheses to "(in module x)". Returns false if `text` does not have this
   form. */
static bool split_parentheses(str text, str *before, str *parentheses)
{
    size_t open = str_rfind_char(text, '(');
    if (open == STR_NPOS || open < 2 || text.p[open - 1] != ' ' ||
        str_find_char(text, ')', open) != text.n - 1)
        return false;
    *before = str_slice(text, 0, open - 1);
    *parentheses = str_from(text, open);
    return true;
}

/* Merges consecutive entries whose texts differ only in the parentheses at the
   end: the parentheses of the second and later entries become entries below the
   first entry. Returns the number of remaining entries. */
static size_t group(struct genindex *g, struct genindex_entry **v, size_t n)
{
    str last = STR_NONE;
    size_t kept = 0;
    for (size_t i = 0; i < n; i++) {
        str before = v[i]->text, parentheses = STR_NONE;
        bool has_parentheses =
            !v[i]->below.n &&
            split_parentheses(v[i]->text, &before, &parentheses);
        if (has_parentheses && kept && str_eq(before, last)) {
            struct genindex_entry *e =
                entry_of(g, &v[kept - 1]->below, parentheses);
            for (size_t k = 0; k < v[i]->targets.n; k++)
                vec_push(g->a, &e->targets, v[i]->targets.v[k]);
            continue;
        }
        if (!v[i]->below.n)
            last = before;
        v[kept++] = v[i];
    }
    return kept;
}

/* ---- the document ---- */

static struct node *add(struct genindex *g, struct node *parent,
                        enum node_type type)
{
    struct node *n = node_new(g->a, type, NOWHERE);
    node_append(parent, n);
    return n;
}

static void add_text(struct genindex *g, struct node *parent, str text)
{
    node_append(parent, node_text(g->a, text, NOWHERE));
}

/* Adds a link with the visible text `text`. `name` is the link's name for
   screen readers. */
static void add_link(struct genindex *g, struct node *parent,
                     const struct genindex_target *target, str text, str name)
{
    struct node *link = add(g, parent, NODE_REFERENCE);
    str to = path_encode(g->a, target->page->output);
    to = str_join(g->a, (str[]){to, path_encode(g->a, target->id)}, 2, S("#"));
    node_set(g->a, link, "refuri", to);
    if (!str_eq(name, text))
        node_set(g->a, link, "_label", name);
    if (target->main)
        link = add(g, link, NODE_STRONG);
    add_text(g, link, text);
}

static struct node *add_section(struct genindex *g, struct node *parent,
                                str title)
{
    struct node *section = add(g, parent, NODE_SECTION);
    str id = document_make_case_id(g->a, title);
    add_text(g, add(g, section, NODE_TITLE), title);
    node_push(g->a, section, "ids",
              document_new_id(g->doc, id.n ? id : S("letter"), section));
    return section;
}

/* Adds entry e to a list and returns its list item. `above` is the entry that e
   is below, or NULL. The text of the entry links to its first target, and
   "[1]", "[2]" link to further targets. */
static struct node *add_item(struct genindex *g, struct node *list,
                             const struct genindex_entry *e,
                             const struct genindex_entry *above)
{
    const str parts[] = {e->text, above ? above->text : S("")};
    str name = str_join(g->a, parts, above ? 2 : 1, S(", "));
    struct node *item = add(g, list, NODE_LIST_ITEM);
    struct node *line = add(g, item, NODE_PARAGRAPH);
    if (!e->targets.n)
        add_text(g, line, e->text);
    for (size_t i = 0; i < e->targets.n; i++) {
        str text = i ? str_fmt(g->a, "[%zu]", i) : e->text;
        if (i)
            add_text(g, line, S(", "));
        add_link(g, line, &e->targets.v[i], text,
                 i ? str_fmt(g->a, "%.*s %.*s", STR_ARG(name), STR_ARG(text))
                   : name);
    }
    return item;
}

static void add_items(struct genindex *g, struct node *list,
                      const struct genindex_entry *e)
{
    struct node *item = add_item(g, list, e, NULL);
    struct genindex_entry **below = sorted(g, &e->below);
    if (!e->below.n)
        return;
    struct node *inner = add(g, item, NODE_BULLET_LIST);
    for (size_t i = 0; i < e->below.n; i++)
        add_item(g, inner, below[i], e);
}

/* Returns the title of the section for an entry: the entry's first letter
   without accents, or "Symbols". */
static str letter_of(struct genindex *g, const struct genindex_entry *e)
{
    size_t n;
    if (!is_word(e->key))
        return S("Symbols");
    utf8_decode(e->key, &n);
    str first = str_slice(e->key, 0, n);
    str plain = document_make_id(g->a, first);
    if (plain.n && char_is_alpha(plain.p[0]))
        return str_fmt(g->a, "%c", plain.p[0] - 32);
    return first;
}

struct sections {
    struct node *top, *letters; /* letters: the line of links to the sections */
    struct node *section, *list;
    str letter;
};

static struct node *list_of(struct genindex *g, struct sections *s, str letter)
{
    if (s->section && str_eq(letter, s->letter))
        return s->list;
    s->letter = letter;
    s->section = add_section(g, s->top, letter);
    s->list = add(g, s->section, NODE_BULLET_LIST);
    node_push(g->a, s->list, "classes", S("hlist"));
    if (s->letters->first)
        add_text(g, s->letters, S(" | "));
    struct node *link = add(g, s->letters, NODE_REFERENCE);
    node_set(g->a, link, "refuri",
             str_concat(g->a, S("#"), node_list(s->section, "ids")->v[0]));
    add_text(g, link, letter);
    return s->list;
}

static struct sections begin(struct genindex *g, struct arena *a, str title,
                             struct diags *d)
{
    struct sections s = {0};
    *g = (struct genindex){.a = a, .doc = document_new(a, d, S("index"))};
    g->entries.a = a;
    s.top = add_section(g, g->doc->root, title);
    s.letters = add(g, s.top, NODE_PARAGRAPH);
    return s;
}

static str finish(struct genindex *g, struct sections *s)
{
    struct buf html = {.a = g->a};
    struct arena scratch = {0};
    struct html_options options = {0};
    if (!s->section)
        add_text(g, s->letters, S("No page of this site has an entry here."));
    html_render(g->doc, &options, &scratch, &html);
    arena_free(&scratch);
    return buf_str(&html);
}

str genindex_html(const struct site_index *index, struct arena *a, str title,
                  struct diags *d)
{
    struct genindex g;
    struct sections s = begin(&g, a, title, d);
    for (size_t i = 0; i < index->site->n_pages; i++) {
        const struct page *page = &index->site->pages[i];
        const struct page_info *info = page->info;
        for (size_t k = 0; info && k < info->n_keywords; k++)
            add_keyword(&g, page, &info->keywords[k]);
    }
    struct genindex_entry **v = sorted(&g, &g.entries);
    size_t n = group(&g, v, g.entries.n);
    for (size_t i = 0; i < n; i++)
        add_items(&g, list_of(&g, &s, letter_of(&g, v[i])), v[i]);
    return finish(&g, &s);
}

/* ---- modules ---- */

static void add_module(struct genindex *g, struct node *list,
                       const struct site_object *o)
{
    struct genindex_target target = {o->page, o->of->id, false};
    struct node *item = add(g, list, NODE_LIST_ITEM);
    struct node *line = add(g, item, NODE_PARAGRAPH);
    add_link(g, line, &target, o->of->name, o->of->name);
    if (o->of->note.n)
        add_text(g, line, str_concat(g->a, S(" \xe2\x80\x93 "), o->of->note));
}

str genindex_modules_html(const struct site_index *index, struct arena *a,
                          str title, struct diags *d)
{
    struct genindex g;
    struct sections s = begin(&g, a, title, d);
    const struct map *names = &index->objects->names;
    for (size_t i = 0; i < names->n; i++) {
        const struct site_object *o = names->v[i].value;
        if (str_eq(o->of->type, S("module")) && str_eq(o->of->domain, S("py")))
            add_entry(&g, o->of->name, STR_NONE,
                      &(struct genindex_target){o->page, o->of->id, false});
    }
    struct genindex_entry **v = sorted(&g, &g.entries);
    for (size_t i = 0; i < g.entries.n; i++) {
        const struct site_object *o =
            map_get(names, str_concat(a, S("py:"), v[i]->text));
        add_module(&g, list_of(&g, &s, letter_of(&g, v[i])), o);
    }
    return finish(&g, &s);
}
