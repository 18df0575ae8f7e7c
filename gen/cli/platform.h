// SPDX-License-Identifier: MIT
// platform: what this program can do on the running system, one line for each
// fact, for `perfpress --version` and `perfpress build -v`.
#pragma once

#include <stdio.h>

#include "base/arena.h"
#include "base/sandbox.h"
#include "base/str.h"

enum platform_fact {
    PLATFORM_SYSTEM,
    PLATFORM_SANDBOX,
    PLATFORM_OUTPUT,
    PLATFORM_CHANGES,
    PLATFORM_TLS,
    PLATFORM_LIBRARIES,
    PLATFORM_FACTS,
};

struct platform {
    str facts[PLATFORM_FACTS];
};

/* Finds out all facts, in `a`. Loads the libraries that are loaded late, and
   enters a sandbox in a new thread. */
void platform_find(struct arena *a, struct platform *p);

/* Prints "NAME: FACT" lines. `sandbox`, unless NULL, is printed instead of what
   platform_find found. */
void platform_print(const struct platform *p,
                    const struct sandbox_state *sandbox, FILE *out);
