// SPDX-License-Identifier: MIT
// layout: fills struct page_view (render/page.h), the values that the template
// of a page shows.
#include "build/layout.h"

#include "base/calendar.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "build/feed.h"
#include "build/menu.h"
#include "build/sitemap.h"
#include "build/structured.h"
#include "load/page.h"
#include "load/site.h"
#include "output/outputs.h"
#include "parse/call/mapped_fill.h"
#include "render/html.h"
#include "render/page.h"
#include "resolve/newer.h"
#include "resolve/summary.h"
#include "template/template_program.h"

/* A page being laid out. */
struct page_layout {
    const struct layout *l;
    const struct page *page; /* NULL: not made from a source */
    struct menu_from from;
    struct layout_shared *shared; /* NULL: nothing is shared */
    struct arena *a;
};

const str LAYOUT_SCRIPT_NAMES[] = {
    [LAYOUT_CODE] = S_INIT("assets/code.js"),
    [LAYOUT_CHARTS] = S_INIT("assets/charts.js"),
    [LAYOUT_TABLES] = S_INIT("assets/tables.js"),
    [LAYOUT_COMPARE] = S_INIT("assets/compare.js"),
    [LAYOUT_COMPARE_STYLE] = S_INIT("assets/compare.css"),
    [LAYOUT_NEWER] = S_INIT("assets/newer.js"),
    [LAYOUT_WHAT_IF] = S_INIT("assets/whatif.js"),
};

/* ---- templates ---- */

/* Returns, as bits, the STYLE_SHEETS that the site's own page templates
   need. */
static unsigned styles_around(const struct template_set *set)
{
    static const str FRAMES[] = {S_INIT("page"), S_INIT("landing"),
                                 S_INIT("404")};
    struct arena a = {0};
    struct map used = {.a = &a};
    unsigned found = 0;
    for (size_t i = 0; i < sizeof FRAMES / sizeof *FRAMES; i++)
        map_add(&used, FRAMES[i], (void *)template_find(set, FRAMES[i]));
    for (size_t i = 0; i < used.n; i++) {
        const struct template *t = used.v[i].value;
        if (t && t->own)
            found |= styles_of(t->src->text);
        for (size_t k = 0; t && k < t->n; k++)
            if (t->v[k].target)
                map_add(&used, t->v[k].target->name, (void *)t->v[k].target);
    }
    arena_free(&a);
    return found;
}

bool layout_load(struct layout *l, struct arena *a, struct site *site,
                 const struct theme_assets *assets, struct diags *d)
{
    bool ok = mapped_compile(a, site, d);
    *l = (struct layout){
        .site = site,
        .templates = site->added.compiled,
        .css = assets_output(assets, S("assets/perfpress.css")),
        .js = assets_output(assets, S("assets/perfpress.js")),
        .icon = assets_output(assets, S("assets/favicon.svg")),
        .search_script = assets_output(assets, S("assets/search.js")),
        .search_style = assets_output(assets, S("assets/search.css"))};
    for (size_t i = 0; i < STYLES; i++)
        l->styles[i] = assets_output(assets, STYLE_SHEETS[i]);
    for (size_t i = 0; i < LAYOUT_SCRIPTS; i++)
        l->scripts[i] = assets_output(assets, LAYOUT_SCRIPT_NAMES[i]);
    l->styled = styles_around(site->added.compiled);
    return ok;
}

static str href_to(const struct page_layout *p, str output)
{
    return menu_href(p->a, &p->from, output);
}

static struct menu menu_of(const struct page_layout *p)
{
    return (struct menu){p->l->nav, p->page, p->from,
                         p->shared ? &p->shared->menu : NULL, p->a};
}

static str navigation(const struct page_layout *p, struct diags *d)
{
    struct menu menu = menu_of(p);
    return menu_html(&menu, template_find(p->l->templates, S("nav")), d);
}

/* ---- around a page ---- */

struct layout_links {
    struct page_link *v;
    size_t n, cap;
};

/* Returns the breadcrumbs: links from the index page down to the parent of this
   page. */
