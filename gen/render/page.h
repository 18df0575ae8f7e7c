// SPDX-License-Identifier: MIT
// page: renders the finished page with page.mustache, landing.mustache,
// 404.mustache or moved.mustache. templates/README.md lists the names that
// these templates may use.
#pragma once

#include "base/buf.h"
#include "base/diag.h"
#include "template/template.h"
#include "template/view.h"

/* A link. All strings in this file are plain text unless their comment says
   HTML. Each field of type str may be STR_NONE. */
struct page_link {
    str title, href;
};

/* A navigation entry's view and rendered HTML, kept for use on other pages that
   have the same entry. Initialize with {.memo.a = arena}. */
struct page_nav_kept {
    struct view view;
    struct view_memo memo;
};

/* An entry of the navigation. href is STR_NONE for a folder without a page. */
struct page_nav_item {
    str title, href;
    bool current; /* the page itself */
    bool open;    /* the page itself, or an ancestor of it */
    const struct page_nav_item *v;
    size_t n;
    /* keeps the rendered entry for other pages; NULL: not kept. The strings of
       this entry and of the entries in `v` must live as long as *kept */
    struct page_nav_kept *kept;
};

/* A group of the navigation. */
struct page_nav_section {
    str caption;
    const struct page_nav_item *v;
    size_t n;
};

/* URLs of the site's logo for light and dark mode. */
struct page_logo {
    str light, dark; /* dark may be STR_NONE */
    str alt;         /* STR_NONE: the site's title is beside the logo */
};

struct page_links {
    const struct page_link *v;
    size_t n;
};

/* A table of the page for which there is a newer table of the same kind. id: id
   of the table. href: URL of the newest table. own: URL of the data of the
   table, without its extension. data: URL of the data of the newest table,
   without its extension. */
struct page_newer_table {
    str id, href, own, data;
};

/* Newer figures on other pages. */
struct page_newer {
    str date,
        /* date of the page's own figures in two forms: "2023-04-12", "12 April
           2023" */
        day;
    str count; /* "two newer sets exist" */
    struct page_links pages;
    const struct page_newer_table *tables;
    size_t n_tables;
    str all; /* URL of a comparison, or STR_NONE */
};

struct page_view {
    str site_title, site_description;
    str title, description, date, lang;
    str canonical;     /* absolute URL */
    str root;          /* prefix of links to the site's root: "../" */
    str css, js, icon; /* relative to the root */
    str code_js;       /* relative to the root; STR_NONE if the page has no code
                          blocks */
    str charts_js;     /* like code_js; STR_NONE if the page has no charts */
    /* relative to the root; STR_NONE if no table of the page needs this
       script */
    str tables_js;
    str compare_js, compare_css; /* script and style sheet that tables.js loads,
                                    relative to the root */
    str what_if_js; /* like code_js; STR_NONE if no table rests on prices */
    str tables_id;  /* id of the first table that needs tables_js, or
                       STR_NONE */
    struct page_links styles; /* further style sheets, relative to the root */
    /* image for link previews in social networks: its absolute URL and its
       alternative text; both may be STR_NONE */
    str image, image_alt;
    struct { /* URLs are relative to the root. page, title: the page that lists
                all names. script: the script of the search. style: the script's
                style sheet. index: the index that the script reads. */
        str page, title, script, style, index;
    } search; /* page is STR_NONE if the site has no search */
    /* newer figures; if its member `date` is STR_NONE, there are none */
    struct page_newer newer;
    /* relative to the root; STR_NONE if there are no newer figures */
    str newer_js;
    str content;      /* HTML */
    bool has_heading; /* whether the content has an <h1> */
    bool noindex;     /* search engines shall not list the page */
    str nav;          /* HTML, from page_render_nav */
    /* the document whose sections are the page's table of contents; NULL: the
       page has no table of contents */
    const struct document *doc;
    const struct page_link *breadcrumbs;
    size_t n_breadcrumbs;
    /* links to the previous and next page; href is STR_NONE if there is no such
       page */
    struct page_link prev, next;
    /* link to the new page, if this page is at the old address of a page that
       has moved; else empty */
    struct page_link target;
    str source; /* path of the page's source */
    str generator;
    /* from perfpress.yaml; each may be STR_NONE */
    struct page_logo logo;
    str icon_type;                  /* media type of the favicon */
    struct page_links header_links; /* shown in the header */
    struct page_links foot;         /* a link without href is plain text */
    str copyright, version;
    str edit, report; /* URLs for editing the page and for reporting a fault */
    /* metadata for other programs */
    str data_date; /* date of the newest data that the page reads */
    /* date of the oldest data that the page reads, if earlier than data_date;
       else STR_NONE */
    str data_since;
    str locale;  /* "en_GB" */
    str dataset; /* description of the page's data in JSON-LD */
    str feed;    /* name of the feed, relative to the root */
    const struct page_nav_section *sections; /* groups of links, on the 404 page
                                              */
    size_t n_sections;
};

/* Appends the page to `out`. Rewinds `scratch`, unless `out` is allocated in
   `scratch`. Returns false if template_render returns false, which then has
   reported the reason. */
bool page_render(const struct template *t, const struct page_view *v,
                 struct arena *scratch, struct diags *d, struct buf *out);

/* Appends the navigation, rendered with nav.mustache, to `out`. Rewinds
   `scratch` and returns false as page_render does. */
bool page_render_nav(const struct template *t,
                     const struct page_nav_section *sections, size_t n,
                     struct arena *scratch, struct diags *d, struct buf *out);
