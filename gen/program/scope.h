// SPDX-License-Identifier: MIT
// scope: a formula that is being compiled: its syntax tree, and the meaning of
// the names and the cells in it.
#pragma once

#include "base/map.h"
#include "df/syntax/df_ast.h"
#include "program/emit.h"

/* A formula that was parsed. */
struct formula {
    const struct df_expr *e; /* NULL: it is no expression */
    const struct df_tokens *tokens;
    const char *start; /* first byte of the text */
};

/* The argument of a lambda while its body is compiled. */
struct bound_name {
    const struct bound_name *outer; /* bindings around the lambda */
    str name;
    const struct df_expr *e; /* the expression that it stands for, in `scope` */
    const struct formula_scope *scope;
    bool row; /* it is a row of a frame */
};

struct formula_scope {
    struct emitter *out;
    struct map *formulas; /* parsed formulas, by their text */
    const struct lineage *lineage;
    const bool *priced; /* by step: the step rests on a price */
    const struct lineage_step *step;
    const struct formula *formula;
    const struct bound_name *bound;
    bool named; /* the formula is not the step's own, but that of a name in it:
                   the parts of the step are not parts of this formula */
    unsigned depth; /* number of named functions around the formula */
    /* Appends the operations that push the value of expression e, and sets
     *type to its type. */
    bool (*expression)(const struct formula_scope *s, const struct df_expr *e,
                       enum program_type *type);
};

enum { SCOPE_DEPTH_MAX = 20 };

/* Returns a parsed formula, from `formulas` or, the first time, in `a`. The
   text must live as long as `a`. */
const struct formula *scope_formula(struct arena *a, struct map *formulas,
                                    str text);

/* Returns the part of the step whose text is the expression e; NULL if there is
   none. Sets *n to the number of parts with this text: more than one for the
   cells of a row or of a whole column. */
const struct lineage_part *scope_part(const struct formula_scope *s,
                                      const struct df_expr *e, size_t *n);

/* Returns the part of the cell of a column that e selects, as x.iloc[0] and
   x['a'] do; NULL if e selects no cell, or if the values do not tell which
   cell. */
const struct lineage_part *scope_cell(const struct formula_scope *s,
                                      const struct df_expr *e);

/* If e is a cell of a row that is the argument of a lambda, returns the
   argument and sets *name to the cell's column. Otherwise returns NULL. */
const struct bound_name *scope_row(const struct formula_scope *s,
                                   const struct df_expr *e, str *name);

/* Returns the part of a cell of a row, by the name of its column; NULL if there
   is none. */
const struct lineage_part *scope_row_cell(const struct formula_scope *s,
                                          const struct bound_name *row,
                                          str name);

/* Returns the innermost argument of this name; NULL if there is none. */
const struct bound_name *scope_bound(const struct formula_scope *s, str name);

/* Returns the formula of a name of the script that is not an argument; NULL if
   it is unknown. */
const struct formula *scope_named(const struct formula_scope *s, str name);

/* Whether the text of a node, such as a name, is `text`. */
bool scope_is(const struct df_expr *e, const char *text);

/* Reports that programs do not have the operation e. Returns false. */
bool scope_unsupported(const struct formula_scope *s, const struct df_expr *e);
