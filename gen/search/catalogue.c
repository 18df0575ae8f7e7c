// SPDX-License-Identifier: MIT
// catalogue: counts the names in all tables, then builds a document of the
// names. If a column or the site has very many names, lists only the tables of
// a column, to limit the size of the page.
#include "search/catalogue.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/path.h"
#include "base/vec.h"
#include "doc/document.h"
#include "load/page.h"
#include "render/html.h"
#include "resolve/index.h"

static const struct pos NOWHERE = {0};

struct use {
    const struct page *page;
    const struct search_place *place;
};

/* A name with the tables that contain it. */
struct name {
    str text;
    struct {
        struct use *v;
        size_t n, cap;
    } uses;
    /* number of tables that contain the name, including tables that are not in
       `uses` */
    size_t tables;
};

/* A group of names: all names in those columns of the site that are called
   `text`. The metrics together are one more group. */
struct group {
    str text;
    struct map names;
    bool full;   /* the columns have more than CATALOGUE_NAMES names */
    bool listed; /* the page lists the names, not only the tables */
    /* `tables.uses` are the tables that contain the column or, for metrics, any
       metric; `tables.text` is not set */
    struct name tables;
    size_t keys; /* number of tables whose rows the column identifies */
};

/* The group that a kind belongs to. A kind (struct search_kind) has the names
   that one worker has found in columns with the same name. The group has the
   names that all workers have found in columns with this name. */
struct catalogue_kind {
    const struct search_kind *kind;
    struct group *group;
    /* names[i]: the group's name for name i of the kind; NULL if the name is
       not mapped yet or the group is full */
    struct name **names;
};

struct catalogue {
    struct arena *a, work;
    struct document *doc;
    struct map kinds;
    struct group metrics;
    struct map known; /* address of a search_kind -> struct catalogue_kind * */
};

/* ---- collecting ---- */

static void add_use(struct catalogue *c, struct name *n, struct use use)
{
    n->tables++;
    if (n->uses.n < CATALOGUE_TABLES)
        vec_push(&c->work, &n->uses, use);
}

/* Returns the name `text` of group k. Adds the name if it is new, but returns
   NULL if the group is full. */
static struct name *name_of(struct catalogue *c, struct group *k, str text)
{
    struct name *n = map_get(&k->names, text);
    if (n)
        return n;
    k->full |= k->names.n == CATALOGUE_NAMES;
    if (k->full)
        return NULL;
    n = NEW(&c->work, struct name);
    n->text = text;
    map_put(&k->names, text, n);
    return n;
}

static struct group *group_of(struct catalogue *c, str text)
{
    struct group *k = map_get(&c->kinds, text);
    if (k)
        return k;
    k = NEW(&c->work, struct group);
    k->text = text;
    k->names.a = &c->work;
    map_put(&c->kinds, text, k);
    return k;
}

static void register_kind(struct catalogue *c, const struct search_kind *kind,
                          struct group *group)
{
    struct catalogue_kind *k = NEW(&c->work, struct catalogue_kind);
    *k = (struct catalogue_kind){
        kind, group, NEW_N(&c->work, struct name *, kind->names.n + 1)};
    group->full |= kind->full;
    map_put(&c->known, (str){(const char *)&k->kind, sizeof k->kind}, k);
}

/* Registers the kinds of all workers: the metrics, and the columns that have
   names. */
static void register_kinds(struct catalogue *c, const struct site_search *s)
{
    for (size_t i = 0; i < s->n_workers; i++) {
        const struct search_worker *w = &s->workers[i];
        register_kind(c, &w->metrics, &c->metrics);
        for (size_t k = 0; k < w->kinds.n; k++) {
            const struct search_kind *kind = w->kinds.v[k].value;
            if (kind->full || kind->names.n)
                register_kind(c, kind, group_of(c, kind->name));
        }
    }
}

static void add_page(struct catalogue *c, const struct search_page *p)
{
    const struct catalogue_kind *k = NULL;
    for (size_t i = 0; i < p->n_places; i++) {
        const struct search_place *place = &p->places[i];
        struct use use = {p->page, place};
        if (!k || k->kind != place->kind)
            k = map_get(&c->known,
                        (str){(const char *)&place->kind, sizeof place->kind});
        k->group->keys += place->first && place->key;
        if (place->first)
            add_use(c, &k->group->tables, use);
        if (k->kind->full)
            continue;
        struct name **name = &k->names[place->name];
        if (!*name)
            *name =
                name_of(c, k->group, term_text(&k->kind->names.v[place->name]));
        if (*name)
            add_use(c, *name, use);
    }
}

