// SPDX-License-Identifier: MIT
// regex: regular expressions in the syntax of Python's re, matched by PCRE2
// with a limit on its work. regex.c is the only file that includes PCRE2's
// header.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum regex_flag {
    REGEX_NOCASE = 1, /* re.IGNORECASE */
    REGEX_MULTILINE = 2,
    REGEX_DOTALL = 4,
    REGEX_VERBOSE = 8,
    REGEX_ASCII = 16 /* \w, \d and \s mean ASCII only */
};

/* The reason why a pattern is invalid, and the offset of the fault in bytes. */
struct regex_fault {
    size_t at;
    str why; /* lower case, without a full stop */
};

/* The bytes of the subject that a group matched; `from` is STR_NPOS if the
   group took no part in the match. */
struct regex_span {
    size_t from, to;
};

/* The positions in the subject where regex_find accepts a match, relative to
   its argument `from`. */
enum regex_how {
    REGEX_SEARCH, /* anywhere at or after `from` */
    REGEX_NEXT,   /* anywhere at or after `from`, but not empty at `from` */
    REGEX_MATCH,  /* starting at `from` */
    REGEX_WHOLE   /* starting at `from`, up to the end of the subject */
};

enum regex_result {
    REGEX_NONE,
    REGEX_FOUND,
    REGEX_TOO_MUCH /* the limit on work was reached; the result is unknown */
};

struct regex; /* a compiled pattern, for one thread at a time */

/* Compiles a pattern in Python's syntax. `flags` is a set of regex_flag. \w,
   \d, \s and case follow Unicode. Syntax that PCRE2 has and Python lacks (\h,
   \K, verbs, recursion) is invalid. Returns NULL if the pattern is invalid,
   with the reason in *fault, in `a`. Free the result with regex_free, which
   accepts NULL. */
struct regex *regex_new(struct arena *a, str pattern, unsigned flags,
                        struct regex_fault *fault);
void regex_free(struct regex *re);

/* Searches `text`, in UTF-8, from byte `from` on. ^ and \b see the bytes before
   `from`. Invalid UTF-8 matches nothing. */
enum regex_result regex_find(struct regex *re, str text, size_t from,
                             enum regex_how how);

/* Returns the work of the last search: the bytes scanned, plus a constant
   each time that an item of the pattern is tried. The limit on work grows with
   the length of the text. */
size_t regex_work(const struct regex *re);

/* Returns the span of group i of the last match; 0 is the whole match. */
struct regex_span regex_group(const struct regex *re, size_t i);

/* regex_groups returns the number of groups, not counting group 0.
   regex_group_name returns the name of group i, or STR_NONE if the group has no
   name. The name lives as long as the regex. */
size_t regex_groups(const struct regex *re);
str regex_group_name(const struct regex *re, size_t i);
