// SPDX-License-Identifier: MIT
// build: the pipeline. A first parallel pass over the pages parses them and
// runs their scripts. Then the site's index is made (resolve/index.h). A second
// parallel pass resolves references and renders the pages. Last come the files
// that a site has only once, such as 404.html, the sitemap and assets.
#include "build/build.h"
#include "base/codes/files.h"
#include "base/codes/reference.h"
#include "base/codes/result.h"
#include "load/page.h"
#include "load/site.h"
#include "load/site_lookup.h"
#include "output/outputs.h"

#include <signal.h>
#include <stdatomic.h>
#include <time.h>

#include "base/path.h"
#include "base/pool.h"
#include "base/vec.h"
#include "build/accent.h"
#include "build/around.h"
#include "build/colours.h"
#include "build/drafts.h"
#include "build/feed.h"
#include "build/headers.h"
#include "build/headers_check.h"
#include "build/held.h"
#include "build/layout.h"
#include "build/listing.h"
#include "build/made_pages.h"
#include "build/moved.h"
#include "build/page_image.h"
#include "build/sitemap.h"
#include "build/stub.h"
#include "build/tables.h"
#include "check/checks.h"
#include "check/last_update.h"
#include "df/run/modules.h"
#include "df/run/script.h"
#include "df/run/shared.h"
#include "df/runtime/eval.h"
#include "links/links.h"
#include "parse/directive/directive.h"
#include "parse/front.h"
#include "parse/notebook/page_parse.h"
#include "parse/role/role.h"
#include "render/html.h"
#include "resolve/charts.h"
#include "resolve/nav.h"
#include "resolve/newer.h"
#include "resolve/newer_check.h"
#include "resolve/numbering.h"
#include "resolve/page.h"
#include "resolve/tables.h"
#include "resolve/xref.h"
#include "search/catalogue.h"
#include "search/genindex.h"
#include "search/search.h"
#include "table/account.h"
#include "table/frame_table.h"
#include "table/prose/claim.h"
#include "table/prose/value.h"
#include "table/table.h"

/* The memory of a thread. */
struct build_worker {
    struct arena pages; /* memory of the pages that this thread parsed; kept
                           until all pages are rendered */
    struct arena page;  /* memory of the page that this thread is rendering */
    struct arena scratch, out;
    struct layout_shared shared;
    size_t tables, cells;
};

struct build {
    struct site *site;
    struct sink *sink;
    struct diags *d;
    struct site_index index;
    struct nav nav;
    struct theme_assets assets;
    struct outputs outputs;
    struct layout layout;
    atomic_uint linked; /* style sheets and scripts that pages link; see struct
                           layout */
    struct links *links;
    struct site_search *search;      /* or NULL */
    struct external_links *external; /* or NULL */
    struct build_worker *workers;
    size_t n_workers;
    bool rendering;  /* whether the templates and assets are usable */
    bool lists;      /* index.html is generated and lists the pages */
    bool writing;    /* whether files may still be written */
    bool *stubbed;   /* stubbed[i]: whether a stub was written for page i */
    size_t assigned; /* number of diagnostics of d that may_write has already
                        assigned to pages */
    atomic_size_t scripts; /* sum of page->scripts, in bytes */
};

static const struct pos NOWHERE = {0};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

bool build_interrupted(void)
{
    sigset_t waiting;
    return sigpending(&waiting) == 0 && (sigismember(&waiting, SIGINT) > 0 ||
                                         sigismember(&waiting, SIGTERM) > 0 ||
                                         sigismember(&waiting, SIGHUP) > 0);
}

static void swap(struct arena *x, struct arena *y)
{
    struct arena was = *x;
    *x = *y;
    *y = was;
}

