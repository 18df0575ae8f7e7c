// SPDX-License-Identifier: MIT
// rst_pattern: classifies the first line of a block: docutils' Body.patterns
// without regular expressions.
#pragma once

#include "base/str.h"

/* Kinds of first lines, in the order in which docutils tries them. */
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
    RST_LINE, /* one mark repeated: a title's overline, or a transition */
    RST_TEXT,
    RST_N_KINDS
};

enum rst_kind rst_classify(str line);

/* The following functions return the length of the marker at the start of a
   line, including the blanks after the marker; 0 if the line has no such
   marker. */
size_t rst_bullet(str line);

enum rst_format { RST_PARENS, RST_RPAREN, RST_PERIOD };

/* "(a)", "a)" or "a."; sets *format to the punctuation, and *text to the number
   or letter. */
size_t rst_enumerator(str line, enum rst_format *format, str *text);

/* ":name: "; sets *colon to the offset of the closing colon. */
size_t rst_field_marker(str line, size_t *colon);

/* "-o", "--option=value", "/V" and lists of them, followed by two blanks or the
   end of the line. */
size_t rst_option_marker(str line);

/* The marker `word`, followed by blanks or the end of the line. */
size_t rst_marker(str line, str word);

/* Whether a line repeats one mark. Trailing blanks are allowed. */
bool rst_is_line(str line);

bool rst_is_grid_border(str line);   /* +---+---+ */
bool rst_is_simple_border(str line); /* ====  === */
