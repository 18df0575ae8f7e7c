// SPDX-License-Identifier: MIT
// md_cmark: wraps libcmark: parses CommonMark into a flat sequence of events.
// In: the string that md_view prepared.
#pragma once

#include <stdint.h>

#include "base/str.h"

enum md_kind {
    MD_DOCUMENT,
    MD_QUOTE,
    MD_LIST,
    MD_ITEM,
    MD_CODE_BLOCK,
    MD_HTML_BLOCK,
    MD_PARAGRAPH,
    MD_HEADING,
    MD_RULE,
    MD_TEXT,
    MD_SOFT_BREAK,
    MD_LINE_BREAK,
    MD_CODE,
    MD_HTML,
    MD_EMPHASIS,
    MD_STRONG,
    MD_LINK,
    MD_IMAGE,
    MD_N_KINDS
};

/* A step of the walk: a node is entered or left. Nodes without children are
   only entered. */
struct md_event {
    enum md_kind kind;
    bool enter;
    /* line and column of the node's first byte, and column of its last byte, as
       cmark counts: from 1, in bytes. The line is 0 if the position is unknown.
       md_inline.c describes the positions of inline nodes. */
    uint32_t line, col, end_col;
    str literal;    /* content of code, HTML or text; valid until md_walk_end */
    str url, title; /* URL and title of a link or an image, unescaped; title may
                       be empty */
    str info;       /* info string of a code block; empty for an indented
                       block */
    int level;      /* level of a heading */
    int start;      /* first number of an ordered list */
    bool ordered, paren, tight; /* properties of a list; `paren`: numbers end
                                   with ')' */
};

struct md_walk {
    void *tree, *iter;
    /* whether md_walk_end returns the freed memory to the system */
    bool long_text;
};

/* Start and end the parse of a string. Each md_walk_start must be followed by
   an md_walk_end, which frees the strings of all events. */
void md_walk_start(struct md_walk *w, str text);
void md_walk_end(struct md_walk *w);

/* Sets *e to the next event; returns false after the last event. When a node is
   entered, sets the members that apply to its kind. When a node is left, sets
   only kind, enter, line, col and end_col. */
bool md_walk_next(struct md_walk *w, struct md_event *e);
