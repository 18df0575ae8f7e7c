// SPDX-License-Identifier: MIT
// tag: scans HTML: tags, their attributes, and the text between them.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct tag {
    str name;       /* empty for a comment, a declaration, or a '<' in text */
    str attributes; /* as written */
    bool is_end;
    bool is_whole; /* whether the closing '>' was found */
};

/* Returns the offset of the first tag, comment or declaration at or after byte
   i, or the length of html. */
size_t tag_next(str html, size_t i);

/* Reads the tag at byte i into *out; returns the offset after it. At the end of
   html, the tag's name is empty. */
size_t tag_read(str html, size_t i, struct tag *out);

/* Returns the offset after the first end tag with this name at or after byte i,
   or the length of html. */
size_t tag_skip(str html, size_t i, str name);

/* An attribute as written. `value` is STR_NONE if the attribute has no
   value. */
struct tag_attribute {
    str name, value;
};

/* Cuts the next attribute off *rest, which starts as tag->attributes. Returns
   false if there are no more. */
bool tag_attribute(str *rest, struct tag_attribute *out);

/* Returns the value of an attribute, in `a`, with character references decoded;
   empty if the attribute has no value, STR_NONE if the attribute is missing. */
str tag_value(struct arena *a, const struct tag *tag, str name);

/* Returns a string, in `a`, with its character references decoded. If `pre` is
   false, collapses white space; if `starts` is also true, the string starts a
   block, and leading white space is removed. */
str tag_text(struct arena *a, str text, bool pre, bool starts);
