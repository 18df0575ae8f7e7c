// SPDX-License-Identifier: MIT
// xref: resolves references. A table has, for each type of reference, a
// function that finds the target and a function that reports a missing target.
#include "resolve/xref.h"

#include "base/codes/directive.h"
#include "base/codes/reference.h"
#include "base/codes/result.h"
#include "base/path.h"
#include "base/uri.h"
#include "doc/pending.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/glossary.h"
#include "resolve/files.h"
#include "resolve/numbering.h"
#include "resolve/objects.h"
#include "resolve/toctrees.h"
#include "table/frame_table.h"
#include "table/prose/value.h"
#include "table/prose/value_live.h"

struct resolver {
    const struct site_index *index;
    struct page *page;
    struct diags *d;
    struct arena *a;
    struct toctrees_seen toctrees;
    struct value_search values; /* cells looked up so far in tables */
    struct pos at;              /* position of the current reference */
    const struct node *node;    /* the current reference */
};

static bool is_elsewhere(str href)
{
    return !href.p || uri_is_web(href);
}

/* The target of a reference: its href, and the title to show if the reference
   has no text of its own. */
struct goal {
    str href, title;
    /* the label whose number is shown instead of `title`; or NULL */
    const struct label *numbered;
    str tip;                          /* the link's tooltip; or STR_NONE */
    const struct site_object *object; /* the object linked to, or NULL */
    struct value_cell cell;           /* the cell that a value shows */
    str format;                       /* the format of the value */
};

static void no_label(struct resolver *r, const struct node *x, str target)
{
    struct diags *d = r->d;
    str near = diag_nearest_key(d, target, &r->index->labels);
    str special = STR_NONE;
    index_special(r->index, target, &special);
    diag_at(d, DIAG_REF_UNRESOLVED, x->pos, target);
    const struct doc_name *name =
        map_get(&r->page->doc->names, document_normal_name(r->a, target));
    if (special.p)
        diag_help(d, "this page is not generated, because the site has no "
                     "entries for it");
    else if (name && !name->id.p)
        diag_help(d, "it is ambiguous: several targets on this page have this "
                     "name; rename all but one");
    else if (name && !name->is_explicit &&
             !r->index->site->config.writing.section_labels.on)
        diag_help(d, "a section has this title; 'autosectionlabel: true' in "
                     "perfpress.yaml turns titles into labels");
    else
        diag_help_or(d, near,
                     "write a label before its element: '.. _name:', or "
                     "'(name)=' in Markdown");
}

/* Returns the new name or URL of the page that had the name `bare` before it
   moved, or STR_NONE if there is no such page. */
static str moved_to(struct resolver *r, str bare)
{
    str path;
    if (!str_starts(bare, S("/")))
        bare = path_join(r->a, path_dir(r->page->name), bare);
    if (!path_normal(r->a, bare, &path))
        return STR_NONE;
    const struct redirect *moved =
        map_get(&r->index->site->config.redirects.by_from,
                str_concat(r->a, path, S(".html")));
    if (!moved || !moved->output.p)
        return moved ? moved->end : STR_NONE;
    return str_concat(r->a, S("/"), path_without_ext(moved->output));
}

/* Returns the name that is most similar to `name` among the pages in the
   current page's folder. If none of these is similar, searches all pages. */
static str nearest_page(struct resolver *r, str name)
{
    struct diags *d = r->d;
    const struct strs *own =
                          map_get(&r->index->folders, path_dir(r->page->name)),
                      *all = &r->index->pages;
    str near = own ? diag_nearest(d, name, own->v, own->n) : STR_NONE;
    return near.p ? near : diag_nearest(d, name, all->v, all->n);
}

