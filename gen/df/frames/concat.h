// SPDX-License-Identifier: MIT
// concat: pd.concat([a, b]): frames under each other or side by side.
#ifndef DF_FRAMES_CONCAT_H
#define DF_FRAMES_CONCAT_H

#include "df/core/call.h"

extern const struct operation CONCAT_OPERATIONS[];

#endif
