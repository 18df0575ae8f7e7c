// SPDX-License-Identifier: MIT
// md_definition: link reference definitions, which cmark keeps to itself but
// nested content needs: a directive's body and a table's cells may use links
// that the page defines.
#pragma once

#include "base/str.h"

/* The bytes of the definition that a paragraph's text starts with, its last
   line break with it, or 0 (CommonMark 4.7). *label is what stands in the
   brackets. Every line of the text ends with a line break. */
size_t md_definition(str text, str *label);

/* Cuts the next text in square brackets off *rest; false when there is none:
   what may be a reference's label. */
bool md_bracketed(str *rest, str *label);

/* The bytes of a link's address and title in round brackets, which follow the
   square ones, or 0 (CommonMark 6.3). */
size_t md_link_tail(str text);