static void no_page(struct resolver *r, const struct node *x, str target)
{
    struct diags *d = r->d;
    const struct writing_keys *w = &r->index->site->config.writing;
    str bare = writing_page_name(w, target);
    str near = nearest_page(r, bare), moved = moved_to(r, bare);
    diag_at(d, DIAG_DOC_UNRESOLVED, x->pos, target);
    if (index_is_draft(r->index->site, r->a, r->page, bare))
        diag_help(d, "it is a draft; --drafts includes drafts in the site");
    else if (moved.p)
        diag_help(d, "it has moved to '%.*s'", STR_ARG(moved));
    else if (!diag_help_twin(d, bare, near))
        diag_help_or(d, near,
                     "expected a path relative to this page or, with a leading "
                     "'/', to the content folder");
}

/* Reports an unresolved Markdown link, which may name a label, a page or a
   file. */
static void no_goal(struct resolver *r, const struct node *x, str target)
{
    bool path = path_ext(target).n || str_find_char(target, '/', 0) != STR_NPOS;
    (path && !str_starts(target, S("#")) ? no_page : no_label)(r, x, target);
}

/* Finds a generated page, such as the index, by Sphinx's name for it. */
static bool find_special(struct resolver *r, str target, struct goal *goal)
{
    str output = index_special(r->index, target, &goal->title);
    if (output.p)
        goal->href = path_relative(r->a, r->page->output, output);
    return output.p;
}

static bool find_label(struct resolver *r, str target, struct goal *goal)
{
    const struct label *l = index_label(r->index, target);
    if (!l)
        return find_special(r, target, goal);
    goal->href = index_href(r->a, r->page, l->page, l->id);
    goal->title = l->title;
    return true;
}

static str term_label(struct resolver *r, str term)
{
    return str_concat(r->a, S(GLOSSARY_TERM), term);
}

static bool find_term(struct resolver *r, str target, struct goal *goal)
{
    return find_label(r, term_label(r, target), goal);
}

static void no_term(struct resolver *r, const struct node *x, str target)
{
    struct diags *d = r->d;
    const struct strs *terms = &r->index->terms;
    diag_at(d, DIAG_TERM_UNRESOLVED, x->pos, target);
    if (terms->n)
        diag_help_nearest(d, "terms", target, terms->v, terms->n);
    else
        diag_help(d, "terms are defined by the directive 'glossary'");
}

static bool find_number(struct resolver *r, str target, struct goal *goal)
{
    const struct label *l = index_label(r->index, target);
    if (!find_label(r, target, goal))
        return false;
    goal->numbered = l;
    return true;
}

/* Finds an equation by its label. Labels of equations are not normalised. */
static bool find_equation(struct resolver *r, str target, struct goal *goal)
{
    const struct label *l = map_get(&r->index->equations, target);
    if (!l)
        return false;
    goal->href = index_href(r->a, r->page, l->page, l->id);
    if (l->number->n)
        goal->title =
            str_replace(r->a, r->index->site->config.math_eqref_format,
                        S("{number}"), *l->number);
    else
        goal->numbered = l;
    return true;
}

static void no_equation(struct resolver *r, const struct node *x, str target)
{
    struct diags *d = r->d;
    str near = diag_nearest_key(d, target, &r->index->equations);
    diag_at(d, DIAG_REF_UNRESOLVED, x->pos, target);
    diag_help_or(d, near,
                 "an equation gets its label from ':label:' or, in Markdown, "
                 "from '$$ ... $$ (label)'");
}

static bool find_doc(struct resolver *r, str target, struct goal *goal)
{
    size_t hash = str_find_char(target, '#', 0);
    str id = hash == STR_NPOS ? STR_NONE : str_from(target, hash + 1);
    const struct page *to =
        index_find_page(r->index->site, r->a, r->page,
                        hash == STR_NPOS ? target : str_slice(target, 0, hash));
    if (!to)
        return false;
    goal->href = index_href(r->a, r->page, to, id);
    str title = id.n ? index_title(r->index, r->a, to, id) : STR_NONE;
    goal->title = title.n ? title : to->info->title;
    return true;
}

