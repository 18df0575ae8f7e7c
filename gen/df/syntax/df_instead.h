// SPDX-License-Identifier: MIT
// df_instead: what to write instead of those parts of pandas, numpy and Python
// that df scripts do not have: one table, and its rows filled in with the
// user's own expressions.
#pragma once

#include "df/syntax/df_ast.h"

/* Where the gaps of a help are filled from; all but `a` may be zero. */
struct df_instead_use {
    struct arena *a; /* the help lives here */
    const struct df_tokens *tokens;
    const struct df_expr *self, *other, *call;
    const struct df_stmt *stmt;
    str name; /* of what is refused */
    str text, code;
    const char *refused; /* the names of the row that is filled */
    /* Whether a name stands for something without pandas' methods. */
    bool (*is_bare)(const void *data, str name);
    const void *data;
};

/* The help for u->name of a kind; STR_NONE: no row covers it. */
str df_instead_help(const struct df_instead_use *u, str of);

/* An entry of instead.txt, which describes it. */
struct df_instead {
    const char *of, *name, *help;
};

/* All of them, in their order; one with NULLs ends them. */
extern const struct df_instead DF_INSTEAD[];
