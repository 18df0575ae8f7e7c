// SPDX-License-Identifier: MIT
// entry: what a page is found by. Its documents are the page itself, its
// sections, its tables and their rows, numbered in the order of the page, each
// with a line that tells readers what it is.
#pragma once

#include "search/terms.h"

struct page;

#define SEARCH_SAME "="

enum {
    SEARCH_WHOLE = 16,
    SEARCH_FACETS = 250 /* of a page */
};

/* How a document has a term. The first six are of rows: those of SEARCH_RUN
   more stand for several rows on end. The next four are of what holds other
   documents, and hold for these, too. */
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

/* How a document has a term, packed: its post, without SEARCH_RUN; how many
   documents after it have the term, too; its facet. */
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

/* A column of texts in the tables of one worker, by its name; or all columns of
   numbers, whose names are metrics. */
struct search_kind {
    str name;
    struct terms names; /* in it */
    bool full;          /* there were more than SEARCH_NAMES: they are gone */
    size_t rows;        /* of the tables that have it, */
    uint8_t facet;      /* and its place by these, when all pages were taken */
};

enum { SEARCH_NAMES = 1000 };

/* A name or metric, and a table that has it. Of a kind that got full only those
   that are first are good. */
struct search_place {
    const struct search_kind *kind;
    uint32_t name;      /* of the kind's */
    uint32_t rows : 31; /* that have it; 0: of a metric */
    uint32_t first : 1; /* of its column, or of the table's metrics */
    str title;          /* of the table */
    str id; /* of the first row that has it, on the page; or empty */
};

/* What a page leaves behind. Lines end with \n, their fields with \t but for
   the last, and begin with a letter:
     P title, address, date, beginning
     S title, id, beginning
     T caption, id, then for each column 'k', 't' or 'n' (names the row, text,
       number) and its name
     R id, then the cells; SEARCH_SAME for one that says what that above it
       does, though not in each SEARCH_WHOLE-th row
   An id of a row may begin with '-', which stands for that of the table and a
   '-', or be empty, which stands for that of the table alone. */
struct search_page {
    const struct page *page;
    str date; /* of its data, or empty */
    size_t worker;
    uint32_t first_doc; /* of the worker's; n_docs of them */
    str lines;
    size_t n_docs;
    struct search_kind **facets; /* n_facets of them */
    size_t n_facets;
    struct search_place *places;
    size_t n_places;
};
