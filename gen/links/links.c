// SPDX-License-Identifier: MIT
// links: for each page it records the hashes of its ids, and the links that
// could not be checked at once: to an id of another page, to a missing id of
// the page itself, or to a missing file.
#include "links/links.h"

#include <stdlib.h>

#include "base/codes/output.h"
#include "base/codes/reference.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "doc/document.h"
#include "links/links_scan.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/glossary.h"
#include "resolve/index.h"
#include "resolve/objects.h"

/* A link that is checked after the last page. The link is good only if `page`
   exists and has the id. */
struct link {
    str href;   /* as written in the page */
    str output; /* path of the target file; STR_NONE: outside the site */
    const struct page *page; /* page of that file; NULL: no such file */
    str id;
    struct place at;
};

struct link_list {
    struct link *v;
    size_t n, cap;
};

/* A link to another site. */
struct outside {
    str url;
    struct place at;
};

struct links_numbers {
    unsigned long long *v;
    size_t n, cap;
};

/* The ids and links of a page, in the arena of the worker that scanned it. */
struct scanned_links {
    struct links_numbers ids; /* sorted hashes of the ids */
    struct link_list links;
    struct {
        struct outside *v;
        size_t n, cap;
    } outside;
    struct links_numbers anchors; /* links to ids, as hashes by anchor_hash */
    str name;                     /* path of the source */
};

struct links {
    const struct site *site;
    str base;                    /* path of the site's URL: "/", "/perf/" */
    const struct map *outputs;   /* path -> struct output_file * */
    struct scanned_links *pages; /* one for each page, then one for each extra:
                                    a file that is not made from a source */
    size_t n_pages;
    struct arena *keep;        /* one for each worker */
    struct links_known *known; /* one for each worker */
    size_t n_workers;
    unsigned noted; /* flags of enum links_noted */
};

/* Lines of HTML that need no scan in the pages of a folder: they have no ids,
   and all their links are good in every page of the folder (links_scan.h). */
struct links_known {
    struct arena a;
    str folder;
    struct links_lines lines;
};

/* maximum number of extras that are not redirects: 404.html, index.html, the
   page of all names and the two indexes */
enum { EXTRAS = 5 };

struct links *links_new(struct site *site, const struct outputs *outputs,
                        size_t workers, unsigned noted)
{
    struct arena *a = &site->arena;
    struct links *l = NEW(a, struct links);
    *l = (struct links){.site = site,
                        .base = uri_path(site->config.base_url),
                        .outputs = &outputs->by_path,
                        .n_pages = site->n_pages,
                        .n_workers = workers,
                        .noted = noted};
    l->pages = NEW_N(a, struct scanned_links,
                     site->n_pages + site->config.redirects.n + EXTRAS);
    l->keep = NEW_N(a, struct arena, workers);
    l->known = NEW_N(a, struct links_known, workers);
    return l;
}

/* ---- the target of a link ---- */

/* Returns false if *href leads to another site. Otherwise sets *relative to
   whether *href is relative to the page, removes the site's URL or base path
   from an absolute *href, and returns true. */
static bool is_internal(const struct links *l, str *href, bool *relative)
{
    str url = l->site->config.base_url;
    *relative = false;
    if (url.p && str_starts(*href, url)) {
        *href = str_from(*href, url.n);
        return true;
    }
    if (uri_scheme(*href).p || str_starts(*href, S("//")))
        return false;
    *relative = !str_starts(*href, S("/"));
    if (*relative)
        return true;
    if (!url.p || !str_starts(*href, l->base))
        return false; /* another path on the host, outside the site */
    *href = str_from(*href, l->base.n);
    return true;
}

static str percent_decode(struct arena *a, str s)
{
    return str_find_char(s, '%', 0) == STR_NPOS ? s : path_decode(a, s);
}

/* Returns the output path to which the URL path `path` in the page `from`
   leads, in `a`, or STR_NONE if `path` leads outside the site. */
