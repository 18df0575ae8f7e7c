// SPDX-License-Identifier: MIT
// png: a canvas as a PNG file of 16 colours. The same dots give the same bytes;
// no time and no name is written.
#pragma once

#include "base/str.h"
#include "picture/canvas.h"

/* In `a`. */
str png_pack(struct arena *a, const struct canvas *c);
