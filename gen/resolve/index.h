// SPDX-License-Identifier: MIT
// index: what the site knows of every page once all are parsed: titles,
// labels, sections and toctrees. It outlives the pages' trees; references,
// navigation and the sitemap are made of it.
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
    struct map places;       /* of Markdown: "page#id" of a section -> const
                                struct index_section * */
    struct objects *objects; /* resolve/objects.h */
    struct map equations;    /* the same, of equations: a label as written */
    struct map citations;    /* name -> const struct label *, the last one */

    size_t n_titles; /* pages, and their sections */

    /* What a reference that leads nowhere may have meant: the terms of all
       glossaries, the names of tables, those of pages with a leading '/', and
       by folder those of its own pages (folder -> struct strs *). */
    struct strs terms, tables, pages;
    struct map folders;
};

/* Takes what the index needs from a page's tree (after eval and shape_page);
   called for each page, by any thread. Sets page->info (index_free frees). */
void index_page(const struct site *site, struct page *page);

/* Collects the labels of all pages; a label that two pages have is reported
   (label-duplicate), and the last one by path holds, as with Sphinx. */
void index_site(struct site_index *index, struct arena *a, struct site *site,
                struct diags *d);

/* The newest as_of of the files that a page reads, or STR_NONE. */
str index_newest(const struct page *page);

/* Frees what index_page made of a page. */
void index_free(struct page *page);

/* The label of a name as it is written in a reference, or NULL. */
const struct label *index_label(const struct site_index *index, str name);

/* The title of the section or label that an id stands for on a page, or
   STR_NONE. */
str index_title(const struct site_index *index, struct arena *scratch,
                const struct page *page, str id);

/* The URL of an id of page `to`, or of the page itself if id is empty, as
   written on page `from`. In `a`. */
str index_href(struct arena *a, const struct page *from, const struct page *to,
               str id);

/* Whether a page name, as written on page `from`, is that of a draft. */
bool index_is_draft(const struct site *site, struct arena *scratch,
                    const struct page *from, str name);

/* The page of the site that one of Sphinx' own names means, genindex, modindex,
   search, and its title; STR_NONE where the site has none, with a title where
   it is such a name. */
str index_special(const struct site_index *index, str name, str *title);

/* The page that a :doc: or toctree names: relative to the folder of page
   `from`, or to the content folder with a leading '/'; with or without the
   extension .rst or .md. NULL when there is none. */
struct page *index_find_page(const struct site *site, struct arena *scratch,
                             const struct page *from, str name);
