// SPDX-License-Identifier: MIT
// conf_call: the functions and methods of conf.py whose results are known
// without running it: os.path's, pathlib's, those of texts.
#pragma once

#include "sphinx/conf_scope.h"

enum { CONF_ARGS_MAX = 16 };

struct conf_args {
    const struct conf_value *v[CONF_ARGS_MAX];
    str names[CONF_ARGS_MAX]; /* STR_NONE by position */
    size_t n;
};

/* The result of a function by its whole name, "os.path.join"; NULL when it is
   none of those that are known. */
const struct conf_value *conf_call_function(struct conf_scope *s, str name,
                                            const struct conf_args *args,
                                            uint32_t line);

/* The result of a method, or NULL likewise. */
const struct conf_value *conf_call_method(struct conf_scope *s,
                                          const struct conf_value *of, str name,
                                          const struct conf_args *args,
                                          uint32_t line);

/* An attribute of a path, as `parent`, or NULL. */
const struct conf_value *conf_call_attribute(struct conf_scope *s,
                                             const struct conf_value *of,
                                             str name, uint32_t line);

/* Python's %: a text with values for its %s, %d and %(name)s. */
const struct conf_value *conf_call_percent(struct conf_scope *s,
                                           const struct conf_value *format,
                                           const struct conf_value *with,
                                           uint32_t line);
