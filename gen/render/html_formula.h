// SPDX-License-Identifier: MIT
// html_formula: writes formulas for readers who do not program: "1,000,000 ÷
// Throughput × USD per hour", or with the values of a row, "1,000,000 ÷
// 958.36/s × $1.34/h".
#pragma once

#include "base/buf.h"
#include "frame/thousands.h"
#include "lineage/lineage.h"

struct html_formula {
    struct arena *a;
    const struct lineage *l; /* of a column or of a cell */
    bool values; /* writes the values of a cell, as slots (html_slots.h),
                    instead of the names of columns */
    enum thousands thousands; /* separator of groups of digits */
};

/* Writes the formula of step i, with those of the steps that it uses if
   html_formula_is_inner. Names of columns are in <b>. A formula that is not
   plain arithmetic is written as code. */
void html_formula_put(struct buf *b, const struct html_formula *f, size_t i);

/* Whether the formula of step i is written inside the formula that uses it. A
   formula is written so if only one other formula uses it and both are short
   and plain arithmetic. */
bool html_formula_is_inner(const struct html_formula *f, size_t i);

enum {
    HTML_FORMULA_DIGITS = 6, /* significant digits of a number in a formula */
    HTML_FORMULA_EXACT = 10 /* significant digits of an example's number that is
                               only rounded or formatted */
};

/* Returns a value for readers: with grouped digits and, unless it is an
   integer, at most `digits` significant ones. The string is static or in
   f->a. */
str html_formula_value(const struct html_formula *f, struct value v,
                       int digits);

void html_formula_put_code(struct buf *b, str code); /* in <code> */
