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

/* Why a pattern is invalid, and at which byte. */
struct regex_fault {
    size_t at;
    str why; /* lower case, without a full stop */
};

/* Where a group matched, in bytes of the subject; from is STR_NPOS if the group
   did not take part. */
struct regex_span {
    size_t from, to;
};

enum regex_how {
    REGEX_SEARCH, /* anywhere at or after a byte */
    REGEX_NEXT, /* the same, but not empty at that byte: after an empty match */
    REGEX_MATCH, /* beginning there */
    REGEX_WHOLE  /* from there to the end of the subject */
};

enum regex_result {
    REGEX_NONE,
    REGEX_FOUND,
    REGEX_TOO_MUCH /* the limit on work is reached: the result is unknown */
};

struct regex; /* used by one thread at a time */

/* Compiles a pattern in Python's syntax, with regex_flags. \w, \d, \s and case
   follow Unicode. Returns NULL if the pattern is invalid, with the reason in
   *fault, in `a`. Syntax that PCRE2 has and Python lacks (\h, \K, verbs,
   recursion) is invalid. Free with regex_free, which accepts NULL. */
struct regex *regex_new(struct arena *a, str pattern, unsigned flags,
                        struct regex_fault *fault);
void regex_free(struct regex *re);

/* Searches UTF-8 text from a byte on. The bytes before it count for ^ and \b.
   Invalid UTF-8 matches nothing. */
enum regex_result regex_find(struct regex *re, str text, size_t from,
                             enum regex_how how);

/* Returns the work of the last search: the bytes scanned, plus some for each
   item of the pattern tried. The limit is proportional to the text. */
size_t regex_work(const struct regex *re);

/* Returns the span of group i of the last match; 0 is the whole match. */
struct regex_span regex_group(const struct regex *re, size_t i);

/* Return the number of groups, without group 0, and the name of group i, or
   STR_NONE. The name lives as long as the regex. */
size_t regex_groups(const struct regex *re);
str regex_group_name(const struct regex *re, size_t i);