static void set_object(struct resolver *r, const struct site_object *o,
                       struct goal *goal)
{
    goal->href = index_href(r->a, r->page, o->page, o->of->id);
    goal->tip =
        o->of->note.n
            ? str_join(r->a, (str[]){o->of->name, o->of->note}, 2, S(": "))
            : o->of->name;
    goal->object = o;
}

/* Finds the first match for a target among labels, pages, equations, objects
   and ids of this page, in this order. */
static bool find_any(struct resolver *r, str target, struct goal *goal)
{
    target = path_decode(r->a, target);
    if (find_label(r, target, goal) || find_doc(r, target, goal) ||
        find_equation(r, target, goal))
        return true;
    const struct site_object *o =
        objects_find_any(r->index->objects, r->page, r->node, target);
    if (o) {
        set_object(r, o, goal);
        goal->title = target;
        return true;
    }
    str id = str_starts(target, S("#")) ? str_from(target, 1) : target;
    const struct node *n = map_get(&r->page->doc->ids, id);
    if (!n)
        return id.n < target.n && find_label(r, id, goal);
    goal->href = str_concat(r->a, S("#"), id);
    goal->title = id;
    const struct node *title = node_child(n, NODE_TITLE);
    if (title)
        goal->title = node_astext(r->a, title);
    return true;
}

/* Finds the target of a Markdown link: whatever find_any finds, or else a file
   in the repository. */
static bool find_linked(struct resolver *r, str target, struct goal *goal)
{
    size_t end = str_find_char(target, '#', 0);
    str file = str_slice(target, 0, end);
    if (find_any(r, target, goal))
        return true;
    if (path_ext(file).n)
        goal->href = files_in_repository(r->index->site, r->a, r->page, file);
    if (!goal->href.p)
        return false;
    if (end < target.n)
        goal->href = str_concat(r->a, goal->href, str_from(target, end));
    goal->title = target;
    return true;
}

/* Finds a value in a table of another page. References to tables of this page
   were already replaced by table/prose/value. */
static bool find_value(struct resolver *r, str target, struct goal *goal)
{
    struct value_ref ref = value_ref(target);
    const struct label *table = NULL;
    str name, cell = STR_NONE;
    for (size_t n = 0; value_name(ref.path, &n, &name);) {
        const struct label *l = index_label(r->index, name);
        if (!l || (!l->table && !l->failed))
            continue;
        table = l;
        cell = str_from(ref.path, n + 1);
    }
    if (!table)
        return false;
    const struct value_place v = {cell, ref.format, value_behind(r->node),
                                  r->at};
    str id = STR_NONE;
    if (table->table) {
        goal->title =
            value_text(&r->values, r->a, r->d, table->table, &v, &goal->cell);
        goal->format = ref.format;
        id = value_row_id(&r->values, r->a, r->d, table->table, cell);
    }
    goal->href = index_href(r->a, r->page, table->page, id.p ? id : table->id);
    if (!goal->title.p)
        goal->title = target;
    return true;
}

static void no_table(struct resolver *r, const struct node *x, str target)
{
    struct diags *d = r->d;
    str path = value_ref(target).path;
    str name = str_slice(path, 0, str_find_char(path, '.', 1));
    const struct strs *tables = &r->index->tables;
    str near = diag_nearest(d, name, tables->v, tables->n);
    diag_at(d, DIAG_VALUE_TABLE, x->pos, name);
    diag_help_or(d, near,
                 "write TABLE.ROW.COLUMN, where TABLE is the :name: of a "
                 "df-table or csv-table, or the path of a CSV file");
}

/* Sets the link of a download, whose file resolve/files has already looked up.
 */
static bool find_download(struct resolver *r, str target, struct goal *goal)
{
    (void)r;
    goal->href = target;
    return true;
}

/* ---- other projects ---- */

/* Finds a target in another project. If the project's inventory is not loaded,
   returns true without setting goal->href: the reference is then shown as text.
   */
