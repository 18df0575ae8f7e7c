// SPDX-License-Identifier: MIT
// pending: what a directive leaves for shape to do once the page is complete;
// the data of a NODE_PENDING. Its text is docutils' account of it.
#pragma once

#include "base/str.h"

enum pending_kind {
    PENDING_CONTENTS,    /* in a topic: becomes the list of sections */
    PENDING_SECTNUM,     /* numbers the section titles */
    PENDING_CLASS,       /* gives its classes to what follows */
    PENDING_TARGET_NOTES /* becomes footnotes with the links' addresses */
};

struct pending {
    enum pending_kind kind;
    long depth;          /* CONTENTS, SECTNUM: levels; 0: all */
    bool local;          /* CONTENTS: below this section only */
    long start;          /* SECTNUM: the first number */
    str prefix, suffix;  /* SECTNUM: around each number; may be none */
    struct strs classes; /* CLASS, TARGET_NOTES */
};
