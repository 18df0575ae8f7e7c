// SPDX-License-Identifier: MIT
// call: runs an operation of a script. Binds the arguments of the call to the
// operation's parameters. The operation reads them by type. A function that
// runs an operation or reads an argument reports a fault and then returns
// false.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/operation.h"

enum { CALL_ARGS_MAX = 32 };

struct call {
    struct eval *ev;
    const struct operation *operation;
    struct object self;            /* ABSENT for a function */
    const struct df_expr *at;      /* the call */
    const struct df_expr *name_at; /* where faults of the operation's name are
                                      reported; may equal at */
    /* arguments, by index in operation->params; the last element is always
       ABSENT and is read for parameters that the operation does not have */
    struct object args[CALL_ARGS_MAX + 1];
    const struct df_expr *exprs[CALL_ARGS_MAX + 1]; /* expressions of args;
                                                       NULL: not given */
    const struct df_expr *named; /* the argument that call_named_at found
                                    last */
};

/* Evaluates the arguments of a CALL expression, binds them by position or name
   and runs the operation. */
bool call_run(struct call *c, const struct df_expr *call, struct object *out);

/* Runs a property, an operation without parameters, and counts its steps. */
bool call_property(struct call *c, struct object *out);

/* Like call_run for n arguments by position that are already evaluated, such as
   those of a function that is called for each cell. */
bool call_values(struct call *c, const struct object *args, size_t n,
                 struct object *out);

/* Like call_values, with the keyword arguments `named`, whose keys are strings.
   NULL: there are none. */
bool call_values_named(struct call *c, const struct object *args, size_t n,
                       const struct dict *named, struct object *out);

/* Returns the number of steps to count for making `part`, the cells that a
   subscript such as df.loc[mask] selects. */
size_t call_part_cost(struct object part);

/* call_named_at returns the expression of the keyword argument `name` that a
   PARAMETER_OTHERS ("**name") collects. call_rest_at returns the expression of
   element k of p, a PARAMETER_REST ("*name"). Both return c->at if there is no
   such expression. */
const struct df_expr *call_named_at(struct call *c, str name);
const struct df_expr *call_rest_at(const struct call *c, enum param p,
                                   size_t k);

/* Whether the operation has parameter p. For a parameter that the operation
   does not have, all functions below do the same as for an argument that is not
   given. */
bool call_takes(const struct call *c, enum param p);

/* Returns the argument for a parameter, or ABSENT if it is not given. */
struct object call_arg(const struct call *c, enum param p);

/* Sets the argument for p, which the operation must have, to `value`. Leaves
   its expression unchanged: faults are reported at the argument in the script
   or, if the script does not give the argument, at the call. */
void call_put(struct call *c, enum param p, struct object value);

/* Copies the argument for p, and its expression, from another call. */
void call_move(struct call *c, const struct call *from, enum param p);

/* Returns the operation's first parameter. Used by functions that run several
   operations whose first parameters have different names. */
enum param call_first(const struct call *c);

/* Returns the expression of an argument, or the call's expression if the
   argument was not given. */
const struct df_expr *call_at(const struct call *c, enum param p);

/* Returns the argument for p. If it was not given, returns the default from the
   operation's table row, or ABSENT if the default is not a single value. */
struct object call_value(const struct call *c, enum param p);

bool call_given(const struct call *c, enum param p);
bool call_has(const struct call *c, enum param p); /* given, and not None */

/* Reports "argument must be WHAT, not TYPE" at the argument for p. Returns
   false. */
bool call_wrong(struct call *c, enum param p, const char *what);

/* Reports that the operation needs numbers and that x, the argument for p, is a
   column of another type. Returns false. */
bool call_needs_numbers(struct call *c, enum param p, const struct column *x);

/* The following functions read an argument of a fixed type into *out or, if the
   argument is not given, the default in the operation's row. If the argument
   has another type, they report this and return false. They leave *out
   unchanged, and return true, if the default has another type, or if the
   operation does not have the parameter. This is also true of call_axis and
   call_choice. */
bool call_bool(struct call *c, enum param p, bool *out);
bool call_int(struct call *c, enum param p, int64_t *out);
bool call_str(struct call *c, enum param p, str *out);

/* Reads axis=: sets *columns to false for 0 or 'index', to true for 1 or
   'columns'. */
bool call_axis(struct call *c, enum param p, bool *columns);

/* Appends column names to *out: a single name (a string, a number or a tuple)
   or a list of names. Sets *one to whether it is a single name. The argument
   must be given. */
bool call_names(struct call *c, enum param p, struct strs *out, bool *one);

/* Sets *v, in ev->a, to the columns of f that an argument names, and *n to
   their number. Leaves both unchanged if the argument is not given or None. */
bool call_columns(struct call *c, enum param p, const struct frame *f,
                  const struct column ***v, size_t *n);

/* Removes the columns from f that numeric_only=True or bool_only=True excludes.
   The caller owns f's list of columns. A series keeps its column. */
bool call_numeric(struct call *c, struct frame *f);

/* Reads an argument that must be one of n words. Sets *out to the index of the
   word. */
bool call_choice(struct call *c, enum param p, const str *words, size_t n,
                 unsigned *out);

/* Returns all columns of `made` as a frame if the receiver is a frame, else its
   first column as a series. */
struct object call_shaped(const struct call *c, const struct frame *made);

/* Sets *out to `made`, the result of an operation. With inplace=True, stores it
   in the receiver instead and sets *out to None. If the receiver is a series,
   reports inplace=True and returns false, since most series are temporary
   results of a subscript. */
bool call_finish(struct call *c, struct object made, struct object *out);

/* Whether the argument for p is not given or equals `value`, the only supported
   value. Reports any other value. */
bool call_only(struct call *c, enum param p, struct object value);

/* Reports any value of an argument as unsupported. Returns false. */
bool call_refuse(struct call *c, enum param p);
