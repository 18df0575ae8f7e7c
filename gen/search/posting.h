// SPDX-License-Identifier: MIT
// posting: writes postings as text. A number is a sequence of characters from
// 64 ASCII characters that need no escape in a script's string; each holds five
// bits, least significant first, and a bit that says whether more follow.
#pragma once

#include "base/buf.h"
#include "search/entry.h"

enum {
    POSTING_ZERO = '#', /* the first character */
    POSTING_GAP = 57,   /* characters before the ones that are skipped */
    POSTING_LEFT = 5    /* skipped, among them backslash and grave accent */
};

/* A document of the site, or several consecutive ones, that contain a term;
   `how` is packed by search_how, with the facet's number in the site, from 0.
   */
struct posting {
    uint32_t doc, how;
};

/* Appends a number. */
void posting_put_number(struct buf *b, uint32_t n);

/* Sorts the n postings of a term by document and appends each once: the
   distance from the previous document times SEARCH_N_POSTS plus the post; then
   the span, less one for runs of rows; then the facet of rows that have one. */
void posting_put(struct buf *b, struct posting *v, size_t n);
