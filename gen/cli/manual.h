// SPDX-License-Identifier: MIT
// manual: the manual page, embedded in the program (build/manual.c, made from
// gen/cli/perfpress.1).
#pragma once

#include "base/str.h"

struct manual_file {
    str name; /* "perfpress.1" */
    str bytes;
};

/* The manual page. An entry with the name STR_NONE ends the table. */
extern const struct manual_file MANUAL[];
