// SPDX-License-Identifier: MIT
// md: what the files of the Markdown parser share: a page's state, a run of
// lines that is given to cmark, and the way from cmark's places back to the
// page's.
#pragma once

#include "parse/lines.h"
#include "parse/md/md_cmark.h"
#include "parse/md/md_scan.h"
#include "parse/md/md_view.h"
#include "parse/parse.h"

enum { MD_LEVELS = 7 };

/* A page's. */
struct md {
    struct parse *p;
    bool plain;              /* CommonMark only: nothing of MyST, no tables */
    struct myst_choice myst; /* the site's, or the page's own */
    struct arena scratch;    /* for runs; see md_begin */
    unsigned running;
    struct map definitions;         /* label -> struct md_definition * */
    struct map notes;               /* name -> struct md_note *, or NULL for
                                       a footnote that is still to come */
    struct node *levels[MD_LEVELS]; /* open sections by heading level; [0] is
                                       what they stand in */
    struct node *section;           /* the innermost of them */
};

/* One text given to cmark, and the lines it was made from. */
struct md_run {
    struct md *md;
    struct parse *p;
    struct lines lines;
    const struct md_line *marks;        /* one for each line */
    const struct md_piece_line *pieces; /* of each line, where they are not
                                           the page's; else NULL */
    const struct md_formulas *formulas;
    size_t formula; /* the next of them */
    size_t skip;    /* lines of definitions put before them for cmark */
    bool sections;  /* headings make sections */
    struct md_walk walk;
};

/* What is allocated in md->scratch from begin on is given back by end; the
   outermost end gives all of it back to the system. */
struct arena_mark md_begin(struct md *md);
void md_end(struct md *md, struct arena_mark mark);

/* The index of cmark's line in r->lines. */
size_t md_index(const struct md_run *r, uint32_t line);

/* The definitions that a text may refer to, as lines to put before it; *lines
   says how many. */
str md_wanted_definitions(struct md *md, struct arena *a, str text,
                          size_t *lines);

/* Parses lines as blocks below `parent` (md_block.c). */
void md_blocks(struct md *md, struct lines lines, struct node *parent,
               bool sections);

/* Builds the table whose header row is line `head` of the run; returns the
   number of its lines (md_table.c). */
size_t md_table(struct md_run *r, size_t head, struct node *parent);

/* Makes the block of a formula, whose first line is line `first` of the run;
   returns the number of its lines (md_math.c). */
size_t md_math(struct md_run *r, size_t first, struct node *parent);

/* Parses the footnote that starts at line `first` of the run and keeps it for
   the end of the page; reports a second one of its name. Returns the number of
   its lines. md_notes_end appends all that are referred to (md_notes.c). */
size_t md_notes_take(struct md_run *r, size_t first, struct node *parent);
void md_notes_end(struct md *md);

/* Reads what the first paragraph of a block quote or a list item starts with:
   GitHub's alerts, and the boxes of tasks (md_first.c). `line` is its first
   line, from its first character. */
void md_first(struct md *md, struct node *paragraph, str line);

/* Returns the lines of the part that starts at line `first` of the run, without
   their indentation; *n is how many lines of the run they are, blank ones
   between them included. They live as long as the page (md_part.c). */
struct lines md_part_lines(const struct md_run *r, size_t first, size_t *n);

/* Build the definition list or field list that starts at line `first` of the
   run; return the number of its lines (md_part.c). */
size_t md_part_definitions(struct md_run *r, size_t first, struct node *parent);
size_t md_part_fields(struct md_run *r, size_t first, struct node *parent);

/* Runs the directives that <img> and <div class="admonition"> in a string of
   HTML stand for, as MyST's html_image and html_admonition; *first is its first
   line. Returns false, with nothing done, if the string holds anything else or
   the extension is off (md_element.c). */
bool md_element_run(struct md *md, str html, const struct line *first,
                    struct node *parent);

/* Converts what is inside a leaf block, up to its end, below `parent`
   (md_inline.c). `leaf` is the event that entered it. */
void md_inlines(struct md_run *r, const struct md_event *leaf,
                struct node *parent);

/* A text that is to be parsed as inline elements only (md_piece.c). */
struct md_piece {
    str text;
    struct pos at; /* of its first byte */
    str cell;      /* as written, where pipes were escaped; else none */
    struct node *parent;
    struct md_offsets { /* set by md_pieces: offsets in the text, in order, of
                         */
        size_t *v;      /* pipes that were escaped; without a cell, of line */
        size_t n, cap;  /* breaks */
    } offsets;
};
void md_pieces(struct md *md, const struct md_piece *v, size_t n);

/* A line of a piece as cmark sees it, and the place of byte `at` of it. */
struct md_piece_line {
    const struct md_piece *piece;
    size_t from;  /* bytes of the piece before it */
    size_t guard; /* bytes put before it */
};
struct pos md_piece_pos(const struct md_piece_line *line, size_t at,
                        size_t len);

/* Runs the directive of a fence: `info` follows the fence's characters on
   `first`, at byte `at` (md_directive.c). */
struct md_fence {
    const struct line *first;
    size_t at;
    str info;     /* trimmed: "{name} argument" */
    size_t added; /* bytes of it that the line does not have: its braces */
    bool bare;    /* all of the body is content */
    struct lines body;
};
void md_directive(struct md *md, const struct md_fence *f, struct node *parent);

/* True when an info string names a directive. */
bool md_is_directive(str info);
