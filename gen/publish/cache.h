// SPDX-License-Identifier: MIT
// cache: how long browsers and CDNs may keep a file, by its name.
#pragma once

#include "config/publish_target.h"

/* The Cache-Control of a key below the target's prefix: of the target's first
   pattern that fits; else a year for the theme's assets, whose names hold a
   fingerprint of their bytes, and asking again each time for all others.
   Static or the target's. */
str cache_control(const struct publish_target *target, str key, str bytes);