static bool find_there(struct resolver *r, struct inventory *i, str role,
                       str target, struct goal *goal)
{
    const struct inventory_entry *e = inventory_find(i, r->a, role, target);
    if (!i->names)
        atomic_store(&i->wanted, true);
    if (e) {
        goal->href = inventory_uri(r->a, i, e);
        goal->title = inventory_title(e);
    }
    return e || !i->names;
}

/* Finds a target in other projects. A target "project:name" is only looked up
   in that project; any other target is looked up in all loaded projects. */
static bool find_outside(struct resolver *r, str role, str target,
                         struct goal *goal)
{
    const struct inventories *all = &r->index->site->inventories;
    size_t colon = str_find_char(target, ':', 0);
    struct inventory *of = colon == STR_NPOS
                               ? NULL
                               : inventory_of(all, str_slice(target, 0, colon));
    if (of)
        return find_there(r, of, role, str_from(target, colon + 1), goal);
    for (size_t i = 0; i < all->n; i++)
        if (all->v[i].names && find_there(r, &all->v[i], role, target, goal))
            return true;
    return false;
}

static bool find_external(struct resolver *r, str target, struct goal *goal)
{
    const struct inventories *all = &r->index->site->inventories;
    str role = node_get(r->node, "refrole");
    str project = node_get(r->node, "refproject");
    struct inventory *of = project.p ? inventory_of(all, project) : NULL;
    if (of)
        return find_there(r, of, role, target, goal);
    return !project.p && find_outside(r, role, target, goal);
}

static void no_external(struct resolver *r, const struct node *x, str target)
{
    struct diags *d = r->d;
    const struct inventories *all = &r->index->site->inventories;
    str project = node_get(x, "refproject");
    diag_at(d, DIAG_REF_UNRESOLVED, x->pos, target);
    if (!all->n)
        diag_help(d, "to link to another project, list it under 'inventories' "
                     "in perfpress.yaml");
    else if (project.p && !inventory_of(all, project))
        diag_help(d,
                  "project '%.*s' is not listed under 'inventories' in "
                  "perfpress.yaml",
                  STR_ARG(project));
    else
        diag_help(d,
                  project.p
                      ? "the inventory of this project does not have this name"
                      : "no inventory of another project has this name");
}

/* Finds an object of the reference's domain in the site, or else in another
   project. */
static bool find_object(struct resolver *r, const struct node *x,
                        struct goal *goal)
{
    str role = str_join(
        r->a, (str[]){node_get(x, "refdomain"), node_get(x, "reftype")}, 2,
        S(":"));
    const struct site_object *o = objects_find(r->index->objects, r->page, x);
    if (o)
        set_object(r, o, goal);
    return o || find_outside(r, role, node_get(x, "reftarget"), goal);
}

static const struct {
    str type;
    bool (*find)(struct resolver *r, str target, struct goal *goal);
    void (*report)(struct resolver *r, const struct node *x, str target);
} FINDERS[] = {
    {S_INIT("ref"), find_label, no_label},
    {S_INIT("numref"), find_number, no_label},
    {S_INIT("eq"), find_equation, no_equation},
    {S_INIT("term"), find_term, no_term},
    {S_INIT("doc"), find_doc, no_page},
    {S_INIT("download"), find_download, no_page},
    {S_INIT("value"), find_value, no_table},
    {S_INIT("any"), find_any, no_label},
    {S_INIT("external"), find_external, no_external},
    {S_INIT("myst"), find_linked, no_goal},
};
enum { N_FINDERS = sizeof FINDERS / sizeof *FINDERS };

static void report_untitled(struct resolver *r, const struct node *x,
                            str target)
{
    diag_at(r->d, DIAG_REF_UNTITLED, x->pos, target);
    diag_help(r->d, "write its text: :ref:`text <%.*s>`", STR_ARG(target));
}

