// SPDX-License-Identifier: MIT
// entry: what a page is found by. Its documents are the page itself, its
// sections, its tables and their rows, numbered in the order of the page, each
// with a line that tells readers what it is.
#ifndef SEARCH_ENTRY_H
#define SEARCH_ENTRY_H

#include "load/site.h"

#define SEARCH_SAME "="

enum { SEARCH_WHOLE = 16 };

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

struct search_entry {
    uint32_t term; /* of the worker's table */
    uint32_t doc;  /* of the page, from 0 */
    uint32_t span; /* documents after it that have the term, too */
    uint8_t post;  /* enum search_post */
    uint8_t facet; /* of the page's, plus one; 0: none */
};

/* A name or metric, and a table that has it. */
struct search_place {
    str kind; /* name of its column; STR_NONE: the value is itself a column's
                 name */
    str value;
    str title; /* of the table */
    str id;    /* of the first row that has it, on the page; or empty */
    size_t rows;
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
    struct search_entry *entries;
    size_t n_entries;
    str lines;
    size_t n_docs;
    struct strs facets; /* names of columns */
    struct {
        struct search_place *v;
        size_t n, cap;
    } places;
};

#endif
