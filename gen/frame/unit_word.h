// SPDX-License-Identifier: MIT
// unit_word: finds the words of units.
#pragma once

#include "frame/unit.h"

struct unit_word {
    str name;
    double scale;
    str base; /* the factor besides time, such as "watt" for J; STR_NONE: there
                 is no such factor */
    enum unit_kind kind;
    int seconds; /* power of time in the unit */
    bool alone;  /* may be the last word of a header, without brackets: "Latency
                    ms" */
};

/* Finds the unit that a word, its plural or another spelling means. Case
   matters in single letters, in words of two letters that end with a capital
   (MS), and in units of bytes and bits; in all other words, it is ignored.
   Returns false for unknown words. Sets *plural to whether an s was removed. */
bool unit_word_find(str text, struct unit_word *out, bool *plural);

/* Sets *out to a new unit for an unknown word of 2 to 24 letters. The unit's
   name is the word in lower case without a plural s, in `a`. Returns false for
   other strings. Sets *plural to whether an s was removed. */
bool unit_word_new(struct arena *a, str text, struct unit_word *out,
                   bool *plural);
