// SPDX-License-Identifier: MIT
// platform: the abilities of this program on the running system, for `perfpress
// --version` and `perfpress build -v`. Each fact is one line.
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

/* Determines all facts. The result lives in `a`. Loads the libraries that are
   loaded late, and enters a sandbox in a new thread. */
void platform_find(struct arena *a, struct platform *p);

/* Prints a line "NAME: FACT" for each fact. If `sandbox` is not NULL, prints
   this string as the fact about the sandbox, in place of the fact that
   platform_find determined. */
void platform_print(const struct platform *p,
                    const struct sandbox_state *sandbox, FILE *out);
