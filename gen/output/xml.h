// SPDX-License-Identifier: MIT
// xml: reads XML 1.0 (fifth edition) tag by tag. It is stricter than other
// parsers: if it accepts a UTF-8 file, all other parsers read the file in the
// same way. It supports no entities except XML's five, and no processing
// instructions.
#pragma once

#include "base/buf.h"
#include "base/vec.h"

enum xml_event { XML_OPEN, XML_CLOSE, XML_DOCTYPE, XML_END, XML_BAD };

struct xml_attribute {
    str name, value; /* value: with references decoded */
    size_t at;       /* offset of the name, in bytes */
};

struct xml {
    struct arena *a;
    str s;
    size_t i;         /* offset of the next byte */
    struct strs open; /* names of open elements, innermost last */
    struct {
        struct xml_attribute *v;
        size_t n, cap;
    } attributes; /* attributes of the last opened element */
    str name; /* name of the last opened or closed element; after XML_DOCTYPE:
                 all characters after "<!DOCTYPE" */
    struct buf text; /* after XML_CLOSE: character data since the last tag, with
                        references decoded */
    size_t at;       /* offset of the tag or the fault, in bytes */
    str fault;       /* after XML_BAD: description, in `a` */
    bool is_empty;   /* the last opened element is "<name/>" */
    bool has_root;
};

/* Returns a reader of `text`, which is not copied. Skips a byte order mark and
   the XML declaration. Results are allocated in `a`. */
struct xml xml_start(struct arena *a, str text);

/* Returns the next event. After XML_END or XML_BAD it returns the same event
   again. */
enum xml_event xml_next(struct xml *x);

/* Returns whether the element of the last `event`, which is XML_OPEN or
   XML_CLOSE, is directly inside an element called `parent`. */
bool xml_in(const struct xml *x, enum xml_event event, str parent);