static str output_of(struct arena *a, str from, str path, bool relative)
{
    str normal;
    if (!path.n && relative)
        return from;
    bool folder = !path.n || str_ends(path, S("/"));
    if (relative)
        path = path_join(a, path_dir(from), path);
    if (!path_normal(a, path, &normal))
        return STR_NONE;
    folder |= !normal.n;
    return folder ? path_join(a, normal, S("index.html")) : normal;
}

/* ---- one page ---- */

struct page_scan {
    struct links *l;
    const struct page *page;        /* NULL: an extra */
    str from;                       /* output path of the page */
    const struct output_file *self; /* output file of `from` */
    struct pos at;                  /* position to report for an extra; may be
                                       empty */
    struct scanned_links *record;
    struct arena *keep, *scratch;
    struct links_known *known;
    struct map places;   /* URL -> struct links_nodes *; made on demand */
    struct strs own;     /* URLs of links to the page's own ids */
    struct map recorded; /* URLs whose links were recorded */
};

/* The nodes of a page with the same URL. If targets define the URL, v has only
   these targets; otherwise it has the links and images. */
struct links_nodes {
    const struct node **v;
    size_t n, cap;
    bool defined;
    bool reported; /* whether resolve/files has reported the missing file */
};

static void index_node(struct page_scan *t, str address, const struct node *n)
{
    if (!address.p || !n->pos.src || !n->pos.line)
        return;
    address = percent_decode(t->scratch, address);
    struct links_nodes *nodes = map_get(&t->places, address);
    if (!nodes)
        nodes =
            map_put(&t->places, address, NEW(t->scratch, struct links_nodes))
                ->value;
    bool target = n->type == NODE_TARGET;
    nodes->reported |= node_get(n, "_unresolved").p != NULL;
    if (target && node_type_kind(n->parent->type) != NODE_KIND_BODY)
        return; /* an inline target: the link before it has the same URL and is
                   already indexed */
    if (target && !nodes->defined)
        nodes->n = 0;
    nodes->defined |= target;
    if (target == nodes->defined)
        vec_push(t->scratch, nodes, n);
}

/* Returns the nodes of the tree with the URL `href`, or a single NULL if there
   are none. */
static struct links_nodes find_nodes(struct page_scan *t, str href)
{
    static const struct node *no_node = NULL;
    struct links_nodes none = {.v = &no_node, .n = 1};
    if (!t->page || !t->page->doc)
        return none;
    const struct node *root = t->page->doc->root;
    if (!t->places.a) {
        t->places.a = t->scratch;
        for (const struct node *n = root; n; n = node_next(n, root)) {
            index_node(t, node_get(n, "refuri"), n);
            index_node(t, node_get(n, "uri"), n);
        }
    }
    const struct links_nodes *found =
        map_get(&t->places, percent_decode(t->scratch, href));
    return found ? *found : none;
}

static struct place place_of(struct page_scan *t, struct pos at)
{
    if (!at.src)
        return (struct place){0};
    str file = str_eq(at.src->name, t->record->name)
                   ? t->record->name
                   : str_dup(t->keep, at.src->name);
    return (struct place){file, at.line, at.col, at.len, at.src->tabs};
}

static void record_id(void *data, str id)
{
    struct page_scan *t = data;
    vec_push(t->keep, &t->record->ids, str_hash(id));
}

/* Returns whether this is the page's first link with the URL. Later links with
   the same URL are skipped. */
static bool is_first(struct page_scan *t, str href)
{
    t->recorded.a = t->scratch;
    if (map_find(&t->recorded, href))
        return false;
    map_put(&t->recorded, href, NULL);
    return true;
}

/* Records the page's links with the URL of `link`, to be checked after the last
   page. */
