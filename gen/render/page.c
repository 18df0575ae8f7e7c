// SPDX-License-Identifier: MIT
// page: passes the values of a page to its template.
#include "render/page.h"

#include "resolve/page/contents.h"
#include "template/template_render.h"

/* maximum number of levels of navigation; deeper levels are left out */
enum { PAGE_DEPTH_MAX = 32 };

static struct view new_object(struct arena *a, const struct view_field *fields,
                              size_t n)
{
    struct view_field *v = NEW_N(a, struct view_field, n);
    memcpy(v, fields, n * sizeof *v);
    return view_object(v, n);
}

#define OBJECT(a, fields) \
    new_object((a), (fields), sizeof(fields) / sizeof *(fields))

static str html_of(struct arena *a, str text)
{
    struct buf b = {.a = a};
    buf_put_html(&b, text);
    return buf_end(&b);
}

/* The page's table of contents has two levels: sections and their subsections.
 */

static const void *next_section(const void *section)
{
    return contents_next(section);
}

static struct view section_view(struct arena *a, const struct node *section,
                                struct view children, bool has_children)
{
    str id = node_list(section, "ids")->v[0];
    const struct view_field fields[] = {
        {S("title"), view_text(html_of(a, contents_title(a, section)))},
        {S("href"), view_text(str_concat(a, S("#"), id))},
        {S("children"), children},
        {S("has_children"), view_bool(has_children)},
    };
    return OBJECT(a, fields);
}

static struct view inner_section(struct arena *a, const void *section)
{
    return section_view(a, section, view_list(NULL, 0), false);
}

static struct view outer_section(struct arena *a, const void *section)
{
    static const struct view_rows inner = {next_section, inner_section};
    const void *below = contents_below(section);
    return section_view(a, section, view_rows(below, &inner, a), below);
}

static struct view toc_view(struct arena *a, const struct document *doc)
{
    static const struct view_rows outer = {next_section, outer_section};
    return view_rows(doc ? contents_first(doc) : NULL, &outer, a);
}

static struct view link_view(struct arena *a, struct page_link link)
{
    const struct view_field fields[] = {
        {S("title"), view_text(link.title)},
        {S("href"), view_text(link.href)},
    };
    return OBJECT(a, fields);
}

/* Returns the view of a link to the previous or next page, or VIEW_NONE if
   there is no such page. */
static struct view neighbour_view(struct arena *a, struct page_link link)
{
    return link.href.p ? link_view(a, link) : (struct view){0};
}

static struct view links_view(struct arena *a, const struct page_link *links,
                              size_t n)
{
    struct view *v = NEW_N(a, struct view, n);
    for (size_t i = 0; i < n; i++)
        v[i] = link_view(a, links[i]);
    return view_list(v, n);
}

static struct view logo_view(struct arena *a, const struct page_logo *logo)
{
    const struct view_field fields[] = {
        {S("light"), view_text(logo->light)},
        {S("dark"), view_text(logo->dark)},
        {S("alt"), view_text(logo->alt)},
    };
    return logo->light.p ? OBJECT(a, fields) : (struct view){0};
}

/* Returns "Title — Site", or only the site's title if the page has no title or
   the same title, or only the page's title if the site has no title. */
static str page_title(struct arena *a, const struct page_view *p)
{
    if (!p->title.n || str_eq(p->title, p->site_title))
        return p->site_title;
    if (!p->site_title.n)
        return p->title;
    return str_join(a, (str[]){p->title, p->site_title}, 2, S(" \u2014 "));
}

/* Returns a view of HTML without its last line break: the template has a line
   break after it. */
static struct view block_view(str html)
{
    if (str_ends(html, S("\n")))
        html.n--;
    return view_text(html);
}

static struct view search_view(struct arena *a, const struct page_view *p)
{
    const struct view_field fields[] = {
        {S("page"), view_text(p->search.page)},
        {S("title"), view_text(p->search.title)},
        {S("script"), view_text(p->search.script)},
        {S("style"), view_text(p->search.style)},
        {S("index"), view_text(p->search.index)},
    };
    return p->search.page.p ? OBJECT(a, fields) : (struct view){0};
}

static struct view newer_view(struct arena *a, const struct page_newer *n)
{
    struct view *tables = NEW_N(a, struct view, n->n_tables + 1);
    for (size_t i = 0; i < n->n_tables; i++) {
        const struct view_field fields[] = {
            {S("id"), view_text(n->tables[i].id)},
            {S("href"), view_text(n->tables[i].href)},
            {S("own"), view_text(n->tables[i].own)},
            {S("data"), view_text(n->tables[i].data)},
        };
        tables[i] = OBJECT(a, fields);
    }
    const struct view_field fields[] = {
        {S("date"), view_text(n->date)},
        {S("day"), view_text(n->day)},
        {S("count"), view_text(n->count)},
        {S("pages"), links_view(a, n->pages.v, n->pages.n)},
        {S("tables"), view_list(tables, n->n_tables)},
        {S("all"), neighbour_view(a, (struct page_link){.href = n->all})},
    };
    return n->date.p ? OBJECT(a, fields) : (struct view){0};
}

static struct view items_view(struct arena *a,
                              const struct page_nav_item *items, size_t n,
                              unsigned depth);