/* ---- the order ---- */

/* Compares strings in natural order: compares runs of digits by value, and
   ignores the case of letters. */
static int natural(str x, str y)
{
    size_t i = 0, k = 0;
    while (i < x.n && k < y.n) {
        size_t m = i, n = k;
        while (m < x.n && char_is_digit(x.p[m]))
            m++;
        while (n < y.n && char_is_digit(y.p[n]))
            n++;
        while (i + 1 < m && x.p[i] == '0')
            i++;
        while (k + 1 < n && y.p[k] == '0')
            k++;
        if (m > i && n > k && m - i != n - k)
            return m - i < n - k ? -1 : 1;
        unsigned char a = (unsigned char)char_lower(x.p[i++]);
        unsigned char b = (unsigned char)char_lower(y.p[k++]);
        if (a != b)
            return a - b;
    }
    return i < x.n ? 1 : k < y.n ? -1 : str_cmp(x, y);
}

static int by_text(const void *x, const void *y)
{
    const struct name *const *p = x, *const *q = y;
    return natural((*p)->text, (*q)->text);
}

static int by_kind(const void *x, const void *y)
{
    const struct group *const *p = x, *const *q = y;
    return natural((*p)->text, (*q)->text);
}

static size_t count_of(const struct group *k)
{
    return k->full ? CATALOGUE_NAMES + 1 : k->names.n;
}

static int by_count(const void *x, const void *y)
{
    const struct group *const *p = x, *const *q = y;
    size_t n = count_of(*p), m = count_of(*q);
    return n != m ? (n < m ? -1 : 1) : by_kind(x, y);
}

static struct name **names_of(struct catalogue *c, const struct group *k)
{
    struct name **v = NEW_N(&c->work, struct name *, k->names.n + 1);
    for (size_t i = 0; i < k->names.n; i++)
        v[i] = k->names.v[i].value;
    if (k->names.n)
        qsort(v, k->names.n, sizeof *v, by_text);
    return v;
}

static int by_use(const void *x, const void *y)
{
    const struct group *const *p = x, *const *q = y;
    size_t n = (*p)->keys, m = (*q)->keys;
    if (n == m) {
        n = (*p)->tables.tables;
        m = (*q)->tables.tables;
    }
    return n != m ? (n > m ? -1 : 1) : by_kind(x, y);
}

/* Returns all groups of columns, sorted in descending order by the number of
   tables whose rows the column names, then by the number of tables that contain
   the column. Sets `listed` for the groups with the fewest names, up to
   CATALOGUE_ALL names in total. */
static struct group **kinds_of(struct catalogue *c)
{
    size_t n = c->kinds.n, sum = 0;
    struct group **v = NEW_N(&c->work, struct group *, n + 1);
    for (size_t i = 0; i < n; i++)
        v[i] = c->kinds.v[i].value;
    if (n)
        qsort(v, n, sizeof *v, by_count);
    for (size_t i = 0; i < n; i++) {
        sum += count_of(v[i]);
        v[i]->listed = !v[i]->full && sum <= CATALOGUE_ALL;
    }
    if (n)
        qsort(v, n, sizeof *v, by_use);
    return v;
}

/* ---- the document ---- */

static struct node *add(struct catalogue *c, struct node *parent,
                        enum node_type type)
{
    struct node *n = node_new(c->a, type, NOWHERE);
    node_append(parent, n);
    return n;
}

static void add_text(struct catalogue *c, struct node *parent, str text)
{
    node_append(parent, node_text(c->a, text, NOWHERE));
}

static struct node *add_link(struct catalogue *c, struct node *parent,
                             str address, str text)
{
    struct node *link = add(c, parent, NODE_REFERENCE);
    node_set(c->a, link, "refuri", address);
    add_text(c, link, text);
    return link;
}

static struct node *add_section(struct catalogue *c, struct node *parent,
                                str title)
{
    struct node *section = add(c, parent, NODE_SECTION);
    add_text(c, add(c, section, NODE_TITLE), title);
    node_add(c->a, section, "names", document_normal_name(c->a, title));
    document_set_id(c->doc, section);
    return section;
}

/* Adds a link to a table, or to its first row with the name. For screen
   readers, the link's name includes `entry` and the page, since the visible
   text of many links is the same table title. */
