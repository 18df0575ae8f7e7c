// SPDX-License-Identifier: MIT
// conf_scope: the names that a conf.py has given values so far, and the making
// of new values, which has a limit.
#pragma once

#include "base/map.h"
#include "df/syntax/df_ast.h"
#include "sphinx/conf_value.h"

struct conf_scope {
    struct arena *a;
    struct map names;        /* -> const struct conf_value * */
    const struct map *outer; /* of a function: the names around it; or NULL */
    const struct df_tokens *tokens;
    str file;    /* path of conf.py, as `__file__` has it */
    size_t work; /* bytes and items made so far */
};

/* The value of a name, or NULL. */
const struct conf_value *conf_scope_get(const struct conf_scope *s, str name);

/* New values. */
struct conf_value *conf_new(struct conf_scope *s, enum conf_kind kind,
                            uint32_t line);
const struct conf_value *conf_unknown(struct conf_scope *s, uint32_t line,
                                      str why);

/* A list or dict with one more item. */
const struct conf_value *conf_with(struct conf_scope *s,
                                   const struct conf_value *v,
                                   struct conf_item item, uint32_t line);

/* A text, unless it is too long. */
const struct conf_value *conf_scope_text(struct conf_scope *s, str text,
                                         uint32_t line);

/* Lists, or dicts, one behind the other. */
const struct conf_value *conf_scope_joined(struct conf_scope *s,
                                           const struct conf_value *x,
                                           const struct conf_value *y,
                                           uint32_t line);

/* Room for n items of a new value, NULL when that is too much; an item put
   there; the value when all are, if it is not too deep. */
struct conf_value *conf_scope_room(struct conf_scope *s, enum conf_kind kind,
                                   size_t n, uint32_t line);
void conf_scope_put(struct conf_value *v, struct conf_item item);
const struct conf_value *conf_scope_checked(struct conf_scope *s,
                                            struct conf_value *v);

/* What stands for a value that is too large; whether nothing more is made. */
const struct conf_value *conf_scope_too_large(struct conf_scope *s,
                                              uint32_t line);
bool conf_scope_is_full(const struct conf_scope *s);