static struct view item_view(struct arena *a, const struct page_nav_item *item,
                             unsigned depth)
{
    struct page_nav_kept *kept = item->kept;
    if (kept && kept->view.type)
        return kept->view;
    a = kept ? kept->memo.a : a;
    const struct view_field fields[] = {
        {S("title"), view_text(item->title)},
        {S("href"), view_text(item->href)},
        {S("current"), view_bool(item->current)},
        {S("has_children"), view_bool(item->n > 0)},
        {S("open"), view_bool(item->open)},
        {S("children"), items_view(a, item->v, item->n, depth + 1)},
    };
    struct view view = OBJECT(a, fields);
    if (kept) {
        view.object.memo = &kept->memo;
        kept->view = view;
    }
    return view;
}

static struct view items_view(struct arena *a,
                              const struct page_nav_item *items, size_t n,
                              unsigned depth)
{
    struct view *v = NEW_N(a, struct view, n);
    if (depth == PAGE_DEPTH_MAX)
        n = 0;
    for (size_t i = 0; i < n; i++)
        v[i] = item_view(a, &items[i], depth);
    return view_list(v, n);
}

static struct view sections_view(struct arena *a,
                                 const struct page_nav_section *sections,
                                 size_t n)
{
    struct view *v = NEW_N(a, struct view, n);
    for (size_t i = 0; i < n; i++) {
        const struct view_field fields[] = {
            {S("caption"), view_text(sections[i].caption)},
            {S("items"), items_view(a, sections[i].v, sections[i].n, 0)},
        };
        v[i] = OBJECT(a, fields);
    }
    return view_list(v, n);
}

bool page_render(const struct template *t, const struct page_view *v,
                 struct arena *scratch, struct diags *d, struct buf *out)
{
    struct arena_mark mark = arena_mark(scratch);
    /* an arena of its own, since `out` may be in `scratch` */
    struct arena rows = {0};
    struct view toc = toc_view(&rows, v->doc);
    const struct view_field site[] = {
        {S("title"), view_text(v->site_title)},
        {S("description"), view_text(v->site_description)},
    };
    /* most used fields first */
    const struct view_field fields[] = {
        {S("root"), view_text(v->root)},
        {S("title"), view_text(v->title)},
        {S("content"), block_view(v->content)},
        {S("has_heading"), view_bool(v->has_heading)},
        {S("nav"), block_view(v->nav)},
        {S("toc"), toc},
        {S("has_toc"), view_bool(view_is_true(&toc))},
        {S("site"), view_object(site, 2)},
        {S("page_title"), view_text(page_title(scratch, v))},
        {S("description"), view_text(v->description)},
        {S("date"), view_text(v->date)},
        {S("lang"), view_text(v->lang)},
        {S("canonical"), view_text(v->canonical)},
        {S("noindex"), view_bool(v->noindex)},
        {S("css"), view_text(v->css)},
        {S("js"), view_text(v->js)},
        {S("icon"), view_text(v->icon)},
        {S("code_js"), view_text(v->code_js)},
        {S("image"), view_text(v->image)},
        {S("image_alt"), view_text(v->image_alt)},
        {S("styles"), links_view(scratch, v->styles.v, v->styles.n)},
        {S("charts_js"), view_text(v->charts_js)},
        {S("tables_js"), view_text(v->tables_js)},
        {S("compare_js"), view_text(v->compare_js)},
        {S("compare_css"), view_text(v->compare_css)},
        {S("what_if_js"), view_text(v->what_if_js)},
        {S("tables_id"), view_text(v->tables_id)},
        {S("newer"), newer_view(scratch, &v->newer)},
        {S("newer_js"), view_text(v->newer_js)},
        {S("search"), search_view(scratch, v)},
        {S("breadcrumbs"),
         links_view(scratch, v->breadcrumbs, v->n_breadcrumbs)},
        {S("has_breadcrumbs"), view_bool(v->n_breadcrumbs > 0)},
        {S("prev"), neighbour_view(scratch, v->prev)},
        {S("next"), neighbour_view(scratch, v->next)},
        {S("target"), neighbour_view(scratch, v->target)},
        {S("source"), view_text(v->source)},
        {S("generator"), view_text(v->generator)},
        {S("logo"), logo_view(scratch, &v->logo)},
        {S("icon_type"), view_text(v->icon_type)},
        {S("header_links"),
         links_view(scratch, v->header_links.v, v->header_links.n)},
        {S("has_header_links"), view_bool(v->header_links.n > 0)},
        {S("foot"), links_view(scratch, v->foot.v, v->foot.n)},
        {S("has_foot"), view_bool(v->foot.n > 0)},
        {S("copyright"), view_text(v->copyright)},
        {S("version"), view_text(v->version)},
        {S("edit"), view_text(v->edit)},
        {S("report"), view_text(v->report)},
        {S("data_date"), view_text(v->data_date)},
        {S("data_since"), view_text(v->data_since)},
        {S("locale"), view_text(v->locale)},
        {S("dataset"), view_text(v->dataset)},
        {S("feed"), view_text(v->feed)},
        {S("sections"), sections_view(scratch, v->sections, v->n_sections)},
    };
    struct view view = view_object(fields, sizeof fields / sizeof *fields);
    bool good = template_render(t, &view, d, out);
    arena_free(&rows);
    if (out->a != scratch)
        arena_rewind(scratch, mark);
    return good;
}

bool page_render_nav(const struct template *t,
                     const struct page_nav_section *sections, size_t n,
                     struct arena *scratch, struct diags *d, struct buf *out)
{
    struct arena_mark mark = arena_mark(scratch);
    const struct view_field fields[] = {
        {S("sections"), sections_view(scratch, sections, n)}};
    struct view view = view_object(fields, 1);
    bool good = template_render(t, &view, d, out);
    if (out->a != scratch)
        arena_rewind(scratch, mark);
    return good;
}