static struct layout_links breadcrumbs(const struct page_layout *p)
{
    struct layout_links up = {0}, down = {0};
    const struct page *home =
        map_get(&p->l->site->page_names, p->l->site->config.writing.root);
    const struct nav_node *n = nav_find(p->l->nav, p->page);
    if (p->page == home)
        return down;
    for (n = n ? n->parent : NULL; n; n = n->parent) {
        str name = n->caption.p ? n->caption : n->title;
        if (name.p)
            vec_push(p->a, &up,
                     (struct page_link){name, n->page
                                                  ? href_to(p, n->page->output)
                                                  : STR_NONE});
    }
    str title = home ? home->info->title : p->l->site->config.title;
    if (title.n)
        vec_push(p->a, &up,
                 (struct page_link){
                     title, href_to(p, home ? home->output : S("index.html"))});
    while (up.n)
        vec_push(p->a, &down, up.v[--up.n]);
    return down;
}

static struct page_link link_to(const struct page_layout *p,
                                const struct page *to)
{
    if (!to)
        return (struct page_link){0};
    return (struct page_link){to->info->title, href_to(p, to->output)};
}

static struct page_links links_of(const struct page_layout *p,
                                  const struct look_links *links)
{
    struct page_link *v = NEW_N(p->a, struct page_link, links->n);
    for (size_t i = 0; i < links->n; i++) {
        const struct look_link *l = &links->v[i];
        v[i] = (struct page_link){l->text, l->to};
        if (l->output.p)
            v[i].href = str_concat(p->a, href_to(p, l->output), l->suffix);
    }
    return (struct page_links){v, links->n};
}

static struct page_logo logo_of(const struct page_layout *p,
                                const struct look_logo *logo)
{
    struct page_logo out = {.alt = logo->alt};
    if (logo->light.path.p)
        out.light = href_to(p, logo->light.path);
    if (logo->dark.path.p)
        out.dark = href_to(p, logo->dark.path);
    return out;
}

/* Returns the locale for Open Graph: "en_GB" for "en-GB", STR_NONE for "en". */
static str locale_of(struct arena *a, str lang)
{
    bool fits = lang.n == 5 && lang.p[2] == '-' && char_is_alpha(lang.p[3]) &&
                char_is_alpha(lang.p[4]);
    return fits ? str_fmt(a, "%.*s_%c%c", 2, lang.p, lang.p[3] & ~32,
                          lang.p[4] & ~32)
                : STR_NONE;
}

static void set_icon(const struct page_layout *p, struct page_view *v)
{
    static const struct {
        str ext, type;
    } TYPES[] = {{S_INIT(".png"), S_INIT("image/png")},
                 {S_INIT(".ico"), S_INIT("image/x-icon")}};
    str path = p->l->site->config.favicon.path;
    v->icon_type = S("image/svg+xml");
    if (!path.p)
        return;
    v->icon = path_encode(p->a, path);
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq_nocase(path_ext(path), TYPES[i].ext))
            v->icon_type = TYPES[i].type;
}

static void set_look(const struct page_layout *p, struct page_view *v)
{
    const struct config *c = &p->l->site->config;
    v->logo = logo_of(p, &c->logo);
    v->header_links = links_of(p, &c->header_links);
    v->foot = links_of(p, &c->footer);
    v->copyright = c->copyright;
    v->version = c->version;
    v->locale = locale_of(p->a, c->lang);
    v->feed = p->l->site->added.has_feed ? S(FEED_FILE) : STR_NONE;
    set_icon(p, v);
}

static struct page_view common_view(const struct page_layout *p)
{
    const struct config *c = &p->l->site->config;
    struct page_view v = {.site_title = c->title,
                          .site_description = c->description,
                          .lang = c->lang,
                          .root = p->from.root,
                          .css = p->l->css,
                          .js = p->l->js,
                          .icon = p->l->icon,
                          .search = {c->search.on ? c->search.page : STR_NONE,
                                     c->search.title, p->l->search_script,
                                     p->l->search_style, S(SEARCH_INDEX)},
                          .generator = S("perfpress " PERFPRESS_VERSION)};
    set_look(p, &v);
    return v;
}

