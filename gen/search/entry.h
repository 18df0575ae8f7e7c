// SPDX-License-Identifier: MIT
// entry: the entries of a page in the index. Its documents are the page itself,
// its sections, its tables and their rows, numbered in page order, each with a
// line that is shown as search result.
#pragma once

#include "search/terms.h"

struct page;

#define SEARCH_SAME "="

enum {
    SEARCH_WHOLE = 16,
    SEARCH_FACETS = 250 /* of a page */
};

/* Where a document contains a term. The first three are for rows; plus
   SEARCH_RUN, for several consecutive rows. The next four are for documents
   that contain other documents, and apply to these, too. */
enum search_post {
    SEARCH_CELL,      /* a number */
    SEARCH_TEXT_CELL, /* with a facet */
    SEARCH_KEY,       /* names the row; with a facet */
    SEARCH_RUN,
    SEARCH_CAPTION = 2 * SEARCH_RUN,
    SEARCH_COLUMN,
    SEARCH_HEADING,
    SEARCH_TITLE,
    SEARCH_TEXT, /* of a section */
    SEARCH_LEAD, /* of a page, outside of its sections */
    SEARCH_N_POSTS
};

enum {
    SEARCH_SPAN_BITS = 20,
    SEARCH_POST_BITS = 4,
    SEARCH_DOCS_MAX = 1 << SEARCH_SPAN_BITS, /* of a page */
    SEARCH_SPAN_MAX = SEARCH_DOCS_MAX - 1
};

/* Packs where a document contains a term: its post, without SEARCH_RUN; the
   number of documents after it that also contain the term; its facet. */
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

/* All text columns of one name in the tables of one worker; or all numeric
   columns, whose names are metrics. */
struct search_kind {
    str name;
    struct terms names; /* of its cells */
    bool full;   /* it had more than SEARCH_NAMES names; they were dropped */
    size_t rows; /* of the tables with this column */
    uint8_t
        facet; /* rank of the column by rows, once all pages are collected */
};

enum { SEARCH_NAMES = 1000 };

/* A name or metric, and a table that contains it. For a kind that became full,
   only places with `first` are valid. */
struct search_place {
    const struct search_kind *kind;
    uint32_t name;      /* index in kind->names */
    uint32_t rows : 31; /* rows with the name; 0 for a metric */
    uint32_t first : 1; /* first place of its column, or of the metrics */
    str title;          /* of the table */
    str id;             /* HTML id of the first row with the name; or empty */
};

/* The index entries of a page. Lines begin with a letter and end with \n; their
   fields are separated by \t:
     P title, address, date, beginning
     S title, id, beginning
     T caption, id, then for each column 'k', 't' or 'n' (names the row, text,
       number) and its name
     R id, then the cells; SEARCH_SAME for a cell that equals the one above it,
       except in each SEARCH_WHOLE-th row
   The id of a row may begin with '-': then it follows the id of the table. If
   it is empty, it is the id of the table. */
struct search_page {
    const struct page *page;
    str date; /* of its data, or empty */
    size_t worker;
    uint32_t first_doc; /* number of the first of n_docs documents */
    str lines;
    size_t n_docs;
    struct search_kind **facets; /* n_facets of them */
    size_t n_facets;
    struct search_place *places;
    size_t n_places;
};
