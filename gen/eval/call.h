// SPDX-License-Identifier: MIT
// call: how a method or function receives its arguments. A method is a row
// of a table in methods.c: its name, its parameters as Python's signature
// has them, and the function that runs it.
#ifndef EVAL_CALL_H
#define EVAL_CALL_H

#include "eval/eval.h"

enum { CALL_ARGS_MAX = 24 };

struct call;

struct method {
    str name;
    /* Parameter names in order, parted by blanks. A '?' behind a name: may
       be left out. A "*" alone: only by name from here. "*name": all further
       arguments by position, as a list; "**name": all other arguments by
       name, as a dict. NULL: a property, computed without a call. */
    const char *params;
    bool (*run)(struct call *c, struct object *out);
    unsigned effect; /* on numbers: enum effect */
};

struct call {
    struct eval *ev;
    const struct method *method;
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

/* The place of an argument that went into a "**name", or of element k of a
   "*name". */
const struct df_expr *call_named_at(struct call *c, str name);
const struct df_expr *call_rest_at(const struct call *c, size_t i, size_t k);

/* The number of a parameter by its name; that of one which is never given
   when the method has none of this name. */
size_t call_place(const struct call *c, str name);

/* The place of argument i, of the call when it was not given. */
const struct df_expr *call_at(const struct call *c, size_t i);

bool call_given(const struct call *c, size_t i);
bool call_has(const struct call *c, size_t i); /* given, and not None */

/* "argument must be WHAT, not TYPE" at argument i; gives false. */
bool call_wrong(struct call *c, size_t i, const char *what);

/* Arguments by type; left alone when not given. */
bool call_bool(struct call *c, size_t i, bool *out);
bool call_int(struct call *c, size_t i, int64_t *out);
bool call_str(struct call *c, size_t i, str *out);

/* axis=: 0 or 'index' gives false, 1 or 'columns' true. */
bool call_axis(struct call *c, size_t i, bool *columns);

/* Names of columns: one (a text, a number, a tuple) or a list of them; *one
   tells which. */
bool call_names(struct call *c, size_t i, struct strs *out, bool *one);

/* True when argument i is not given or equals the only value there is for
   it here; otherwise says that the value is not part of df scripts. */
bool call_only(struct call *c, size_t i, struct object value);

#endif