/* Returns the output path of a script and records in l->linked that a page
   links it. */
static str link_script(const struct layout *l, enum layout_script i)
{
    if (l->linked)
        atomic_fetch_or(l->linked, 1U << (STYLES + i));
    return l->scripts[i];
}

/* Sets the style sheets that the content or the templates need, and records
   them in p->l->linked. */
static void set_styles(const struct page_layout *p, struct page_view *v,
                       bool math)
{
    unsigned needed =
        p->l->styled | styles_of(v->content) | (unsigned)math << STYLE_MATH;
    struct layout_links sheets = {0};
    for (size_t i = 0; i < STYLES; i++)
        if (needed >> i & 1)
            vec_push(p->a, &sheets,
                     (struct page_link){.href = p->l->styles[i]});
    v->styles = (struct page_links){sheets.v, sheets.n};
    if (p->l->linked)
        atomic_fetch_or(p->l->linked, needed);
}

/* ---- links for reporting errors ---- */

/* Returns the page's URL or, without a base_url, its output path, to name it in
   an issue. */
static str name_of_page(struct arena *a, const struct site *site,
                        const struct page *page)
{
    return site->config.base_url.p ? sitemap_address(a, site, page->output)
                                   : page->output;
}

/* Returns the URL that opens a new issue with a title and a body. The body has
   four parts: the line `about`, the source, the version, and `asked`, the
   question that the reader answers. */
static str report(const struct page_layout *p, struct arena *a, str title,
                  str about, str asked)
{
    const struct config *c = &p->l->site->config;
    str version =
        c->version.n ? str_concat(a, S("\nVersion: "), c->version) : STR_NONE;
    str source = str_concat(a, S("Source: "), p->page->source.name);
    str body = str_join(
        a, (str[]){about, S("\n"), source, version, S("\n"), asked, S(":\n")},
        7, S(""));
    return repository_issue(a, &c->repository, title, body);
}

static str report_page(const struct page_layout *p)
{
    str title = str_fmt(p->a, "A number on \u201c%.*s\u201d",
                        STR_ARG(p->page->info->title));
    str name = name_of_page(p->a, p->l->site, p->page);
    return report(p, p->a, title, str_concat(p->a, S("Page: "), name),
                  S("What is wrong"));
}

/* Returns the URL that reports an error in a table; `data` is the page's struct
   page_layout. */
static str report_table(const void *data, struct arena *a, str name, str id)
{
    const struct page_layout *p = data;
    str shown = name.n ? name : id;
    str title = str_fmt(a, "A number in \u201c%.*s\u201d, %.*s", STR_ARG(shown),
                        STR_ARG(p->page->info->title));
    str about = str_fmt(a, "Table: %.*s\nAt: %.*s#%.*s", STR_ARG(shown),
                        STR_ARG(name_of_page(a, p->l->site, p->page)),
                        STR_ARG(path_encode(a, id)));
    return report(p, a, title, about, S("Row and column"));
}

/* ---- newer figures ---- */

/* Returns a phrase such as "two newer sets exist" for n sets. */
static str newer_count(struct arena *a, size_t n)
{
    static const char *const WORDS[] = {"no",    "one",  "two", "three",
                                        "four",  "five", "six", "seven",
                                        "eight", "nine", "ten"};
    bool is_word = n < sizeof WORDS / sizeof *WORDS;
    return str_fmt(a, "%s newer set%s exist%s",
                   is_word ? WORDS[n] : str_fmt(a, "%zu", n).p, STR_S(n),
                   n == 1 ? "s" : "");
}

/* Returns an ISO date in words, such as "12 April 2023". */
static str day_of(struct arena *a, str date)
{
    double day;
    enum calendar_unit unit;
    if (!calendar_read(date, &day, &unit) || unit != CALENDAR_DAY)
        return date;
    struct calendar_date d = calendar_date(day);
    return str_fmt(a, "%u %.*s %d", d.day, STR_ARG(calendar_month(d.month)),
                   d.year);
}

