// SPDX-License-Identifier: MIT
// survey: detects changes by scanning all files, for systems and file systems
// that do not report changes.
#pragma once

#include "serve/watch.h"

/* Returns a checksum of the names, sizes and times of all files below `root`
   that w watches. */
unsigned long long survey(str root, const struct watch *w);
