// SPDX-License-Identifier: MIT
// glossary: how the glossary names its terms.
#pragma once

#include "base/str.h"

/* The label of a term is this and the term; its id is Sphinx'. */
#define GLOSSARY_TERM "term-"

/* The id of a term: GLOSSARY_TERM and the term, its case kept, with hyphens for
   all that is no letter, digit, point or underscore of ASCII. */
str glossary_id(struct arena *a, str term);
