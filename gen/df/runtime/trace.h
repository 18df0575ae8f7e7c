// SPDX-License-Identifier: MIT
// trace: records the last result of each expression of a script. The records
// show which part of a formula gave which input, so that the formula can be
// shown with its values.
#pragma once

#include "df/runtime/eval.h"

/* Allocates the records of a script in ev->scratch. A script also runs without
   records, but then its formulas have no parts. */
void trace_start(struct eval *ev, struct df_script *s);

/* Record the start of an expression of ev->script, and its result. */
void trace_begin(struct eval *ev, const struct df_expr *e);
void trace_end(struct eval *ev, const struct df_expr *e, struct object out);

/* trace_call records that the call e, which is being evaluated, runs operation
   m. trace_called returns the operation that e ran last, or NULL. */
void trace_call(struct eval *ev, const struct df_expr *e,
                const struct operation *m);
const struct operation *trace_called(struct eval *ev, const struct df_expr *e);

/* Returns the last result of an expression, or ABSENT. */
struct object trace_gave(struct eval *ev, const struct df_expr *e);

/* Records that a name of the script has the value of expression `from`; with
   NULL, the value is not explained. */
void trace_name(struct eval *ev, str name, const struct df_expr *from,
                struct object value);

/* Sets the text and the parts of the origin of expression `at`, evaluated last.
   Its parts are the outermost subexpressions that gave an input, another column
   or a single value. An input that a lambda read has no part. */
void trace_parts(struct eval *ev, const struct df_expr *at, struct origin *o);
