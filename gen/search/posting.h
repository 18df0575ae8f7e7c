// SPDX-License-Identifier: MIT
// posting: encodes postings as text. A number is a sequence of ASCII characters
// that need no escape in a JavaScript string. Each character has five bits,
// least significant first, and a bit that is set if more characters follow.
#pragma once

#include "base/buf.h"
#include "search/entry.h"

enum {
    POSTING_ZERO = '#', /* character for 0 */
    /* for digits from this value on, POSTING_LEFT characters are skipped */
    POSTING_GAP = 57,
    /* number of skipped characters; backslash and grave accent are among them
       and would need an escape */
    POSTING_LEFT = 5
};

/* A document, or several consecutive documents, that contain a term. `how` is
   packed by search_how. In the written index, documents and facets are numbered
   over the whole site; facets count from 1, and 0 means no facet. */
struct posting {
    uint32_t doc, how;
};

/* Appends the encoded number n to b. */
void posting_put_number(struct buf *b, uint32_t n);

/* Sorts the n postings of a term by document and appends them to b, without
   duplicates. A posting is written as up to three numbers. First: the distance
   from the document of the previous posting times SEARCH_N_POSTS, plus the
   kind. Second: the span for SEARCH_CAPTION to SEARCH_TITLE, the span minus one
   for runs of rows. Third: the facet, for cells of rows except SEARCH_CELL. */
void posting_put(struct buf *b, struct posting *v, size_t n);
