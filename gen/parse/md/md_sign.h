// SPDX-License-Identifier: MIT
// md_sign: what a line of Markdown is, from its first character that is no
// blank on: signs of one line each.
#pragma once

#include "base/str.h"

/* Bytes of the run of one character at the start. */
size_t md_run_of(str s, char c);

/* Three or more of one of * - _ with blanks between. */
bool md_is_rule(str s);

/* A line that makes a heading of the one before. */
bool md_is_underline(str s);
bool md_is_heading(str s); /* with # before it */

/* Length of a fence that opens here, or 0; `plain`: none of colons. */
size_t md_fence_length(str s, bool plain);

/* Three or more '+' with blanks between, then anything. */
bool md_is_break(str s);

/* The length of a list marker, or 0; *number is STR_NONE for a bullet. */
size_t md_list_marker(str s, str *number);

/* Bytes of the marker that a definition starts with: ':' or '~', and behind it
   blanks and a text; or 0. */
size_t md_meaning_start(str s);

/* Bytes of the ":name:" that a field starts with, or 0. */
size_t md_field_start(str s);