/* Reads a page's source before pass one and notes whether it is a draft. */
static void read_text(void *data, size_t item, size_t worker)
{
    struct build *b = data;
    struct page *page = &b->site->pages[item];
    struct arena *a = &page->arena, *pages = &b->workers[worker].pages;
    if (build_interrupted())
        return;
    swap(a, pages);
    if (!site_read_page(b->site, page))
        page->source.text = S("");
    page->is_draft = front_marks_draft(page->syntax, &page->source);
    swap(a, pages);
}

/* Pass one: parses a page, evaluates its scripts and completes its document
   tree (doc/node.h). The pages of a worker share an arena, since they are too
   small for chunks of their own. */
static void read_one(void *data, size_t item, size_t worker)
{
    struct build *b = data;
    struct page *page = &b->site->pages[item];
    struct arena *a = &page->arena, *pages = &b->workers[worker].pages;
    if (build_interrupted())
        return;
    swap(a, pages);
    struct arena_mark mark = arena_mark(a);
    page->doc = page_parse(page, b->site);
    drafts_check(page);
    page->diags.lenient = false; /* faults in scripts and claims are errors:
                                    Sphinx has neither */
    table_eval(page->doc);
    value_resolve(page->doc);
    claims_check(page->doc);
    shared_report_unused(page->doc->scripts.last, &page->diags);
    page->diags.lenient = b->site->config.from_sphinx;
    last_update_check(page->doc);
    page_shape(b->site, page);
    page->scripts = script_excess(&page->doc->scripts, page->source.text.n);
    page->is_broken = page->doc->scripts.broken_import;
    size_t before = atomic_fetch_add(&b->scripts, page->scripts);
    if (before + page->scripts > EVAL_BYTES_MAX) {
        page->doc = NULL; /* see scripts_fit */
        arena_rewind(a, mark);
    }
    swap(a, pages);
}

/* Returns whether the scripts of all pages together stay within their memory
   limit. If not, reports that, and the build ends after this stage. A page that
   makes the sum exceed the limit loses its results at once, but the scripts of
   all pages run. Thus the report does not depend on the order of threads. */
static bool scripts_fit(struct build *b)
{
    size_t sum = b->site->scripts->bytes, i = 0;
    if (b->scripts + sum <= EVAL_BYTES_MAX || !b->site->n_pages)
        return true;
    while (sum <= EVAL_BYTES_MAX || !i)
        sum += b->site->pages[i++].scripts;
    diag_at(b->d, DIAG_DF_MEMORY,
            (struct pos){.src = &b->site->pages[i - 1].source},
            str_fmt(&b->site->arena, "%d", EVAL_BYTES_MAX >> 20));
    diag_help(b->d,
              "make fewer or smaller frames: they are kept until all pages "
              "are read");
    return false;
}

static void count_tables(struct build_worker *w, const struct document *doc)
{
    for (const struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        if (n->type == NODE_ENTRY)
            w->cells++;
        if (n->type != NODE_TABLE)
            continue;
        const struct frame_table *t = n->data;
        w->tables++;
        if (t)
            w->cells += (t->frame->n + 1) * t->frame->n_columns;
    }
}

/* Writes a page, whose HTML is `html`, and its files. */
static void put_page(struct build *b, struct page *page, str html,
                     size_t worker)
{
    struct build_worker *w = &b->workers[worker];
    links_page(b->links, page, html, worker, &w->scratch);
    assets_refuse_host_file(b->site, &w->scratch, &page->diags, &page->source,
                            page->output);
    sink_put(b->sink, &page->diags, page->output, html);
    tables_put(b->site, page, b->sink, &w->scratch);
    held_put(b->site, page, b->sink, &w->scratch);
    search_page(b->search, page, worker);
}

/* Returns the HTML of the stub of a page with errors, in the worker's `out`. */
static str stub_html(struct build *b, struct page *page, struct arena *a,
                     size_t worker)
{
    struct build_worker *w = &b->workers[worker];
    struct buf out = {.a = &w->out};
    arena_reset(&w->out);
    stub_make(page, a);
    layout_page(&b->layout, page, &w->shared, &w->scratch, &out);
    return buf_str(&out);
}

