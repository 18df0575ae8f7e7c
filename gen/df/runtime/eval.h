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

struct site;

enum {
    EVAL_BYTES_MAX = 1 << 28, /* cells and strings that all scripts of a page,
                                 or of a site, may make */
    EVAL_BYTES_READ = 64,     /* added to BYTES_MAX for each byte read */
    EVAL_TEXT_MAX = 1 << 20,  /* bytes of one string */
    EVAL_LIST_MAX = 1 << 20,  /* elements of one list */
    EVAL_STEPS_MAX = 1 << 24, /* expressions evaluated */
    EVAL_STEPS_READ = 16,     /* added to STEPS_MAX for each byte read */
    EVAL_CLAUSES_MAX = 100,   /* of one comprehension */
    EVAL_DEPTH_MAX = 600      /* nested expressions and calls of lambdas */
};

struct chart_spec;

struct eval {
    struct arena *a;       /* owns frames, columns and their origins */
    struct arena *scratch; /* owns all else, while the script runs */
    struct diags *d;
    const struct site *site;
    str dir;           /* the first folder to search for files */
    struct strs files; /* CSV files that were read */
    struct {
        struct eval_table {
            const struct frame *frame;    /* as read from the file */
            const struct frame *compared; /* doubt_group_columns of it; NULL:
                                         not computed yet */
            bool totals;                  /* doubt_group_has_total of it */
        } * v;
        size_t n, cap;
    } tables;           /* frames of the files */
    struct map names;   /* struct object *, by name in the script */
    struct map how;     /* struct origin *, by names of single values */
    struct map tainted; /* struct pos of the expression, by names of columns
                           that nan or inf was made part of */
    const struct scope *scope; /* names.h: names of the lambdas and
                                  comprehensions being evaluated; or NULL */
    bool apart; /* the result for several columns keeps them apart, each with a
                   label; it has no common unit */
    const struct df_script *script; /* the script being evaluated */
    const struct df_stmt *stmt;     /* its current statement */
    const struct df_expr *called;   /* the call whose callee is being looked
                                       up */
    const struct frame *query;      /* the frame whose columns are names; or
                                       NULL */
    bool query_is_open;             /* other names are those of the script */
    struct place_cache places;      /* cache of positions of cells */
    struct {
        struct eval_report {
            const struct diag_code *code;
            struct pos at;
        } * v;
        size_t n, cap;
    } reported;          /* codes and positions passed to eval_is_first */
    size_t bytes, steps; /* used so far */
    size_t bytes_max, steps_max;
    size_t held; /* bytes in both arenas before the script ran */
    size_t read; /* bytes of files read */
    bool shared; /* other scripts used part of the same limits */
    const struct chart_spec *chart; /* of the last call of df.plot; or NULL */
    struct pos chart_at;            /* position of that call */
    unsigned depth;                 /* nested expressions being evaluated */
    /* Evaluates an expression of ev->script. This pointer and those below avoid
       circular dependencies between modules: operations evaluate expressions,
       and expressions run operations. */
    bool (*expression)(struct eval *ev, const struct df_expr *e,
                       struct object *out);
    /* function.h: `call` calls a function; `attribute` gets an attribute, or a
       method as a function. */
    bool (*call)(struct eval *ev, const struct df_expr *at, struct object f,
                 const struct object *args, size_t n, struct object *out);
    bool (*attribute)(struct eval *ev, const struct df_expr *at,
                      struct object self, str name, struct object *out);
    /* effect.h: effects of calls on numbers. */
    unsigned (*effect)(struct eval *ev, const struct df_expr *at, bool alone);
    unsigned (*effect_within)(struct eval *ev, const struct lambda *l,
                              const struct df_expr *e);
    unsigned (*effect_method)(struct object self, str name);
    /* units.h: whether columns combined into one have compatible units. */
    bool (*agree)(struct eval *ev, const struct df_expr *at,
                  const struct column *const *v, size_t n);
    /* trace.h: sets the parts of an expression's origin. */
    void (*parts)(struct eval *ev, const struct df_expr *at, struct origin *o);
};