static void record_links(struct page_scan *t, const struct link *link)
{
    if (!is_first(t, link->href))
        return;
    struct links_nodes nodes = find_nodes(t, link->href);
    if (nodes.reported && !link->page)
        return;
    struct link copy = {.href = str_dup(t->keep, link->href),
                        .output = link->page ? link->page->output
                                             : str_dup(t->keep, link->output),
                        .page = link->page};
    copy.id = str_ends(copy.href, link->id)
                  ? str_from(copy.href, copy.href.n - link->id.n)
                  : str_dup(t->keep, link->id);
    for (size_t i = 0; i < nodes.n; i++) {
        const struct node *n = nodes.v[i];
        copy.at = place_of(t, n            ? n->pos
                              : link->page ? t->at
                                           : (struct pos){0});
        vec_push(t->keep, &t->record->links, copy);
    }
}

/* Records the page's links to a URL of another site. */
static void record_outside(struct page_scan *t, str href)
{
    str scheme = uri_scheme(href), url = href;
    if (str_starts(href, S("//")))
        url = str_concat(t->scratch, S("https:"), href);
    else if (!str_eq_nocase(scheme, S("http")) &&
             !str_eq_nocase(scheme, S("https")))
        return;
    if (!is_first(t, href))
        return;
    url = str_dup(t->keep, url);
    struct links_nodes nodes = find_nodes(t, href);
    for (size_t i = 0; i < nodes.n; i++) {
        const struct node *n = nodes.v[i];
        vec_push(t->keep, &t->record->outside,
                 (struct outside){url, place_of(t, n ? n->pos : t->at)});
    }
}

/* Returns a hash of the pair of a page and an id. */
static unsigned long long anchor_hash(const struct page *page, str id)
{
    return str_hash(id) * 31 + str_hash(page->output);
}

/* Returns the decoded fragment of a URL, or STR_NONE if it has no fragment. */
static str id_of(struct arena *a, str href)
{
    size_t hash = str_find_char(href, '#', 0);
    return hash == STR_NPOS ? STR_NONE
                            : percent_decode(a, str_from(href, hash + 1));
}

/* Checks or records a link. Returns whether the link is good in every page of
   the folder. */
static bool check_link(void *data, str href)
{
    struct page_scan *t = data;
    str path = href, id;
    bool relative;
    if (!is_internal(t->l, &path, &relative)) {
        if (t->l->noted & LINKS_EXTERNAL)
            record_outside(t, href);
        return !(t->l->noted & LINKS_EXTERNAL);
    }
    id = id_of(t->scratch, path);
    path = str_slice(path, 0, str_find_char(path, '#', 0));
    path = str_slice(path, 0, str_find_char(path, '?', 0));
    struct arena_mark mark = arena_mark(t->scratch);
    path = percent_decode(t->scratch, path);
    str output = output_of(t->scratch, t->from, path, relative);
    const struct output_file *target = output.p == t->from.p ? t->self
                                       : output.p
                                           ? map_get(t->l->outputs, output)
                                           : NULL;
    const struct page *page = target ? target->page : NULL;
    if (target)
        arena_rewind(t->scratch, mark);
    if (target && (!page || !id.n || str_eq(id, S("top"))))
        return true;
    if (page && t->l->noted & LINKS_LABELS)
        vec_push(t->keep, &t->record->anchors, anchor_hash(page, id));
    struct link link = {.href = href,
                        .output = page ? page->output : output,
                        .page = page,
                        .id = id};
    if (page && page == t->page)
        vec_push(t->scratch, &t->own, href);
    else
        record_links(t, &link);
    return false;
}

static int by_size(const void *x, const void *y)
{
    unsigned long long a = *(const unsigned long long *)x;
    unsigned long long b = *(const unsigned long long *)y;
    return a < b ? -1 : a > b;
}

static void sort(struct links_numbers *numbers)
{
    if (numbers->n)
        qsort(numbers->v, numbers->n, sizeof *numbers->v, by_size);
}

static bool has(const struct links_numbers *sorted, unsigned long long number)
{
    return sorted->n &&
           bsearch(&number, sorted->v, sorted->n, sizeof number, by_size);
}

