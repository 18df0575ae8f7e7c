// SPDX-License-Identifier: MIT
// pattern: regular expressions in df scripts: compiling, finding all matches,
// replacing by Python's templates.
#pragma once

#include "base/buf.h"
#include "base/regex.h"
#include "df/runtime/call.h"

/* Compiles a pattern written at `at` with Python's flags (re.I is 2). The
   caller frees it by regex_free. Returns NULL if the pattern is invalid, which
   is reported. */
struct regex *pattern_new(struct eval *ev, const struct df_expr *at,
                          str pattern, int64_t flags);

/* Escapes a string so that the pattern matches it literally (re.escape). */
str pattern_literal(struct arena *a, str text);

/* Searches a string for the pattern as `how` says and sets *found. Returns
   false if that takes too long, which is reported. */
bool pattern_find(struct eval *ev, const struct df_expr *at, struct regex *re,
                  str text, size_t from, enum regex_how how, bool *found);

/* A walk over all matches in a string, in the order of re.finditer. */
struct pattern_walk {
    struct eval *ev;
    const struct df_expr *at;
    struct regex *re;
    str text;
    size_t from;
    bool empty; /* the last match was empty */
};

/* Finds the next match, for regex_group; *found is false at the end. Returns
   false on failure, which is reported. */
bool pattern_next(struct pattern_walk *w, bool *found);

/* The replacement of a match: a template with \1 and \g<name>, or a function
   that is called with the match. */
struct replacement {
    struct object with;
    const struct df_expr *at;
    struct replacement_part *parts; /* of a template only */
    size_t n;
};

/* Parses a template for a pattern; faults are reported at `at`. */
bool pattern_replacement(struct eval *ev, const struct df_expr *at,
                         const struct regex *re, struct object with,
                         struct replacement *out);

/* Replaces the first `count` matches in a string, all of them if count is -1,
   and adds the marks of each replacement (tainted, known digits) to it. Returns
   false on failure, which is reported. */
bool pattern_replace(struct eval *ev, const struct df_expr *at,
                     struct regex *re, struct value *text,
                     const struct replacement *by, int64_t count);
