// SPDX-License-Identifier: MIT
// trace: records the last result of each expression of a script. Finds from
// these records which subexpression of a formula produced each input. A page
// can then show the formula with its values.
#pragma once

#include "df/runtime/eval.h"

/* Allocates the records of a script in ev->scratch. A script also runs without
   records, but then pages show its formulas without the values of
   subexpressions (struct origin_part). */
void trace_start(struct eval *ev, struct df_script *s);

/* trace_begin records that the evaluation of expression e of ev->script begins.
   trace_end records that it ends with the result `out`. */
void trace_begin(struct eval *ev, const struct df_expr *e);
void trace_end(struct eval *ev, const struct df_expr *e, struct object out);

/* trace_call records that the call e, which is being evaluated, runs operation
   m. trace_called returns the operation that e ran last, or NULL if it ran
   none. */
void trace_call(struct eval *ev, const struct df_expr *e,
                const struct operation *m);
const struct operation *trace_called(struct eval *ev, const struct df_expr *e);

/* Returns the last result of an expression; ABSENT if there is no result or no
   record. */
struct object trace_result(struct eval *ev, const struct df_expr *e);

/* Records that `value`, the new value of a name of the script, was computed by
   expression `from`. If `from` is NULL or the value is not a scalar, formulas
   show the value of the name, but not how it was computed. */
void trace_name(struct eval *ev, str name, const struct df_expr *from,
                struct object value);

/* Records that *value was computed by e, the expression that was evaluated
   last. *value is a single value that becomes an element of a list or dict, an
   argument, or the result of a function. No-op if the value was not computed
   from files or columns, if its origin is already recorded, or if the limit is
   reached: trace_name and trace_keep together look for the formulas of at most
   KEPT_MAX (32,768) values. */
void trace_keep(struct eval *ev, const struct df_expr *e, struct object *value);

/* Returns the origin of the value of a name that a statement uses, or NULL if
   the origin is unknown. */
const struct origin *trace_origin(const struct eval *ev, str name);

/* Fills in o, the origin of expression `at`, which must be the expression
   evaluated last. o->text becomes the expression's text. o->parts become the
   largest subexpressions that yielded an input, a column or a single value: the
   subexpressions of a part are not parts. Inputs that are read in a lambda are
   not listed. */
void trace_parts(struct eval *ev, const struct df_expr *at, struct origin *o);
