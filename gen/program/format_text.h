// SPDX-License-Identifier: MIT
// format_text: compiles what makes strings of numbers: f-strings, formats and
// str().
#pragma once

#include "program/scope.h"

/* Converts the value on top of the stack, of this type, to a string by a format
   specification such as ',.2f', which may be empty. */
bool format_text_value(struct emitter *x, enum program_type type, str spec);

/* Compiles an f-string. */
bool format_text_fstring(const struct formula_scope *s, const struct df_expr *e,
                         enum program_type *type);

/* Compiles the call e of '...{:.2f}...'.format(x), a format with one field. */
bool format_text_call(const struct formula_scope *s, const struct df_expr *e,
                      str format, const struct df_expr *x,
                      enum program_type *type);

/* Compiles '...%.2f...' % x, a format with one field. */
bool format_text_percent(const struct formula_scope *s, const struct df_expr *e,
                         enum program_type *type);
