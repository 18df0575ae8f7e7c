// SPDX-License-Identifier: MIT
// md_note: the labels of footnotes.
#pragma once

#include "base/str.h"

/* "[^label]" that a text starts with: its length, or 0. A label has no blanks
   and no brackets. */
size_t md_note_reference(str s, str *label);

/* The same with the colon of a definition. */
size_t md_note_start(str s, str *label);

/* Whether a label is a number, which the footnote then keeps. */
bool md_note_is_number(str label);
