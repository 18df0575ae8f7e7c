// SPDX-License-Identifier: MIT
// rst_machine: what the parts of the reStructuredText parser share: the
// state of a page, a run of lines being parsed, and how indented blocks are
// cut out of it. The rules are docutils' (statemachine.py, states.py).
#pragma once

#include "parse/lines.h"
#include "parse/parse.h"

struct rst_machine;

/* A style of section titles: the underline's character, and the overline's
   where there is one. */
struct rst_style {
    char under, over;
};

/* The state of a page's parser; parse.own points to it. */
struct rst {
    struct parse *p;
    struct arena *a;
    struct node *section; /* the open section, or the document */
    unsigned level;       /* its level; 0 is the document */
    unsigned floor;       /* levels up to this one stay open */
    struct {
        struct rst_style *v;
        size_t n, cap;
    } styles;              /* in order of level */
    struct node *messages; /* of inline text, until its block is done */
    struct node *target;   /* where new targets' messages go */
    bool too_deep;         /* reported already */
    void (*body)(struct rst_machine *m); /* parses all lines of m */
};

/* A run of lines that is parsed as body elements below `node`. */
struct rst_machine {
    struct rst *r;
    struct lines lines;
    size_t at; /* the current line; lines.n at the end */
    struct node *node;
    bool titles; /* section titles are allowed */
};

#define RST_NO_INDENT ((size_t)-1)

/* What an indented block is like. */
struct rst_indent {
    size_t first; /* bytes to cut off the first line, which belongs to the
                     block whatever its indentation; or RST_NO_INDENT */
    size_t known; /* columns to cut off the others; or RST_NO_INDENT: as
                     many as all of them have */
    bool until_blank, keep_indent, keep_top;
};

struct rst_block {
    struct lines lines; /* indentation and (unless keep_top) blank lines at
                           the top removed; in the page's arena */
    size_t indent;      /* what was cut off */
    bool blank_finish;  /* ends with a blank line or the end of the lines */
};

/* Cuts an indented block out, from the current line on; afterwards its last
   line is the current one. */
struct rst_block rst_indented(struct rst_machine *m, struct rst_indent like);

/* The same for the indentation that all lines from here have in common. */
struct rst_block rst_get_indented(struct rst_machine *m);

/* The same where `first` bytes of the current line are a marker. */
struct rst_block rst_first_known(struct rst_machine *m, size_t first);

/* Parses lines as body elements below `n`, titles not allowed. `from` gives
   the state; nesting that is too deep is reported and kept as literal text. */
void rst_nested_parse(const struct rst_machine *from, struct lines lines,
                      struct node *n);

static inline const struct line *rst_line(const struct rst_machine *m)
{
    return &m->lines.v[m->at];
}

/* True when there is no line after line `at`, or a blank one. */
bool rst_next_is_blank(const struct rst_machine *m, size_t at);

/* The place of a whole line; past the end, of the last one. */
struct pos rst_line_pos(const struct rst_machine *m, size_t at);

/* Lines [from, to) of a run. */
struct lines rst_lines(const struct lines *lines, size_t from, size_t to);

/* A part of a line, with its place. */
struct line rst_part(const struct line *l, size_t from, size_t to);

/* A new node below m->node, at a line. */
struct node *rst_add(struct rst_machine *m, enum node_type type, size_t at);

/* Appends a node that holds one text. */
struct node *rst_add_text(struct arena *a, struct node *parent,
                          enum node_type type, str text, struct pos at);

/* Goes to the next line that is not blank; false at the end. */
bool rst_item_next(struct rst_machine *m);

/* Steps back to the last line before the current one, which turned out not
   to belong to the list. */
void rst_item_done(struct rst_machine *m);

/* Blanks at the start of a text. */
size_t rst_blanks(str s);
