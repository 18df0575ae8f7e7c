// SPDX-License-Identifier: MIT
// index: collects titles, labels, sections and toctrees of a page's tree.
#include "resolve/index.h"

#include <limits.h>

#include "base/codes/reference.h"
#include "base/path.h"
#include "base/vec.h"
#include "doc/toctree.h"
#include "load/dataset.h"
#include "load/names/page_glob.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/glossary.h"
#include "resolve/objects.h"
#include "resolve/outline.h"
#include "table/frame_table.h"

/* Returns the title of a labelled node: a section's or table's title, a
   figure's caption, a tab's or card's label. */
static const struct node *title_of(const struct node *n)
{
    static const enum node_type TITLES[] = {
        NODE_TITLE,     NODE_CAPTION,    NODE_RUBRIC,
        NODE_TAB_LABEL, NODE_CARD_TITLE, NODE_DROPDOWN_TITLE};
    if (n->type == NODE_RUBRIC)
        return n;
    node_each (c, n) {
        for (size_t i = 0; i < sizeof TITLES / sizeof *TITLES; i++)
            if (c->type == TITLES[i])
                return c;
    }
    return NULL;
}

/* Returns the node that has the title of labelled node n. If n is a figure's
   image, returns the figure: docutils names the image, but the caption belongs
   to the figure. */
static const struct node *titled(const struct node *n)
{
    const struct node *up = n && n->type == NODE_IMAGE ? n->parent : NULL;
    if (up && up->type == NODE_REFERENCE)
        up = up->parent;
    return up && up->type == NODE_FIGURE ? up : n;
}

static str plain(struct arena *a, const struct node *n)
{
    return n ? str_trim(node_astext(a, n)) : STR_NONE;
}

static struct frame_table *table_of(const struct node *n)
{
    return n && n->type == NODE_TABLE ? n->data : NULL;
}

struct index_labels {
    struct label *v;
    size_t n, cap;
};

/* Whether node n is a footnote, a citation or a target with a URL: the names of
   these nodes are local to their page. */
static bool is_local(const struct node *n)
{
    return n && (n->type == NODE_FOOTNOTE || n->type == NODE_CITATION ||
                 node_has(n, "refuri"));
}

static struct label *add_label(struct page *page, struct index_labels *labels,
                               str name, str id, struct pos pos)
{
    struct arena *a = &page->info->arena;
    const struct node *n = titled(map_get(&page->doc->ids, id));
    struct label *l = vec_add(a, labels);
    l->name = str_dup(a, name);
    l->id = str_dup(a, id);
    l->title = n ? plain(a, title_of(n)) : STR_NONE;
    l->page = page;
    l->pos = pos;
    l->file = l->pos.src ? str_dup(a, l->pos.src->name) : STR_NONE;
    l->tabs = l->pos.src && l->pos.src->tabs;
    l->table = table_of(n);
    l->failed = n && node_has(n, "_failed");
    const struct index_mark *m = outline_mark(page->info, n);
    l->number = m ? outline_number(page->info, m, &l->kind) : NULL;
    return l;
}

static void collect_labels(struct page *page, struct index_labels *labels,
                           struct index_labels *citations)
{
    const struct map *names = &page->doc->names;
    for (size_t i = 0; i < names->n; i++) {
        const struct doc_name *name = names->v[i].value;
        if (!name || !name->is_explicit || !name->node || !name->id.p)
            continue;
        const struct node *n = titled(map_get(&page->doc->ids, name->id));
        bool citation = name->node->type == NODE_CITATION;
        if (!citation && (is_local(n) || is_local(name->node)))
            continue;
        add_label(page, citation ? citations : labels, names->v[i].key,
                  name->id, name->at.line ? name->at : name->node->pos);
    }
}

/* Returns a title as written in the source, with markup: the label name that
   sphinx.ext.autosectionlabel uses. */
