// SPDX-License-Identifier: MIT
// rst_find: where inline markup starts and ends in a text: docutils' start-
// and end-strings with their recognition rules, found in linear time. Texts
// have NUL for an escaping backslash.
#pragma once

#include "base/str.h"

enum rst_start {
    RST_EMPHASIS,
    RST_STRONG,
    RST_LITERAL,
    RST_TARGET,
    RST_SUBSTITUTION,
    RST_N_SIMPLE,
    RST_INTERPRETED = RST_N_SIMPLE, /* or a phrase reference */
    RST_REFERENCE,                  /* name_ or name__ */
    RST_FOOTNOTE,                   /* [1]_ [#]_ [#x]_ [*]_ */
    RST_CITATION                    /* [x]_ */
};

/* A start-string, or a whole construct. */
struct rst_found {
    enum rst_start type;
    size_t start, end; /* of the start-string or the whole */
    str role;          /* INTERPRETED: the prefix's name, or STR_NONE */
    str label;         /* REFERENCE, FOOTNOTE, CITATION: what stands inside */
    bool anonymous;    /* REFERENCE */
};

/* The first start-string at or after byte `scan`, of what remains from byte
   `from` on (which counts as the start of the text). */
bool rst_find_start(str s, size_t from, size_t scan, struct rst_found *out);

/* An end-string. */
struct rst_end {
    size_t start, end;
    str role;      /* INTERPRETED: the suffix's name, or STR_NONE */
    unsigned refs; /* underscores at the end */
};

/* What is known of the end-strings of a text, so that a search for one that
   is not there is made once. Zeroed for a new text. */
struct rst_ends {
    struct rst_end next[RST_N_SIMPLE + 1];
    bool known[RST_N_SIMPLE + 1];
};

/* The end-string that belongs to a start-string whose end is byte `from`;
   false when there is none, or nothing before it. */
bool rst_find_end(str s, struct rst_ends *ends, enum rst_start type,
                  size_t from, struct rst_end *out);
