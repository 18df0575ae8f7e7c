// SPDX-License-Identifier: MIT
// html_tag: tags of HTML, their attributes, and the texts between them.
#ifndef PARSE_NOTEBOOK_HTML_TAG_H
#define PARSE_NOTEBOOK_HTML_TAG_H

#include "base/arena.h"
#include "base/str.h"

struct html_tag {
    str name;       /* empty: a comment, a declaration, or a '<' that is text */
    str attributes; /* as written */
    bool is_end;
};

/* Where the next tag begins at or behind byte i; the end where none does. */
size_t html_tag_next(str html, size_t i);

/* Reads the tag at byte i (or nothing, at the end); returns where it ends. */
size_t html_tag_read(str html, size_t i, struct html_tag *out);

/* Where the end tag of a name, searched from byte i, ends; or the end. */
size_t html_tag_skip(str html, size_t i, str name);

/* The value of an attribute, without character references, or STR_NONE. */
str html_tag_attribute(struct arena *a, const struct html_tag *tag, str name);

/* A text without character references; unless it is preformatted, white space
   is one blank, and none at the start of a block. */
str html_tag_text(struct arena *a, str text, bool pre, bool starts);

#endif
