// SPDX-License-Identifier: MIT
// cursor: the position in highlighted code, and the states of its language.
#pragma once

#include "base/str.h"

struct highlight_language;

enum { HIGHLIGHT_DEPTH = 32 }; /* states kept; deeper ones share the last */

/* The state of highlighting a text. Its size does not depend on the text, and
   its time is linear in it. */
struct highlighter {
    const struct highlight_language *language;
    str text;
    size_t at;      /* number of bytes read */
    size_t line;    /* start of the current line */
    size_t end;     /* end of the current line */
    size_t text_at; /* its first byte that is not blank, or `at` */
    unsigned char states[HIGHLIGHT_DEPTH];
    size_t depth;  /* of states */
    str word;      /* the end marker of a pending here-document, or STR_NONE */
    size_t indent; /* of the line that began a block of text, plus one; or 0 */
    bool gave_up;  /* a here-document without end was found */
};
