// SPDX-License-Identifier: MIT
// index: all parsed pages together: titles, labels, sections and toctrees. It
// outlives the pages' trees, and is the input of references, navigation and
// the sitemap.
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
    struct map labels;       /* name -> const struct label * */
    struct map places;       /* in Markdown pages: "page#id" of a section ->
                                const struct index_section * */
    struct objects *objects; /* resolve/objects.h */
    struct map equations;    /* equations: label as written -> const struct
                                label * */
    struct map citations;    /* name -> const struct label *, the last one */

    size_t n_titles; /* number of pages and their sections */

    /* Names to suggest for unresolved references: terms of all glossaries,
       tables, pages with a leading '/', and by folder the pages in it (folder
       -> struct strs *). */
    struct strs terms, tables, pages;
    struct map folders;
};

/* Collects a page's part of the index in page->info, which index_free frees.
   Called for each page by any thread, after its scripts ran and page_shape. */
void index_page(const struct site *site, struct page *page);

/* Collects the labels of all pages. A label on two pages is reported
   (label-duplicate); the last page by path counts, as in Sphinx. */
void index_site(struct site_index *index, struct arena *a, struct site *site,
                struct diags *d);

/* Returns the newest as_of of the files that a page reads, or STR_NONE. */
str index_newest(const struct page *page);

/* Frees page->info. */
void index_free(struct page *page);

/* Returns the label of a name as written in a reference, or NULL. */
const struct label *index_label(const struct site_index *index, str name);

/* Returns the title of the section or label with an id on a page, or
   STR_NONE. */
str index_title(const struct site_index *index, struct arena *scratch,
                const struct page *page, str id);

/* Returns the URL of an id of page `to`, or of the page itself if id is empty,
   relative to page `from`. In `a`. */
str index_href(struct arena *a, const struct page *from, const struct page *to,
               str id);

/* Whether a page name, as written on page `from`, is that of a draft. */
bool index_is_draft(const struct site *site, struct arena *scratch,
                    const struct page *from, str name);

/* Returns the output of the page that one of Sphinx' names means (genindex,
   modindex, search); STR_NONE if the site has no such page. Sets *title for
   these names. */
str index_special(const struct site_index *index, str name, str *title);

/* Returns the page that a :doc: or toctree names, or NULL: relative to the
   folder of page `from`, or to the content folder with a leading '/'; with or
   without the extension .rst or .md. */
struct page *index_find_page(const struct site *site, struct arena *scratch,
                             const struct page *from, str name);
