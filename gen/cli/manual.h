// SPDX-License-Identifier: MIT
// manual: the manual page, embedded in the program when it is built
// (build/manual.c, made from gen/cli/perfpress.1).
#pragma once

#include "base/str.h"

struct manual_file {
    str name; /* "perfpress.1" */
    str bytes;
};

/* The page; the last one's name is STR_NONE. */
extern const struct manual_file MANUAL[];
