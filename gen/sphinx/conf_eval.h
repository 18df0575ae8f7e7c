// SPDX-License-Identifier: MIT
// conf_eval: the expressions of conf.py: literals, names, f-strings, %, format,
// +, lists and dicts, paths, methods of texts. Nothing is run; what would have
// to be is CONF_UNKNOWN, with the reason.
#pragma once

#include "sphinx/conf_scope.h"

/* The value of an expression; never NULL, lives in scope->a. */
const struct conf_value *conf_eval(struct conf_scope *s,
                                   const struct df_expr *e);

/* `x op y` of an assignment such as +=. */
const struct conf_value *conf_eval_binary(struct conf_scope *s,
                                          enum df_token_kind op,
                                          const struct conf_value *x,
                                          const struct conf_value *y,
                                          uint32_t line);
