// SPDX-License-Identifier: MIT
// collector: collects the documents, terms and lines of one page. Private to
// collect.
#pragma once

#include "base/buf.h"
#include "search/worker.h"

enum {
    /* maximum length of text or a caption in a line, in bytes */
    LINE_TEXT_MAX = 100,
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
    uint32_t doc; /* number of the current document within the page */
};

/* Begins a document. Returns false if the page already has SEARCH_DOCS_MAX
   documents. */
bool collector_begin(struct collector *k);

/* Adds the terms of `text` to the current document. */
void collector_post(struct collector *k, enum search_post post, str text);

/* Adds the terms of `text` to document `doc` and to each document that the page
   has begun since `doc`. All of these documents are parts of `doc`. */
void collector_post_above(struct collector *k, enum search_post post,
                          uint32_t doc, str text);

/* Appends a field to the current line: a tab, then at most `max` bytes of
   `text`, with runs of white space replaced by one space. An ellipsis marks cut
   text. */
void collector_field(struct collector *k, str text, size_t max);

/* A table to be indexed. */
struct collector_table {
    str caption, title; /* title: shown on the page of all names */
    str id;             /* HTML id, or "" */
    const str *names;   /* names of the columns */
    const str *cells;   /* row by row */
    size_t n_rows, n_columns;
    /* numeric[i]: column i has numbers; key[i]: column i names the rows */
    const bool *numeric, *key;
    const str *row_ids; /* HTML ids of the rows, or NULL */
    bool data; /* the page of all names lists the table's names and metrics */
};

/* Adds a table and its rows as documents. Rows that would exceed
   SEARCH_DOCS_MAX are dropped. */
void collector_table(struct collector *k, const struct collector_table *t);
