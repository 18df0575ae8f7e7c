// SPDX-License-Identifier: MIT
// pending: work that a directive leaves for resolve/page, when the page is
// complete; the data of a NODE_PENDING, whose text is docutils' description
// of it.
#pragma once

#include "base/str.h"

enum pending_kind {
    PENDING_CONTENTS,    /* in a topic: becomes the list of sections */
    PENDING_SECTNUM,     /* numbers section titles */
    PENDING_CLASS,       /* adds its classes to the next element */
    PENDING_TARGET_NOTES /* becomes footnotes with the addresses of links */
};

struct pending {
    enum pending_kind kind;
    long depth;          /* CONTENTS, SECTNUM: levels; 0: all */
    bool local;          /* CONTENTS: below this section only */
    long start;          /* SECTNUM: the first number */
    str prefix, suffix;  /* SECTNUM: around each number; or STR_NONE */
    struct strs classes; /* CLASS, TARGET_NOTES */
};
