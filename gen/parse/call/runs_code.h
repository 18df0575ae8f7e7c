// SPDX-License-Identifier: MIT
// runs_code: directives of Sphinx' extensions that run code while a site is
// built, which perfpress never does, and what to do instead.
#pragma once

#include "base/str.h"

enum runs_what {
    RUNS_READS,  /* reads the comments and signatures of code */
    RUNS_PRINTS, /* shows what a program or a piece of code prints */
    RUNS_DRAWS   /* shows a picture that a program draws */
};

struct runs_code {
    str extension; /* the module that adds them, or "" */
    enum runs_what what;
    str names; /* of directives, parted by blanks; may be empty */
};

/* The i-th of all, or NULL after the last. */
const struct runs_code *runs_code_at(size_t i);

/* What to do instead of a directive, as a help line; NULL for one that is not
   known to run code. Case does not matter. */
const char *runs_code_instead(str directive);
