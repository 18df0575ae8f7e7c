// SPDX-License-Identifier: MIT
// xml: reads XML 1.0 (fifth edition) tag by tag. It is stricter than a parser:
// every parser reads UTF-8 that it accepts in the same way. It supports no
// entities but XML's five, and no processing instructions.
#pragma once

#include "base/buf.h"
#include "base/vec.h"

enum xml_event { XML_OPEN, XML_CLOSE, XML_DOCTYPE, XML_END, XML_BAD };

struct xml_attribute {
    str name, value; /* value: without references */
    size_t at;       /* offset of the name */
};

struct xml {
    struct arena *a;
    str s;
    size_t i;         /* offset of the next byte */
    struct strs open; /* names of the open elements, the innermost last */
    struct {
        struct xml_attribute *v;
        size_t n, cap;
    } attributes;    /* of the element just opened */
    str name;        /* of the element just opened or closed; for a DOCTYPE,
                        all text after "<!DOCTYPE" */
    struct buf text; /* after XML_CLOSE: since the last tag, without references
                        and comments */
    size_t at;       /* offset of the tag, or of the fault */
    str fault;       /* after XML_BAD: the fault, in `a` */
    bool is_empty;   /* the element just opened is closed at once */
    bool has_root;
};

/* Starts reading a string, after its byte order mark; everything lives in `a`.
 */
struct xml xml_start(struct arena *a, str text);

/* Returns the next event; after XML_END or XML_BAD, always the same one. */
enum xml_event xml_next(struct xml *x);

/* Whether the element just opened or closed is a child of `parent`. */
bool xml_in(const struct xml *x, enum xml_event event, str parent);
