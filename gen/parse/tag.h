// SPDX-License-Identifier: MIT
// tag: scans HTML: tags, their attributes, and the text between them.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct tag {
    str name;       /* empty for a comment, a declaration, or a '<' in text */
    str attributes; /* as written */
    bool is_end;
    bool is_whole; /* whether it has its '>' */
};

/* Returns the offset of the first tag at or after byte i, or the end. */
size_t tag_next(str html, size_t i);

/* Reads the tag at byte i, or nothing at the end; returns the offset after
   it. */
size_t tag_read(str html, size_t i, struct tag *out);

/* Returns the offset after the first end tag of a name at or after byte i, or
   the end. */
size_t tag_skip(str html, size_t i, str name);

/* An attribute as written. value: STR_NONE if it has no value. */
struct tag_attribute {
    str name, value;
};

/* Cuts the next attribute off a tag's; returns false at their end. */
bool tag_attribute(str *rest, struct tag_attribute *out);

/* Returns the value of an attribute, with character references decoded; empty
   if it has no value, STR_NONE if it is missing. */
str tag_value(struct arena *a, const struct tag *tag, str name);

/* Decodes the character references in a string. Unless `pre`, collapses white
   space, and drops it at the start of a block (`starts`). */
str tag_text(struct arena *a, str text, bool pre, bool starts);
