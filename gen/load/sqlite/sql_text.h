// SPDX-License-Identifier: MIT
// sql_text: splits SQL into tokens as SQLite does, to find positions and an
// ORDER BY. Does not check the SQL.
#pragma once

#include "base/str.h"

enum sql_kind {
    SQL_END,
    SQL_WORD,   /* a keyword, or a name without quotes */
    SQL_QUOTED, /* a name in "double quotes", `backquotes` or [brackets] */
    SQL_STRING, /* a string in single quotes */
    SQL_OTHER   /* a number, a parameter or an operator */
};

struct sql_token {
    enum sql_kind kind;
    size_t at; /* offset of the first byte */
    str text;  /* as written */
    int depth; /* number of open parentheses; `(` and `)` are outside of the
                  pair that they form */
};

/* The rest of a text that is not read yet. Initialize with the text, and zero
   for the other members. */
struct sql_reader {
    str sql;
    size_t at;
    int depth;
};

/* Reads the next token into *t; skips blanks and comments. Returns false, with
   kind SQL_END, at the end of the text. */
bool sql_next(struct sql_reader *r, struct sql_token *t);

/* Whether the query has an ORDER BY at its outermost level: not in a subquery,
   a common table expression, a window or a function. */
bool sql_is_ordered(str sql);

/* Whether the SQL begins with SELECT, WITH or VALUES. */
bool sql_is_query(str sql);

/* Whether the query reads rows from a table or a subquery, by FROM at its
   outermost level. VALUES (1), (2) does not. */
bool sql_has_from(str sql);

/* Whether the SQL combines several SELECTs by UNION, EXCEPT or INTERSECT, also
   in subqueries. */
bool sql_is_compound(str sql);

/* Returns the offset of the first token in the SQL that is `name`, ignoring
   case and quotes, and sets *n to the length of the token. Returns STR_NPOS if
   the name does not occur. If the name contains dots, searches only for the
   part after the last dot. */
size_t sql_find_name(str sql, str name, size_t *n);

/* Returns the query for all columns of a table, in `a`. */
str sql_all_of(struct arena *a, str table);
