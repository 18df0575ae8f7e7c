// SPDX-License-Identifier: MIT
// pattern: compiles the regular expressions of df scripts, finds matches, and
// replaces them by a template or by the results of a function.
#pragma once

#include "base/buf.h"
#include "base/regex.h"
#include "df/runtime/call.h"

/* Compiles a regular expression with Python's flags (re.I is 2); `at` is the
   expression of `pattern`. The caller frees the result with regex_free. Returns
   NULL if the regular expression is invalid, which is reported. */
struct regex *pattern_new(struct eval *ev, const struct df_expr *at,
                          str pattern, int64_t flags);

/* Returns a regular expression that matches `text` literally, as re.escape
   does. The result is in `a`. */
str pattern_literal(struct arena *a, str text);

/* Searches `text` from byte `from` on and sets *found to whether there is a
   match. `how` (base/regex.h) limits where a match may begin and end. Returns
   false if the search takes too long, which is reported. */
bool pattern_find(struct eval *ev, const struct df_expr *at, struct regex *re,
                  str text, size_t from, enum regex_how how, bool *found);

/* An iteration over all matches in a string, in the same order as
   re.finditer. */
struct pattern_walk {
    struct eval *ev;
    const struct df_expr *at;
    struct regex *re;
    str text;
    size_t from; /* offset in bytes of the next search */
    bool empty;  /* the last match was empty */
};

/* Finds the next match; regex_group then returns its groups. Sets *found to
   false after the last match. Returns false on failure, which is reported. */
bool pattern_next(struct pattern_walk *w, bool *found);

/* The replacement for a match: a template, which may contain \1 and \g<name>,
   or a function that is called with the match. */
struct replacement {
    struct object with;
    const struct df_expr *at;
    struct replacement_part *parts; /* the parsed template; NULL for a
                                       function */
    size_t n;                       /* number of parts */
};

/* Sets *out to the replacement `with`: a function, or a string that is parsed
   as a template with groups of `re`. Returns false after reporting, at `at`, an
   invalid template or any other object. */
bool pattern_replacement(struct eval *ev, const struct df_expr *at,
                         const struct regex *re, struct object with,
                         struct replacement *out);

/* Replaces the first `count` matches in the string *text, or all matches if
   `count` is -1. The new string is in ev->a. The new string gets the marks
   (tainted, known_digits) of *text and of each replacement. Adds the number of
   replacements to *made unless it is NULL. Returns false on failure, which is
   reported. */
bool pattern_replace(struct eval *ev, const struct df_expr *at,
                     struct regex *re, struct value *text,
                     const struct replacement *by, int64_t count,
                     int64_t *made);