static str written(struct arena *a, struct source_cursor *lines,
                   const struct node *title)
{
    const struct node *text = title->first;
    if (!text || (text->type == NODE_TEXT && !text->next) || !text->pos.src)
        return node_astext(a, title);
    const struct pos *at = &text->pos;
    str line = source_line_from(lines, at->src, at->line);
    size_t from = line.p ? source_byte(at->src, line, at->col) : 0, end;
    line = str_trim(str_from(line, from));
    for (end = line.n; end && line.p[end - 1] == '#';)
        end--;
    bool closed = end && line.p[end - 1] == ' '; /* as in "## A title ##" */
    return closed ? str_trim(str_slice(line, 0, end)) : line;
}

static void collect_titles(const struct site *site, struct page *page,
                           struct index_labels *labels)
{
    struct arena scratch = {0};
    struct source_cursor lines = {0};
    const struct node *root = page->doc->root;
    long most = site->config.writing.section_labels.depth, level;
    for (const struct node *n = root; n; n = node_next(n, root)) {
        if (n->type != NODE_SECTION || !n->first ||
            n->first->type != NODE_TITLE || !node_list(n, "ids")->n)
            continue;
        level = 0;
        for (const struct node *up = n->parent; up != root; up = up->parent)
            level++;
        if (most && level >= most)
            continue;
        str name = written(&scratch, &lines, n->first);
        if (site->config.writing.section_labels.with_page)
            name = str_join(&scratch, (str[]){page->name, name}, 2, S(":"));
        add_label(page, labels, document_normal_name(&scratch, name),
                  node_list(n, "ids")->v[0], n->first->pos)
            ->is_title = true;
        arena_reset(&scratch);
    }
    arena_free(&scratch);
}

/* Converts a page name as written on page `from` into a name relative to the
   content folder. Returns false if the name leads out of the content folder. */
static bool full_name(struct arena *a, const struct page *from, str name,
                      str *out)
{
    if (!str_starts(name, S("/")))
        name = path_join(a, path_dir(from->name), name);
    return path_normal_below(a, name, out);
}

struct page *index_find_page(const struct site *site, struct arena *scratch,
                             const struct page *from, str name)
{
    str full;
    if (!full_name(scratch, from, name, &full))
        return NULL;
    struct page *page = map_get(&site->page_names, full);
    if (!page && str_eq(path_ext(full), S(".html")))
        page = map_get(&site->page_names, path_without_ext(full));
    if (!page)
        page = map_get(&site->page_names,
                       writing_page_name(&site->config.writing, full));
    return page;
}

struct entries {
    struct index_entry *v;
    size_t n, cap;
    struct map names; /* names of the pages in v */
};

static void report_empty(struct page *page, const struct toctree_entry *e)
{
    diag_at(&page->diags, DIAG_TOCTREE_EMPTY, e->at, e->target);
    diag_help(&page->diags,
              "'*' matches any name in a folder; a pattern is relative to this "
              "page or, with a leading '/', to the content folder");
}

static void push_page(struct arena *a, struct entries *entries,
                      struct index_entry e)
{
    vec_push(a, entries, e);
    map_add(&entries->names, e.page->name, e.page);
}

/* Appends the pages that a toctree's pattern matches, except the page itself
   and pages already listed, in order of name. */
static void add_matches(struct page_globs *g, struct page *page,
                        const struct toctree_entry *e, struct entries *entries)
{
    struct page_matches found = {0};
    size_t before = entries->n;
    str full;
    if (full_name(g->a, page, e->target, &full) &&
        !page_glob(g, full, &found)) {
        if (!g->limit_reported)
            diag_at(&page->diags, DIAG_PAGE_LIMIT, e->at,
                    S("1,000,000 comparisons of names with toctree patterns"));
        g->limit_reported = true;
        return;
    }
    for (size_t i = 0; i < found.n; i++)
        if (found.v[i].page != page &&
            !map_find(&entries->names, found.v[i].name))
            push_page(&page->info->arena, entries,
                      (struct index_entry){.page = found.v[i].page});
    if (entries->n == before)
        report_empty(page, e);
}

