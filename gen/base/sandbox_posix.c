// SPDX-License-Identifier: MIT
// sandbox_posix: for systems without a sandbox. On these, base/beneath and
// load/guard protect files.
#include "base/sandbox.h"

void sandbox_enter(const struct sandbox *s, struct sandbox_state *state)
{
    static const char WHY[] =
        "perfpress has no sandbox for this operating system";
    (void)s;
    *state = (struct sandbox_state){.no_landlock = WHY, .no_seccomp = WHY};
}
