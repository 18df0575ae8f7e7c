// SPDX-License-Identifier: MIT
// cursor: how far a text of code is read, and in which states of its language.
#pragma once

#include "base/str.h"

struct highlight_language;

enum { HIGHLIGHT_DEPTH = 32 }; /* states kept; those further in share one */

/* A text being read. It takes the same memory for any text, and time in
   proportion to it. */
struct highlighter {
    const struct highlight_language *language;
    str text;
    size_t at;      /* how much is read */
    size_t line;    /* where the line begins */
    size_t end;     /* and ends */
    size_t text_at; /* where its first byte is that is no blank, or `at` */
    unsigned char states[HIGHLIGHT_DEPTH];
    size_t depth;  /* of states */
    str word;      /* the end of a here-document that was announced, or none */
    size_t indent; /* of what announced a block of text, plus one; or 0 */
    bool gave_up;  /* no here-document has an end */
};
