// SPDX-License-Identifier: MIT
// xml_safe: checks that a browser cannot run code from an XML file: an SVG
// picture, a feed or a data file. It lists what is allowed; anything unknown,
// or anything that parsers may read differently, is refused.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum xml_kind {
    XML_SVG,  /* known elements only, no handlers, links to the web only from
                 <a>, nothing loaded from elsewhere */
    XML_DATA, /* elements without meaning for browsers */
};

/* Returns true for XML in UTF-8 that can neither run code nor change how it is
   parsed (no entities, style sheets, other encodings). Otherwise *what names
   the reason ("the element 'script'"), in `a`, and *at is its offset. */
bool xml_is_safe(struct arena *a, enum xml_kind kind, str text, str *what,
                 size_t *at);