static void report_unnumbered(struct resolver *r, const struct node *x,
                              const struct label *l)
{
    struct diags *d = r->d;
    bool figure = l->number && l->kind != INDEX_SECTION;
    diag_at(d, DIAG_REF_UNNUMBERED, x->pos, l->name);
    if (!l->number && !r->index->site->config.numfig)
        diag_help(d, "set 'numfig: true' in perfpress.yaml to number figures, "
                     "tables and code with a caption");
    else if (!l->number)
        diag_help(d,
                  "only sections, and figures, tables and code with a "
                  "caption, have numbers; refer to others with the role ref");
    else
        diag_help(d, figure ? "list its page in a toctree below the index page"
                            : "list its page in a toctree with ':numbered:'");
}

/* Returns the text to show for reference x: the target's number or title.
   Returns STR_NONE if the reference keeps its own text. */
static str text_of(struct resolver *r, const struct node *x,
                   const struct goal *goal)
{
    bool own = str_eq(node_get(x, "refexplicit"), S("True"));
    const struct label *l = goal->numbered;
    if (l && l->number && l->number->n)
        return numbering_text(r->a, r->index->site, l,
                              own ? node_astext(r->a, x) : STR_NONE);
    if (l)
        report_unnumbered(r, x, l);
    else if (!own && !goal->title.p && str_eq(node_get(x, "reftype"), S("ref")))
        report_untitled(r, x, node_get(x, "reftarget"));
    return own ? STR_NONE : goal->title;
}

/* Whether references of a type are also looked up in other projects. */
static bool goes_outside(str type)
{
    static const str TYPES[] = {S_INIT("ref"), S_INIT("doc"), S_INIT("term"),
                                S_INIT("any")};
    return STR_AMONG(type, TYPES);
}

/* Returns a node that shows the name of an object as code. */
static struct node *code(struct resolver *r, const struct documented *o,
                         str text)
{
    struct node *n = node_new(r->a, NODE_LITERAL, r->at);
    node_push(r->a, n, "classes", S("xref"));
    node_push(r->a, n, "classes", S("any"));
    node_push(r->a, n, "classes", o->domain);
    node_append(n, node_text(r->a, text, r->at));
    return n;
}

/* Resolves a reference to an object of a domain. Reports an unresolved
   reference and replaces it by its text. */
static void resolve_object(struct resolver *r, struct node *x)
{
    struct goal goal = {0};
    if (!find_object(r, x, &goal))
        objects_report(r->index->objects, r->page, x);
    if (!goal.href.p) {
        node_move_children_before(x, x);
        node_remove(x);
        return;
    }
    struct node *to = node_new(r->a, NODE_REFERENCE, x->pos);
    node_set(r->a, to, "refuri", goal.href);
    node_push(r->a, to, "classes",
              is_elsewhere(goal.href) ? S("external") : S("internal"));
    if (goal.tip.p)
        node_set(r->a, to, "reftitle", goal.tip);
    node_move_children(x, to);
    node_replace(x, to);
}

/* Whether the page may grow by `bytes` of addresses and titles. If not, reports
   that the page's limit is exceeded. */
static bool has_room(struct resolver *r, const struct node *x, size_t bytes)
{
    const char *what = "16 MiB of reference addresses and titles";
    return document_gain(r->page->doc, x->pos, bytes, what);
}

