// SPDX-License-Identifier: MIT
// trace: what the expressions of a script gave last. With it an origin knows
// which part of its formula stands for which input, so that the formula can be
// shown with the values put in.
#pragma once

#include "df/runtime/eval.h"

/* Room for what a script's expressions give; lives in ev->scratch. A script
   without it runs as well, and its formulas have no parts. */
void trace_start(struct eval *ev, struct df_script *s);

/* An expression of ev->script begins; it gave *out. */
void trace_begin(struct eval *ev, const struct df_expr *e);
void trace_end(struct eval *ev, const struct df_expr *e, struct object out);

/* The call e, which is being evaluated, runs a method; and the one that it ran
   last, NULL for none. */
void trace_call(struct eval *ev, const struct df_expr *e,
                const struct operation *m);
const struct operation *trace_called(struct eval *ev, const struct df_expr *e);

/* What an expression gave last; ABSENT when that is not known. */
struct object trace_gave(struct eval *ev, const struct df_expr *e);

/* A name of the script stands for a value that expression `from` gave, or,
   with NULL, for one that is not to be explained. */
void trace_name(struct eval *ev, str name, const struct df_expr *from,
                struct object value);

/* Sets the text and the parts of an origin that expression `at`, evaluated
   last, made: its outermost expressions that gave an input, another column or a
   single value. An input that is none of them (a lambda read it) has no part.
 */
void trace_parts(struct eval *ev, const struct df_expr *at, struct origin *o);
