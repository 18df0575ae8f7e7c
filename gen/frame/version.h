// SPDX-License-Identifier: MIT
// version: recognizes and compares versions: "2.14.0", "v1.13.1",
// "PyTorch 2.1.0+cpu".
#pragma once

#include "base/str.h"

/* Whether s is a version: numbers separated by points. Before the numbers,
   there may be a v, or a name that ends with a blank or " v", as in "PyTorch
   2.1". After the numbers, there may be a suffix, which begins with a letter or
   one of "+-_~." and has no blanks. */
bool version_is(str s);

/* Compares two versions. Returns -1, 0 or 1. Names are compared by bytes, then
   numbers by value (2.9 < 2.10, 2.1 < 2.1.0), then suffixes: a pre-release
   (rc1, -beta, .dev2) precedes the version without a suffix, which precedes all
   other suffixes. */
int version_cmp(str x, str y);
