// SPDX-License-Identifier: MIT
// template_program: a compiled template: instructions and names.
#pragma once

#include "base/map.h"
#include "base/source.h"

struct view;

enum op_kind {
    OP_TEXT,     /* text: unchanged */
    OP_BREAK,    /* text: a line break, unless a line has just begun */
    OP_ESCAPED,  /* name, its text escaped */
    OP_RAW,      /* name, its text unchanged */
    OP_SECTION,  /* name; the body once for each of its values */
    OP_INVERTED, /* name; the body if it has no value */
    OP_PARTIAL,  /* target or name; indent */
    OP_PARENT,   /* the same; the blocks of the body are its arguments */
    OP_BLOCK,    /* text: its name; the body, unless an argument replaces it;
                    indent */
};

/* A dotted name, split at its dots; no parts: the implicit iterator. */
struct op_name {
    const str *parts;
    size_t n;
};

/* An instruction. Its body, if it has one, follows directly. */
struct op {
    enum op_kind kind;
    uint32_t next;   /* index of the instruction after the body */
    bool standalone; /* PARTIAL, PARENT: on lines of their own */
    bool dynamic;    /* PARTIAL, PARENT: name gives the target's name */
    str text;        /* see op_kind; PARTIAL, PARENT: the target's name */
    str indent;      /* prefix of each line of the target or body */
    struct op_name name;
    const struct template *target; /* NULL: unknown or dynamic */
    struct pos at;
};

struct template
{
    str name; /* "page" for templates/page.mustache */
    const struct source *src;
    const struct map *all;         /* name -> struct template *: the set's */
    bool own;                      /* the site's, not the theme's */
    const struct view *everywhere; /* names that all templates have, or NULL */
    bool any_name; /* used by directives, which may pass any names */
    bool
        asked; /* used by a template or, if any name is dynamic, perhaps used */
    struct op *v; /* the program */
    size_t n, cap;
};