/* Pass two: resolves a page's references, renders and writes it. */
static void render_one(void *data, size_t item, size_t worker)
{
    struct build *b = data;
    struct page *page = &b->site->pages[item];
    struct build_worker *w = &b->workers[worker];
    if (build_interrupted())
        return;
    swap(&page->arena, &w->page);
    xref_resolve(&b->index, page);
    charts_resolve(&b->index, page);
    count_tables(w, page->doc);
    if (b->rendering) {
        struct buf out = {.a = &w->out};
        tables_account(b->site, page);
        headers_check_page(b->site, page);
        page_image_find(b->site, page);
        page->palette = (struct palette){.a = &w->pages,
                                         .page = &page->doc->front.colours,
                                         .site = &b->site->config.colours};
        if (b->lists)
            listing_note(page);
        bool ok = layout_page(&b->layout, page, &w->shared, &w->scratch, &out);
        if (b->site->keep_going && stub_leave_out_page(page) &&
            page->left_out) {
            str html = stub_html(b, page, &page->arena, worker);
            b->stubbed[item] = true;
            links_page(b->links, page, html, worker, &w->scratch);
            if (b->writing)
                sink_put(b->sink, &page->diags, page->output, html);
        } else if (ok && b->writing) {
            put_page(b, page, buf_str(&out), worker);
        }
        arena_reset(&w->out);
    }
    page->doc = NULL;
    swap(&page->arena, &w->page);
    arena_reset(&w->page);
}

/* Prepares the tables to which values on other pages refer: keeps a copy of
   their key columns and assigns ids to their rows. Called before pass two. */
static void keep_keys(struct build *b)
{
    const struct site *site = b->site;
    str name;
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct document *doc = site->pages[i].doc;
        for (size_t k = 0; doc && k < doc->far_values.n; k++)
            for (size_t n = 0;
                 value_name(doc->far_values.v[k].path, &n, &name);) {
                const struct label *l = index_label(&b->index, name);
                struct page *page = l && l->table
                                        ? &b->site->pages[l->page - site->pages]
                                        : NULL;
                if (page) {
                    account_keep_keys(site, &b->site->arena, &page->diags,
                                      l->table);
                    tables_name_rows(site, page);
                }
            }
    }
}

static bool has_errors(const struct site *site)
{
    for (size_t i = 0; i < site->n_pages; i++)
        if (site->pages[i].diags.errors)
            return true;
    return false;
}

/* Returns whether the build may still write files in spite of the errors so
   far. With site->keep_going, first assigns the new errors to pages. */
static bool may_write(struct build *b)
{
    size_t from = b->assigned;
    b->assigned = b->d->n;
    if (build_interrupted())
        return false;
    return b->site->keep_going ? stub_leave_out(b->site, b->d, from)
                               : !b->d->errors && !has_errors(b->site);
}

/* Like may_write, but for use after pages were written: also replaces pages
   that have new errors by stubs. */
static bool replace_by_stubs(struct build *b)
{
    bool ok = b->writing && may_write(b);
    struct arena a = {0};
    for (size_t i = 0; ok && i < b->site->n_pages; i++) {
        struct page *page = &b->site->pages[i];
        if (!page->left_out || b->stubbed[i])
            continue;
        b->stubbed[i] = true;
        ok = sink_replace(b->sink, page->output, stub_html(b, page, &a, 0));
        arena_free(&page->arena);
        arena_reset(&a);
    }
    arena_free(&a);
    return ok;
}

/* ---- files that a site has once ---- */

/* Writes a page that is not made from a source to `path`. Its links are
   relative to the path `output`. If `output` is STR_NONE, the links are
   absolute, for a page that is served at any path. Returns false after an
   error. */
