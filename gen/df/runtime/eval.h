// SPDX-License-Identifier: MIT
// eval: the state of a running df script, and functions that all operations
// share: they report faults with their positions, enforce limits, and make
// columns with their origins. A function that returns false or NULL has
// reported a fault or a limit, unless its comment says otherwise.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "df/runtime/object.h"
#include "df/syntax/df_ast.h"
#include "lineage/place.h"

struct shared_names;
struct site;

enum {
    EVAL_BYTES_MAX = 1 << 28, /* bytes of the cells and strings that the scripts
                                 of a page, or of a site, may create */
    EVAL_BYTES_READ = 64,     /* the limit grows by so many bytes for each byte
                                 of a file that is read */
    EVAL_TEXT_MAX = 1 << 20,  /* bytes of one string */
    EVAL_LIST_MAX = 1 << 20,  /* elements of one list */
    EVAL_STEPS_MAX = 1 << 24, /* steps: each evaluated expression is one step,
                                 each call costs further steps */
    EVAL_STEPS_READ = 16,     /* the limit grows by so many steps for each byte
                                 of a file that is read */
    EVAL_CLAUSES_MAX = 100,   /* clauses of one comprehension */
    EVAL_DEPTH_MAX = 600      /* nested expressions and calls of lambdas */
};

/* The message about a list with more than EVAL_LIST_MAX elements. */
#define EVAL_LIST_LONG "the list has more than 1,048,576 values"

struct chart_spec;

struct module;

struct eval {
    struct arena *a;       /* owns frames, columns and their origins */
    struct arena *scratch; /* owns all other memory, until the script ends */
    struct diags *d;
    const struct site *site;
    str dir;           /* the first folder to search for files */
    struct strs files; /* paths of the data files that the script read */
    struct {
        struct text_file **v;
        size_t n, cap;
    } texts; /* files that the script opened or read as strings (file.h) */
    struct {
        struct eval_table {
            const struct frame *frame;    /* the frame as it was read from the
                                             file */
            const struct frame *compared; /* result of doubt_group_columns;
                                             NULL: not computed yet */
            bool totals;                  /* result of doubt_group_has_total */
        } * v;
        size_t n, cap;
    } tables;         /* frames that were read from files */
    struct map names; /* struct object *, by name in the script */
    const struct shared_names *before; /* names of earlier scripts, or NULL if
                                          there are none */
    const struct shared_names *later;  /* names of all scripts of the page, for
                                          messages only; may be NULL */
    const struct shared_names *home;   /* while a lambda of another script runs,
                                          the names of that script; else NULL */
    const struct module *module;       /* the imported script file that runs;
                                          NULL for a script of a page */
    bool broken_import; /* an imported file has a fault, which was reported in
                           that file */
    struct {
        struct eval_renamed {
            const struct column *labels; /* as they were before */
            struct pos at;
        } * v;
        size_t n, cap;
    } renamed;         /* row labels that an assignment to .index.name replaced
                          by labels with another name */
    struct map copies; /* copies of values of earlier scripts
                          (df/run/shared.h) */
    struct map value_origins; /* name -> struct origin * of the name's value,
                                 for single values only. The names are those of
                                 the script or, while a function runs, of the
                                 function */
    const struct map *script_origins; /* while a function runs, the script's own
                                         value_origins; else NULL */
    struct map tainted; /* column name -> struct pos * of the expression that
                           made the name; only names that contain a computed nan
                           or inf */
    const struct scope *scope; /* names of the functions and comprehensions
                                  being evaluated (names.h); else NULL */
    struct scope *locals;      /* while a function defined by def runs, the
                                  scope to which its statements assign; else
                                  NULL */
    const struct eval_running {
        const struct df_expr *function; /* its LAMBDA */
        const struct eval_running *outer;
    } * running;        /* the functions being run, the innermost first */
    unsigned unordered; /* number of running `for` loops whose elements come
                           from a set */
    unsigned loops;     /* number of `for` statements being run */
    size_t changes;     /* number of changes so far to lists, dicts, frames and
                           names of the script. The memory of a call or of an
                           iteration of a loop is freed only if it made no
                           change; after a change, a new value may refer to that
                           memory */
    bool keeps;         /* the script itself calls the running function, so the
                           function's result is recorded (trace_keep) */
    size_t kept;        /* number of values for which trace_keep looked for a
                           formula */
    size_t own_changes; /* like `changes`, but counts changes to local names of
                           functions */
    bool failed;        /* a statement failed; the names that it assigns are
                           broken */
    bool mixes_columns; /* the cells of the column being made belong to
                           different columns, so it has no unit */
    const struct df_script *script; /* the script being evaluated */
    const struct df_stmt *stmt;     /* current statement of `script` */
    const struct df_expr *called;   /* the call whose function is being looked
                                       up; else NULL */
    const struct frame *query;      /* in a query, the frame whose columns the
                                       names refer to; else NULL */
    bool query_is_open;             /* in a query, names that are not columns
                                       are looked up in the script */
    struct place_cache places;      /* cache of positions of cells */
    struct {
        struct eval_report {
            const struct diag_code *code;
            struct pos at;
        } * v;
        size_t n, cap;
    } reported; /* the codes and positions with which eval_is_first has been
                   called */
    size_t bytes, steps; /* bytes and steps used so far */
    size_t bytes_max, steps_max;
    size_t bytes_before; /* bytes in both arenas before the script ran */
    size_t read;         /* bytes of files read */
    bool shared;         /* bytes and steps include those of earlier scripts of
                            the page */
    const struct chart_spec *chart; /* result of the last call of df.plot; NULL
                                       before the first call */
    struct pos chart_at;            /* position of the call that made `chart` */
    struct pos chart_end; /* position of the last call that drew the chart or a
                             line in it */
    unsigned depth;       /* nested expressions being evaluated */
    /* Evaluates an expression of ev->script. This pointer and the pointers
       below avoid circular dependencies between modules: operations evaluate
       expressions, and expressions run operations. */
    bool (*expression)(struct eval *ev, const struct df_expr *e,
                       struct object *out);
    /* function.h: `call` calls a function with n arguments by position, and
       `call_named` calls a lambda, also with keyword arguments; `attribute`
       gets an attribute, or a method as a function. */
    bool (*call)(struct eval *ev, const struct df_expr *at, struct object f,
                 const struct object *args, size_t n, struct object *out);
    bool (*call_named)(struct eval *ev, const struct df_expr *at,
                       const struct lambda *l, const struct object *args,
                       size_t n, const struct dict *named, struct object *out);
    /* statement.h: runs the body of a function, and sets *out to what it
       returns. */
    bool (*body)(struct eval *ev, const struct df_expr *function,
                 struct object *out);
    bool (*attribute)(struct eval *ev, const struct df_expr *at,
                      struct object self, str name, struct object *out);
    /* effect.h: these functions return, as an enum effect, what a call does to
       numbers. */
    unsigned (*effect)(struct eval *ev, const struct df_expr *at, bool alone);
    unsigned (*effect_within)(struct eval *ev, const struct lambda *l,
                              const struct df_expr *e);
    unsigned (*effect_method)(struct object self, str name);
    /* units_agree (units.h): returns whether the columns of a formula have
       compatible units. */
    bool (*agree)(struct eval *ev, const struct df_expr *at,
                  const struct column *const *v, size_t n);
    /* script.h: script_eval and script_statements, to run imported files. */
    struct eval (*make)(struct arena *a, struct arena *scratch, struct diags *d,
                        const struct site *site, str dir,
                        const struct df_script *script);
    bool (*run)(struct eval *ev, struct df_script *script);
    /* trace_parts (trace.h): fills in the origin of an expression. */
    void (*parts)(struct eval *ev, const struct df_expr *at, struct origin *o);
};

