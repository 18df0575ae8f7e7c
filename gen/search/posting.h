// SPDX-License-Identifier: MIT
// posting: where a term stands, as text: numbers in 64 characters of
// ASCII that stand for themselves in a text of a script, each of five bits and
// a sign that more follow, the least bits first.
#pragma once

#include "base/buf.h"
#include "search/entry.h"

enum {
    POSTING_ZERO = '#', /* the first of the characters, */
    POSTING_GAP = 57,   /* behind so many of which some are left out: */
    POSTING_LEFT = 5    /* so many, the backslash and the grave accent too */
};

/* A document of the site, or several on end, that has a term, as search_how
   says; the facet is of the site's, from 0. */
struct posting {
    uint32_t doc, how;
};

/* A number. */
void posting_put_number(struct buf *b, uint32_t n);

/* The n postings of a term, which get into the order of their documents, each
   once: for each, the distance to the document before it times SEARCH_N_POSTS
   plus how it has the term; then its span less one, for runs, or as it is, for
   what holds documents; then its facet, for rows that have one. */
void posting_put(struct buf *b, struct posting *v, size_t n);
