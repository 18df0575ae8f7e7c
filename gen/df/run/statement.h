// SPDX-License-Identifier: MIT
// statement: runs the statements of a df script, and the bodies of its
// functions.
#pragma once

#include "df/runtime/eval.h"

/* Runs the statements of ev->script. If a statement fails, marks as broken the
   names that it would have assigned, and continues with the next statement.
   Returns false if a statement failed. */
bool statement_script(struct eval *ev, const struct df_script *script);

/* Runs the body of a function whose parameters are bound in ev->locals.
   Sets *out to the value that it returns, None by default. False on a fault. */
bool statement_body(struct eval *ev, const struct df_expr *function,
                    struct object *out);
