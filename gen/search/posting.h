// SPDX-License-Identifier: MIT
// posting: encodes postings as text. A number is a sequence of ASCII characters
// that need no escape in a JavaScript string. Each character has five bits,
// least significant first, and a bit that is set if more characters follow.
#pragma once

#include "base/buf.h"
#include "search/entry.h"

enum {
    POSTING_ZERO = '#', /* character for 0 */
    POSTING_GAP = 57, /* digits from this one on skip POSTING_LEFT characters */
    POSTING_LEFT = 5  /* number of characters that are skipped, since backslash
                         and grave accent are among them */
};

/* A document, or several consecutive ones, that contain a term. `how` is packed
   by search_how. In the written index, documents and facets are numbered over
   the whole site; facets count from 1, and 0 means no facet. */
struct posting {
    uint32_t doc, how;
};

/* Appends the encoded number n to b. */
void posting_put_number(struct buf *b, uint32_t n);

/* Sorts the n postings of a term by document and appends each to b; duplicates
   are appended once. A posting is written as up to three numbers. First: the
   distance from the previous document times SEARCH_N_POSTS, plus the kind.
   Second, for SEARCH_CAPTION to SEARCH_TITLE: the span; for runs of rows: the
   span minus one. Third, for rows except SEARCH_CELL: the facet. */
void posting_put(struct buf *b, struct posting *v, size_t n);
