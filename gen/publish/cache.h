// SPDX-License-Identifier: MIT
// cache: determines how long browsers and CDNs may cache a file, by its name.
#pragma once

#include "config/publish_target.h"

/* Returns the value of the Cache-Control header for `key`, which is relative to
   the target's prefix. The target's first pattern that matches `key` determines
   the value. If no pattern matches, browsers may keep the file for a year if
   its name has the fingerprint of `bytes`; otherwise they must revalidate it.
   The string is static or belongs to the target. */
str cache_control(const struct publish_target *target, str key, str bytes);
