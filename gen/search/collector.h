// SPDX-License-Identifier: MIT
// collector: a page that is being collected: documents begun, terms entered,
// lines written. Private to collect.
#pragma once

#include "base/buf.h"
#include "search/worker.h"

enum {
    LINE_TEXT_MAX = 100, /* bytes of a text's beginning */
    LINE_CELL_MAX = 60
};

struct collector {
    struct search_worker *worker;
    struct arena *scratch;
    struct search_page *page;
    struct {
        struct search_place *v;
        size_t n, cap;
    } places;
    struct search_kind *facets[SEARCH_FACETS];
    uint32_t doc; /* at hand */
};

/* Begins a document; true unless there are too many. */
bool collector_begin(struct collector *k);

/* Enters the terms of a text for the document at hand. */
void collector_post(struct collector *k, enum search_post post, str text);

/* The same for a document of the page that holds all that were begun since. */
void collector_post_above(struct collector *k, enum search_post post,
                          uint32_t doc, str text);

/* Appends a field of a line: a tab, and at most `max` bytes of the text with
   single blanks. */
void collector_field(struct collector *k, str text, size_t max);

/* A table on its way into the index. */
struct collector_table {
    str caption, title; /* title: what the table is called elsewhere */
    str id;             /* or empty */
    const str *names;   /* of the columns */
    const str *cells;   /* row by row */
    size_t n_rows, n_columns;
    const bool *numeric, *key; /* by column */
    const str *row_ids;        /* or NULL */
    bool data; /* results, of which the names of rows and columns are listed; a
                  table of words explains something */
};

/* Takes a table and its rows. */
void collector_table(struct collector *k, const struct collector_table *t);
