// SPDX-License-Identifier: MIT
// md_line: recognizes the constructs of Markdown that fit on one line: markers,
// table rows, footnote labels, code spans. In: a line from its first character
// that is not a blank, unless noted.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Returns the length of the run of c that s starts with. */
size_t md_run_of(str s, char c);

/* Code spans with at least this many backquotes are not recognized. */
enum { MD_TICKS_MAX = 64 };

/* Remembers, for md_code_end, the lengths of runs of backquotes that the string
   does not close: unclosed[n] is set if a run of n backquotes opened no code
   span, because no later run has length n. Must be zeroed for each string. */
struct md_code_widths {
    bool unclosed[MD_TICKS_MAX];
};

/* Returns the end of the code span that starts at byte `at` of s. If the span
   is not closed, or has MD_TICKS_MAX backquotes or more, returns the end of the
   opening backquotes. */
size_t md_code_end(str s, size_t at, struct md_code_widths *widths);

/* Whether a line is a thematic break: at least three '*', three '-' or three
   '_'. Blanks may separate them. */
bool md_is_rule(str s);

/* Whether a line underlines the heading on the line before. */
bool md_is_underline(str s);

/* Whether a line is a heading that starts with '#'. */
bool md_is_heading(str s);

/* Returns the length of the fence that a line opens, or 0 if the line opens no
   fence. Recognizes fences of colons unless `plain` is true. */
size_t md_fence_length(str s, bool plain);

/* Whether a line is a block break: at least three '+', which blanks may
   separate, then anything. */
bool md_is_break(str s);

/* Returns the length of the list marker that s starts with, or 0 if s has no
   list marker. Sets *number to the digits of a numbered item, and to STR_NONE
   for a bullet. */
size_t md_list_marker(str s, str *number);

/* Returns 1, the length of the marker, if s starts with the marker of a
   definition, else 0. The marker is ':' or '~' before a blank and text. */
size_t md_meaning_start(str s);

/* Returns the length of the ":name:" of the field that s starts with, or 0 if s
   starts no field. */
size_t md_field_start(str s);

/* Returns the length of the "[^label]" that s starts with, or 0 if s does not
   start with a label. A label has no blanks and no brackets. */
size_t md_note_reference(str s, str *label);

/* Returns the length of the "[^label]:" that s starts with, or 0 if s starts no
   footnote. */
size_t md_note_start(str s, str *label);

/* Whether a footnote's label is a number. */
bool md_note_is_number(str label);

/* ---- pipe tables (GitHub Flavored Markdown 0.29, section 4.10) ---- */

enum md_align { MD_ALIGN_NONE, MD_ALIGN_LEFT, MD_ALIGN_CENTER, MD_ALIGN_RIGHT };

/* Offset (in the row) and length of a cell, without the blanks around the cell;
   escaped pipes are still escaped. */
struct md_cell {
    size_t at, n;
};

/* Finds the next cell of a row; *at must be 0 for the first cell. Returns false
   after the last cell. A pipe after a backslash belongs to the cell, even in a
   code span. */
bool md_row_cell(str row, size_t *at, struct md_cell *cell);

/* Returns the number of cells in a row. */
size_t md_row_width(str row);

/* Returns the number of columns if a line is a delimiter row, else 0. Unless
   aligns is NULL, sets aligns[i] to the alignment of column i. */
size_t md_row_delimiter(str line, enum md_align *aligns);

/* Returns a cell's string with all pipes unescaped: a copy in `a`, or a slice
   of `row` if the cell has no escaped pipes. */
str md_row_text(struct arena *a, str row, struct md_cell cell);
