// SPDX-License-Identifier: MIT
// output_name: the names that files of the finished site may have.
#pragma once

#include "base/str.h"

/* Returns why a path is invalid for an output file, such as "it must be a name
   without control characters", or NULL if it is valid. A valid path is relative
   and well-formed UTF-8 without backslashes, control characters and
   bidirectional marks. No name in it begins with a dot: such files are hidden,
   belong to perfpress, or configure a host. */
const char *output_name_refusal(str path);
