// SPDX-License-Identifier: MIT
// mime: the media type of a file, by its name.
#pragma once

#include "base/str.h"

struct mime {
    str ext;
    const char *type; /* media type; for text, with the charset */
    bool packs;       /* gzip makes such files smaller */
};

/* Returns the type of a path, by its extension; application/octet-stream if the
   extension is unknown. Static. */
const struct mime *mime_of(str path);
