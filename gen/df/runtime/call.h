// SPDX-License-Identifier: MIT
// call: how an operation receives its arguments.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/operation.h"

enum { CALL_ARGS_MAX = 32 };

struct call {
    struct eval *ev;
    const struct operation *operation;
    struct object self;            /* ABSENT for a function */
    const struct df_expr *at;      /* the call */
    const struct df_expr *name_at; /* for faults of the name; may be at */
    /* In the order of params; the last is never given. */
    struct object args[CALL_ARGS_MAX + 1];
    const struct df_expr *exprs[CALL_ARGS_MAX + 1]; /* NULL: not given */
    const struct df_expr *named; /* found last by call_named_at */
};

/* Evaluates the arguments of a CALL expression, puts each in its place by
   position or name and runs the method. */
bool call_run(struct call *c, const struct df_expr *call, struct object *out);

/* The same for n arguments by position that are known already (a function
   that is called for each cell). */
bool call_values(struct call *c, const struct object *args, size_t n,
                 struct object *out);

/* The steps of making an object of a frame's row or part. */
size_t call_part_cost(struct object part);

/* The place of an argument that went into PARAMETER_OTHERS, or of element k of
   PARAMETER_REST. */
const struct df_expr *call_named_at(struct call *c, str name);
const struct df_expr *call_rest_at(const struct call *c, enum param p,
                                   size_t k);

/* Whether the operation has a parameter of this name; one that it has not is
   never given. */
bool call_takes(const struct call *c, enum param p);

/* What was given for a parameter; ABSENT. */
struct object call_arg(const struct call *c, enum param p);

/* The same for a call that is made up here: gives the argument, written where
   the call is. */
void call_put(struct call *c, enum param p, struct object value);

/* Takes an argument over from another call, with its place. */
void call_move(struct call *c, const struct call *from, enum param p);

/* The first parameter of the operation, where operations that run alike call
   it by other names. */
enum param call_first(const struct call *c);

/* Where an argument is written, where the call is when it was not given. */
const struct df_expr *call_at(const struct call *c, enum param p);

/* The same, or else the default of the operation's row; ABSENT: that is no
   single value. */
struct object call_value(const struct call *c, enum param p);

bool call_given(const struct call *c, enum param p);
bool call_has(const struct call *c, enum param p); /* given, and not None */

/* "argument must be WHAT, not TYPE" at an argument; gives false. */
bool call_wrong(struct call *c, enum param p, const char *what);

/* Arguments by type. When not given: the default of the operation's row; *out
   is left alone where that is of another type, or there is no such parameter.
   So in all that follow. */
bool call_bool(struct call *c, enum param p, bool *out);
bool call_int(struct call *c, enum param p, int64_t *out);
bool call_str(struct call *c, enum param p, str *out);

/* axis=: 0 or 'index' gives false, 1 or 'columns' true. */
bool call_axis(struct call *c, enum param p, bool *columns);

/* Names of columns: one (a text, a number, a tuple) or a list of them; *one
   tells which. */
bool call_names(struct call *c, enum param p, struct strs *out, bool *one);

/* The columns of f that an argument names, in ev->a; left alone when it is not
   given, or None. */
bool call_columns(struct call *c, enum param p, const struct frame *f,
                  const struct column ***v, size_t *n);

/* Removes the columns that numeric_only=True or bool_only=True leaves out from
   f, whose list of columns is the caller's own. A series keeps its column. */
bool call_numeric(struct call *c, struct frame *f);

/* Which of n words an argument is, by its place among them. */
bool call_choice(struct call *c, enum param p, const str *words, size_t n,
                 unsigned *out);

/* What the receiver is, a frame or a series, of the frame's columns, or of its
   first one. */
struct object call_shaped(const struct call *c, const struct frame *made);

/* Ends an operation that has made `made` of its receiver. With inplace=True a
   frame is changed, and None given; a series is refused, as it is mostly one
   that a subscript made. */
bool call_finish(struct call *c, struct object made, struct object *out);

/* True when an argument is not given or equals the only value there is for
   it here; otherwise says that the value is not part of df scripts. */
bool call_only(struct call *c, enum param p, struct object value);

/* The same for any value. */
bool call_refuse(struct call *c, enum param p);
