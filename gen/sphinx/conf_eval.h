// SPDX-License-Identifier: MIT
// conf_eval: the expressions of conf.py: literals, names, f-strings, %, format,
// +, lists and dicts, paths, methods of texts. Nothing is run; what would have
// to be is CONF_UNKNOWN, with the reason.
#ifndef SPHINX_CONF_EVAL_H
#define SPHINX_CONF_EVAL_H

#include "base/map.h"
#include "df/syntax/df_ast.h"
#include "sphinx/conf_value.h"

struct conf_scope {
    struct arena *a;
    struct map names; /* -> const struct conf_value * */
    const struct df_tokens *tokens;
    str file;    /* path of conf.py, as `__file__` has it */
    size_t work; /* bytes and items made so far */
};

/* The value of an expression; never NULL, lives in scope->a. */
const struct conf_value *conf_eval(struct conf_scope *s,
                                   const struct df_expr *e);

/* `x op y` of an assignment such as +=. */
const struct conf_value *conf_eval_binary(struct conf_scope *s,
                                          enum df_token_kind op,
                                          const struct conf_value *x,
                                          const struct conf_value *y,
                                          uint32_t line);

/* New values. */
struct conf_value *conf_new(struct conf_scope *s, enum conf_kind kind,
                            uint32_t line);
const struct conf_value *conf_unknown(struct conf_scope *s, uint32_t line,
                                      str why);

/* A list or dict with one more item. */
const struct conf_value *conf_with(struct conf_scope *s,
                                   const struct conf_value *v,
                                   struct conf_item item, uint32_t line);

#endif
