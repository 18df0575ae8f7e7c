// SPDX-License-Identifier: MIT
// version: recognizes and compares versions: "2.14.0", "v1.13.1",
// "PyTorch 2.1.0+cpu".
#pragma once

#include "base/str.h"

/* Whether a string is a version: numbers separated by points, optionally after
   a name and a blank or a v, and optionally with a suffix that begins with a
   letter or one of "+-_~". */
bool version_is(str s);

/* Compares two versions: -1, 0 or 1. Names are compared by bytes, numbers by
   value (2.9 < 2.10), and 2.1 < 2.1.0; then suffixes: those of pre-releases
   (rc1, -beta, .dev2) precede no suffix, all others follow it. */
int version_cmp(str x, str y);
