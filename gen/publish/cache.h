// SPDX-License-Identifier: MIT
// cache: determines how long browsers and CDNs may cache a file, by its name.
#pragma once

#include "config/publish_target.h"

/* Returns the Cache-Control for a key relative to the target's prefix: the
   value of the target's first matching pattern; otherwise a year if the name
   has the fingerprint of `bytes`, or else revalidation. The string is static or
   belongs to the target. */
str cache_control(const struct publish_target *target, str key, str bytes);
