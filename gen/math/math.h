// SPDX-License-Identifier: MIT
// math: formulas, from LaTeX with amsmath to MathML Core. In: a formula's text.
// Out: a <math> element, with the text beside it for those who copy it.
#pragma once

#include "base/buf.h"
#include "math/math_page.h"

/* Appends the MathML of a formula. More than one part: equations below each
   other, as an aligned environment has them. *tag becomes the text of its \tag,
   in `a` of the page, where it has one for the whole; else STR_NONE. False, and
   nothing is appended, where the formula could not be read: each fault was
   reported (math-command, math-syntax, math-depth, math-macro). Work is linear
   in the text and in what its macros stand for, which is limited. */
bool math_write(struct math_page *page, const struct math_how *how,
                const str *parts, size_t n_parts, struct buf *out, str *tag);

/* The name that \label gives in a formula's text, or STR_NONE. */
str math_label(str tex);

/* Whether a text begins with the \begin{...} of an environment of amsmath that
   stands by itself, as equation and align*. *end becomes the byte after the
   matching \end{...}, 0 where it does not come; *starred whether its name has
   an asterisk: it has no number then. */
bool math_environment(str tex, size_t *end, bool *starred);
