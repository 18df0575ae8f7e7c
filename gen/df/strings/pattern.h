// SPDX-License-Identifier: MIT
// pattern: regular expressions in df scripts: compiled from an argument,
// searched for one match after the other, replaced by Python's templates.
#pragma once

#include "base/buf.h"
#include "base/regex.h"
#include "df/runtime/call.h"

/* A pattern written at `at`, with Python's flags (re.I is 2); to be freed by
   regex_free. NULL: it is no pattern, which is reported at its place. */
struct regex *pattern_new(struct eval *ev, const struct df_expr *at,
                          str pattern, int64_t flags);

/* The pattern that stands for a text as it is (re.escape). */
str pattern_literal(struct arena *a, str text);

/* Whether the pattern is found in a text as `how` says; *found. False when
   that takes too long, which is reported. */
bool pattern_find(struct eval *ev, const struct df_expr *at, struct regex *re,
                  str text, size_t from, enum regex_how how, bool *found);

/* All matches in a text, one after the other, as re.finditer has them. */
struct pattern_walk {
    struct eval *ev;
    const struct df_expr *at;
    struct regex *re;
    str text;
    size_t from;
    bool empty; /* the last match was */
};

/* The next match, in regex_group; *found tells whether there is one. */
bool pattern_next(struct pattern_walk *w, bool *found);

/* What matches are replaced by: a template with \1 and \g<name>, or a function
   that is called with the match. */
struct replacement {
    struct object with;
    const struct df_expr *at;
    struct replacement_part *parts; /* of a template */
    size_t n;
};

/* Reads a template for a pattern; faults are reported at `at`. */
bool pattern_replacement(struct eval *ev, const struct df_expr *at,
                         const struct regex *re, struct object with,
                         struct replacement *out);

/* Replaces the first `count` matches in a text, all with -1; it gets the marks
   of what is put in. */
bool pattern_replace(struct eval *ev, const struct df_expr *at,
                     struct regex *re, struct value *text,
                     const struct replacement *by, int64_t count);
