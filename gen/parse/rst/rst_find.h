// SPDX-License-Identifier: MIT
// rst_find: finds where inline markup starts and ends: docutils' start-strings
// and end-strings with their recognition rules, in linear time. In: a string in
// which NUL replaces escaping backslashes.
#pragma once

#include "base/str.h"

enum rst_start {
    RST_EMPHASIS,
    RST_STRONG,
    RST_LITERAL,
    RST_TARGET,
    RST_SUBSTITUTION,
    RST_N_SIMPLE,
    RST_INTERPRETED = RST_N_SIMPLE, /* `text` or `phrase`_ */
    RST_REFERENCE,                  /* name_ or name__ */
    RST_FOOTNOTE,                   /* [1]_ [#]_ [#x]_ [*]_ */
    RST_CITATION                    /* [x]_ */
};

/* A start-string, or a whole construct such as name_. */
struct rst_found {
    enum rst_start type;
    size_t start, end; /* bytes [start, end) of s */
    str role;       /* INTERPRETED: the name in the prefix role, or STR_NONE */
    str label;      /* REFERENCE, FOOTNOTE, CITATION: the label */
    bool anonymous; /* REFERENCE: name__ instead of name_ */
};

/* Finds the first start-string or whole construct at or after byte `scan` of s.
   Byte `from` counts as the start of the text. Returns false at the end. */
bool rst_find_start(str s, size_t from, size_t scan, struct rst_found *out);

/* An end-string, bytes [start, end), with the role and the underscores after
   it. */
struct rst_end {
    size_t start, end;
    str role;      /* INTERPRETED: the name of the suffix role, or STR_NONE */
    unsigned refs; /* number of underscores */
};

/* The end-strings found so far in a string, so that a missing end-string is
   searched for only once. Must be zeroed for each string. */
struct rst_ends {
    struct rst_end next[RST_N_SIMPLE + 1];
    bool known[RST_N_SIMPLE + 1];
};

/* Finds the end-string for a start-string that ends at byte `from`. Returns
   false if the end-string is missing or directly follows the start-string. */
bool rst_find_end(str s, struct rst_ends *ends, enum rst_start type,
                  size_t from, struct rst_end *out);
