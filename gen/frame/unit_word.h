// SPDX-License-Identifier: MIT
// unit_word: finds the words of units.
#pragma once

#include "frame/unit.h"

struct unit_word {
    str name;
    double scale;
    str base; /* the factor; STR_NONE for time alone */
    enum unit_kind kind;
    int seconds; /* the power of time */
    bool alone;  /* a unit also at the end of a header: "Latency ms" */
};

/* Finds a word, its plural or another spelling; case is ignored in words of
   more than two letters. Returns false for unknown words. *plural: an s was
   removed. */
bool unit_word_find(str text, struct unit_word *out, bool *plural);

/* Makes a unit of an unknown word of at least two letters: in lower case,
   without the plural s, in `a`. Returns false for other strings. */
bool unit_word_new(struct arena *a, str text, struct unit_word *out,
                   bool *plural);
