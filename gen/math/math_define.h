// SPDX-License-Identifier: MIT
// math_define: commands that show nothing, namely definitions of macros, labels
// and tags; also references to labels.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_define_commands[];
