// SPDX-License-Identifier: MIT
// index: what the site knows of every page once all are parsed: titles,
// labels, sections and toctrees. It outlives the pages' trees; references,
// navigation and the sitemap are made of it.
#ifndef SHAPE_INDEX_H
#define SHAPE_INDEX_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "doc/document.h"
#include "load/site.h"

/* A label that pages can refer to. */
struct label {
    str name;  /* as docutils normalises names */
    str id;    /* where it leads on its page */
    str title; /* plain text; STR_NONE where the place has no title */
    const struct page *page;
    struct pos pos; /* of its definition; the source is the page's */
    str file;       /* name of that source */
};

/* A section below the page's title, in document order. */
struct index_section {
    str title, id;
    unsigned level; /* 1 is the page's title */
};

/* An entry of a toctree. */
struct index_entry {
    str title; /* given in the toctree, or STR_NONE */
    str url;   /* of another site; then page is NULL */
    struct page *page;
};

struct index_toctree {
    str caption;   /* or STR_NONE */
    long maxdepth; /* levels shown; -1: all */
    bool hidden, titles_only;
    struct index_entry *entries;
    size_t n_entries;
    const void *key; /* the node it was found at */
};

/* A file that the page needs beside it in the output. */
struct index_file {
    str path;   /* from the site root */
    str output; /* from the output folder */
};

struct index_files {
    struct index_file *v;
    size_t n, cap;
};

/* What is known of one page; all of it lives in `arena`, which stays when
   the page's own arena is emptied. */
struct page_info {
    struct arena arena;
    str title;             /* plain text; never none */
    str description, date; /* or STR_NONE */
    long order;            /* LONG_MAX where front matter has none */
    bool orphan;           /* no toctree is meant to have it */
    struct label *labels;
    size_t n_labels;
    struct index_section *sections; /* the title's own section left out */
    size_t n_sections;
    struct index_toctree *toctrees;
    size_t n_toctrees;
    struct index_files files; /* that are no assets (shape/files.h) */
    struct strs image_hosts;  /* of other sites' pictures: "https://x.org" */
};

struct site_index {
    struct arena *a;
    const struct site *site;
    struct map labels; /* name -> const struct label * */
};

/* Takes what the index needs from a page's tree (after eval and shape_page);
   called for each page, by any thread. Sets page->info (index_free frees). */
void index_page(const struct site *site, struct page *page);

/* Collects the labels of all pages; a label that two pages have is reported
   (label-duplicate) and the first by path stays. */
void index_site(struct site_index *index, struct arena *a, struct site *site,
                struct diags *d);

/* Frees what index_page made of a page. */
void index_free(struct page *page);

/* The label of a name as it is written in a reference, or NULL. */
const struct label *index_label(const struct site_index *index, str name);

/* The page that a :doc: or toctree names: relative to the folder of page
   `from`, or to the content folder with a leading '/'; with or without the
   extension .rst or .md. NULL when there is none. */
struct page *index_find_page(const struct site *site, struct arena *scratch,
                             const struct page *from, str name);

#endif
