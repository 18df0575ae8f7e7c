// SPDX-License-Identifier: MIT
// real: calls realpath(3), and exits if memory runs out.
#include "base/real.h"

#include <errno.h>
#include <stdlib.h>

str real_path(struct arena *a, str path)
{
    struct arena_mark mark = arena_mark(a);
    char *found = realpath(path.n ? str_dupz(a, path) : ".", NULL);
    if (!found && errno == ENOMEM)
        arena_out_of_memory();
    arena_rewind(a, mark);
    str real = found ? str_dup(a, str_c(found)) : STR_NONE;
    int why = errno;
    free(found);
    errno = why;
    return real;
}