bool index_is_draft(const struct site *site, struct arena *scratch,
                    const struct page *from, str name)
{
    str full = name;
    full_name(scratch, from, name, &full);
    return map_find(&site->added.drafts, full) ||
           map_find(&site->added.drafts, path_without_ext(full));
}

str index_href(struct arena *a, const struct page *from, const struct page *to,
               str id)
{
    if (to == from && id.n)
        return str_concat(a, S("#"), id);
    str file = path_relative(a, from->output, to->output);
    return id.n ? str_join(a, (str[]){file, id}, 2, S("#")) : file;
}

static void report_missing(const struct site *site, struct page *page,
                           const struct toctree_entry *e)
{
    if (index_is_draft(site, &page->arena, page, e->target))
        return;
    str full = e->target;
    full_name(&page->arena, page, e->target, &full);
    str near = diag_nearest_key(&page->diags, full, &site->page_names);
    diag_at(&page->diags, DIAG_TOCTREE_UNRESOLVED, e->at, e->target);
    if (diag_help_twin(&page->diags, full, near))
        return;
    if (near.p)
        diag_help(&page->diags, "did you mean '/%.*s'?", STR_ARG(near));
    else
        diag_help(&page->diags, "expected a path relative to this page or, "
                                "with a leading '/', to the content folder");
}

static void add_entry(const struct site *site, struct page_globs *g,
                      struct page *page, const struct toctree_entry *e,
                      struct entries *entries)
{
    struct arena *a = &page->info->arena;
    struct index_entry out = {.title = str_dup(a, e->title)};
    if (e->kind == TOCTREE_GLOB) {
        add_matches(g, page, e, entries);
        return;
    }
    if (e->kind == TOCTREE_URL)
        out.url = str_dup(a, e->target);
    else if (e->kind == TOCTREE_SELF)
        out.page = page;
    else if (!(out.page =
                   index_find_page(site, &page->arena, page, e->target))) {
        report_missing(site, page, e);
        return;
    }
    if (out.page)
        push_page(a, entries, out);
    else
        vec_push(a, entries, out);
}

static void reverse(struct entries *entries)
{
    for (size_t i = 0, k = entries->n; i + 1 < k; i++) {
        struct index_entry e = entries->v[i];
        entries->v[i] = entries->v[--k];
        entries->v[k] = e;
    }
}

struct toctrees {
    struct index_toctree *v;
    size_t n, cap;
};

static void collect_toctrees(const struct site *site, struct page *page)
{
    struct page_info *info = page->info;
    struct toctrees all = {0};
    const struct node *root = page->doc->root;
    struct arena scratch = {0};
    struct page_globs globs = {.names = &site->sorted_names, .a = &scratch};
    for (const struct node *n = root; n; n = node_next(n, root)) {
        if (n->type != NODE_TOCTREE)
            continue;
        const struct toctree *t = n->data;
        struct entries entries = {.names.a = &scratch};
        for (size_t i = 0; i < t->n; i++)
            add_entry(site, &globs, page, &t->v[i], &entries);
        if (t->reversed)
            reverse(&entries);
        vec_push(
            &info->arena, &all,
            (struct index_toctree){.caption = str_dup(&info->arena, t->caption),
                                   .maxdepth = t->maxdepth,
                                   .hidden = t->hidden,
                                   .titles_only = t->titlesonly,
                                   .with_hidden = t->includehidden,
                                   .entries = entries.v,
                                   .n_entries = entries.n,
                                   .numbered = t->numbered,
                                   .pos = n->pos,
                                   .key = n});
    }
    arena_free(&scratch);
    info->toctrees = all.v;
    info->n_toctrees = all.n;
}

/* The strings of a schema are not copied, since schemas live as long as the
   site. */
static void collect_data(const struct site *site, struct page *page)
{
    struct page_info *info = page->info;
    const struct strs *files = &page->doc->datasets;
    info->data = NEW_N(&info->arena, struct index_data, files->n);
    info->n_data = files->n;
    for (size_t i = 0; i < files->n; i++) {
        const struct schema *s =
            dataset_schema(site, page->doc->diags, files->v[i]);
        struct index_data *data = &info->data[i];
        data->file = str_dup(&info->arena, files->v[i]);
        if (!s)
            continue;
        data->title = s->title;
        data->source = s->source.text;
        data->as_of = s->as_of.text;
        data->series = s->series;
    }
}

