// SPDX-License-Identifier: MIT
// domain_keywords: entries of the index, as they are written, and the places
// that they lead to.
#pragma once

#include "parse/parse.h"

/* A new place for entries of the index: a target that stands before what they
   mean, which the caller appends. */
struct keywords domain_keyword_place(struct parse *p, struct pos at,
                                     struct node **target);
void domain_add_keyword(struct arena *a, struct keywords *k,
                        enum keyword_kind kind, str text,
                        const struct node *target);

/* Cuts what says the kind of an entry, as "pair:", off its text, which other
   words than the kinds' own are put before, as of "module:"; without a kind it
   stays as it is, and is a single one. */
bool domain_keyword_kind(struct arena *a, str *text, enum keyword_kind *kind);

/* Adds the entries of a text of the index directive, "pair: a; b" or "a, b". */
void domain_read_keywords(struct arena *a, struct keywords *k, str text,
                          const struct node *target);

/* Notes the entries in the document, and appends their node; nothing for
   none. */
void domain_put_keywords(struct parse *p, struct node *parent,
                         const struct keywords *k);