static struct page_newer newer_of(const struct page_layout *p)
{
    const struct newer *n = p->page->info->newer;
    struct arena *a = p->a;
    if (!n)
        return (struct page_newer){0};
    struct page_link *pages = NEW_N(a, struct page_link, n->pages.n);
    struct page_newer_table *tables =
        NEW_N(a, struct page_newer_table, n->tables.n);
    for (size_t i = 0; i < n->pages.n; i++) {
        const struct newer_page *to = &n->pages.v[i];
        pages[i] = (struct page_link){to->page->info->title,
                                      index_href(a, p->page, to->page, to->id)};
    }
    for (size_t i = 0; i < n->tables.n; i++) {
        const struct newer_table *t = &n->tables.v[i];
        tables[i] = (struct page_newer_table){
            t->id, index_href(a, p->page, t->page, t->newest),
            href_to(p, t->own), href_to(p, t->file)};
    }
    return (struct page_newer){
        .date = n->date,
        .day = day_of(a, n->date),
        .count = newer_count(a, n->sets),
        .pages = {pages, n->pages.n},
        .tables = tables,
        .n_tables = n->tables.n,
        .all = n->all.page ? index_href(a, p->page, n->all.page, n->all.id)
                           : STR_NONE};
}

/* ---- a page ---- */

static void fill_view(const struct page_layout *p, struct page_view *v)
{
    const struct page *page = p->page;
    const struct page_info *info = page->info;
    v->title = info->title;
    v->description =
        info->description.n ? info->description : summary_of(p->a, page->doc);
    v->date = info->date;
    v->data_date = index_newest(page);
    v->data_since = index_oldest(page);
    v->source = page->source.name;
    v->edit = repository_edit(p->a, &p->l->site->config.repository,
                              page->source.name);
    v->report = report_page(p);
    if (p->l->site->config.base_url.p)
        v->canonical = sitemap_address(p->a, p->l->site, page->output);
    v->image = page->image;
    v->image_alt = page->image_alt;
    const struct structured_about about = {v->canonical, v->description,
                                           sitemap_date(page)};
    if (page->left_out)
        v->noindex = true;
    else
        v->dataset = structured_dataset(p->a, p->l->site, page, &about);
    if (!page->left_out)
        v->newer = newer_of(p);
    if (v->newer.date.p)
        v->newer_js = link_script(p->l, LAYOUT_NEWER);
    v->doc = page->doc;
    struct layout_links crumbs = breadcrumbs(p);
    v->breadcrumbs = crumbs.v;
    v->n_breadcrumbs = crumbs.n;
    v->prev = link_to(p, nav_previous(p->l->nav, page));
    v->next = link_to(p, nav_next(p->l->nav, page));
}

static str root_of(struct arena *a, str output)
{
    str root = path_to_root(a, output);
    return root.n ? root : S("./");
}

/* Returns the limit for the HTML of a page in bytes: 32 MiB plus 64 times the
   size of its input. */
static size_t html_limit(const struct page *page)
{
    enum { HTML_MAX = 32 << 20, TIMES = 64 };
    const struct document *doc = page->doc;
    return HTML_MAX + TIMES * (page->source.text.n + doc->scripts.read +
                               doc->included_bytes);
}

