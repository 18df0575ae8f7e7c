// SPDX-License-Identifier: MIT
// xml: the XML of S3's answers, one event after another. It reads the part of
// XML that services write: elements, texts, the five named and the numeric
// entities. A document type, a section of CDATA or anything malformed ends it
// with XML_BAD.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum { XML_DEPTH = 16 };

enum xml_event { XML_OPEN, XML_CLOSE, XML_END, XML_BAD };

struct xml {
    struct arena *a;
    str rest;
    str open[XML_DEPTH]; /* names of the elements around, outermost first */
    size_t depth;
    bool empty; /* the last one opened is to be closed at once */
    bool any;   /* an element was there */
    str name;   /* of the element just opened or closed */
    str text;   /* after XML_CLOSE: the element's text, when it holds no
                   elements; lives in `a` or in the answer */
};

/* Starts reading an answer. */
struct xml xml_start(struct arena *a, str answer);

/* The next event. After XML_END or XML_BAD it stays there. */
enum xml_event xml_next(struct xml *x);

/* True when the element just opened or closed lies directly in `parent`. */
bool xml_in(const struct xml *x, enum xml_event event, str parent);
