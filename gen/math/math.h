// SPDX-License-Identifier: MIT
// math: converts formulas from LaTeX with amsmath to MathML Core. In: a
// formula. Out: a <math> element, with the LaTeX as an annotation for copying.
#pragma once

#include "base/buf.h"
#include "math/math_page.h"

/* Appends the MathML of a formula to `out`. `parts` are the n_parts parts of
   the formula, which blank lines separate in the source. Several parts are
   shown as equations below each other, as in an aligned environment. If the
   formula has a single \tag, sets *tag to its string, in the page's `a`; else
   to STR_NONE. If the formula has faults, reports them (math-command,
   math-syntax, math-depth, math-macro), appends nothing and returns false.
   Takes time linear in the length of the formula plus its expanded macros; the
   length of expanded macros is limited. */
bool math_write(struct math_page *page, const struct math_how *how,
                const str *parts, size_t n_parts, struct buf *out, str *tag);

/* Returns the argument of the first \label in a formula, or STR_NONE if there
   is none. */
str math_label(str tex);

/* Whether a string begins with \begin{...} of an amsmath environment that needs
   no dollars, such as equation and align*. Sets *end to the offset after the
   matching \end{...}, or to 0 if the \end is missing. Sets *starred to whether
   the environment is unnumbered: its name ends in '*'. */
bool math_environment(str tex, size_t *end, bool *starred);
