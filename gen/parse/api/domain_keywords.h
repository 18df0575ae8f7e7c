// SPDX-License-Identifier: MIT
// domain_keywords: index entries and their anchors.
#pragma once

#include "parse/parse.h"

/* Returns an empty list of index entries. Sets *target to a new anchor, which
   the caller inserts before the text that the entries refer to. */
struct keywords domain_keyword_place(struct parse *p, struct pos at,
                                     struct node **target);
void domain_add_keyword(struct arena *a, struct keywords *k,
                        enum keyword_kind kind, str text,
                        const struct node *target);

/* Removes the prefix that names the kind of an entry ("pair:") from its text
   and returns whether there was one. "module: x" becomes the pair "module; x".
   Without a prefix the kind is KEYWORD_SINGLE. */
bool domain_keyword_kind(struct arena *a, str *text, enum keyword_kind *kind);

/* Adds the entries of a line of the index directive: "pair: a; b" or "a, b". */
void domain_read_keywords(struct arena *a, struct keywords *k, str text,
                          const struct node *target);

/* Adds the entries to the document and appends their node; no-op if there are
   none. */
void domain_put_keywords(struct parse *p, struct node *parent,
                         const struct keywords *k);
