// SPDX-License-Identifier: MIT
// mime: the media type of a file, by its name.
#pragma once

#include "base/str.h"

struct mime {
    str ext;
    const char *type; /* with the charset, for text */
    bool packs;       /* gzip makes it smaller */
};

/* The type of a path; application/octet-stream for an extension that is not
   known. Static. */
const struct mime *mime_of(str path);
