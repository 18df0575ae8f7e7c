// SPDX-License-Identifier: MIT
// glossary: how the glossary and productionlist name their terms and rules.
#pragma once

#include "base/str.h"

/* The label of a term is this and the term; its id is Sphinx'. */
#define GLOSSARY_TERM "term-"

/* The same of the rules of a grammar. */
#define GRAMMAR_TOKEN "grammar-token-"
/* The id of a term: GLOSSARY_TERM and the term, its case kept, with hyphens for
   all that is no letter, digit, point or underscore of ASCII. */
str glossary_id(struct arena *a, str term);
