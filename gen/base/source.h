// SPDX-License-Identifier: MIT
// source: an input text under the name that users know it by, and places in it.
// Every node, token, CSV record and diagnostic has a struct pos.
#pragma once

#include <stdint.h>

#include "base/str.h"

struct source {
    str name;  /* path from the site root, with '/'; "-" is standard input */
    str text;  /* whole text; lives as long as the source */
    bool tabs; /* read as reStructuredText, with blanks in the place of tabs,
                  which columns of its places count */
};

enum { SOURCE_TAB = 8 }; /* blanks go up to the next multiple of it */

/* A place. line and col count from 1; col counts bytes of the line as its
   source is read (users are shown characters as they are written); len is the
   number of bytes meant, 0 where only a point is. line 0: the whole file. src
   NULL: no place at all (the command line). */
struct pos {
    const struct source *src;
    uint32_t line, col, len;
};

/* A line of a page with its place: what block parsers work on. Nested
   content (a list item, a directive's body, a table cell) is a shorter or
   narrower run of the same lines, so that places stay true. */
struct line {
    str text;                 /* without the line break */
    const struct source *src; /* where it was read */
    uint32_t line, col;       /* place of text.p[0] */
};

struct lines {
    struct line *v;
    size_t n, cap;
};

/* All lines of a source; \n, \r\n and \r end one. Lives in `a`. */
struct lines source_lines(struct arena *a, const struct source *src);

/* Lines cut in two wherever Python's splitlines() ends one as well: at U+0085,
   U+2028, U+2029 and the separators of ASCII. Each part has the number of its
   line. The lines themselves where there is none; else new ones, in `a`. */
struct lines source_split(struct arena *a, struct lines lines);

/* The place of byte `at` of a line, `len` bytes wide. */
struct pos line_pos(const struct line *l, size_t at, size_t len);

/* The text of a given line (from 1), without its line break; STR_NONE when
   there is no such line. Linear in the text. */
str source_line(const struct source *src, uint32_t line);

/* The same, going on from the line asked for last when it is in the same
   source and not further down: lines asked for in order cost one pass. Zeroed
   before the first use; the source it was at may be gone by the next. */
struct source_cursor {
    unsigned long long name; /* its hash */
    const char *text;
    uint32_t line; /* the one that starts at byte `at` */
    size_t at;
    size_t end; /* of its text; 0 where it was not looked for */
};
str source_line_from(struct source_cursor *c, const struct source *src,
                     uint32_t line);

/* The byte of a line of the source, from 0, that a column means. */
size_t source_byte(const struct source *src, str line, uint32_t col);
