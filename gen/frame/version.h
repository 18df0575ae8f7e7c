// SPDX-License-Identifier: MIT
// version: texts that are versions: "2.14.0", "v1.13.1", "PyTorch 2.1.0+cpu".
#pragma once

#include "base/str.h"

/* Whether a text is a version: numbers parted by points, behind a name and a
   blank or a v, or nothing; a suffix may follow that begins with a letter or
   one of "+-_~". */
bool version_is(str s);

/* The order of two versions, as -1, 0 or 1: the names by bytes, the numbers by
   their values (2.9 < 2.10), and 2.1 < 2.1.0; then suffixes, of which those of
   releases to come (rc1, -beta, .dev2) stand before none, others behind it. */
int version_cmp(str x, str y);
