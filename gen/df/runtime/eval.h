// SPDX-License-Identifier: MIT
// eval: the state of a running df script, and what all operations share: faults
// with their place, limits, new columns with their origin.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "df/runtime/object.h"
#include "df/syntax/df_ast.h"
#include "lineage/place.h"

struct site;

enum {
    EVAL_BYTES_MAX = 1 << 28, /* of cells and texts that the scripts of a page,
                                 and those of a site, make together, */
    EVAL_BYTES_READ = 64,     /* and so many more for each byte it reads */
    EVAL_TEXT_MAX = 1 << 20,  /* bytes of one text */
    EVAL_LIST_MAX = 1 << 20,  /* elements of one list */
    EVAL_STEPS_MAX = 1 << 24, /* expressions evaluated, */
    EVAL_STEPS_READ = 16,     /* and so many more for each byte it reads */
    EVAL_CLAUSES_MAX = 100,   /* of one comprehension */
    EVAL_DEPTH_MAX = 600      /* expressions within each other, calls of
                                 lambdas counted in */
};

struct chart_spec;

struct eval {
    struct arena *a;       /* frames and what hangs on them */
    struct arena *scratch; /* what only this script needs */
    struct diags *d;
    const struct site *site;
    str dir;           /* where files are looked up first */
    struct strs files; /* CSV files that were read */
    struct {
        struct eval_table {
            const struct frame *frame; /* as the file has it */
            const struct frame *told;  /* doubt_group_columns of it; NULL: not
                                          asked for yet */
            bool totals;               /* doubt_group_has_total */
        } * v;
        size_t n, cap;
    } tables;           /* their frames */
    struct map names;   /* struct object * of the script */
    struct map how;     /* struct origin * of names that stand for a value */
    struct map tainted; /* struct pos, where they were made, of the names of
                          columns that nan or inf was made part of */
    const struct scope *scope; /* names.h: those of lambdas and
                                  comprehensions around us; or NULL */
    bool apart; /* what is computed of several columns stays apart, each under
                   its own label */
    const struct df_script *script; /* what is being evaluated, */
    const struct df_stmt *stmt;     /* and its statement */
    const struct df_expr *called;   /* the call whose callee is looked up */
    const struct frame *query;      /* its columns are names; or NULL */
    bool query_is_open;             /* other names are the script's */
    struct place_cache places;      /* of cells in diagnostics */
    struct {
        struct eval_told {
            const struct diag_code *code;
            struct pos at;
        } * v;
        size_t n, cap;
    } reported;          /* what eval_is_first was asked */
    size_t bytes, steps; /* spent so far */
    size_t bytes_max, steps_max;
    size_t held; /* by both arenas before the script ran */
    size_t read; /* bytes of files */
    bool shared; /* other scripts have spent of the same before */
    const struct chart_spec *chart; /* of the last call of df.plot; or NULL */
    struct pos chart_at;            /* where that stands */
    unsigned depth;                 /* expressions around us */
    /* Evaluates an expression of ev->script (a loop over modules without
       these: operations take expressions, expressions are operations). */
    bool (*expression)(struct eval *ev, const struct df_expr *e,
                       struct object *out);
    /* function.h: calls what can be called; looks up what stands behind a
       dot (a method comes as a function, to be called). */
    bool (*call)(struct eval *ev, const struct df_expr *at, struct object f,
                 const struct object *args, size_t n, struct object *out);
    bool (*attribute)(struct eval *ev, const struct df_expr *at,
                      struct object self, str name, struct object *out);
    /* effect.h: what a call does to numbers. */
    unsigned (*effect)(struct eval *ev, const struct df_expr *at, bool alone);
    unsigned (*effect_within)(struct eval *ev, const struct lambda *l,
                              const struct df_expr *e);
    unsigned (*effect_method)(struct object self, str name);
    /* units.h: whether columns that go into one have units that go together. */
    bool (*agree)(struct eval *ev, const struct df_expr *at,
                  const struct column *const *v, size_t n);
    /* trace.h: the parts of an origin that an expression makes. */
    void (*parts)(struct eval *ev, const struct df_expr *at, struct origin *o);
};

