// SPDX-License-Identifier: MIT
// entry: the entries of a page in the index. A page's documents are the page
// itself, its sections, its tables and the rows of the tables. The documents
// are numbered in the order in which they begin on the page. Each document has
// a line that is shown as a search result.
#pragma once

#include "search/terms.h"

struct page;

#define SEARCH_SAME "="

enum {
    SEARCH_WHOLE = 16,
    SEARCH_FACETS = 250 /* maximum number of facets of a page */
};

/* The kind of a posting: the element of a document that contains the term. The
   kinds below SEARCH_RUN are for cells of rows. SEARCH_RUN is added to these
   kinds if consecutive rows contain the term. Terms of the kinds SEARCH_CAPTION
   to SEARCH_TITLE belong to a document and to all documents that are parts of
   it. */
enum search_post {
    SEARCH_CELL,      /* numeric cell */
    SEARCH_TEXT_CELL, /* cell of a text column; the column's name is a facet */
    /* cell that names its row; the column's name is a facet if the column has
       text */
    SEARCH_KEY,
    SEARCH_RUN,
    SEARCH_CAPTION = 2 * SEARCH_RUN,
    SEARCH_COLUMN,
    SEARCH_HEADING,
    SEARCH_TITLE,
    SEARCH_TEXT, /* text in a section */
    SEARCH_LEAD, /* text of a page outside its sections */
    SEARCH_N_POSTS
};

enum {
    SEARCH_SPAN_BITS = 20,
    SEARCH_POST_BITS = 4,
    /* maximum number of documents of a page */
    SEARCH_DOCS_MAX = 1 << SEARCH_SPAN_BITS,
    SEARCH_SPAN_MAX = SEARCH_DOCS_MAX - 1
};

/* Packs the details of a posting into one number. post: the posting's kind,
   without SEARCH_RUN. span: the number of documents that contain the term,
   without the first. facet: the number of the posting's facet, or 0. */
static inline uint32_t search_how(uint32_t post, uint32_t span, uint32_t facet)
{
    return facet << (SEARCH_SPAN_BITS + SEARCH_POST_BITS) |
           post << SEARCH_SPAN_BITS | span;
}

static inline uint32_t search_span(uint32_t how)
{
    return how & SEARCH_SPAN_MAX;
}

static inline uint32_t search_post(uint32_t how)
{
    return how >> SEARCH_SPAN_BITS & ((1 << SEARCH_POST_BITS) - 1);
}

static inline uint32_t search_facet(uint32_t how)
{
    return how >> (SEARCH_SPAN_BITS + SEARCH_POST_BITS);
}

/* All text columns with the same name in one worker's tables, and the names in
   their cells. One more kind is for all numeric columns together: its names are
   the names of these columns, the metrics. */
struct search_kind {
    str name;
    struct terms names; /* strings in the cells, or names of metrics */
    /* more than SEARCH_NAMES names were found, so all names were dropped */
    bool full;
    size_t rows; /* total number of rows of the tables with this column */
    /* the site's number of the facet, set by merge_run; 0: the facet is not
       shown */
    uint8_t facet;
};

enum { SEARCH_NAMES = 1000 };

/* The place of a name or metric in a table. If the kind is full, only places
   with `first` set are valid. */
struct search_place {
    const struct search_kind *kind;
    uint32_t name;      /* index in kind->names */
    uint32_t rows : 30; /* number of rows with the name; 0 for a metric */
    uint32_t key : 1;   /* the column identifies the rows of its table */
    /* this is the first place of its column in the table or, for a metric, the
       first metric of the table */
    uint32_t first : 1;
    str title; /* title of the table */
    str id;    /* HTML id of the first row with the name, or "" */
};

/* The index entries of a page. `lines` has a line for each document. Each line
   begins with a letter and ends with \n. Fields are separated by \t:
     P title, address, date, beginning of the text
     S title, id, beginning of the text
     T caption, id, then for each column 'k' (names the row), 't' (text) or
       'n' (number), followed by the name of the column
     R id, then the cells; SEARCH_SAME for a cell equal to the cell above it,
       except in every SEARCH_WHOLE-th row
   In an R line, an id that begins with '-' is appended to the id of the table,
   and an empty id means the id of the table. */
struct search_page {
    const struct page *page;
    /* the date in the page's front matter, or else the newest date of its data,
       or "" */
    str date;
    /* the page is part of the guide: its tables are examples
       (search_choice.guide) */
    bool guide;
    size_t worker;
    uint32_t first_doc; /* number of the page's first document, counted over the
                           worker's pages */
    str lines;
    size_t n_docs;
    struct search_kind **facets; /* facets[i]: the columns whose facet has the
                                    number i + 1 in the page */
    size_t n_facets;
    struct search_place *places;
    size_t n_places;
};
