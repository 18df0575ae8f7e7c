// SPDX-License-Identifier: MIT
// trace: records the last result of each expression of a script. From the
// records, it finds the part of a formula that produced each input, so that the
// formula can be shown with its values.
#pragma once

#include "df/runtime/eval.h"

/* Allocates the records of a script in ev->scratch. A script also runs without
   records, but then its formulas have no parts. */
void trace_start(struct eval *ev, struct df_script *s);

/* Record that the evaluation of expression e of ev->script begins, and that it
   ends with the result `out`. */
void trace_begin(struct eval *ev, const struct df_expr *e);
void trace_end(struct eval *ev, const struct df_expr *e, struct object out);

/* trace_call records that the call e, which is being evaluated, runs operation
   m. trace_called returns the operation that e ran last, or NULL. */
void trace_call(struct eval *ev, const struct df_expr *e,
                const struct operation *m);
const struct operation *trace_called(struct eval *ev, const struct df_expr *e);

/* Returns the last result of an expression, or ABSENT. */
struct object trace_result(struct eval *ev, const struct df_expr *e);

/* Records that expression `from` computed `value`, the new value of a name of
   the script. If `from` is NULL or the value is not a scalar, formulas show the
   value of the name without an explanation. */
void trace_name(struct eval *ev, str name, const struct df_expr *from,
                struct object value);

/* Sets the text and the parts of o, the origin of expression `at`, which was
   evaluated last. The parts are the outermost subexpressions whose result was
   an input, another column or a single value. An input that was read in a
   lambda has no part. */
void trace_parts(struct eval *ev, const struct df_expr *at, struct origin *o);