/* Reports a fault at an expression and gives false. */
bool eval_fault(struct eval *ev, const struct diag_code *code,
                const struct df_expr *at, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

/* Whether a code is reported at a place for the first time: a lambda comes by
   again and again. */
bool eval_is_first(struct eval *ev, const struct diag_code *code,
                   struct pos at);

/* Allows for more of both limits, for a file of so many bytes. */
void eval_allow(struct eval *ev, size_t read);

struct pos eval_pos(const struct eval *ev, const struct df_expr *e);

/* Where the first byte of a text stands that expression e is; *exact when its
   other bytes follow in the source as they are. */
struct pos eval_text_pos(const struct eval *ev, const struct df_expr *e,
                         bool *exact);

/* Item i of a list literal, else the expression itself: the narrowest place
   of what is wrong. For a dict literal, the key of pair i. */
const struct df_expr *eval_item(const struct df_expr *e, size_t i);

/* The name that an object stands for as a column's: a text, a number, a tuple
   of such; anything else is reported at `at`. */
bool eval_name(struct eval *ev, const struct df_expr *at, struct object o,
               str *name);

/* name_level, and object_of_name in ev->scratch, with the mark of the name. */
struct value eval_name_level(const struct eval *ev, str name, size_t i);
struct object eval_name_object(struct eval *ev, str name);

/* name_make in ev->a, of cells, by expression `at`. */
str eval_make_name(struct eval *ev, const struct df_expr *at,
                   const struct value *levels, size_t n);

/* The column's name with one more level; `label` where there is no room. */
str eval_name_under(struct eval *ev, const struct column *x, str label);

/* The place of the column that an object names in a frame; reported when there
   is none. */
bool eval_find(struct eval *ev, const struct df_expr *at, const struct frame *f,
               struct object o, size_t *column);

/* "unknown column" with the frame's columns as help; gives false. */
bool eval_no_column(struct eval *ev, const struct df_expr *at, str name,
                    const struct frame *f);

/* Counts bytes against the script's limit, and holds against it what the arenas
   hold by now; false when it is reached, which is reported. */
bool eval_spend(struct eval *ev, const struct df_expr *at, size_t n,
                size_t size);

/* Counts steps of work against the script's limit, in the same way, and looks
   at the arenas, too. */
bool eval_steps(struct eval *ev, const struct df_expr *at, size_t n);

/* The origin of what expression `at` computes from the inputs, row by row
   (NULL inputs are left out). */
const struct origin *eval_origin(struct eval *ev, const struct df_expr *at,
                                 const struct column *const *inputs, size_t n);

/* A column of n rows computed from the inputs by expression `at` (NULL
   inputs are left out); cells as column_new. NULL when a limit is reached. */
struct column *eval_column(struct eval *ev, const struct df_expr *at, str name,
                           enum column_type type, size_t n, void **cells,
                           const struct column *const *inputs, size_t n_inputs);

/* Puts a value into cell i of a new column of a type that holds it; among
   floats and texts, what is neither is missing. */
void eval_put(struct eval *ev, struct column *c, void *cells, size_t i,
              struct value v);

/* The type of a column whose cells are all v. */
enum column_type eval_type(struct value v);

/* A column whose cells are all the given value, written at `at`. */
const struct column *eval_constant(struct eval *ev, const struct df_expr *at,
                                   str name, struct value v, size_t n);

/* A column of the narrowest type that holds the values, as pandas infers
   it: int, float, bool, text or object. */
struct column *eval_infer(struct eval *ev, const struct df_expr *at, str name,
                          const struct value *v, size_t n,
                          const struct column *const *inputs, size_t n_inputs);

/* A column of objects that keep their types, or of texts: what pandas makes
   when it does not infer. */
struct column *eval_objects(struct eval *ev, const struct df_expr *at, str name,
                            const struct value *v, size_t n,
                            const struct column *const *inputs,
                            size_t n_inputs);

/* What brings rows together: expression `at`, by the keys. */
const struct origin_match *eval_match(struct eval *ev, const struct df_expr *at,
                                      const struct column *const *keys,
                                      size_t n);

/* The column c, just taken, with what brought its rows to where they are; the
   match's keys are row-aligned with what it was taken from. */
const struct column *eval_matched(struct eval *ev, const struct column *c,
                                  const struct origin_match *m);

/* Puts a column behind the others of a frame, which has room for it. A fault
   when there is one of that name, or no column. */
bool eval_append(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct column *c);

/* Rows taken out of a frame or column, counted against the limit. */
struct frame *eval_take(struct eval *ev, const struct df_expr *at,
                        const struct frame *f, const uint32_t *rows, size_t n);
