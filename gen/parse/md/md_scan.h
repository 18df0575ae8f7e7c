// SPDX-License-Identifier: MIT
// md_scan: finds blocks that MyST and GFM add to CommonMark (colon fences,
// targets, comments, block breaks, footnotes, pipe tables, formulas) in the
// lines of a page. In: lines. Out: a mark for each line.
#pragma once

#include "base/arena.h"
#include "base/source.h"
#include "config/myst_choice.h"

enum md_mark {
    MD_MARK_NONE,
    MD_MARK_TEXT,       /* first line of a paragraph */
    MD_MARK_MORE,       /* a further line of a paragraph */
    MD_MARK_DEFINITION, /* part of a link reference definition */
    MD_MARK_FENCE,      /* opens a fence of ` or ~ */
    MD_MARK_COLON,      /* opens or closes a fence of colons */
    /* a line of tildes in a colon fence; cmark sees the colons as tildes and
       must not end the fence here */
    MD_MARK_COVER,
    /* In place of a line with this mark or a later one, cmark sees an HTML
       block of one line. */
    MD_MARK_TARGET,
    MD_MARK_COMMENT,
    MD_MARK_BREAK,
    MD_MARK_MATH,       /* first line of a formula */
    MD_MARK_MATH_MORE,  /* a further line of a formula */
    MD_MARK_ATTRIBUTES, /* {.class}, which applies to the next block */
    MD_MARK_HEAD,       /* the header row of a table */
    MD_MARK_DELIMITER,
    MD_MARK_ROW,
    MD_MARK_TERM, /* the term of a definition list */
    /* Parts (footnotes, definitions and fields) are parsed separately. The next
       three marks are for their first lines. */
    MD_MARK_NOTE,      /* footnote */
    MD_MARK_MEANING,   /* definition */
    MD_MARK_FIELD,     /* field */
    MD_MARK_PART_MORE, /* a further line of a part, not blank */
    MD_N_MARKS
};

struct md_line {
    enum md_mark mark;
    /* number of bytes before the content of the innermost container (quote
       marks, list markers and blanks); for a part's line, before the part's
       body */
    uint32_t content;
    /* for a part's line: number of bytes before the part's indentation or
       label; for a formula's first line: number of the formula's lines,
       including blank ones */
    uint32_t lead;
    /* for a term or a part's first line: number of the container around the
       term or part; 0 if none */
    uint32_t within;
    bool heading; /* a heading that starts with '#' */
};

struct md_scan {
    struct md_line *v; /* one for each line */
    struct strs notes; /* labels of footnotes */
    /* The first position that is nested too deeply, if any: index of the line,
       and byte in the line. cmark sees nothing from there on. */
    bool too_deep;
    size_t deep_line, deep_at;
    /* If definition lists are off: position of the first line that would be a
       definition (index of the line, and byte in the line). meaning_line is 0
       if there is no such line. */
    size_t meaning_line, meaning_at;
};

struct md_scan_options {
    bool plain; /* CommonMark only */
    const struct myst_choice *myst;
    unsigned depth; /* limit of nested quotes and list items */
};

/* Scans lines. The result lives in `a`. */
struct md_scan md_scan(struct arena *a, const struct lines *lines,
                       const struct md_scan_options *options);