static void collect_front(struct page *page)
{
    struct page_info *info = page->info;
    const struct front_matter *front = &page->doc->front;
    if (front->title.p)
        info->title = str_dup(&info->arena, front->title);
    info->description = str_dup(&info->arena, front->description);
    info->date = str_dup(&info->arena, front->date);
    info->updated = str_dup(&info->arena, page->doc->updated);
    info->order = front->has_order ? front->order : LONG_MAX;
    info->orphan = front->orphan;
}

/* Whether a page refers to the site's index of keywords. The index is then
   created even if it is empty. */
static bool refers_to_index(const struct node *root)
{
    for (const struct node *n = root; n; n = node_next(n, root))
        if (n->type == NODE_PENDING_XREF &&
            str_eq(node_get(n, "reftarget"), S("genindex")))
            return true;
    return false;
}

void index_page(const struct site *site, struct page *page)
{
    struct arena arena = {0};
    struct page_info *info = page->info = NEW(&arena, struct page_info);
    info->arena = arena;
    struct index_labels labels = {0}, citations = {0};
    collect_front(page);
    collect_data(site, page);
    collect_toctrees(site, page);
    outline_collect(site, page);
    collect_labels(page, &labels, &citations);
    if (site->config.writing.section_labels.on)
        collect_titles(site, page, &labels);
    objects_copy(page);
    info->refers_to_index = refers_to_index(page->doc->root);
    if (!info->title.p || !info->title.n)
        info->title = str_dup(&info->arena, path_base(page->name));
    info->labels = labels.v;
    info->n_labels = labels.n;
    info->citations = citations.v;
    info->n_citations = citations.n;
}

static void add_to_labels(struct site_index *index, struct map *labels,
                          const struct label *l, struct diags *d)
{
    const struct label *old = map_get(labels, l->name);
    if (old && old->page == l->page && (!l->is_title || str_eq(old->id, l->id)))
        return;
    map_put(labels, l->name, (void *)l);
    if (!old)
        return;
    diag_at(d, DIAG_LABEL_DUPLICATE, l->pos, l->name,
            str_fmt(index->a, "%.*s:%u", STR_ARG(old->page->source.name),
                    old->pos.line));
    diag_help(d, "links lead to this one; rename one of the two labels");
}

/* Adds a citation that a page defines. Other pages may define a citation with
   the same name, so l->same is set: a reference uses the citation of its own
   page. */
static void add_citation(struct site_index *index, struct label *l)
{
    l->same = map_get(&index->citations, l->name);
    map_put(&index->citations, l->name, l);
}

static void add_page_name(struct site_index *index, str name)
{
    struct strs *folder = map_get(&index->folders, path_dir(name));
    if (!folder) {
        folder = NEW(index->a, struct strs);
        map_put(&index->folders, path_dir(name), folder);
    }
    vec_push(index->a, folder, path_base(name));
    vec_push(index->a, &index->pages, str_concat(index->a, S("/"), name));
}

static void collect_names(struct site_index *index)
{
    const struct map *labels = &index->labels;
    for (size_t i = 0; i < labels->n; i++) {
        str key = labels->v[i].key;
        if (str_starts(key, S(GLOSSARY_TERM)))
            vec_push(index->a, &index->terms,
                     str_from(key, S(GLOSSARY_TERM).n));
        if (((const struct label *)labels->v[i].value)->table)
            vec_push(index->a, &index->tables, key);
    }
    for (size_t i = 0; i < index->site->n_pages; i++)
        add_page_name(index, index->site->pages[i].name);
}

static str place_name(struct arena *a, const struct page *page, str id)
{
    return str_join(a, (str[]){page->name, id}, 2, S("#"));
}

