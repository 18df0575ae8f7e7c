// SPDX-License-Identifier: MIT
// rule: finds the rows of a frame that violate a rule. Input: the frame as
// `df`, lines that prepare columns, and an expression that must hold. Output:
// the prepared frame, and a flag for each of its rows.
#pragma once

#include "base/diag.h"
#include "doc/document.h"
#include "frame/frame.h"

struct site;

/* An expression and its position. If the source contains the expression
   verbatim, at.len equals text.n, and faults are reported at their position
   within the expression. */
struct rule_text {
    str text; /* text.p is NULL if there is no expression */
    struct pos at;
};

struct rule {
    struct lines let;
    struct rule_text where; /* selects the rows to check */
    struct rule_text expect;
};

struct rule_result {
    const struct frame *frame; /* the frame in `df` after `let` */
    /* by row: whether the row violates the rule; NULL: the rule has one value
       for all rows */
    const bool *broken;
    /* the rule has one value for all rows, which is False */
    bool broken_as_a_whole;
    bool checks_nothing; /* the frame is empty, or `where` selects no
                            row */
    /* the reason why a part of `expect` tests no row, such as "X is computed
       from no rows, so nothing is tested"; or STR_NONE */
    str nothing;
    const struct column *missing; /* a column whose cell in missing_row is
                                     missing, which may hide a violation; or
                                     NULL */
    size_t missing_row;
    /* the values of `expect` by row, explained by the column's lineage; NULL if
       `expect` has a single value */
    const struct column *outcome;
    /* the value of `expect`, in a column with one row; NULL if `expect` has a
       value for each row */
    const struct column *single;
};

/* Applies a rule to a frame. A name in an expression is the name of a column of
   df, in backquotes if it contains blanks, or else a name that the script
   defines. `and`, `or` and `not` work row by row, as in DataFrame.query. A
   missing result counts as False. pd.read_csv looks for files in `dir` first.
   The data of *out is in `a`. Returns false after reporting that the rule
   itself is invalid. Adds the resources that the rule uses to *spent, which
   counts the resources of the page's scripts. If `spent` is NULL, the rule has
   limits of its own. */
bool rule_run(struct arena *a, struct diags *d, const struct site *site,
              str dir, const struct frame *frame, const struct rule *rule,
              struct script_spent *spent, struct rule_result *out);
