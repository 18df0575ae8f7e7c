// SPDX-License-Identifier: MIT
// md: declarations shared by the files of the Markdown parser: the state of a
// page, runs of lines that cmark parses, and the positions of strings in the
// page.
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
    /* number of md_begin calls that wait for their md_end */
    unsigned running;
    struct map definitions; /* label -> struct md_definition * */
    /* name -> struct md_note *; NULL until the footnote is parsed */
    struct map notes;
    /* innermost open section of each heading level, or NULL; levels[0] is the
       node that contains all sections */
    struct node *levels[MD_LEVELS];
    /* the innermost open section; levels[0] if none is open */
    struct node *section;
};

/* A run of lines that cmark parses as one string. */
struct md_run {
    struct md *md;
    struct parse *p;
    struct lines lines;
    /* Either marks or pieces has an element for each line of the run, and the
       other is NULL. pieces is used if the run consists of pieces (struct
       md_piece). */
    const struct md_line *marks;
    const struct md_piece_line *pieces;
    const struct md_formulas *formulas;
    size_t formula; /* index of the next formula */
    /* number of lines of link definitions that precede `lines` in cmark's
       string */
    size_t skip;
    bool sections; /* whether headings start sections */
    struct md_walk walk;
};

/* md_begin marks the memory of md->scratch; md_end releases the allocations
   after that mark. The outermost md_end returns all memory of md->scratch to
   the system. */
struct arena_mark md_begin(struct md *md);
void md_end(struct md *md, struct arena_mark mark);

/* Converts cmark's line number, from 1, to an index in r->lines. Line numbers
   outside the run give the nearest index. */
size_t md_index(const struct md_run *r, uint32_t line);

/* Returns the link reference definitions for all labels in `text`, as a string
   in `a`. The caller puts this string before `text`. Sets *lines to the number
   of its lines. */
str md_used_definitions(struct md *md, struct arena *a, str text,
                        size_t *lines);

/* Parses lines as blocks and appends the nodes to `parent`. If `sections` is
   true and `parent` is the innermost open section, headings start sections
   (md_block.c). */
void md_blocks(struct md *md, struct lines lines, struct node *parent,
               bool sections);

/* Builds the table whose header row is line `head` of the run, and appends the
   table to `parent`. Returns the number of the table's lines (md_table.c). */
size_t md_table(struct md_run *r, size_t head, struct node *parent);

/* Builds the formula that starts at line `first` of the run, and appends the
   formula to `parent`. Returns the number of the formula's lines
   (md_math.c). */
size_t md_math(struct md_run *r, size_t first, struct node *parent);

/* Parses the footnote that starts at line `first` of the run and keeps the
   footnote for md_notes_end. Reports a second footnote with the same label.
   Returns the number of the footnote's lines. At the end of a page,
   md_notes_end appends the footnotes that are referred to, and reports the
   others (md_notes.c). */
size_t md_notes_add(struct md_run *r, size_t first, struct node *parent);
void md_notes_end(struct md *md);

/* Converts the start of `paragraph`, the first child of its parent: in a block
   quote, a GitHub alert such as "[!NOTE]"; in a list item, a task's checkbox.
   Other paragraphs are not changed (md_first.c). `line` is the paragraph's
   first line, without its indentation. */
void md_first(struct md *md, struct node *paragraph, str line);

/* Returns the lines of the part (footnote, definition or field) that starts at
   line `first` of the run, without marker and indentation. Blank lines inside
   the part are included. Sets *n to the number of lines. The result lives as
   long as the page (md_part.c). */
struct lines md_part_lines(const struct md_run *r, size_t first, size_t *n);

/* Build the definition list or field list that starts at line `first` of the
   run, and append the list to `parent`. Return the number of the list's lines
   (md_part.c). */
size_t md_part_definitions(struct md_run *r, size_t first, struct node *parent);
size_t md_part_fields(struct md_run *r, size_t first, struct node *parent);

/* Implements MyST's html_image and html_admonition: converts <img> and <div
   class="admonition"> in `html` to directives and runs them. *first is the
   first line of `html`. Returns false and does nothing if `html` contains
   anything else or the element's extension is off (md_element.c). */
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
    struct pos at; /* position of the first byte of `text` */
    /* for a table cell with escaped pipes: the cell's source; else STR_NONE */
    str cell;
    struct node *parent;
    /* sorted offsets in `text`; callers leave the list empty, and md_pieces
       fills in a copy */
    struct md_offsets {
        /* if `cell` is set, offsets of the escaped pipes, else of the line
           breaks */
        size_t *v;
        size_t n, cap;
    } offsets;
};
/* Parses n strings as inline markup only, and appends the nodes of v[i] to
   v[i].parent (md_piece.c). */
void md_pieces(struct md *md, const struct md_piece *v, size_t n);

/* A line of a piece as cmark sees it. */
struct md_piece_line {
    const struct md_piece *piece;
    size_t from; /* offset of the line in the piece */
    /* length of the no-break space that md_piece.c puts before the piece; 0 on
       further lines */
    size_t guard;
};
/* Returns the position of `len` bytes at byte `at` of a line of a piece. `at`
   counts the bytes of the guard, too. */
struct pos md_piece_pos(const struct md_piece_line *line, size_t at,
                        size_t len);

/* A fence that is a directive. Its info string starts at byte `at` of its first
   line. */
struct md_fence {
    const struct line *first;
    size_t at;
    str info; /* trimmed: "{name} argument" */
    /* 2 if the braces in `info` are not in the page, as for "```mermaid"; else
       0 */
    size_t added;
    bool bare; /* the body has no options */
    struct lines body;
};
/* Runs the directive of a fence and appends its nodes to `parent`
   (md_directive.c). */
void md_directive(struct md *md, const struct md_fence *f, struct node *parent);

/* Whether an info string names a directive. */
bool md_is_directive(str info);
