// SPDX-License-Identifier: MIT
// source: an input file, its name as shown to users, and positions in the file.
// Every node, token, CSV record and diagnostic has a struct pos.
#pragma once

#include <stdint.h>

#include "base/str.h"

struct shared_names; /* df/run/shared.h */

/* A row of a frame for which a template is parsed. In the template's text, each
   field is replaced by a stand-in (doc/fields.h). */
struct source_row {
    const struct source *written; /* the unmodified template; NULL: the text of
                                     this source is unmodified */
    str label;                    /* "row 3, 'bert'" */
    uint32_t number;              /* number of the row, from 1 */
    const str *values; /* values of the fields in this row, by the number of the
                          field */
    const str *marks;  /* the fields as written in the template, by number */
    size_t n;          /* number of fields */
    str prefix;        /* prefix of all stand-ins */
    const struct shared_names *names; /* names that scripts in the template
                                         can use for this row */
};

struct source {
    str name;  /* path from the site's root, separated by '/'; "-" for standard
                  input */
    str text;  /* whole text; lives as long as the source */
    bool tabs; /* tabs are read as blanks (reStructuredText), and columns count
                  those blanks */
    size_t packed; /* size of the gzip file that contains the text; 0: none */
    size_t start;  /* offset where readers of data begin; the text before it is
                      there only to keep positions equal to those in the file */
    struct source_row *row; /* NULL: the source is not a template */
};

enum { SOURCE_TAB = 8 }; /* columns between tab stops */

/* A position. line and col count from 1; line 0 means the whole file, col 0 the
   whole line. col counts bytes of the line as the parser reads it (see
   source.tabs); diagnostics show the column in characters of the file. len is
   the number of bytes that are marked, 0 for a point. src is NULL if the
   position is not in a file (the command line). */
struct pos {
    const struct source *src;
    uint32_t line, col, len;
};

/* A line of a page with its position, for block parsers. Nested content (a list
   item, the body of a directive, a table cell) is a range of the same lines.
   Some of these are shortened by their indentation or marker, so that positions
   stay correct. */
struct line {
    str text;                 /* without the line break */
    const struct source *src; /* the file that contains the line */
    uint32_t line, col;       /* position of text.p[0] */
};

struct lines {
    struct line *v;
    size_t n, cap;
};

/* Returns a copy, in `a`, of the row of the source of `at`, for texts that are
   not part of the template but are shown at `at`, such as the cells of a table.
   The copy has no fields, and its label begins with the position:
   "model.md:3:5, row 3 'bert'". Returns NULL if the source of `at` has no
   row. */
struct source_row *source_row_shown(struct arena *a, struct pos at);

/* Returns all lines of a source, in `a`; \n, \r\n and \r end a line. */
struct lines source_lines(struct arena *a, const struct source *src);

/* Splits lines further, like Python's splitlines(), at U+0085, U+2028, U+2029
   and ASCII's separators (0x1c to 0x1e). All parts keep the number of their
   line. Returns `lines` if nothing is split; else new lines, in `a`. */
struct lines source_split(struct arena *a, struct lines lines);

/* Returns the position of the `len` bytes that begin at byte `at` of a line. */
struct pos line_pos(const struct line *l, size_t at, size_t len);

/* Returns a line (from 1) of a source, without its line break; STR_NONE if
   there is no such line. Takes time linear in the source. */
str source_line(const struct source *src, uint32_t line);

/* The line that source_line_from read last. source_line_from returns the same
   as source_line, but continues from that line if `line` is in the same source
   and not before it: reading all lines in order takes one pass. A zeroed cursor
   is ready to use. The source may be freed before the next call. */
struct source_cursor {
    unsigned long long name; /* hash of the source's name */
    const char *text;
    uint32_t line; /* number of the line that starts at byte `at` */
    size_t at;
    size_t end; /* offset of the end of the line's text; 0: unknown */
};
str source_line_from(struct source_cursor *c, const struct source *src,
                     uint32_t line);

/* Converts a column (struct pos) of a line of the source to the offset of its
   byte in the line, from 0. Accounts for tabs if src->tabs is set. The offset
   may be beyond the end of the line. */
size_t source_byte(const struct source *src, str line, uint32_t col);
