// SPDX-License-Identifier: MIT
// md_uri: addresses of links and images as they stand in an attribute.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The address with every byte that a URI cannot hold percent-encoded; what is
   encoded already stays. Lives in `a`. */
str md_uri_escape(struct arena *a, str uri);