static void add_use_link(struct catalogue *c, struct node *parent, struct use s,
                         str entry, bool rows)
{
    str to = path_encode(c->a, s.page->output);
    if (s.place->id.n)
        to = str_fmt(c->a, "%.*s#%.*s", STR_ARG(to),
                     STR_ARG(path_encode(c->a, s.place->id)));
    const str parts[] = {s.place->title, entry, s.page->info->title};
    node_set(c->a, add_link(c, parent, to, s.place->title), "_label",
             str_join(c->a, parts, 3, S(", ")));
    if (rows && s.place->rows > 1)
        add_text(c, parent, str_fmt(c->a, " (%u rows)", s.place->rows));
}

/* Adds a paragraph for each page that has tables in n->uses, with links to
   these tables. `kind` is the title of the section. `rows`: also adds the
   number of rows with the name. */
static void add_uses(struct catalogue *c, struct node *parent,
                     const struct name *n, str kind, bool rows)
{
    const str parts[] = {kind, n->text};
    str entry = str_join(c->a, parts, n->text.n ? 2 : 1, S(" "));
    struct node *line = NULL;
    const struct page *page = NULL;
    for (size_t i = 0; i < n->uses.n; i++) {
        struct use s = n->uses.v[i];
        if (s.page != page) {
            line = add(c, parent, NODE_PARAGRAPH);
            add_text(c, line, str_concat(c->a, s.page->info->title, S(": ")));
        } else {
            add_text(c, line, S(", "));
        }
        add_use_link(c, line, s, entry, rows);
        page = s.page;
    }
    if (n->tables > n->uses.n)
        add_text(c, add(c, parent, NODE_PARAGRAPH),
                 str_fmt(c->a, "and %zu more table%s", n->tables - n->uses.n,
                         STR_S(n->tables - n->uses.n)));
}

static void add_names(struct catalogue *c, struct node *section,
                      const struct group *k)
{
    struct name **v = names_of(c, k);
    struct node *list = add(c, section, NODE_DEFINITION_LIST);
    for (size_t i = 0; i < k->names.n; i++) {
        struct node *item = add(c, list, NODE_DEFINITION_LIST_ITEM);
        add_text(c, add(c, item, NODE_TERM), v[i]->text);
        add_uses(c, add(c, item, NODE_DEFINITION), v[i], k->text, true);
    }
}

static void add_kind(struct catalogue *c, struct node *parent,
                     struct node *contents, const struct group *k)
{
    struct node *section = add_section(c, parent, k->text);
    str id = node_list(section, "ids")->v[0];
    struct node *item = add(c, contents, NODE_LIST_ITEM);
    struct node *line = add(c, item, NODE_PARAGRAPH);
    add_link(c, line, str_concat(c->a, S("#"), id), k->text);
    if (k->listed) {
        add_text(c, line, str_fmt(c->a, " (%zu)", k->names.n));
        add_names(c, section, k);
        return;
    }
    add_text(
        c, add(c, section, NODE_PARAGRAPH),
        S("This list is too long to show. These tables contain the names:"));
    add_uses(c, section, &k->tables, k->text, false);
}

static void add_all(struct catalogue *c, str title)
{
    struct node *top = add_section(c, c->doc->root, title);
    struct node *lead = add(c, top, NODE_PARAGRAPH);
    struct group **v = kinds_of(c);
    if (!c->kinds.n && !c->metrics.tables.tables) {
        add_text(c, lead, S("No table of this site has names or metrics."));
        return;
    }
    add_text(c, lead,
             S("All names and metrics in the tables of this site, with the "
               "tables and rows that contain them; the newest data first."));
    struct node *contents = add(c, top, NODE_BULLET_LIST);
    size_t i = 0, n = c->kinds.n;
    for (; i < n && i < CATALOGUE_FIRST; i++)
        add_kind(c, top, contents, v[i]);
    if (c->metrics.tables.tables)
        add_kind(c, top, contents, &c->metrics);
    for (; i < n; i++)
        add_kind(c, top, contents, v[i]);
}

str catalogue_html(const struct site_search *s, struct arena *a, str title,
                   struct diags *d)
{
    struct catalogue c = {.a = a,
                          .doc = document_new(a, d, S("all")),
                          .metrics = {.text = S("Metrics")}};
    struct buf html = {.a = a};
    struct arena scratch = {0};
    struct html_options options = {0};
    size_t n;
    c.kinds.a = c.metrics.names.a = c.known.a = &c.work;
    const struct search_page **pages = search_order(s, &c.work, &n);
    register_kinds(&c, s);
    for (size_t i = 0; i < n; i++)
        add_page(&c, pages[i]);
    c.metrics.listed = !c.metrics.full;
    add_all(&c, title);
    html_render(c.doc, &options, &scratch, &html);
    arena_free(&scratch);
    arena_free(&c.work);
    return buf_str(&html);
}