static bool put_extra(struct build *b, str template, str title, str content,
                      str path, str output)
{
    struct arena a = {0};
    struct arena *scratch = &b->workers[0].scratch;
    struct buf out = {.a = &a};
    bool ok = layout_extra(&b->layout, template, title, content, output,
                           scratch, b->d, &out) &&
              sink_put(b->sink, b->d, path, buf_str(&out));
    links_extra(b->links, path, buf_str(&out), NOWHERE, scratch);
    arena_free(&a);
    return ok;
}

/* Writes 404.html and index.html unless the site has them. */
static bool put_entries(struct build *b)
{
    struct arena a = {0};
    str title = b->site->config.title.n ? b->site->config.title : S("Pages");
    bool ok = true;
    if (!site_has_output(b->site, S("404.html")))
        ok = put_extra(b, S("404"), S("Page not found"), S(""), S("404.html"),
                       STR_NONE);
    if (!site_has_output(b->site, S("index.html")))
        ok = put_extra(b, S("landing"), title,
                       listing_html(&a, &b->nav, title, b->d), S("index.html"),
                       S("index.html")) &&
             ok;
    arena_free(&a);
    return ok;
}

/* Writes the pages of redirects and the list of redirects. */
static bool put_moved(struct build *b)
{
    const struct redirects *all = &b->site->config.redirects;
    struct arena *scratch = &b->workers[0].scratch;
    struct arena a = {0};
    bool ok = true;
    for (size_t i = 0; i < all->n; i++) {
        const struct redirect *r = &all->v[i];
        struct buf out = {.a = &a};
        ok = layout_moved(&b->layout, r, scratch, b->d, &out) &&
             sink_put(b->sink, b->d, r->from, buf_str(&out)) && ok;
        links_extra(b->links, r->from, buf_str(&out), r->to_at, scratch);
        arena_reset(&a);
    }
    struct buf list = {.a = &a};
    if (all->n)
        moved_put_list(&list, b->site);
    ok = (!all->n || sink_put(b->sink, b->d, S(MOVED_LIST), buf_str(&list))) &&
         ok;
    arena_free(&a);
    return ok;
}

/* Writes the files of the search and the page of all names, which serves
   readers without scripts. */
static bool put_search(struct build *b)
{
    const struct search_choice *choice = &b->site->config.search;
    struct arena a = {0};
    bool ok = search_put(b->search, b->sink, b->d);
    if (!site_has_output(b->site, choice->page))
        ok = put_extra(b, S("page"), choice->title,
                       catalogue_html(b->search, &a, choice->title, b->d),
                       choice->page, choice->page) &&
             ok;
    arena_free(&a);
    return ok;
}

/* Writes the index of described objects and the index of modules, if pages use
   them. */
static bool put_listings(struct build *b)
{
    const struct site *site = b->site;
    const struct {
        str output, title;
        bool is_used;
        str (*make)(const struct site_index *index, struct arena *a, str title,
                    struct diags *d);
    } ALL[] = {{S(OBJECTS_INDEX), S("Index"), site->added.lists_keywords,
                genindex_html},
               {S(OBJECTS_MODULES), S("Python Module Index"),
                site->added.lists_modules, genindex_modules_html}};
    struct arena a = {0};
    bool ok = true;
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (ALL[i].is_used && !site_has_output(site, ALL[i].output))
            ok = put_extra(b, S("page"), ALL[i].title,
                           ALL[i].make(&b->index, &a, ALL[i].title, b->d),
                           ALL[i].output, ALL[i].output) &&
                 ok;
    arena_free(&a);
    return ok;
}

static bool put_text(struct build *b, str output,
                     void (*write)(struct buf *out, const struct site *site))
{
    struct arena a = {0};
    struct buf out = {.a = &a};
    bool ok = true;
    if (!site_has_output(b->site, output)) {
        write(&out, b->site);
        ok = sink_put(b->sink, b->d, output, buf_str(&out));
    }
    arena_free(&a);
    return ok;
}

