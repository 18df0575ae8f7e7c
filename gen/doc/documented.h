// SPDX-License-Identifier: MIT
// documented: what a page describes (a function, an option) under a name that
// references find, and the entries that the index of the site gets of a page.
#pragma once

#include "base/source.h"

/* A thing of a domain (parse/api/domain.h). */
struct documented {
    str domain, type; /* "py", "method" */
    str name;         /* whole, "pkg.mod.Class.name"; of an option with its
                         program, "prog --name" */
    str key; /* what tells it from others: its name, or with it its type, or
                what it takes */
    str id;  /* of its description, on its page */
    struct pos at;
    bool aliased; /* another name of what has one already */
    bool shared;  /* its name may be described several times */
    str note;     /* of a module: what it is, "Things. (Unix)"; or empty */
};

struct documented_list {
    struct documented *v; /* in the order of the page */
    size_t n, cap;
};

enum keyword_kind {
    KEYWORD_SINGLE, /* "entry" or "entry; below" */
    KEYWORD_PAIR,   /* "a; b": b below a, and a below b */
    KEYWORD_TRIPLE, /* "a; b; c": b c below a, c, a below b, a b below c */
    KEYWORD_SEE,    /* "a; b": a leads to the entry b */
    KEYWORD_SEEALSO
};

/* An entry of the index, as the index directive and descriptions make it. */
struct keyword {
    enum keyword_kind kind;
    str text, id;
    bool main; /* the place that says most of it */
};

struct keywords {
    struct keyword *v;
    size_t n, cap;
};
