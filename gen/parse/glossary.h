// SPDX-License-Identifier: MIT
// glossary: labels and ids of glossary terms.
#pragma once

#include "base/str.h"

/* The prefix of the labels and ids of terms. The ids are the same as
   Sphinx'. */
#define GLOSSARY_TERM "term-"

/* Returns the id of a term, in `a`: GLOSSARY_TERM, then the term, changed as
   follows. ASCII letters, digits, '.' and '_' are kept. A character above ASCII
   is replaced by the ASCII letters to which it folds, and removed if there are
   none. Upper and lower case are kept. Each run of other characters becomes a
   single hyphen. Hyphens at the start and end of the term are removed. */
str glossary_id(struct arena *a, str term);
