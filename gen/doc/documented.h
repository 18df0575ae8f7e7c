// SPDX-License-Identifier: MIT
// documented: the objects that a page describes, such as functions and options,
// for references to link to; and the page's entries in the site's index.
#pragma once

#include "base/source.h"

/* An object of a domain (parse/api/domain.h). */
struct documented {
    str domain, type; /* "py", "method" */
    str name; /* full name, "pkg.mod.Class.name"; the name of an option includes
                 the program: "prog --name" */
    str key;  /* identifies the object: the name, perhaps with the type or
                 parameters */
    str id;   /* id of the object's description on the page */
    struct pos at;
    bool aliased; /* another name for an object described elsewhere */
    bool shared;  /* several descriptions with this name are allowed */
    str note;     /* for a module: synopsis, "(deprecated)" and platform, as
                     in "Things. (Unix)"; otherwise empty */
};

struct documented_list {
    struct documented *v; /* in document order */
    size_t n, cap;
};

enum keyword_kind {
    KEYWORD_SINGLE, /* "entry" or "entry; below" */
    KEYWORD_PAIR,   /* "a; b": lists "b" below a, and "a" below b */
    /* "a; b; c": lists "b c" below a, "c, a" below b, and "a b" below c */
    KEYWORD_TRIPLE,
    KEYWORD_SEE, /* "a; b": the entry "a" says "see b" */
    KEYWORD_SEEALSO
};

/* An entry that the page adds to the site's index. */
struct keyword {
    enum keyword_kind kind;
    str text, id;
    bool main; /* the main entry of the term */
};

struct keywords {
    struct keyword *v;
    size_t n, cap;
};