static bool put_headers(struct build *b)
{
    struct arena a = {0};
    struct buf out = {.a = &a};
    if (!b->site->config.headers.on)
        return true;
    headers_put(&out, b->site, &b->assets);
    bool ok = sink_put(b->sink, b->d, S(HEADERS_FILE), buf_str(&out));
    arena_free(&a);
    return ok;
}

/* Removes the style sheets and scripts that no page links. */
static void remove_unlinked(struct build *b)
{
    for (size_t i = 0; i < STYLES; i++)
        if (!(b->linked >> i & 1))
            assets_remove(&b->assets, STYLE_SHEETS[i]);
    for (size_t i = 0; i < LAYOUT_SCRIPTS; i++)
        if (!(b->linked >> (STYLES + i) & 1))
            assets_remove(&b->assets, LAYOUT_SCRIPT_NAMES[i]);
}

/* Writes the remaining files that contain links or are targets of links. */
static bool put_rest(struct build *b)
{
    bool ok = put_entries(b);
    ok = put_moved(b) && ok;
    ok = put_listings(b) && ok;
    if (b->search)
        ok = put_search(b) && ok;
    remove_unlinked(b);
    ok = assets_put(&b->assets, b->site, b->sink, b->d) && ok;
    return put_headers(b) && ok;
}

static bool put_lists(struct build *b)
{
    bool ok = true;
    if (b->site->config.base_url.p)
        ok = put_text(b, S("sitemap.xml"), sitemap_put);
    if (b->site->added.has_feed)
        ok = put_text(b, S(FEED_FILE), feed_put) && ok;
    return put_text(b, S("robots.txt"), sitemap_put_robots) && ok;
}

/* ---- the whole ---- */

static unsigned links_to_note(const struct build *b)
{
    unsigned noted = b->external ? LINKS_EXTERNAL : 0;
    if (diag_is_on(b->d, DIAG_LABEL_UNUSED))
        noted |= LINKS_LABELS;
    return noted;
}

static void settle_outputs(struct build *b)
{
    b->site->added.has_feed = feed_is_on(b->site);
    outputs_collect(&b->outputs, b->site, &b->assets, b->d);
    moved_settle(b->site, &b->outputs, b->d);
    outputs_complete(&b->outputs, b->site);
    outputs_leave_out(&b->outputs, b->site);
}

/* Frees the document trees of the pages, and the memory that workers share
   between pages. */
static void free_pages(struct build *b)
{
    for (size_t i = 0; i < b->n_workers; i++) {
        arena_free(&b->workers[i].pages);
        arena_free(&b->workers[i].page);
        arena_free(&b->workers[i].out);
        arena_free(&b->workers[i].shared.menu.a);
        arena_free(&b->workers[i].shared.texts);
        b->workers[i].shared = (struct layout_shared){0};
    }
}

static struct arena *const *scratch_of(struct build *b)
{
    struct arena **v = NEW_N(&b->site->arena, struct arena *, b->n_workers);
    for (size_t i = 0; i < b->n_workers; i++)
        v[i] = &b->workers[i].scratch;
    return v;
}

