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
    /* formulas contain the values of a cell, as slots (html_slots.h), instead
       of the names of columns */
    bool values;
    enum thousands thousands; /* separator of groups of digits */
};

/* Writes the formula of step i. The formulas of the steps that it uses are
   written inside it if html_formula_is_inner returns true for them. Names of
   columns are in <b>. A formula that is not plain arithmetic is written as
   code. */
void html_formula_put(struct buf *b, const struct html_formula *f, size_t i);

/* Whether the formula of step i is written inside the formula that uses it.
   This is the case if only one other formula uses the formula, and both
   formulas are short, plain arithmetic. */
bool html_formula_is_inner(const struct html_formula *f, size_t i);

enum {
    HTML_FORMULA_DIGITS = 6, /* significant digits of a number in a formula */
    /* significant digits in an example that only shows a number before rounding
       or formatting */
    HTML_FORMULA_EXACT = 10
};

/* Returns a value for readers: with grouped digits and, unless it is an
   integer, at most `digits` significant digits. The string is static or in
   f->a. */
str html_formula_value(const struct html_formula *f, struct value v,
                       int digits);

/* writes `code` in <code> */
void html_formula_put_code(struct buf *b, str code);
