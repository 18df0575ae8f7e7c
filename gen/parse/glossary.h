// SPDX-License-Identifier: MIT
// glossary: labels and ids of glossary terms.
#pragma once

#include "base/str.h"

/* The prefix of the labels and ids of terms. The ids are the same as
   Sphinx'. */
#define GLOSSARY_TERM "term-"

/* Returns the id of a term, in `a`: GLOSSARY_TERM, then the term; upper and
   lower case are kept. Letters above ASCII become the ASCII letters of their
   case folding, if any. Each run of other characters, except digits, points and
   underscores, becomes a hyphen; hyphens at the end are removed. */
str glossary_id(struct arena *a, str term);