/* Scans a page, and then checks the links to its own ids. */
static void scan_page(struct page_scan *t, str html)
{
    struct scanned_links *record = t->record;
    t->self = map_get(t->l->outputs, t->from);
    links_scan(html, t->scratch, &t->known->lines, record_id, check_link, t);
    sort(&record->ids);
    for (size_t i = 0; i < t->own.n; i++) {
        str href = t->own.v[i], id = id_of(t->scratch, href);
        struct link link = {
            .href = href, .output = t->from, .page = t->page, .id = id};
        if (!has(&record->ids, str_hash(id)))
            record_links(t, &link);
    }
}

/* Returns the worker's known lines for the folder of an output path. */
static struct links_known *known_of(struct links *l, size_t worker, str output)
{
    struct links_known *known = &l->known[worker];
    str folder = path_dir(output);
    if (!known->folder.p || !str_eq(known->folder, folder)) {
        arena_reset(&known->a);
        known->folder = folder;
        known->lines.map = (struct map){.a = &known->a};
    }
    known->lines.next = 0;
    return known;
}

void links_page(struct links *l, const struct page *page, str html,
                size_t worker, struct arena *scratch)
{
    struct arena_mark mark = arena_mark(scratch);
    struct scanned_links *record = &l->pages[page - l->site->pages];
    struct page_scan t = {.l = l,
                          .page = page,
                          .from = page->output,
                          .record = record,
                          .keep = &l->keep[worker],
                          .known = known_of(l, worker, page->output),
                          .scratch = scratch};
    record->name = page->source.name;
    scan_page(&t, html);
    arena_rewind(scratch, mark);
}

void links_extra(struct links *l, str output, str html, struct pos at,
                 struct arena *scratch)
{
    struct arena_mark mark = arena_mark(scratch);
    struct scanned_links *record = &l->pages[l->n_pages++];
    struct page_scan t = {.l = l,
                          .from = output,
                          .at = at,
                          .record = record,
                          .keep = &l->keep[0],
                          .known = known_of(l, 0, output),
                          .scratch = scratch};
    record->name = output;
    scan_page(&t, html);
    arena_rewind(scratch, mark);
}

/* ---- the check ---- */

/* Links that have the same target and no known position. Most of them are in
   templates, so they are reported once for all pages. */
struct shared {
    const struct scanned_links *record; /* first page with the link */
    const struct link *link;
    size_t pages;
    const struct scanned_links *last;
};

struct links_report {
    struct links *l;
    struct diags *d;
    struct arena a;
    struct place_reader reader;
    struct map shared; /* target -> struct shared * */
};

/* Adds a help line for a broken link. A path that ends with an underscore comes
   from the option :target: of an image, and was meant as a reference. */
static void help(struct links_report *c, const struct link *link)
{
    str near = link->page || !link->output.p
                   ? STR_NONE
                   : diag_nearest_key(c->d, link->output, c->l->outputs);
    if (near.p)
        diag_help(c->d, "did you mean '%.*s'?", STR_ARG(near));
    else if (link->page)
        diag_help(c->d, "expected the id of an element on that page, such as a "
                        "section's id");
    else if (str_ends(link->output, S("_")))
        diag_help(c->d, "option ':target:' of an image expects a URL, or a "
                        "reference such as 'name_'");
    else
        diag_help(c->d, "expected a page or file of the site, or a full URL "
                        "such as https://example.com/");
}

static void report(struct links_report *c, const struct link *link,
                   struct pos at)
{
    str why = S("the path leads outside of the site, or to a hidden file");
    if (link->page)
        why = str_fmt(&c->a, "'%.*s' has no anchor '%.*s'",
                      STR_ARG(link->page->source.name), STR_ARG(link->id));
    else if (link->output.p)
        why = str_fmt(&c->a, "the site has no file '%.*s'",
                      STR_ARG(link->output));
    diag_at(c->d, DIAG_LINK_BROKEN, at, link->href, why);
    help(c, link);
}