/* Reports a fault at an expression. Returns false. */
bool eval_fault(struct eval *ev, const struct diag_code *code,
                const struct df_expr *at, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

/* Whether a code is reported at this position for the first time; a lambda is
   evaluated many times. */
bool eval_is_first(struct eval *ev, const struct diag_code *code,
                   struct pos at);

/* Raises both limits after reading a file of `read` bytes. */
void eval_allow(struct eval *ev, size_t read);

struct pos eval_pos(const struct eval *ev, const struct df_expr *e);

/* Returns the position of the first byte of the string in expression e.
   Sets *exact if the other bytes follow in the source unchanged. */
struct pos eval_text_pos(const struct eval *ev, const struct df_expr *e,
                         bool *exact);

/* Returns item i of a list literal, or the key of pair i of a dict literal;
   else e itself: the narrowest expression to report a fault at. */
const struct df_expr *eval_item(const struct df_expr *e, size_t i);

/* Converts an object to a column's name: a string, a number, or a tuple of
   these. Reports any other object at `at` and returns false. */
bool eval_name(struct eval *ev, const struct df_expr *at, struct object o,
               str *name);

/* name_level, and object_of_name in ev->scratch, marked as tainted if the name
   is. */
struct value eval_name_level(const struct eval *ev, str name, size_t i);
struct object eval_name_object(struct eval *ev, str name);

/* As name_make in ev->a. If a level is missing, not finite or tainted, marks
   the name as tainted by expression `at`. */
str eval_make_name(struct eval *ev, const struct df_expr *at,
                   const struct value *levels, size_t n);

/* Returns the column's name with `label` as one more level, in ev->a; `label`
   alone if the name has NAME_LEVELS_MAX levels already. */
str eval_name_under(struct eval *ev, const struct column *x, str label);

/* Finds the column of a frame that an object names. Reports an unknown one and
   returns false. */
bool eval_find(struct eval *ev, const struct df_expr *at, const struct frame *f,
               struct object o, size_t *column);

/* Reports "unknown column", with the frame's columns as help. Returns false. */
bool eval_no_column(struct eval *ev, const struct df_expr *at, str name,
                    const struct frame *f);

/* Counts n * size bytes against the limit of the script, and compares the size
   of the arenas with it. False if the limit is reached. */
bool eval_spend(struct eval *ev, const struct df_expr *at, size_t n,
                size_t size);

/* Counts n steps against the limit of the script, and compares the size of the
   arenas with theirs. False if a limit is reached. */
bool eval_steps(struct eval *ev, const struct df_expr *at, size_t n);

/* Returns the origin of a column that expression `at` computes from the inputs
   row by row. Ignores NULL inputs. */
const struct origin *eval_origin(struct eval *ev, const struct df_expr *at,
                                 const struct column *const *inputs, size_t n);

/* Makes a column of n rows that expression `at` computes from the inputs; NULL
   inputs are ignored. The caller fills in *cells, as for column_new. NULL if a
   limit is reached. */
struct column *eval_column(struct eval *ev, const struct df_expr *at, str name,
                           enum column_type type, size_t n, void **cells,
                           const struct column *const *inputs, size_t n_inputs);

/* Writes a value into cell i of a new column whose type fits. Among floats and
   strings, any other value becomes missing. */
void eval_put(struct eval *ev, struct column *c, void *cells, size_t i,
              struct value v);

/* Returns the type of a column whose cells are all v. */
enum column_type eval_type(struct value v);

/* Returns a column of n cells, all equal to v, which is written at `at`. */
const struct column *eval_constant(struct eval *ev, const struct df_expr *at,
                                   str name, struct value v, size_t n);

/* Returns a column of the type that pandas infers, the narrowest that fits all
   values: int, float, bool, str or object. */
struct column *eval_infer(struct eval *ev, const struct df_expr *at, str name,
                          const struct value *v, size_t n,
                          const struct column *const *inputs, size_t n_inputs);

/* Returns a column of strings, or of objects that keep their types, as pandas
   does without inferring a type. */
struct column *eval_objects(struct eval *ev, const struct df_expr *at, str name,
                            const struct value *v, size_t n,
                            const struct column *const *inputs,
                            size_t n_inputs);

/* Describes how rows were matched: by expression `at` and by the keys. */
const struct origin_match *eval_match(struct eval *ev, const struct df_expr *at,
                                      const struct column *const *keys,
                                      size_t n);

/* Returns c, which was just taken from another column, with the match that
   selected its rows. The match's keys are row-aligned with that column. */
const struct column *eval_matched(struct eval *ev, const struct column *c,
                                  const struct origin_match *m);

/* Appends a column to a frame with room for it. False if c is NULL, or if there
   is a column of that name, which is reported. */
bool eval_append(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct column *c);

/* As frame_take; counts the result against the limit. */
struct frame *eval_take(struct eval *ev, const struct df_expr *at,
                        const struct frame *f, const uint32_t *rows, size_t n);
