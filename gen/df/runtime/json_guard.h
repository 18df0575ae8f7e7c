// SPDX-License-Identifier: MIT
// json_guard: rejects operations on columns of lists and dicts, whose cells are
// JSON. Such cells can be moved and taken apart, but not compared, computed
// with or shown.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/operation.h"

/* Whether any cell of c is a list or dict. May also be true without such a
   cell, if c was read as JSON. */
bool json_guard_holds(const struct column *c);

/* Reports column c at `at`. If c contains lists or dicts, `help` is the help.
   If c contains integers beyond int64 but no list or dict, the help is about
   such integers. */
void json_guard_report(struct eval *ev, struct pos at, const struct column *c,
                       const char *help);

/* If c is a column of lists and dicts, reports at `at` that such a column is
   unsupported, and returns true. Returns false for other columns and for
   NULL. */
bool json_guard_refuse(struct eval *ev, const struct df_expr *at,
                       const struct column *c);

/* A call whose arguments are evaluated. */
struct json_guard {
    struct eval *ev;
    const struct df_expr *at; /* the call */
    const struct operation *operation;
    struct object self;
    const struct object *args; /* args[i] is the argument for
                                  operation->params[i] */
    const struct df_expr *const *exprs;
};

/* Whether the called operation supports the columns of lists and dicts among
   its receiver and arguments. If not, reports the column and returns false. */
bool json_guard_call(const struct json_guard *g);
