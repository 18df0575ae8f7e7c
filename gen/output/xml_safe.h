// SPDX-License-Identifier: MIT
// xml_safe: checks that a browser cannot run code from an XML file: an SVG
// image, a feed or a data file. It lists the allowed constructs, and refuses
// unknown constructs and constructs that parsers may read differently.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum xml_kind {
    XML_SVG,  /* only known elements, no event handlers, no external resources
                 except links of <a> */
    XML_DATA, /* only elements that browsers ignore */
};

/* Returns whether `text` is XML in UTF-8 that can neither run code nor change
   how it is parsed (by entities, style sheets or another encoding). Otherwise
   sets *what to the reason, such as "the element 'script'", in `a`, and *at to
   the offset of the fault. */
bool xml_is_safe(struct arena *a, enum xml_kind kind, str text, str *what,
                 size_t *at);
