// SPDX-License-Identifier: MIT
// rule: which rows of a frame break a rule. In: the frame as `df`, lines that
// prepare columns, an expression that is to hold. Out: a mark for each row and
// the frame that they belong to.
#pragma once

#include "base/diag.h"
#include "doc/document.h"
#include "frame/frame.h"

struct site;

/* An expression: its text and place; where it is written there as it reads,
   at.len is text.n, and its faults are reported at their own bytes. */
struct rule_text {
    str text; /* p NULL: none */
    struct pos at;
};

struct rule {
    struct lines let;
    struct rule_text where; /* rows that it leaves out are not asked */
    struct rule_text expect;
};

struct rule_result {
    const struct frame *frame;    /* df after `let` */
    const bool *broken;           /* of each row; NULL: not asked by row */
    bool broken_as_a_whole;       /* one value for all rows, which is False */
    bool asks_nothing;            /* there is no row, or `where` leaves none */
    str nothing;                  /* the part of an `expect` that holds, but is
                                     about no row; STR_NONE */
    const struct column *missing; /* one of the frame, because of whose missing
                                     cell, in row */
    size_t missing_row;           /* this, the rule holds; NULL: none */
    const struct column *outcome; /* of `expect` by row, for its lineage, */
    const struct column *single;  /* or of one row, where it is one value */
};

/* Applies a rule to a frame. In the expressions a name is a column of df
   (`with blanks` in backquotes), else a name of the script; `and`, `or` and
   `not` go row by row, as in DataFrame.query. A missing outcome counts as
   False. `dir` is where pd.read_csv looks for files first. What *out points to
   lives in `a`. False when the rule itself is wrong, which is reported. With
   `spent`, it counts with the scripts of a page. */
bool rule_run(struct arena *a, struct diags *d, const struct site *site,
              str dir, const struct frame *frame, const struct rule *rule,
              struct script_spent *spent, struct rule_result *out);
