// SPDX-License-Identifier: MIT
// tag: tags of HTML, their attributes, and the texts between them.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct tag {
    str name;       /* empty: a comment, a declaration, or a '<' that is text */
    str attributes; /* as written */
    bool is_end;
    bool is_whole; /* its '>' is there */
};

/* Where the next tag begins at or behind byte i; the end where none does. */
size_t tag_next(str html, size_t i);

/* Reads the tag at byte i (or nothing, at the end); returns where it ends. */
size_t tag_read(str html, size_t i, struct tag *out);

/* Where the end tag of a name, searched from byte i, ends; or the end. */
size_t tag_skip(str html, size_t i, str name);

/* An attribute as written; value: STR_NONE where it has none. */
struct tag_attribute {
    str name, value;
};

/* Takes the next attribute off a tag's; false at their end. */
bool tag_attribute(str *rest, struct tag_attribute *out);

/* The value of an attribute, without character references; empty for one that
   is only named, STR_NONE for one that is not. */
str tag_value(struct arena *a, const struct tag *tag, str name);

/* A text without character references; unless it is preformatted, white space
   is one blank, and none at the start of a block. */
str tag_text(struct arena *a, str text, bool pre, bool starts);
