// SPDX-License-Identifier: MIT
// template_program: a compiled template: instructions with their names.
#pragma once

#include "base/map.h"
#include "base/source.h"

struct view;

enum op_kind {
    OP_TEXT,     /* writes `text` unchanged */
    OP_BREAK,    /* writes `text`, unless at the start of a line */
    OP_ESCAPED,  /* writes the value of `name`, escaped */
    OP_RAW,      /* writes the value of `name` unchanged */
    OP_SECTION,  /* runs the body for each value of `name` */
    OP_INVERTED, /* runs the body if `name` is false or empty */
    OP_PARTIAL,  /* runs `target`; if dynamic, the template that `name` names */
    OP_PARENT,   /* the same; blocks in the body are arguments */
    OP_BLOCK,    /* runs the body, or the argument called `text` */
};

/* A dotted name, split at its dots. Without parts it is the implicit
   iterator. */
struct op_name {
    const str *parts;
    size_t n;
};

/* An instruction. If it has a body, the body's instructions follow directly. */
struct op {
    enum op_kind kind;
    uint32_t next;   /* index of the instruction after the body */
    bool standalone; /* its tag is on a line without text */
    bool dynamic;    /* the value of `name` names the target */
    str text;        /* see op_kind; PARTIAL, PARENT: the target's name */
    str indent;      /* prefix for each line of the target or body */
    struct op_name name;
    const struct template *target; /* NULL: unknown or dynamic */
    struct pos at;
};

struct template
{
    str name; /* "page" for templates/page.mustache */
    const struct source *src;
    const struct map *all; /* the set's, by name */
    bool own;              /* whether it is the site's, not the theme's */
    const struct view *everywhere; /* or NULL; see template_set */
    bool any_name;                 /* any name may occur in its tags */
    bool asked;   /* may be used by a template, directive or role */
    struct op *v; /* the program */
    size_t n, cap;
};
