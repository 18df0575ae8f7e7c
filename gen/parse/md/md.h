// SPDX-License-Identifier: MIT
// md: declarations shared by the files of the Markdown parser: the state of a
// page, a run of lines that cmark parses, and positions in it.
#pragma once

#include "parse/lines.h"
#include "parse/md/md_cmark.h"
#include "parse/md/md_scan.h"
#include "parse/md/md_view.h"
#include "parse/parse.h"

enum { MD_LEVELS = 7 };

/* The state of one page. */
struct md {
    struct parse *p;
    bool plain;              /* CommonMark only: no MyST, no tables */
    struct myst_choice myst; /* the site's settings, or the page's */
    struct arena scratch;    /* temporary memory of runs; see md_begin */
    /* number of calls of md_begin without their md_end */
    unsigned running;
    struct map definitions; /* label -> struct md_definition * */
    /* name -> struct md_note *; NULL until the footnote is parsed */
    struct map notes;
    /* open sections by heading level; [0] is their parent */
    struct node *levels[MD_LEVELS];
    struct node *section; /* the innermost open section */
};

/* A run of lines that cmark parses as one string. */
struct md_run {
    struct md *md;
    struct parse *p;
    struct lines lines;
    const struct md_line *marks;        /* one for each line of the run */
    const struct md_piece_line *pieces; /* one for each line of pieces; NULL
                                           for lines of the page */
    const struct md_formulas *formulas;
    size_t formula; /* index of the next formula */
    size_t skip;    /* number of lines of definitions prepended for cmark */
    bool sections;  /* whether headings make sections */
    struct md_walk walk;
};

/* md_begin marks the memory of md->scratch; md_end releases the allocations
   after that mark. The outermost md_end returns all memory of md->scratch to
   the system. */
struct arena_mark md_begin(struct md *md);
void md_end(struct md *md, struct arena_mark mark);

/* Returns the index in r->lines of cmark's line `line`. */
size_t md_index(const struct md_run *r, uint32_t line);

/* Returns the definitions of the link labels in `text`, in `a`, as lines to
   prepend to it; sets *lines to their number. */
str md_used_definitions(struct md *md, struct arena *a, str text,
                        size_t *lines);

/* Parses lines as blocks and appends the nodes to `parent`. If `sections` is
   true and `parent` is the open section, headings make sections
   (md_block.c). */
void md_blocks(struct md *md, struct lines lines, struct node *parent,
               bool sections);

/* Appends the table whose header row is line `head` of the run to `parent`.
   Returns the number of its lines (md_table.c). */
size_t md_table(struct md_run *r, size_t head, struct node *parent);

/* Appends the formula that starts at line `first` of the run to `parent`.
   Returns the number of its lines (md_math.c). */
size_t md_math(struct md_run *r, size_t first, struct node *parent);

/* Parses the footnote that starts at line `first` of the run and keeps it for
   the end of the page. Reports a second footnote of the same name. Returns the
   number of its lines. md_notes_end appends the footnotes that are referred to
   (md_notes.c). */
size_t md_notes_add(struct md_run *r, size_t first, struct node *parent);
void md_notes_end(struct md *md);

/* Converts a GitHub alert or the checkbox of a task at the start of
   `paragraph`, the first of a block quote or a list item; other paragraphs are
   not changed (md_first.c). `line` is the paragraph's first line, without its
   indentation. */
void md_first(struct md *md, struct node *paragraph, str line);

/* Returns the lines of the part that starts at line `first` of the run, with
   the blank lines between them, without their indentation; sets *n to their
   number. They live as long as the page (md_part.c). */
struct lines md_part_lines(const struct md_run *r, size_t first, size_t *n);

/* Append the definition list or field list that starts at line `first` of the
   run to `parent`. Return the number of its lines (md_part.c). */
size_t md_part_definitions(struct md_run *r, size_t first, struct node *parent);
size_t md_part_fields(struct md_run *r, size_t first, struct node *parent);

/* Implements MyST's html_image and html_admonition: converts <img> and <div
   class="admonition"> in a string of HTML to directives and runs them; *first
   is the string's first line. Returns false and does nothing if the string has
   anything else or the extension is off (md_element.c). */
bool md_element_run(struct md *md, str html, const struct line *first,
                    struct node *parent);

/* Converts cmark's events up to the end of a leaf block to inline nodes, and
   appends these to `parent` (md_inline.c). `leaf` is the event that entered the
   block. */
void md_inlines(struct md_run *r, const struct md_event *leaf,
                struct node *parent);

/* A string of inline markup. */
struct md_piece {
    str text;
    struct pos at; /* position of its first byte */
    /* the table cell as written, if it has escaped pipes; else STR_NONE */
    str cell;
    struct node *parent;
    /* sorted offsets in the string; md_pieces sets them in its copy */
    struct md_offsets {
        /* offsets of escaped pipes; of line breaks if `cell` is STR_NONE */
        size_t *v;
        size_t n, cap;
    } offsets;
};
/* Parses n strings as inline markup only and appends the nodes of each to its
   `parent` (md_piece.c). */
void md_pieces(struct md *md, const struct md_piece *v, size_t n);

/* A line of a piece as cmark sees it. */
struct md_piece_line {
    const struct md_piece *piece;
    size_t from;  /* offset of the line in the piece */
    size_t guard; /* length of the guard before it */
};
/* Returns the position of `len` bytes at byte `at` of a line of a piece. */
struct pos md_piece_pos(const struct md_piece_line *line, size_t at,
                        size_t len);

/* A fence that is a directive. Its line `first` has the info string `info` at
   byte `at`. */
struct md_fence {
    const struct line *first;
    size_t at;
    str info;     /* trimmed: "{name} argument" */
    size_t added; /* number of braces in `info` that the line does not have */
    bool bare;    /* the whole body is content */
    struct lines body;
};
/* Runs the directive of a fence and appends its nodes to `parent`
   (md_directive.c). */
void md_directive(struct md *md, const struct md_fence *f, struct node *parent);

/* Whether an info string names a directive. */
bool md_is_directive(str info);
