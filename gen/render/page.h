// SPDX-License-Identifier: MIT
// page: renders the finished page with page.mustache, landing.mustache,
// 404.mustache or moved.mustache. templates/README.md lists the names of the
// fields in templates.
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

/* A navigation entry's view and rendered HTML, kept for other pages with the
   same entry. Initialize with {.memo.a = arena}. */
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
    struct page_nav_kept *kept; /* keeps the rendered entry for other pages; or
                                   NULL. The strings of this entry and of the
                                   entries below must live as long as *kept */
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

/* A table of the page for which there is a newer table of its kind. id: id of
   the table. href: URL of the newest table. own, data: URLs of the data of the
   table and of the newest table, without extension. */
struct page_newer_table {
    str id, href, own, data;
};

/* Newer figures on other pages. */
struct page_newer {
    str date,
        day;   /* of the page's own figures: "2023-04-12", "12 April 2023" */
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
    str tables_js;     /* relative to the root; STR_NONE if no table needs it */
    str compare_js, compare_css; /* script and style sheet that tables.js loads,
                                    relative to the root */
    str tables_id;            /* id of the first table that needs tables_js, or
                                 STR_NONE */
    struct page_links styles; /* further style sheets, relative to the root */
    str image, image_alt;     /* image in link previews of social networks: its
                                 absolute URL and its text; or STR_NONE */
    struct { /* URLs are relative to the root. page, title: the page that lists
                all names. script: the script of the search. style: the script's
                style sheet. index: the index that the script reads. */
        str page, title, script, style, index;
    } search;                /* page is STR_NONE if the site has no search */
    struct page_newer newer; /* newer figures; date is STR_NONE: none */
    str newer_js;            /* relative to the root; STR_NONE without newer
                                figures */
    str content;             /* HTML */
    bool has_heading;        /* whether the content has an <h1> */
    bool noindex;            /* search engines shall not list the page */
    str nav;                 /* HTML, from page_render_nav */
    /* the document whose sections are the page's table of contents; NULL: none
     */
    const struct document *doc;
    const struct page_link *breadcrumbs;
    size_t n_breadcrumbs;
    struct page_link prev, next; /* href is STR_NONE if there is no such page */
    struct page_link target; /* the new page, if this is the old address of a
                                page that has moved; else empty */
    str source;              /* path of the page's source */
    str generator;
    /* from perfpress.yaml; each may be STR_NONE */
    struct page_logo logo;
    str icon_type;                  /* media type of the favicon */
    struct page_links header_links; /* shown in the header */
    struct page_links foot;         /* a link without href is plain text */
    str copyright, version;
    str edit, report; /* URLs for editing the page and for reporting a fault */
    /* metadata for other programs */
    str data_date;  /* date of the newest data that the page reads */
    str data_since; /* date of its oldest data, if earlier than data_date */
    str locale;     /* "en_GB" */
    str dataset;    /* description of the page's data in JSON-LD */
    str feed;       /* name of the feed, relative to the root */
    const struct page_nav_section *sections; /* groups of links, on the 404 page
                                              */
    size_t n_sections;
};

/* Appends the page to `out`. Rewinds `scratch`, unless `out` is in it. Returns
   false if the template nests too deeply, which is reported. */
bool page_render(const struct template *t, const struct page_view *v,
                 struct arena *scratch, struct diags *d, struct buf *out);

/* Appends the navigation, rendered with nav.mustache, to `out`. Rewinds
   `scratch` and returns false as page_render does. */
bool page_render_nav(const struct template *t,
                     const struct page_nav_section *sections, size_t n,
                     struct arena *scratch, struct diags *d, struct buf *out);
