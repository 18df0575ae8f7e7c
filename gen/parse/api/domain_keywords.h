// SPDX-License-Identifier: MIT
// domain_keywords: index entries and their anchors.
#pragma once

#include "parse/parse.h"

/* Returns an empty list of index entries. Sets *target to a new anchor, which
   the caller inserts before the text that the entries refer to. */
struct keywords domain_keyword_anchor(struct parse *p, struct pos at,
                                      struct node **target);
/* Adds an entry that links to `target`. A "!" before the text makes it a main
   entry. */
void domain_add_keyword(struct arena *a, struct keywords *k,
                        enum keyword_kind kind, str text,
                        const struct node *target);

/* Removes the prefix that names the kind of an entry ("pair:") from *text and
   sets *kind. If there is no prefix, sets *kind to KEYWORD_SINGLE and returns
   false. "module: x" becomes the pair "module; x". */
bool domain_keyword_kind(struct arena *a, str *text, enum keyword_kind *kind);

/* Adds the entries of a line of the index directive, "pair: a; b" or "a, b",
   which link to `target`. */
void domain_read_keywords(struct arena *a, struct keywords *k, str text,
                          const struct node *target);

/* Adds the entries to the document and appends their node to `parent`; no-op if
   `k` is empty. */
void domain_put_keywords(struct parse *p, struct node *parent,
                         const struct keywords *k);
