// SPDX-License-Identifier: MIT
// index: the facts of all parsed pages: titles, labels, sections and toctrees.
// The index outlives the pages' trees, and is the input of references,
// navigation and the sitemap.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "resolve/info.h"

struct page;
struct site;
struct objects;

struct site_index {
    struct arena *a;
    const struct site *site;
    struct map labels; /* name -> const struct label * */
    /* "page#id" -> const struct index_section *; sections of Markdown pages
       only */
    struct map places;
    struct objects *objects; /* resolve/objects.h */
    /* label of an equation as written -> const struct label * */
    struct map equations;
    /* name -> const struct label *; if several pages define the citation, the
       label of the last page */
    struct map citations;

    size_t n_titles; /* number of titles of all pages and their sections */

    /* Names to suggest for unresolved references: terms of all glossaries,
       names of tables, and names of pages, to each of which a '/' is prefixed.
       `folders` has the names of the pages of each folder (folder -> struct
       strs *). */
    struct strs terms, tables, pages;
    struct map folders;
};

/* Collects the facts of a page in page->info, which index_free frees. Must be
   called after the page's scripts have run and contents_fill has completed the
   page's tree. Any thread may call it, for one page at a time. */
void index_page(const struct site *site, struct page *page);

/* Collects the labels of all pages. Reports a label that two pages define
   (label-duplicate); the label then leads to the page whose path is last in
   order, as in Sphinx. */
void index_site(struct site_index *index, struct arena *a, struct site *site,
                struct diags *d);

/* Returns the newest as_of date of the files that a page reads, or else the
   date of the page's "Last update" line, or else STR_NONE. */
str index_newest(const struct page *page);

/* Returns the oldest as_of date of the files that a page reads, or STR_NONE if
   there are not two different dates. */
str index_oldest(const struct page *page);

/* Frees page->info. */
void index_free(struct page *page);

/* Returns the label with this name, which is written as in a reference, or NULL
   if there is no such label. */
const struct label *index_label(const struct site_index *index, str name);

/* Returns the title of the section or label with this id on a page, or
   STR_NONE. */
str index_title(const struct site_index *index, struct arena *scratch,
                const struct page *page, str id);

/* Returns the URL of page `to` relative to page `from`, in `a`, with the
   fragment `id` unless `id` is empty. */
str index_href(struct arena *a, const struct page *from, const struct page *to,
               str id);

/* Whether a page name, as written on page `from`, names a draft. */
bool index_is_draft(const struct site *site, struct arena *scratch,
                    const struct page *from, str name);

/* Returns the output path of the generated page with Sphinx's name "genindex",
   "modindex", "py-modindex" or "search", or STR_NONE if `name` is another name
   or the site has no such page. Sets *title to the page's title if `name` is
   one of these four names. */
str index_special(const struct site_index *index, str name, str *title);

/* Returns the page with the name that a :doc: or toctree on page `from` gives,
   or NULL if there is no such page. The name is relative to the folder of
   `from`; a name with a leading '/' is relative to the content folder. The
   extension of a page (.rst, .md) or .html may follow the name. */
struct page *index_find_page(const struct site *site, struct arena *scratch,
                             const struct page *from, str name);
