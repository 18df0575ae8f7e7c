// SPDX-License-Identifier: MIT
// cache: how long browsers and CDNs may cache a file, by its name.
#pragma once

#include "config/publish_target.h"

/* Returns the Cache-Control of a key below the target's prefix: from the
   target's first pattern that matches; else a year for names with a fingerprint
   of the bytes, and revalidation for all others. The string is static or the
   target's. */
str cache_control(const struct publish_target *target, str key, str bytes);
