// SPDX-License-Identifier: MIT
// rule: finds the rows of a frame that violate a rule. Input: the frame as
// `df`, lines that prepare columns, and an expression that must hold. Output: a
// flag for each row, and the frame of these rows.
#pragma once

#include "base/diag.h"
#include "doc/document.h"
#include "frame/frame.h"

struct site;

/* An expression and its position. If the source contains the expression
   verbatim, at.len equals text.n, and faults are reported at their position
   within the expression. */
struct rule_text {
    str text; /* p NULL: no expression */
    struct pos at;
};

struct rule {
    struct lines let;
    struct rule_text where; /* selects the rows to check */
    struct rule_text expect;
};

struct rule_result {
    const struct frame *frame; /* the frame in `df` after `let` */
    const bool *broken;        /* by row: whether the row violates the rule;
                                  NULL: the rule has one value */
    bool broken_as_a_whole;    /* the rule has one value, which is False */
    bool checks_nothing;       /* the frame is empty, or `where` selects no
                                  row */
    str nothing; /* why a part of `expect` tests no row although `expect` is
                    true, such as "X is computed from no rows"; or STR_NONE */
    const struct column *missing; /* a column whose cell in missing_row is
                                     missing, which may hide a violation; or
                                     NULL */
    size_t missing_row;
    const struct column *outcome; /* the values of `expect` by row, explained by
                                     the column's lineage; or NULL */
    const struct column *single;  /* the value of `expect`, a column with one
                                     row, if the rule has a single value */
};

/* Applies a rule to a frame. A name in an expression is a column of df, in
   backquotes if it has blanks, or else a name of the script. `and`, `or` and
   `not` work row by row, as in DataFrame.query. A missing result counts as
   False. pd.read_csv looks for files in `dir` first. *out points into `a`.
   Returns false if the rule itself is invalid, which is reported. The rule adds
   the resources that it uses to *spent, those of the page's scripts so far; if
   `spent` is NULL, the rule has limits of its own. */
bool rule_run(struct arena *a, struct diags *d, const struct site *site,
              str dir, const struct frame *frame, const struct rule *rule,
              struct script_spent *spent, struct rule_result *out);
