// SPDX-License-Identifier: MIT
// concat: pd.concat([a, b]): concatenates frames, one below the other or side
// by side.
#pragma once

#include "df/runtime/call.h"

extern const struct operation CONCAT_OPERATIONS[];
