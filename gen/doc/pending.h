// SPDX-License-Identifier: MIT
// pending: work that a directive leaves to resolve/page, which runs once the
// whole page is parsed. The struct is the data of a NODE_PENDING. The text of
// that node is docutils' description of the work.
#pragma once

#include "base/str.h"

enum pending_kind {
    PENDING_CONTENTS, /* in a topic: is replaced by the list of sections */
    PENDING_SECTNUM,  /* numbers section titles */
    PENDING_CLASS,    /* adds the directive's classes to the next element */
    /* is replaced by footnotes with the addresses of the page's links */
    PENDING_TARGET_NOTES
};

struct pending {
    enum pending_kind kind;
    long depth;          /* CONTENTS, SECTNUM: number of levels; 0: all */
    bool local;          /* CONTENTS: only sections below the current one */
    long start;          /* SECTNUM: the first number */
    str prefix, suffix;  /* SECTNUM: strings around each number; or STR_NONE */
    struct strs classes; /* CLASS, TARGET_NOTES */
};