static void run_stages(struct build *b, struct build_result *result)
{
    struct site *site = b->site;
    double start = now();
    for (size_t i = 0; i < site->n_pages; i++)
        diag_share_search(&site->pages[i].diags, site->n_pages);
    pool_run(b->n_workers, site->n_pages, read_text, b);
    if (!site->with_drafts)
        drafts_leave_out(site);
    pool_run(b->n_workers, site->n_pages, read_one, b);
    modules_report(site, b->d);
    double read = now();
    if (build_interrupted() || !scripts_fit(b))
        return;
    checks_run(site, b->n_workers, b->d);
    last_update_missing(site);
    index_site(&b->index, &site->arena, site, b->d);
    charts_bind(&b->index, site);
    newer_check(newer_find(&b->index, site));
    keep_keys(b);
    numbering_assign(site);
    nav_build(&b->nav, &b->index);
    nav_report_orphans(&b->nav, site);
    settle_outputs(b);
    around_settle(site, b->d);
    headers_allowed(site, b->d);
    b->layout.nav = &b->nav;
    b->links = links_new(site, &b->outputs, b->n_workers, links_to_note(b));
    b->search = search_new(site, b->n_workers, scratch_of(b));
    b->lists = !site_has_output(site, S("index.html"));
    b->stubbed = NEW_N(&site->arena, bool, site->n_pages);
    b->writing = b->rendering && may_write(b);
    double indexed = now();
    pool_run(b->n_workers, site->n_pages, render_one, b);
    inventory_report(&site->inventories, b->d);
    colours_check(site);
    free_pages(b);
    b->writing = replace_by_stubs(b);
    if (b->writing) {
        put_rest(b);
        if (!build_interrupted())
            links_check(b->links, b->d);
        b->writing = replace_by_stubs(b);
        if (b->writing)
            put_lists(b);
        if (diag_is_on(b->d, DIAG_LABEL_UNUSED))
            links_check_labels(b->links, b->d);
        if (b->external)
            *b->external = links_external(b->links, &site->arena);
    }
    links_free(b->links);
    outputs_free(&b->outputs);
    search_free(b->search);
    double rendered = now();
    result->seconds[BUILD_READ] = read - start;
    result->seconds[BUILD_INDEX] = indexed - read;
    result->seconds[BUILD_RENDER] = rendered - indexed;
    result->pages = site->n_pages;
    result->left_out = site->left_out;
    result->drafts = site->added.drafts.n;
}

static void report_empty(const struct site *site, struct diags *d)
{
    if (site->n_pages)
        return;
    diag_at(d, DIAG_SITE_EMPTY, NOWHERE, site->config.content);
    diag_help(d, site->left_out
                     ? "pages are .rst, .md and .ipynb files; some were "
                       "excluded by name or by 'exclude' in perfpress.yaml"
                     : "pages are .rst, .md and .ipynb files; set their folder "
                       "with 'content' in perfpress.yaml");
}

bool build_run(struct site *site, size_t workers, struct sink *sink,
               struct diags *d, struct build_result *result,
               struct external_links *external)
{
    struct build b = {
        .site = site,
        .sink = sink,
        .d = d,
        .external = external,
        .n_workers = workers < POOL_WORKERS_MAX ? workers : POOL_WORKERS_MAX};
    *result = (struct build_result){0};
    made_pages_add(site, d);
    page_parse_parts(site);
    b.workers = NEW_N(&site->arena, struct build_worker, b.n_workers);
    b.rendering = assets_of_theme(&b.assets, &site->arena, site, d);
    accent_add(&b.assets, site, d);
    b.rendering &= layout_load(&b.layout, &site->arena, site, &b.assets, d);
    b.layout.linked = &b.linked;
    headers_check(site, b.layout.templates, d);
    role_check_mapped(&site->config, d);
    directive_check_mapped(&site->config, d);
    role_check_default(&site->config, d);
    report_empty(site, d);
    run_stages(&b, result);
    modules_report(site, d);
    if (!d->errors && !has_errors(site) && !build_interrupted())
        site_report_unused(site, d);
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *page = &site->pages[i];
        if (page->left_out)
            vec_push(&site->arena, &result->stubs, page->source.name);
        result->blocked += stub_is_blocked(page);
        diag_take(d, &page->diags);
    }
    for (size_t i = 0; i < b.n_workers; i++) {
        result->tables += b.workers[i].tables;
        result->cells += b.workers[i].cells;
        arena_free(&b.workers[i].scratch);
    }
    free_pages(&b);
    return (site->keep_going ? b.writing : !d->errors) && !build_interrupted();
}

void build_free(struct site *site)
{
    for (size_t i = 0; i < site->n_pages; i++)
        index_free(&site->pages[i]);
}
