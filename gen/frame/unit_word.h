// SPDX-License-Identifier: MIT
// unit_word: finds the words of units.
#pragma once

#include "frame/unit.h"

struct unit_word {
    str name;
    double scale;
    str base; /* factor besides time, such as "watt" for J; or STR_NONE */
    enum unit_kind kind;
    int seconds; /* power of time */
    bool alone;  /* also a unit without brackets, at the end of a header:
                    "Latency ms" */
};

/* Finds the unit of a word, its plural or another spelling. Case is ignored,
   except in single letters, in two letters of which the second is a capital
   (MS), and in units of bytes and bits. Returns false for unknown words.
   *plural: an s was removed. */
bool unit_word_find(str text, struct unit_word *out, bool *plural);

/* Makes an unknown word of at least two letters a unit: in lower case, without
   the plural s, in `a`. Returns false for other strings. *plural: an s was
   removed. */
bool unit_word_new(struct arena *a, str text, struct unit_word *out,
                   bool *plural);
