// SPDX-License-Identifier: MIT
// md_dollar: formulas between dollars, which Markdown's own markup is not
// looked for in: they are hidden from cmark, and found again in what it gives.
// The rules are those of MyST's dollarmath.
#pragma once

#include "base/arena.h"
#include "base/str.h"
#include "config/myst_choice.h"

/* What stands for each byte between the dollars of a formula; and for its first
   dollars as well, where a line break follows them. */
#define MD_DOLLAR_HIDDEN '\1'

struct md_formula {
    str tex;      /* as written; its lines joined by \n */
    bool display; /* between two dollars each */
};

struct md_formulas {
    struct md_formula *v; /* in the order of the text */
    size_t n, cap;
};

/* A line of a paragraph as cmark is to see it. */
struct md_dollar_line {
    char *p;
    size_t n;
};

/* Hides the formulas of a paragraph, or a heading: of each, what is between its
   dollars; and adds them to *out. Linear in the text, but for code spans of
   many widths that are never closed. Lives in `a`. */
void md_dollar_hide(struct arena *a, const struct myst_choice *choice,
                    const struct md_dollar_line *lines, size_t n,
                    struct md_formulas *out);

/* Whether a line starts a block: two dollars. */
bool md_dollar_starts(str line);

/* Whether a line ends a block: the bytes before its last two dollars, and in
   *label what stands in brackets after them, where that is allowed; else
   STR_NONE. `first`: the block starts on this line, with these dollars.
   STR_NPOS where the line does not end one. */
size_t md_dollar_ends(str line, bool first, bool labels, str *label);
