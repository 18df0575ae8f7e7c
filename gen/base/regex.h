// SPDX-License-Identifier: MIT
// regex: regular expressions as Python's re reads them, matched by PCRE2 with a
// limit on its work. regex.c is the only file that includes PCRE2's header.
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

/* Why a pattern is refused, and at which of its bytes. */
struct regex_fault {
    size_t at;
    str why; /* lower case, without a full stop */
};

/* Where a group matched, in bytes of the text; from is STR_NPOS for a group
   that took no part. */
struct regex_span {
    size_t from, to;
};

enum regex_how {
    REGEX_SEARCH, /* anywhere at or after a byte */
    REGEX_NEXT,   /* the same, but not empty at that byte: after an empty one */
    REGEX_MATCH,  /* beginning there */
    REGEX_WHOLE   /* from there to the end of the text */
};

enum regex_result {
    REGEX_NONE,
    REGEX_FOUND,
    REGEX_TOO_MUCH /* the limit of work is reached: nobody knows */
};

struct regex; /* used by one thread at a time */

/* A pattern in Python's syntax, with regex_flags. \w, \d, \s and letter case
   go by Unicode. NULL when it is no pattern: *fault then says why, in `a`.
   What another syntax means by it (\h, \K, verbs, recursion) is refused. To
   be freed by regex_free, which takes NULL too. */
struct regex *regex_new(struct arena *a, str pattern, unsigned flags,
                        struct regex_fault *fault);
void regex_free(struct regex *re);

/* Looks for the pattern in a text of UTF-8, from a byte on. What stands before
   that byte counts for ^ and \b. Where invalid UTF-8 stands, nothing fits. */
enum regex_result regex_find(struct regex *re, str text, size_t from,
                             enum regex_how how);

/* What the last search cost: the bytes that it scanned, and some for each item
   of the pattern that it tried. It has a limit in proportion to the text. */
size_t regex_work(const struct regex *re);

/* Group i of the last text where the pattern was found; 0 is the whole. */
struct regex_span regex_group(const struct regex *re, size_t i);

/* How many groups the pattern has, 0 not counted; the name of group i, or
   STR_NONE, as long as the regex. */
size_t regex_groups(const struct regex *re);
str regex_group_name(const struct regex *re, size_t i);
