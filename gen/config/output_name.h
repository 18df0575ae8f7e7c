// SPDX-License-Identifier: MIT
// output_name: the names that files of the finished site may have.
#pragma once

#include "base/str.h"

/* Returns why a path is invalid for an output file, such as "a name without
   control characters is expected", or NULL. A valid path is relative, without
   "." and "..", well-formed UTF-8 without control characters and bidirectional
   marks, and no name in it begins with a dot: such files are hidden, belong to
   perfpress, or configure a host. */
const char *output_name_refusal(str path);
