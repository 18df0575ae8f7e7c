// SPDX-License-Identifier: MIT
// cursor: the position in the code that is being highlighted, and the nested
// states of the state machine (highlight.c) at this position.
#pragma once

#include "base/str.h"

struct highlight_language;

/* maximum number of stored states; all deeper levels share the last stored
   state */
enum { HIGHLIGHT_DEPTH = 32 };

/* The state of highlighting a string. The size of the state does not depend on
   the string, and highlighting takes linear time. */
struct highlighter {
    const struct highlight_language *language;
    str text;
    size_t at;      /* offset of the next byte to read */
    size_t line;    /* offset of the start of the current line */
    size_t end;     /* offset of the end of the current line */
    size_t text_at; /* offset of the first non-blank byte of the current line;
                       `at` if only blanks were read so far */
    unsigned char states[HIGHLIGHT_DEPTH];
    size_t depth; /* number of nested states; may exceed HIGHLIGHT_DEPTH */
    str word;     /* end marker of a shell here-document that begins on the next
                     line; STR_NONE: none begins there */
    /* in a YAML block scalar: indentation of the line that began it, plus one;
       otherwise 0 */
    size_t indent;
    bool gave_up; /* a here-document without its end marker was found */
};
