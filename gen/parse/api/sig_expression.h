// SPDX-License-Identifier: MIT
// sig_expression: Python's expressions in signatures: whether tokens are one,
// and their text in one spelling.
#pragma once

#include "parse/api/sig_token.h"

/* Whether the tokens [from, to) are an expression of Python, as far as the
   order of its words and brackets tells. */
bool sig_expression_is(const struct sig_tokens *t, size_t from, size_t to);

/* Their text with Python's usual blanks, and texts in the quotes that repr()
   gives them. In `a`. */
str sig_expression_text(struct arena *a, const struct sig_tokens *t,
                        size_t from, size_t to);

/* A text of Python as repr() shows it; one that is f"..." as it is. */
str sig_expression_repr(struct arena *a, str token);

/* Whether a name is a word of Python's own. */
bool sig_expression_keyword(str name);
