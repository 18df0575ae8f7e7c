// SPDX-License-Identifier: MIT
// xml_safe: whether a browser that shows an XML file would only show it: an SVG
// that is a picture, a feed or a data file. It says what is allowed, not what
// is not: what it does not know, or would read otherwise than a parser, is a
// fault.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum xml_kind {
    XML_SVG,  /* known elements only, no handlers, links to the web only from
                 <a>, nothing loaded from elsewhere */
    XML_DATA, /* elements that browsers have no meaning for */
};

/* True for an XML text in UTF-8 that can neither run anything nor change how
   it is read (no entities, style sheets, other encodings); else *what says
   what it holds ("the element 'script'"), in `a`, and *at where. */
bool xml_is_safe(struct arena *a, enum xml_kind kind, str text, str *what,
                 size_t *at);