static void add_shared(struct links_report *c,
                       const struct scanned_links *record,
                       const struct link *link)
{
    str parts[] = {link->output.p ? link->output : link->href, link->id};
    str key = str_join(&c->a, parts, 2, S("#"));
    struct shared *s = map_get(&c->shared, key);
    if (!s) {
        s = NEW(&c->a, struct shared);
        *s = (struct shared){.record = record, .link = link};
        map_put(&c->shared, key, s);
    }
    s->pages += s->last != record;
    s->last = record;
}

static void report_shared(struct links_report *c)
{
    for (size_t i = 0; i < c->shared.n; i++) {
        const struct shared *s = c->shared.v[i].value;
        struct place at = {.file = s->record->name};
        report(c, s->link, place_pos(&c->reader, &at));
        if (s->pages > 1)
            diag_help(c->d,
                      "this link is on %zu pages; it may be in a template",
                      s->pages);
    }
}

/* Returns whether the page to which a link leads has the link's id. Also
   returns true if the page is left out, because its ids are unknown. */
static bool has_target(const struct links *l, const struct link *link)
{
    return link->page->left_out ||
           has(&l->pages[link->page - l->site->pages].ids, str_hash(link->id));
}

void links_check(struct links *l, struct diags *d)
{
    struct links_report c = {.l = l, .d = d};
    c.reader = place_reader(l->site, &c.a, d);
    c.shared.a = &c.a;
    for (size_t i = 0; i < l->n_pages; i++) {
        const struct scanned_links *record = &l->pages[i];
        for (size_t k = 0; k < record->links.n; k++) {
            const struct link *link = &record->links.v[k];
            if (link->page && has_target(l, link))
                continue;
            if (link->at.file.p)
                report(&c, link, place_pos(&c.reader, &link->at));
            else
                add_shared(&c, record, link);
        }
    }
    report_shared(&c);
    arena_free(&c.a);
}

/* ---- labels ---- */

void links_check_labels(const struct links *l, struct diags *d)
{
    struct arena a = {0};
    struct place_reader reader = place_reader(l->site, &a, d);
    struct links_numbers all = {0};
    for (size_t i = 0; i < l->n_pages; i++)
        for (size_t k = 0; k < l->pages[i].anchors.n; k++)
            vec_push(&a, &all, l->pages[i].anchors.v[k]);
    sort(&all);
    for (size_t i = 0; i < l->site->n_pages; i++) {
        const struct page_info *info = l->site->pages[i].info;
        for (size_t k = 0; k < info->n_labels; k++) {
            const struct label *label = &info->labels[k];
            struct place at = {label->file, label->pos.line, label->pos.col,
                               label->pos.len, label->tabs};
            if (!label->is_title &&
                !str_starts(label->name, S(GLOSSARY_TERM)) &&
                !has(&all, anchor_hash(label->page, label->id)))
                diag_at(d, DIAG_LABEL_UNUSED, place_pos(&reader, &at),
                        label->name);
        }
    }
    arena_free(&a);
}

/* ---- links to other sites ---- */

struct external_links links_external(const struct links *l, struct arena *a)
{
    struct external_links out = {0};
    struct map shared = {.a = a}; /* URL -> index in `out`, plus 1 */
    for (size_t i = 0; i < l->n_pages; i++) {
        const struct scanned_links *record = &l->pages[i];
        for (size_t k = 0; k < record->outside.n; k++) {
            struct external_link link = {record->outside.v[k].url,
                                         record->outside.v[k].at, 1};
            uintptr_t known = (uintptr_t)map_get(&shared, link.url);
            if (!link.at.file.p && known) {
                out.v[known - 1].pages++;
                continue;
            }
            link.url = str_dup(a, link.url);
            link.at.file =
                str_dup(a, link.at.file.p ? link.at.file : record->name);
            vec_push(a, &out, link);
            if (!link.at.line)
                map_put(&shared, link.url, (void *)(uintptr_t)out.n);
        }
    }
    return out;
}

void links_free(struct links *l)
{
    for (size_t i = 0; i < l->n_workers; i++)
        arena_free(&l->keep[i]), arena_free(&l->known[i].a);
}
