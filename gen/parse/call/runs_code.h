// SPDX-License-Identifier: MIT
// runs_code: a table of the directives of Sphinx' extensions that run code
// during a build, with alternatives. perfpress never runs such code.
#pragma once

#include "base/str.h"

enum runs_effect {
    RUNS_READS,  /* reads the comments and signatures of code */
    RUNS_PRINTS, /* shows the output of a program or of code */
    RUNS_DRAWS   /* shows an image that a program draws */
};

struct runs_code {
    str extension; /* the Python module of the extension, or "" */
    enum runs_effect effect;
    str names; /* names of the extension's directives, separated by blanks; may
                  be empty */
};

/* Returns the i-th entry, or NULL after the last. */
const struct runs_code *runs_code_at(size_t i);

/* Returns the alternative to a directive as a help line; NULL if the directive
   is not known to run code. Ignores case. */
const char *runs_code_instead(str directive);
