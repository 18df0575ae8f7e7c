// SPDX-License-Identifier: MIT
// call: the arguments of an operation, as the operation reads them.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/operation.h"

enum { CALL_ARGS_MAX = 32 };

struct call {
    struct eval *ev;
    const struct operation *operation;
    struct object self;            /* ABSENT for a function */
    const struct df_expr *at;      /* the call */
    const struct df_expr *name_at; /* for faults of the name; may equal at */
    /* arguments by index in params; the last element stands for a parameter
       that the operation does not have, and is never given */
    struct object args[CALL_ARGS_MAX + 1];
    const struct df_expr *exprs[CALL_ARGS_MAX + 1]; /* NULL: not given */
    const struct df_expr *named; /* the argument that call_named_at found
                                    last */
};

/* Evaluates the arguments of a CALL expression, binds them by position or name
   and runs the operation. */
bool call_run(struct call *c, const struct df_expr *call, struct object *out);

/* As call_run for n arguments by position that are already evaluated, such as
   those of a function that is called for each cell. */
bool call_values(struct call *c, const struct object *args, size_t n,
                 struct object *out);

/* Returns the number of steps that making an object of a frame's row or part
   counts as. */
size_t call_part_cost(struct object part);

/* Returns the expression of an argument bound to PARAMETER_OTHERS, or of
   element k of PARAMETER_REST. */
const struct df_expr *call_named_at(struct call *c, str name);
const struct df_expr *call_rest_at(const struct call *c, enum param p,
                                   size_t k);

/* Whether the operation has parameter p. All functions below treat a parameter
   that it does not have as not given. */
bool call_takes(const struct call *c, enum param p);

/* Returns the argument for a parameter, or ABSENT. */
struct object call_arg(const struct call *c, enum param p);

/* Sets an argument of a call that is made up here; its expression is that of
   the call. */
void call_put(struct call *c, enum param p, struct object value);

/* Copies an argument and its expression from another call. */
void call_move(struct call *c, const struct call *from, enum param p);

/* Returns the first parameter of the operation; operations that share a
   function may name it differently. */
enum param call_first(const struct call *c);

/* Returns the expression of an argument, or that of the call if it was not
   given. */
const struct df_expr *call_at(const struct call *c, enum param p);

/* Returns the argument, or else the default in the operation's row, which is
   ABSENT if the default is not a single value. */
struct object call_value(const struct call *c, enum param p);

bool call_given(const struct call *c, enum param p);
bool call_has(const struct call *c, enum param p); /* given, and not None */

/* Reports "argument must be WHAT, not TYPE" at an argument. Returns false. */
bool call_wrong(struct call *c, enum param p, const char *what);

/* Read an argument of a fixed type into *out. If it was not given, they read
   the default in the operation's row; they leave *out unchanged if the default
   has another type, or if there is no such parameter. All functions below do
   the same. False if the argument has another type, which is reported. */
bool call_bool(struct call *c, enum param p, bool *out);
bool call_int(struct call *c, enum param p, int64_t *out);
bool call_str(struct call *c, enum param p, str *out);

/* Reads axis=: sets *columns to false for 0 or 'index', to true for 1 or
   'columns'. */
bool call_axis(struct call *c, enum param p, bool *columns);

/* Reads column names: a single name (a string, a number or a tuple), for which
   it sets *one, or a list of names. */
bool call_names(struct call *c, enum param p, struct strs *out, bool *one);

/* Reads the columns of f that an argument names, in ev->a. Leaves *v and *n
   unchanged if it is not given or None. */
bool call_columns(struct call *c, enum param p, const struct frame *f,
                  const struct column ***v, size_t *n);

/* Removes the columns that numeric_only=True or bool_only=True leaves out from
   f, whose list of columns is the caller's own. A series keeps its column. */
bool call_numeric(struct call *c, struct frame *f);

/* Reads an argument that must be one of n words; *out becomes the index of the
   word. */
bool call_choice(struct call *c, enum param p, const str *words, size_t n,
                 unsigned *out);

/* Returns all columns of `made` as a frame if the receiver is a frame, else its
   first column as a series. */
struct object call_shaped(const struct call *c, const struct frame *made);

/* Finishes an operation whose result is `made`. With inplace=True, changes the
   receiver, a frame, and returns None. inplace=True is refused for a series,
   which mostly comes from a subscript. */
bool call_finish(struct call *c, struct object made, struct object *out);

/* Whether an argument is not given or has the only supported value; reports any
   other value. */
bool call_only(struct call *c, enum param p, struct object value);

/* Reports the value as unsupported, whatever it is. Returns false. */
bool call_refuse(struct call *c, enum param p);
