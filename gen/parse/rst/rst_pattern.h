// SPDX-License-Identifier: MIT
// rst_pattern: what the first line of a block says of it: docutils'
// Body.patterns, by hand.
#pragma once

#include "base/str.h"

/* In the order in which docutils tries them. */
enum rst_kind {
    RST_BLANK,
    RST_INDENT,
    RST_BULLET,
    RST_ENUMERATOR,
    RST_FIELD,
    RST_OPTION,
    RST_DOCTEST,
    RST_LINE_BLOCK,
    RST_GRID_TABLE,
    RST_SIMPLE_TABLE,
    RST_EXPLICIT,
    RST_ANONYMOUS,
    RST_LINE, /* one mark repeated: a title's line or a transition */
    RST_TEXT,
    RST_N_KINDS
};

enum rst_kind rst_classify(str line);

/* A marker is a number of bytes at the start of a line, the blanks after it
   included; 0 where there is none. */
size_t rst_bullet(str line);

enum rst_format { RST_PARENS, RST_RPAREN, RST_PERIOD };

/* "(a)", "a)" or "a.": what kind of brackets, and what stands in them. */
size_t rst_enumerator(str line, enum rst_format *format, str *text);

/* ":name: "; *colon is the place of the closing colon. */
size_t rst_field_marker(str line, size_t *colon);

/* "-o", "--option=value", "/V" and lists of them, with the two blanks or
   the end of the line after them. */
size_t rst_option_marker(str line);

/* A word and the blanks after it, or the end of the line. */
size_t rst_marker(str line, str word);

/* One mark repeated, up to the end of the line or trailing blanks. */
bool rst_is_line(str line);

bool rst_is_grid_border(str line);   /* +---+---+ */
bool rst_is_simple_border(str line); /* ====  === */
