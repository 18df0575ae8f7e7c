// SPDX-License-Identifier: MIT
// page: the finished page: what stands around the content, put into
// page.mustache, landing.mustache, 404.mustache or moved.mustache.
// templates/README.md tells which name a template finds each field under.
#pragma once

#include "base/buf.h"
#include "base/diag.h"
#include "template/template.h"
#include "template/view.h"

/* A link; all texts here are plain, not HTML, unless it is said. Every str
   may be STR_NONE. */
struct page_link {
    str title, href;
};

/* What an entry of the navigation came to, kept for other pages that show
   the very same entry. {.memo.a = arena} is empty. */
struct page_nav_kept {
    struct view view;
    struct view_memo memo;
};

/* An entry of the navigation. href is none for a folder without a page. */
struct page_nav_item {
    str title, href;
    bool current; /* the page itself */
    bool open;    /* the page, or on the way to it */
    const struct page_nav_item *v;
    size_t n;
    struct page_nav_kept *kept; /* or NULL; the entry's texts and those below
                                   it live as long */
};

/* A group of the navigation. */
struct page_nav_section {
    str caption;
    const struct page_nav_item *v;
    size_t n;
};

/* A picture of the site's, light and dark, by address. */
struct page_logo {
    str light, dark; /* dark: or STR_NONE */
    str alt;         /* STR_NONE: the title stands beside it */
};

/* A group of links, on the page of a missing address. */
struct page_section {
    str caption;
    const struct page_link *v;
    size_t n;
};

struct page_links {
    const struct page_link *v;
    size_t n;
};

struct page_view {
    str site_title, site_description;
    str title, description, date, lang;
    str canonical;            /* absolute URL */
    str root;                 /* prefix of links to the site's root: "../" */
    str css, js, icon;        /* below the root */
    str code_js;              /* the same, of a page with code; else none */
    str tables_js;            /* the same; none where no table needs it */
    str tables_id;            /* the id of the first that does, or none */
    struct page_links styles; /* sheets behind css, whose href is as its */
    str image, image_alt;     /* for social networks: a whole URL; or none */
    struct {                  /* below the root: a page that lists all names, a
                                 script, its style sheet, the index that it reads */
        str page, title, script, style, index;
    } search;         /* page none: the site has no search */
    str content;      /* HTML */
    bool has_heading; /* whether the content has an <h1> */
    bool noindex;     /* search engines are to leave it out */
    str nav;          /* HTML, of page_render_nav */
    /* whose sections are the page's table of contents; NULL: it has none */
    const struct document *doc;
    const struct page_link *breadcrumbs;
    size_t n_breadcrumbs;
    struct page_link prev, next; /* none: no href */
    struct page_link target;     /* of a page that has moved; else none */
    str source;                  /* path of the page's source */
    str generator;
    /* what perfpress.yaml says, which may all be none */
    struct page_logo logo;
    str icon_type;                  /* of its favicon */
    struct page_links header_links; /* without href: plain text, in foot */
    struct page_links foot;
    str copyright, version;
    str edit, report; /* addresses: to edit the page, to tell of a fault */
    /* what it tells other programs */
    str data_date; /* of the newest data that the page reads */
    str locale;    /* "en_GB" */
    str dataset;   /* JSON-LD */
    str feed;      /* name of the feed, below the root */
    const struct page_section *sections;
    size_t n_sections;
};

/* Appends the page to `out`; `scratch` is given back as it was (unless `out`
   lies in it). False when the template runs too deep, which is reported. */
bool page_render(const struct template *t, const struct page_view *v,
                 struct arena *scratch, struct diags *d, struct buf *out);

/* Appends the navigation, made with nav.mustache. */
bool page_render_nav(const struct template *t,
                     const struct page_nav_section *sections, size_t n,
                     struct arena *scratch, struct diags *d, struct buf *out);