/* Reports a fault at expression `at`. Returns false. */
bool eval_fault(struct eval *ev, const struct diag_code *code,
                const struct df_expr *at, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

/* Sets the help of the newest diagnostic. Returns false. */
bool eval_help(struct eval *ev, const char *help);

/* Adds a description of where the fault occurred, such as "in round 2 of the
   loop in line 3", to the help of the newest diagnostic. No-op if the newest
   diagnostic is a warning, or if there are no more than n diagnostics, so that
   the newest was reported before. */
void eval_via(struct eval *ev, size_t n, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* Whether names are now looked up for a statement, rather than for a lambda or
   a comprehension that is being evaluated. */
static inline bool eval_in_statement(const struct eval *ev)
{
    return ev->scope == ev->locals;
}

/* Returns a description of a cell's position, such as "in column 'a', row 1".
   Rows are counted from 1. */
str eval_cell_place(struct eval *ev, const struct column *x, size_t row);

/* Whether this is the first call with this code and position. Callers use it to
   report a warning in a lambda only once, although the lambda is evaluated many
   times. */
bool eval_is_first(struct eval *ev, const struct diag_code *code,
                   struct pos at);

/* Raises the limits of bytes and steps after reading a file of `read` bytes. */
void eval_allow(struct eval *ev, size_t read);

/* Returns the position of an expression. */
struct pos eval_pos(const struct eval *ev, const struct df_expr *e);

/* If expression e is a single string literal without escapes, returns the
   position of the characters between its quotes and sets *exact to true. Else
   returns the position of e and sets *exact to false. */
struct pos eval_text_pos(const struct eval *ev, const struct df_expr *e,
                         bool *exact);

/* Returns the narrowest expression at which to report a fault of item i of e:
   the item of a list or tuple literal, the key of a dict literal, or else e
   itself. */
const struct df_expr *eval_item(const struct df_expr *e, size_t i);

/* Converts an object to a column's name, in ev->a: a string, a number, or a
   tuple of these. Reports any other object at `at` and returns false. */
bool eval_name(struct eval *ev, const struct df_expr *at, struct object o,
               str *name);

/* eval_name_level returns a level of a name, as name_level does.
   eval_name_object returns the whole name as an object in ev->scratch, as
   object_of_name does. If the name is tainted, both mark their result as
   tainted. */
struct value eval_name_level(const struct eval *ev, str name, size_t i);
struct object eval_name_object(struct eval *ev, str name);

/* Returns the name made of the n levels (name_make), in ev->a. If a level is
   missing, not finite or tainted, records that expression `at` made the name
   tainted. */
str eval_make_name(struct eval *ev, const struct df_expr *at,
                   const struct value *levels, size_t n);

/* Returns the name of x with `label` appended as its last level, in ev->a.
   Returns `label` alone if the name already has NAME_LEVELS_MAX levels. */
str eval_name_under(struct eval *ev, const struct column *x, str label);

/* Sets *column to the index of the column of f with the name o. Reports an
   unknown column at `at` and returns false. */
bool eval_find(struct eval *ev, const struct df_expr *at, const struct frame *f,
               struct object o, size_t *column);

/* Returns "column 'x'", or "the column" if x has no name, in ev->scratch. */
str eval_column_called(struct eval *ev, const struct column *x);

/* Sets the help of the newest diagnostic: the names of the columns of f, and
   the name most similar to `name`. */
void eval_help_columns(struct eval *ev, str name, const struct frame *f);

/* Reports "unknown column", with the frame's columns as help. Returns false. */
bool eval_no_column(struct eval *ev, const struct df_expr *at, str name,
                    const struct frame *f);

/* Counts n * size bytes against the script's limit of bytes. False if the limit
   is reached, or if both arenas together have grown by more than the limit. */
bool eval_spend(struct eval *ev, const struct df_expr *at, size_t n,
                size_t size);

/* Counts n steps against the script's limit of steps. False if that limit is
   reached, or if the arenas together have grown beyond the limit of bytes. */
bool eval_steps(struct eval *ev, const struct df_expr *at, size_t n);

/* Returns the origin, in ev->a, of a column that expression `at` computes from
   the n inputs row by row. Ignores NULL inputs. */
const struct origin *eval_origin(struct eval *ev, const struct df_expr *at,
                                 const struct column *const *inputs, size_t n);

/* Returns a new column of n rows, which expression `at` computes from the
   inputs; NULL inputs are ignored. The caller fills in *cells, as for
   column_new. NULL if a limit is reached. */
struct column *eval_column(struct eval *ev, const struct df_expr *at, str name,
                           enum column_type type, size_t n, void **cells,
                           const struct column *const *inputs, size_t n_inputs);

/* Stores v in cell i of a new column, and adds the marks of v to the column. If
   v is not a number, it becomes NaN in a float column. If v is not a string, it
   becomes missing in a string column. In other columns, v must have the type of
   the column. */
void eval_put(struct eval *ev, struct column *c, void *cells, size_t i,
              struct value v);

/* Returns the type of a column whose cells are all v. */
enum column_type eval_type(struct value v);

/* Returns a column of n cells, all equal to v, the value of expression `at`.
   NULL if a limit is reached. */
const struct column *eval_constant(struct eval *ev, const struct df_expr *at,
                                   str name, struct value v, size_t n);

/* Returns a column of the n values v. Its type is the type that pandas infers:
   the narrowest of int, float, bool, str and object that fits all values. For
   `inputs`, see eval_column. NULL if a limit is reached. */
struct column *eval_infer(struct eval *ev, const struct df_expr *at, str name,
                          const struct value *v, size_t n,
                          const struct column *const *inputs, size_t n_inputs);

/* Returns c, an OBJECT column, converted to the type that eval_infer chooses
   for its cells; None becomes nan. pandas converts row labels, categories and
   results of groups in this way. Returns c itself if c is not an OBJECT column.
   The result has the origin of c. NULL if a limit is reached. */
const struct column *eval_narrowed(struct eval *ev, const struct df_expr *at,
                                   const struct column *c);

/* Like eval_infer, but the type of the column is str if all values are strings
   or NA, and object otherwise. pandas chooses the type of object columns in
   this way. */
struct column *eval_objects(struct eval *ev, const struct df_expr *at, str name,
                            const struct value *v, size_t n,
                            const struct column *const *inputs,
                            size_t n_inputs);

/* Returns a description, in ev->a, of how expression `at` selects rows by the n
   columns `keys`. */
const struct origin_match *eval_match(struct eval *ev, const struct df_expr *at,
                                      const struct column *const *keys,
                                      size_t n);

/* Returns c, a result of column_take, with m recorded as the match that
   selected its rows. The keys of m must have a cell for each row of the column
   from which c was taken. */
const struct column *eval_matched(struct eval *ev, const struct column *c,
                                  const struct origin_match *m);

/* Appends c to f. The caller has made room in the list of columns. Returns
   false if c is NULL, or after reporting that f has a column with that name. */
bool eval_append(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct column *c);

/* Like frame_take, but counts the result against the limit of bytes. NULL if
   the limit is reached. */
struct frame *eval_take(struct eval *ev, const struct df_expr *at,
                        const struct frame *f, const uint32_t *rows, size_t n);

/* Like eval_take, for rows that cells selected or ordered. Copies `by`, which
   may have no columns. */
struct frame *eval_take_by(struct eval *ev, const struct df_expr *at,
                           const struct frame *f, const uint32_t *rows,
                           size_t n, struct origin_choice by);
