// SPDX-License-Identifier: MIT
// md_cmark: CommonMark through libcmark, as a flat run of events. In: the text
// that md_scan prepared. md_cmark.c is the only file that knows the library.
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

/* A node is entered or left. Kinds that hold nothing are only entered. */
struct md_event {
    enum md_kind kind;
    bool enter;
    /* Where it starts and its last byte, as cmark counts: from 1, in bytes;
       for inline nodes see md_leaf. line 0: not known. */
    uint32_t line, col, end_col;
    str literal;    /* of code, HTML and text; lives until md_walk_end */
    str url, title; /* of a link or an image, unescaped; title may be empty */
    str info;       /* of a code block; empty for an indented one too */
    int level;      /* of a heading */
    int start;      /* of an ordered list */
    bool ordered, paren, tight; /* of a list */
};

struct md_walk {
    void *tree, *iter;
    bool long_text;
};

/* Parses a text; every start needs its end. */
void md_walk_start(struct md_walk *w, str text);
void md_walk_end(struct md_walk *w);

/* The next event; false after the last. Only the members that the kind has
   are filled in, and on leaving a node only line, col and end_col. */
bool md_walk_next(struct md_walk *w, struct md_event *e);
