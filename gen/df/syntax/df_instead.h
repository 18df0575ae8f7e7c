// SPDX-License-Identifier: MIT
// df_instead: suggests supported code in place of parts of pandas, numpy and
// Python that df scripts do not have. The suggestions are in a table. The text
// of an entry has placeholders, such as @{self}, which are replaced by the
// user's own expressions.
#pragma once

#include "df/syntax/df_ast.h"

/* A use of an unsupported name in a script. Parts of this struct replace the
   placeholders of an entry. All members except `a` and `tokens` may be zero. */
struct df_instead_use {
    struct arena *a; /* owns the returned help */
    const struct df_tokens *tokens;
    /* `self` and `other`: the receiver and subscript, or the left and right
       operand. `call`, `stmt`: the call and the statement that contain the
       name. */
    const struct df_expr *self, *other, *call;
    const struct df_stmt *stmt;
    str name;          /* the unsupported name */
    str text;          /* replaces the placeholder @{text} */
    const char *names; /* the `name` of the current entry; set by
                          df_instead_help */
    /* Whether a name of the script refers to a value without pandas'
       methods. */
    bool (*is_bare)(const void *data, str name);
    const void *data;
};

/* Returns the help for u->name from the entries of kind `of`, or STR_NONE if no
   entry fits. */
str df_instead_help(const struct df_instead_use *u, str of);

/* An entry of instead.txt. The comment at the top of that file documents the
   format. */
struct df_instead {
    const char *of, *name, *help;
};

/* All entries in the order of the file; an entry of NULLs ends the table. */
extern const struct df_instead DF_INSTEAD[];
