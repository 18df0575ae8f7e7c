// SPDX-License-Identifier: MIT
#include "eval/read.h"

bool read_file(struct call *c, struct object *out)
{
    (void)out;
    return call_only(c, 0, object_bool(false));
}
