// SPDX-License-Identifier: MIT
// posting: encodes postings (documents that contain a term) as text. A number
// is a sequence of ASCII characters that need no escape in a JavaScript string.
// Each character has five bits, least significant first, and a bit that is set
// if more characters follow.
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
   duplicates. A posting is written as one to three numbers. First: D *
   SEARCH_N_POSTS + kind, where D is the number of the document minus that of
   the previous posting, and SEARCH_RUN is added to the kind for a run of rows.
   Second: the span, for SEARCH_CAPTION to SEARCH_TITLE; or the span minus 1,
   for a run of rows. Third: the facet, for kinds below SEARCH_RUN except
   SEARCH_CELL. Other postings have no second or third number. */
void posting_put(struct buf *b, struct posting *v, size_t n);