static void collect_places(struct site_index *index, const struct page *page)
{
    const struct page_info *info = page->info;
    for (size_t i = 0; i < info->n_sections; i++) {
        struct index_section *s = &info->sections[i];
        str ids[] = {s->id, s->anchor};
        for (size_t k = 0; k < 2; k++)
            if (ids[k].n)
                map_put(&index->places, place_name(index->a, page, ids[k]), s);
    }
}

str index_title(const struct site_index *index, struct arena *scratch,
                const struct page *page, str id)
{
    const struct index_section *s =
        map_get(&index->places, place_name(scratch, page, id));
    const struct label *l = s ? NULL : index_label(index, id);
    return s ? s->title : l && l->page == page ? l->title : STR_NONE;
}

void index_site(struct site_index *index, struct arena *a, struct site *site,
                struct diags *d)
{
    *index = (struct site_index){.a = a,
                                 .site = site,
                                 .labels.a = a,
                                 .equations.a = a,
                                 .citations.a = a,
                                 .places.a = a,
                                 .folders.a = a};
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page_info *info = site->pages[i].info;
        index->n_titles += info ? 1 + info->n_sections : 0;
        for (size_t k = 0; info && k < info->n_labels; k++)
            add_to_labels(index, &index->labels, &info->labels[k], d);
        for (size_t k = 0; info && k < info->n_equations; k++)
            if (info->equations[k].name.n)
                add_to_labels(index, &index->equations, &info->equations[k], d);
        for (size_t k = 0; info && k < info->n_citations; k++)
            add_citation(index, &info->citations[k]);
    }
    for (size_t i = 0; i < site->n_pages; i++)
        if (site->pages[i].info && site->pages[i].syntax == PAGE_MARKDOWN)
            collect_places(index, &site->pages[i]);
    collect_names(index);
    index->objects = objects_collect(a, site, d);
    site->added.lists_keywords = index->objects->has_keywords;
    site->added.lists_modules = index->objects->n_modules > 0;
}

str index_special(const struct site_index *index, str name, str *title)
{
    const struct site *site = index->site;
    const struct search_choice *search = &site->config.search;
    const struct {
        str name, title, output;
        bool there;
    } specials[] = {
        {S("genindex"), S("Index"), S(OBJECTS_INDEX),
         site->added.lists_keywords},
        {S("modindex"), S("Module Index"), S(OBJECTS_MODULES),
         site->added.lists_modules},
        {S("py-modindex"), S("Module Index"), S(OBJECTS_MODULES),
         site->added.lists_modules},
        {S("search"), S("Search Page"), search->page, search->on},
    };
    for (size_t i = 0; i < sizeof specials / sizeof *specials; i++)
        if (str_eq(name, specials[i].name)) {
            *title = specials[i].title;
            return specials[i].there ? specials[i].output : STR_NONE;
        }
    return STR_NONE;
}

const struct label *index_label(const struct site_index *index, str name)
{
    struct arena scratch = {0};
    const struct label *l =
        map_get(&index->labels, document_normal_name(&scratch, name));
    arena_free(&scratch);
    return l;
}

str index_newest(const struct page *page)
{
    str newest = STR_NONE;
    for (size_t i = 0; i < page->info->n_data; i++) {
        str as_of = page->info->data[i].as_of;
        if (as_of.n && (!newest.p || str_cmp(as_of, newest) > 0))
            newest = as_of;
    }
    return newest.p ? newest : page->info->updated;
}

str index_oldest(const struct page *page)
{
    str newest = index_newest(page), oldest = newest;
    for (size_t i = 0; i < page->info->n_data; i++) {
        str as_of = page->info->data[i].as_of;
        if (as_of.n && str_cmp(as_of, oldest) < 0)
            oldest = as_of;
    }
    return str_eq(oldest, newest) ? STR_NONE : oldest;
}

void index_free(struct page *page)
{
    if (!page->info)
        return;
    /* page->info itself lives in this arena */
    struct arena arena = page->info->arena;
    arena_free(&arena);
    page->info = NULL;
}
