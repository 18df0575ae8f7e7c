// SPDX-License-Identifier: MIT
// md_dollar: formulas between dollars. Formulas are hidden from cmark, since
// Markdown's markup does not apply to them, and found again in cmark's output.
// The rules are those of MyST's dollarmath.
#pragma once

#include "base/arena.h"
#include "base/str.h"
#include "config/myst_choice.h"

/* md_dollar_hide writes this byte over each byte between the dollars of a
   formula, and over the opening dollars if a line break follows them. */
#define MD_DOLLAR_HIDDEN '\1'

struct md_formula {
    str tex;      /* the formula's source; \n between its lines */
    bool display; /* between double dollars */
};

struct md_formulas {
    struct md_formula *v; /* in the order of the source */
    size_t n, cap;
};

/* A line of a paragraph as cmark will see it. */
struct md_dollar_line {
    char *p;
    size_t n;
};

/* Finds the formulas in the n lines of a paragraph or a heading. Overwrites
   their bytes between the dollars with MD_DOLLAR_HIDDEN, so that cmark parses
   no markup in them. Appends the formulas to *out, in `a`. Takes linear time
   unless the paragraph has unclosed code spans with many different numbers of
   backquotes. */
void md_dollar_hide(struct arena *a, const struct myst_choice *choice,
                    const struct md_dollar_line *lines, size_t n,
                    struct md_formulas *out);

/* Whether a line starts with two dollars, as a formula block does. */
bool md_dollar_starts(str line);

/* Returns the offset of the two dollars that end a formula block, or STR_NPOS
   if the block does not end on this line. Sets *label to the string in
   parentheses after the dollars if `labels` is true, or else to STR_NONE.
   `first`: whether the block also starts on this line. */
size_t md_dollar_ends(str line, bool first, bool labels, str *label);
