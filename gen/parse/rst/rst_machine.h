// SPDX-License-Identifier: MIT
// rst_machine: declarations shared by the files of the reStructuredText parser:
// the state of a page, a run of lines being parsed, and indented blocks. The
// rules are docutils' (statemachine.py, states.py).
#pragma once

#include "parse/lines.h"
#include "parse/parse.h"

struct rst_machine;

/* A style of section titles: the characters of underline and overline. `over`
   is 0 if the title has no overline. */
struct rst_style {
    char under, over;
};

/* The state of a page's parser; parse.parser points to it. */
struct rst {
    struct parse *p;
    struct arena *a;
    struct node *section; /* the open section, or the document */
    unsigned level;       /* level of `section`; 0 for the document */
    unsigned floor;       /* sections of levels 1 to `floor` stay open */
    struct {
        struct rst_style *v;
        size_t n, cap;
    } styles; /* styles of the titles of levels 1, 2, ... */
    /* messages about inline text, kept until the text's block is complete */
    struct node *messages;
    bool too_deep; /* whether nesting that is too deep was reported */
    void (*body)(struct rst_machine *m); /* parses m->lines as body elements */
};

/* A run of lines that is parsed as body elements below `node`. */
struct rst_machine {
    struct rst *r;
    struct lines lines;
    size_t at; /* index of the current line; lines.n at the end */
    struct node *node;
    bool titles; /* whether section titles are allowed */
};

#define RST_NO_INDENT ((size_t)-1)

/* How to cut out an indented block. */
struct rst_indent {
    /* number of bytes to cut off the first line; the first line then belongs to
       the block whatever its indentation is. RST_NO_INDENT: the first line is
       treated like the other lines */
    size_t first;
    /* number of columns to cut off the other lines; RST_NO_INDENT: their common
       indentation */
    size_t known;
    /* until_blank: the block ends at a blank line. keep_indent: all lines but
       the first keep their indentation. keep_top: the block keeps blank lines
       at its top. */
    bool until_blank, keep_indent, keep_top;
};

struct rst_block {
    /* in the page's arena; without indentation unless keep_indent is set, and
       without blank lines at the top unless keep_top is set */
    struct lines lines;
    size_t indent; /* indentation of the block, in columns */
    /* whether the block ends with a blank line or the last line */
    bool blank_finish;
};

/* Cuts out the indented block that starts at the current line. The block's last
   line becomes the current line. */
struct rst_block rst_indented(struct rst_machine *m, struct rst_indent like);

/* Like rst_indented: cuts `first` bytes, the length of a marker, off the
   current line, and cuts the common indentation of the other lines off these
   lines. `first` is RST_NO_INDENT if the current line has no marker; the
   current line is then treated like the other lines. */
struct rst_block rst_first_known(struct rst_machine *m, size_t first);

/* Parses lines as body elements without titles and appends these to `n`. Lines
   that are nested too deeply are reported and kept as literal text. `from` is a
   machine of the same page. */
void rst_nested_parse(const struct rst_machine *from, struct lines lines,
                      struct node *n);

static inline const struct line *rst_line(const struct rst_machine *m)
{
    return &m->lines.v[m->at];
}

/* Whether the line after line `at` is blank or missing. */
bool rst_next_is_blank(const struct rst_machine *m, size_t at);

/* Returns the position of line `at`, or of the last line if `at` is past the
   end. */
struct pos rst_line_pos(const struct rst_machine *m, size_t at);

/* Returns lines [from, to) of a run. */
struct lines rst_lines(const struct lines *lines, size_t from, size_t to);

/* Returns a slice of a line, with its position. */
struct line rst_part(const struct line *l, size_t from, size_t to);

/* Appends a new node to m->node, with the position of a line. */
struct node *rst_add(struct rst_machine *m, enum node_type type, size_t at);

/* Appends a node with one text node. */
struct node *rst_add_text(struct arena *a, struct node *parent,
                          enum node_type type, str text, struct pos at);

/* Moves to the next non-blank line; returns false at the end. */
bool rst_item_next(struct rst_machine *m);

/* Steps back by one line after a list, so that the current line, which does not
   belong to the list, is parsed next. Does nothing at the end. */
void rst_item_done(struct rst_machine *m);

/* Returns the number of blanks at the start of a string. */
size_t rst_blanks(str s);
