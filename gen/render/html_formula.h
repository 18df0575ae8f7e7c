// SPDX-License-Identifier: MIT
// html_formula: a step of a lineage (lineage/lineage.h) in the words and signs
// of readers who do not program: "1,000,000 ÷ Throughput × USD per hour".
#pragma once

#include "base/buf.h"
#include "lineage/lineage.h"

/* A formula as HTML: names of columns in <b>, or, with `values`, the values of
   a row instead, and the result. What is more than arithmetic stays as it is
   written, in <code>. */
void html_formula_put(struct buf *b, const struct lineage_step *s, bool values);

/* What a rounding, format or change of type does: "2 digits after the point";
   other ones as above. With `values`: what of a row it was given, and what it
   made of that. */
void html_formula_put_finish(struct buf *b, const struct lineage_step *s,
                             bool values);
