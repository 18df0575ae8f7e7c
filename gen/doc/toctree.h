// SPDX-License-Identifier: MIT
// toctree: a parsed toctree directive, the data of a NODE_TOCTREE.
#pragma once

#include "base/source.h"

enum toctree_kind {
    TOCTREE_PAGE, /* target is a page name without its suffix */
    TOCTREE_GLOB, /* target is a pattern of page names: * ? [...] */
    TOCTREE_URL,  /* target is an address with a scheme */
    TOCTREE_SELF  /* the page that contains the toctree */
};

struct toctree_entry {
    enum toctree_kind kind;
    str title; /* title given in the toctree; STR_NONE: the page's own title */
    /* Page name, pattern or address. A name or pattern is relative to the
       content folder if it starts with '/', else to the folder of the page. */
    str target;
    struct pos at; /* position of the target */
};

struct toctree {
    struct toctree_entry *v; /* in source order, before `reversed` is applied */
    size_t n, cap;
    long maxdepth; /* number of levels that the list shows; -1: all */
    long numbered; /* number of levels that get numbers; 0: none; 999: all */
    bool hidden, includehidden, titlesonly, reversed;
    str caption; /* plain text, or STR_NONE */
};