bool layout_page(const struct layout *l, struct page *page,
                 struct layout_shared *shared, struct arena *scratch,
                 struct buf *out)
{
    struct arena_mark mark = arena_mark(scratch);
    struct page_layout p = {
        .l = l,
        .page = page,
        .from = {page->output, root_of(scratch, page->output), false},
        .shared = shared,
        .a = scratch};
    menu_share(&shared->menu, page->output);
    struct html_has has = {0};
    struct html_options options = {
        .most = html_limit(page),
        .has = &has,
        .table = template_find(l->templates, S("table")),
        .report = report_table,
        .report_data = &p,
        .site = l->site,
        .texts = l->site->config.search.on ? &shared->texts : NULL,
        .tools = l->site->config.tools,
        .palette = &page->palette,
        .raw_html = l->site->config.raw_html};
    if (!l->site->config.repository.issue.p)
        options.report = NULL;
    arena_reset(&shared->texts);
    struct buf content = {.a = &page->arena};
    bool ok = html_render(page->doc, &options, scratch, &content);
    struct page_view v = common_view(&p);
    v.nav = navigation(&p, &page->diags);
    fill_view(&p, &v);
    v.content = buf_str(&content);
    v.has_heading = has.heading;
    if (has.code)
        v.code_js = link_script(l, LAYOUT_CODE);
    if (page->doc->has_charts)
        v.charts_js = link_script(l, LAYOUT_CHARTS);
    if (has.prices)
        v.what_if_js = link_script(l, LAYOUT_WHAT_IF);
    v.tables_id = has.tools;
    if (has.tools.p) {
        v.tables_js = link_script(l, LAYOUT_TABLES);
        v.compare_js = link_script(l, LAYOUT_COMPARE);
        v.compare_css = link_script(l, LAYOUT_COMPARE_STYLE);
    }
    set_styles(&p, &v, has.math);
    bool home = str_eq(page->name, l->site->config.writing.root);
    ok = page_render(
             template_find(l->templates, home ? S("landing") : S("page")), &v,
             scratch, &page->diags, out) &&
         ok;
    arena_drop(content.a, content.p, content.cap);
    arena_rewind(scratch, mark);
    return ok;
}

bool layout_extra(const struct layout *l, str template, str title, str content,
                  str output, struct arena *scratch, struct diags *d,
                  struct buf *out)
{
    struct arena_mark mark = arena_mark(scratch);
    str base = l->site->config.base_url;
    struct page_layout p = {.l = l,
                            .from = {output, root_of(scratch, output), false},
                            .a = scratch};
    if (!output.n)
        p.from = (struct menu_from){S("index.html"), uri_path(base), true};
    struct page_view v = common_view(&p);
    if (output.n && base.p)
        v.canonical = sitemap_address(scratch, l->site, output);
    v.nav = navigation(&p, d);
    v.title = title;
    struct menu menu = menu_of(&p);
    v.sections = menu_top(&menu, l->site->config.writing.root, &v.n_sections);
    v.content = content;
    set_styles(&p, &v, false);
    v.has_heading = true;
    bool ok =
        page_render(template_find(l->templates, template), &v, scratch, d, out);
    arena_rewind(scratch, mark);
    return ok;
}

/* Returns the title or path of a redirect's target, for readers. */
static str name_of(const struct site *site, const struct redirect *r)
{
    const struct page *page =
        map_get(&site->page_names, path_without_ext(r->output));
    if (!r->output.p)
        return r->end;
    return page && str_eq(page->output, r->output) ? page->info->title
                                                   : r->output;
}

bool layout_moved(const struct layout *l, const struct redirect *r,
                  struct arena *scratch, struct diags *d, struct buf *out)
{
    struct arena_mark mark = arena_mark(scratch);
    struct page_layout p = {.l = l,
                            .from = {r->from, root_of(scratch, r->from), false},
                            .a = scratch};
    struct page_view v = common_view(&p);
    str href = r->output.p ? href_to(&p, r->output) : r->end;
    v.title = S("Page moved");
    v.canonical = r->output.p && l->site->config.base_url.p
                      ? sitemap_address(scratch, l->site, r->output)
                      : href;
    if (r->output.p)
        href = str_concat(scratch, href, r->end);
    /* A browser reads a quotation mark at the start of the URL of a refresh as
       the start of a quoted URL. */
    if (str_starts(href, S("'")))
        href = str_concat(scratch, S("./"), href);
    v.target = (struct page_link){name_of(l->site, r), href};
    bool ok = page_render(template_find(l->templates, S("moved")), &v, scratch,
                          d, out);
    arena_rewind(scratch, mark);
    return ok;
}
