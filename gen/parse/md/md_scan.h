// SPDX-License-Identifier: MIT
// md_scan: finds in a page's lines what MyST and GFM add to CommonMark's blocks
// (colon fences, targets, comments, block breaks, footnotes, pipe tables,
// formulas). In: lines. Out: a mark for each line.
#pragma once

#include "base/arena.h"
#include "base/source.h"
#include "config/myst_choice.h"

enum md_mark {
    MD_MARK_NONE,
    MD_MARK_TEXT,       /* first line of a paragraph */
    MD_MARK_MORE,       /* a further line of it */
    MD_MARK_DEFINITION, /* all of it is a link reference definition */
    MD_MARK_FENCE,      /* opens a fence of ` or ~ */
    MD_MARK_COLON,      /* opens or closes one of colons */
    MD_MARK_COVER,      /* looks like the end of the colon fence around it */
    /* From here on, cmark sees an HTML block of one line instead. */
    MD_MARK_TARGET,
    MD_MARK_COMMENT,
    MD_MARK_BREAK,
    MD_MARK_MATH,       /* first line of a formula, */
    MD_MARK_MATH_MORE,  /* and a further one */
    MD_MARK_ATTRIBUTES, /* {.class}, for the block that follows */
    MD_MARK_HEAD, /* of a table: its header row, its delimiter row, a row */
    MD_MARK_DELIMITER,
    MD_MARK_ROW,
    MD_MARK_TERM, /* what a definition list defines */
    /* Parts, whose lines are parsed on their own: the first line */
    MD_MARK_NOTE,      /* of a footnote, */
    MD_MARK_MEANING,   /* of a definition, */
    MD_MARK_FIELD,     /* of a field, */
    MD_MARK_PART_MORE, /* and a further one, not blank */
    MD_N_MARKS
};

struct md_line {
    enum md_mark mark;
    uint32_t content; /* bytes before what stands in the innermost container:
                         quote marks, list markers and blanks; of a part's
                         line: before what belongs to the part's body */
    uint32_t lead;    /* of a part's line: bytes before the part's own
                         indentation or label; of a formula's first line: how
                         many it has, blank ones included */
    uint32_t within;  /* of a term, a part's first line: a number that tells
                         the container it stands in from others */
    bool heading;     /* one with # before it */
};

struct md_scan {
    struct md_line *v; /* one for each line */
    struct strs notes; /* labels of footnotes */
    /* The first place that is nested more deeply than allowed: line (an
       index) and byte; too_deep says whether there is one. What follows on
       such a line is left out of what cmark sees. */
    bool too_deep;
    size_t deep_line, deep_at;
};

struct md_scan_how {
    bool plain; /* CommonMark only */
    const struct myst_choice *myst;
    unsigned depth; /* quotes and list items that may nest */
};

/* Scans lines. Lives in `a`. */
struct md_scan md_scan(struct arena *a, const struct lines *lines,
                       const struct md_scan_how *how);