static void resolve(struct resolver *r, struct node *x)
{
    str type = node_get(x, "reftype"), target = node_get(x, "reftarget");
    struct goal goal = {0};
    size_t k = 0;
    r->at = x->pos;
    r->node = x;
    if (!has_room(r, x, 0))
        return;
    if (node_has(x, "refdomain")) {
        resolve_object(r, x);
        return;
    }
    while (k < N_FINDERS - 1 && !str_eq(FINDERS[k].type, type))
        k++;
    bool found = FINDERS[k].find(r, target, &goal) ||
                 (goes_outside(type) && find_outside(r, type, target, &goal));
    str text = found || goal.title.p ? text_of(r, x, &goal) : STR_NONE;
    if (!found)
        FINDERS[k].report(r, x, target);
    if (!has_room(r, x, goal.href.n + text.n))
        return;
    struct node *to =
        node_new(r->a, goal.href.p ? NODE_REFERENCE : NODE_INLINE, x->pos);
    const struct strs *classes = node_list(x, "classes");
    for (size_t i = 0; i < classes->n; i++)
        node_add(r->a, to, "classes", classes->v[i]);
    if (goal.href.p)
        node_set(r->a, to, "refuri", goal.href);
    node_add(r->a, to, "classes",
             !found                    ? S("unresolved")
             : is_elsewhere(goal.href) ? S("external")
                                       : S("internal"));
    if (text.p && goal.object)
        node_append(to, code(r, goal.object->of, text));
    else if (text.p)
        node_append(to, node_text(r->a, text, x->pos));
    else
        node_move_children(x, to);
    if (text.p && goal.cell.column && goal.cell.n_rows == 1)
        value_live_set(r->page->doc, to, &goal.cell, goal.format, text);
    node_replace(x, to);
}

/* Resolves a Markdown link that leads to no file. The link may name an object,
   such as "package.name". Reports the link if find_any finds no target. */
static void resolve_link(struct resolver *r, struct node *link)
{
    struct goal goal = {0};
    str target = node_get(link, "refuri");
    r->at = link->pos;
    r->node = link;
    if (!find_any(r, target, &goal)) {
        files_report_link(r->index->site, r->page, link);
        return;
    }
    struct node *x = node_new(r->a, NODE_PENDING_XREF, link->pos);
    node_set_xref(r->a, x, S("myst"), target, link->first);
    node_move_children(link, x);
    node_replace(link, x);
    resolve(r, x);
}

static str place_of(struct resolver *r, const struct label *l)
{
    return str_fmt(r->a, "%.*s:%u", STR_ARG(l->page->source.name), l->pos.line);
}

/* Resolves a reference to a citation of another page. If several pages define
   the citation, links to the page whose path is last in order, as in Sphinx,
   and reports this. */
static void resolve_citation(struct resolver *r, struct node *x)
{
    str name = node_get(x, "refname");
    const struct map *all = &r->index->citations;
    const struct label *l = map_get(all, name);
    if (l)
        node_set(r->a, x, "refuri", index_href(r->a, r->page, l->page, l->id));
    if (l && l->same) {
        str places[] = {place_of(r, l->same), place_of(r, l)};
        diag_at(r->d, DIAG_OBJECT_AMBIGUOUS, x->pos, name,
                str_join(r->a, places, 2, S(" or ")));
        diag_help(r->d, "the link leads to %.*s; rename one of the citations",
                  STR_ARG(places[1]));
    }
    if (l)
        return;
    str near = diag_nearest_key(r->d, name, all);
    diag_at(r->d, DIAG_REF_UNRESOLVED, x->pos, name);
    diag_help_or(
        r->d, near,
        "no page has a citation with this label; add one as '.. [Name] text'");
}

static void resolve_below(struct resolver *r, struct node *root)
{
    for (struct node *n = root, *next; n; n = next) {
        next = node_next(n, root);
        if (n->type == NODE_CITATION_REFERENCE && !node_has(n, "refid"))
            resolve_citation(r, n);
        if (n->type == NODE_REFERENCE && node_has(n, "_unresolved") &&
            r->page->syntax == PAGE_MARKDOWN) {
            next = node_skip(n, root);
            resolve_link(r, n);
            continue;
        }
        if (n->type != NODE_PENDING_XREF && n->type != NODE_TOCTREE)
            continue;
        next = node_skip(n, root);
        if (n->type == NODE_TOCTREE)
            toctrees_expand(&r->toctrees, r->page, n, r->index->n_titles);
        else
            resolve(r, n);
    }
}

void xref_resolve(const struct site_index *index, struct page *page)
{
    struct resolver r = {.index = index, .page = page, .d = &page->diags};
    r.a = &page->arena;
    numbering_apply(index->site, page);
    resolve_below(&r, page->doc->root);
    arena_free(&r.values.arena);
}
