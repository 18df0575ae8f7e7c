// SPDX-License-Identifier: MIT
// cursor: the position in highlighted code, and the states of its language.
#pragma once

#include "base/str.h"

struct highlight_language;

/* number of states kept; deeper levels share the last one */
enum { HIGHLIGHT_DEPTH = 32 };

/* The state of highlighting a string. Its size does not depend on the string,
   and highlighting takes linear time. */
struct highlighter {
    const struct highlight_language *language;
    str text;
    size_t at;      /* number of bytes read */
    size_t line;    /* start of the current line */
    size_t end;     /* end of the current line */
    size_t text_at; /* first non-blank byte of the current line, or `at` */
    unsigned char states[HIGHLIGHT_DEPTH];
    size_t depth; /* number of states */
    str word;     /* the end marker of a pending here-document, or STR_NONE */
    /* indentation of the line that began a block of text, plus one; or 0 */
    size_t indent;
    bool gave_up; /* a here-document without end was found */
};
