// SPDX-License-Identifier: MIT
// collector: the state of the page that is being collected: its documents,
// terms and lines. Private to collect.
#pragma once

#include "base/buf.h"
#include "search/worker.h"

enum {
    LINE_TEXT_MAX = 100, /* bytes shown of a long text */
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
    uint32_t doc; /* the current document */
};

/* Begins a document; returns false if the page has too many. */
bool collector_begin(struct collector *k);

/* Adds the terms of a string to the current document. */
void collector_post(struct collector *k, enum search_post post, str text);

/* The same for document `doc`, which contains all documents begun after it. */
void collector_post_above(struct collector *k, enum search_post post,
                          uint32_t doc, str text);

/* Appends a field to a line: a tab, then at most `max` bytes of the text with
   runs of white space as one blank. */
void collector_field(struct collector *k, str text, size_t max);

/* A table to be indexed. */
struct collector_table {
    str caption, title; /* title: the table's name in lists */
    str id;             /* or empty */
    const str *names;   /* of the columns */
    const str *cells;   /* row by row */
    size_t n_rows, n_columns;
    const bool *numeric, *key; /* by column */
    const str *row_ids;        /* or NULL */
    bool data; /* it holds results, so its row names and metrics are listed on
                  the page of all names */
};

/* Adds a table and its rows. */
void collector_table(struct collector *k, const struct collector_table *t);
