// SPDX-License-Identifier: MIT
// shared: the names that a script leaves to later scripts. When a later script
// first uses such a name, it gets a copy of the value. Scripts therefore cannot
// change each other's values.
#pragma once

#include "df/runtime/eval.h"

/* The names of one script, linked to those of the scripts before it. Constant,
   except for the member `used`. */
struct shared_names {
    const struct shared_names *before; /* NULL: no earlier script */
    struct map names;                  /* name -> struct shared_name * */
    struct strs files;                 /* files that the script read */
    struct eval_table *tables;         /* frames of these files */
    size_t n_tables;
    bool incomplete; /* a statement has a syntax error and did not run; it may
                        assign more names */
    struct pos at;   /* position of the script */
    bool *used;      /* set to true when a later script uses one of the names;
                        NULL: not recorded */
};

struct shared_name {
    struct object value;
    const struct origin *origin; /* origin of a single value, or NULL */
};

/* Returns the names of a script that has run. They live in ev->a with all that
   the values need, so ev->scratch may be freed afterwards. `before` has the
   names of the script before this script, or is NULL if there is none. If
   `home` is true, lambdas look names up in this script instead of the script
   that calls them. `is_complete`: the script had no syntax error. */
struct shared_names *shared_publish(struct eval *ev,
                                    const struct shared_names *before,
                                    bool home, bool is_complete, struct pos at);

/* Sets *rows to the n elements of a value, in ev->a: the rows of a frame, or
   the elements of a series or list. Sets *frame to a copy of the frame, or to
   NULL for a series or list. Reports any other value at `at` and returns
   false. */
bool shared_rows(struct eval *ev, const struct df_expr *at, struct object value,
                 const struct object **rows, size_t *n,
                 const struct frame **frame);

/* Returns the names of an imaginary script that has the single name `name`, in
   `a`. Callers use it to pass a value to scripts. */
struct shared_names *shared_one(struct arena *a,
                                const struct shared_names *before, str name,
                                struct object value);

/* Looks for a name in `from` and the scripts before it. If the name is found,
   sets *out to the running script's copy of the value, in ev->a, adds the
   frames of the files that the defining script read to ev->tables, and returns
   true. */
bool shared_find(struct eval *ev, const struct shared_names *from, str name,
                 struct object *out);

/* Copies the names of ev->before that occur in t, the tokens of the script that
   is about to run, into this script. Other names, such as those in queries, are
   looked up when they are used. */
void shared_take(struct eval *ev, const struct df_tokens *t);

/* Returns the value of a name in `from` or the scripts before it, or NULL if
   the name is unknown. The caller must not change the value, which is not
   copied. */
const struct object *shared_value(const struct shared_names *from, str name);

/* If a later script of the page assigns the unknown name `name`, says so in the
   help of the newest diagnostic and returns true. */
bool shared_help_later(struct eval *ev, str name);

/* Whether `from` or a script before it is incomplete. */
bool shared_may_have_more(const struct shared_names *from);

/* Appends the names of `from` and the scripts before it to *names, in `a`. */
void shared_list(struct arena *a, const struct shared_names *from,
                 struct strs *names);

/* Like shared_list, but appends only the names of frames. */
void shared_list_frames(struct arena *a, const struct shared_names *from,
                        struct strs *names);

/* Warns (df-setup-unused) about `from` and each script before it whose names no
   later script used. No-op if d has errors, since scripts with errors may not
   have run. */
void shared_report_unused(const struct shared_names *from, struct diags *d);
