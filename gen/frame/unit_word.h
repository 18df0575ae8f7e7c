// SPDX-License-Identifier: MIT
// unit_word: the words that units are written with.
#pragma once

#include "frame/unit.h"

struct unit_word {
    str name;
    double scale;
    str base; /* the factor, none for time alone */
    enum unit_kind kind;
    int seconds; /* the power of time in it */
    bool alone;  /* a header may end with it as it is: "Latency ms" */
};

/* The word, its plural or another spelling of it, in either case where it is
   longer than two letters; false when it is not known. *plural: an s was
   taken off. */
bool unit_word_find(str text, struct unit_word *out, bool *plural);

/* An unknown word as a thing of its own: letters only, two at least; in lower
   case and without the s of its plural, in `a`. */
bool unit_word_new(struct arena *a, str text, struct unit_word *out,
                   bool *plural);
