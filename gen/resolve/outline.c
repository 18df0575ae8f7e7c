// SPDX-License-Identifier: MIT
// outline: collects the sections and numbered elements of a page in one walk
// over the tree.
#include "resolve/outline.h"

#include "base/vec.h"
#include "load/page.h"
#include "load/site.h"

struct outline {
    struct page *page;
    struct arena *a; /* arena of page->info */
    bool figures;    /* figures are numbered */
    bool counted;    /* equations are counted across pages, like figures */
    bool titled;     /* the document has a title that belongs to no section */
    bool has_title;  /* a section's title was used as the page's title */
    uint32_t n_toctrees;
    struct {
        struct index_section *v;
        size_t n, cap;
    } sections;
    struct {
        struct index_figure *v;
        size_t n, cap;
    } all_figures;
    struct {
        struct label *v;
        size_t n, cap;
    } equations;
    struct {
        struct index_mark *v;
        size_t n, cap;
    } marks;
};

/* Returns the level of section n, or of the section that contains n. The level
   of the page's title is 1. */
static unsigned level_of(const struct outline *t, const struct node *n)
{
    unsigned level = t->titled;
    for (; n; n = n->parent)
        level += n->type == NODE_SECTION;
    return level;
}

static void mark(struct outline *t, struct node *n, struct index_mark m)
{
    m.level = level_of(t, n);
    vec_push(t->a, &t->marks, m);
    if (m.type != MARK_TOCTREE)
        n->mark = (uint32_t)t->marks.n;
}

static void add_section(struct outline *t, struct node *n)
{
    struct page_info *info = t->page->info;
    const struct node *title = node_child(n, NODE_TITLE);
    const struct strs *ids = node_list(n, "ids");
    str text = title ? str_trim(node_astext(t->a, title)) : STR_NONE;
    if (!info->title.p)
        info->title = text;
    if (!t->has_title && level_of(t, n) == 1) {
        t->has_title = true;
        mark(t, n, (struct index_mark){.type = MARK_TITLE});
        return;
    }
    mark(t, n,
         (struct index_mark){.type = MARK_SECTION,
                             .at = (uint32_t)t->sections.n});
    vec_push(
        t->a, &t->sections,
        (struct index_section){
            .title = text,
            .id = ids->n ? str_dup(t->a, ids->v[0]) : STR_NONE,
            .anchor = ids->n > 1 ? str_dup(t->a, ids->v[ids->n - 1]) : STR_NONE,
            .level = level_of(t, n)});
}

/* Adds an equation with a label. The equation's number is its position among
   the equations of the page, unless numbering.c later counts equations across
   pages (`counted`). */
static void add_equation(struct outline *t, struct node *n)
{
    struct document *doc = t->page->doc;
    str label = node_get(n, "_equation");
    struct label *l = vec_add(t->a, &t->equations);
    str id =
        document_make_id(doc->a, str_concat(doc->a, S("equation-"), label));
    node_add(doc->a, n, "ids", document_new_id(doc, id, n));
    const struct strs *ids = node_list(n, "ids");
    l->name = str_dup(t->a, label);
    l->id = str_dup(t->a, ids->v[ids->n - 1]);
    l->kind = INDEX_EQUATION;
    l->page = t->page;
    l->pos = n->pos;
    l->file = n->pos.src ? str_dup(t->a, n->pos.src->name) : STR_NONE;
    l->tabs = n->pos.src && n->pos.src->tabs;
    mark(t, n,
         (struct index_mark){.type = MARK_FIGURE,
                             .at = (uint32_t)t->all_figures.n});
    vec_push(t->a, &t->all_figures,
             (struct index_figure){
                 .kind = INDEX_EQUATION,
                 .number = t->counted ? STR_NONE
                                      : str_fmt(t->a, "%zu", t->equations.n)});
}

/* Whether a node has a caption and so can be numbered. If so, sets *kind. */
static bool is_figure(const struct node *n, enum index_kind *kind)
{
    switch (n->type) {
    case NODE_FIGURE: *kind = INDEX_FIGURE; break;
    case NODE_TABLE: *kind = INDEX_TABLE; return node_child(n, NODE_TITLE);
    case NODE_CONTAINER: *kind = INDEX_CODE; break;
    default: return false;
    }
    return node_child(n, NODE_CAPTION);
}

static void add_figure(struct outline *t, struct node *n)
{
    enum index_kind kind;
    if (!t->figures || !is_figure(n, &kind))
        return;
    mark(t, n,
         (struct index_mark){.type = MARK_FIGURE,
                             .at = (uint32_t)t->all_figures.n});
    vec_push(t->a, &t->all_figures, (struct index_figure){.kind = kind});
}

void outline_collect(const struct site *site, struct page *page)
{
    struct node *root = page->doc->root;
    bool titled = root->first && root->first->type == NODE_TITLE;
    struct outline t = {.page = page,
                        .a = &page->info->arena,
                        .figures = site->config.numfig,
                        .counted =
                            site->config.numfig && site->config.math_numfig,
                        .titled = titled,
                        .has_title = titled};
    if (titled)
        mark(&t, root, (struct index_mark){.type = MARK_TITLE});
    for (struct node *n = root; n; n = node_next(n, root)) {
        if (n->type == NODE_SECTION)
            add_section(&t, n);
        else if (n->type == NODE_TOCTREE)
            mark(&t, n,
                 (struct index_mark){.type = MARK_TOCTREE,
                                     .at = t.n_toctrees++});
        else if (n->type == NODE_MATH_BLOCK && node_has(n, "_equation"))
            add_equation(&t, n);
        else
            add_figure(&t, n);
    }
    struct page_info *info = page->info;
    info->sections = t.sections.v;
    info->n_sections = t.sections.n;
    info->figures = t.all_figures.v;
    info->n_figures = t.all_figures.n;
    info->equations = t.equations.v;
    info->n_equations = t.equations.n;
    for (size_t i = 0, k = 0; i < info->n_figures; i++)
        if (info->figures[i].kind == INDEX_EQUATION)
            info->equations[k++].number = &info->figures[i].number;
    info->marks = t.marks.v;
    info->n_marks = t.marks.n;
}

const struct index_mark *outline_mark(const struct page_info *info,
                                      const struct node *n)
{
    return n && n->mark ? &info->marks[n->mark - 1] : NULL;
}

str *outline_number(struct page_info *info, const struct index_mark *m,
                    enum index_kind *kind)
{
    *kind = INDEX_SECTION;
    switch (m->type) {
    case MARK_TITLE: return &info->number;
    case MARK_SECTION: return &info->sections[m->at].number;
    case MARK_FIGURE:
        *kind = info->figures[m->at].kind;
        return &info->figures[m->at].number;
    case MARK_TOCTREE: break;
    }
    return NULL;
}
