// SPDX-License-Identifier: MIT
// template_program: a compiled template: instructions with their names.
#pragma once

#include "base/map.h"
#include "base/source.h"

struct view;

enum op_kind {
    OP_TEXT,    /* writes `text` unchanged */
    OP_BREAK,   /* writes `text`, unless the output is at the start of a line */
    OP_ESCAPED, /* writes the value of `name`, escaped */
    OP_RAW,     /* writes the value of `name` unchanged */
    /* runs the body for each element if the value of `name` is a list, or once
       if it is another true value */
    OP_SECTION,
    /* runs the body if the value of `name` is missing, false or empty */
    OP_INVERTED,
    OP_PARTIAL, /* runs `target` or, if dynamic, the template whose name is the
                   value of `name` */
    /* like OP_PARTIAL; the blocks in the body are arguments for the target */
    OP_PARENT,
    OP_BLOCK, /* runs the argument called `text`, or else the body */
};

/* A dotted name, split at its dots. A name without parts is the implicit
   iterator, {{.}}. */
struct op_name {
    const str *parts;
    size_t n;
};

/* An instruction. If it has a body, the instructions of the body follow
   directly. */
struct op {
    enum op_kind kind;
    uint32_t next;   /* index of the instruction after the body */
    bool standalone; /* the tag is on a line without text */
    bool dynamic;    /* the value of `name` is the name of the target */
    str text;   /* see enum op_kind; OP_PARTIAL, OP_PARENT: the target's name */
    str indent; /* prefix of each line of the target or body */
    struct op_name name;
    const struct template *target; /* NULL: unknown or dynamic */
    struct pos at;
};

struct template
{
    str name; /* "page" for templates/page.mustache */
    const struct source *src;
    const struct map *all; /* all templates of the set, by name */
    bool own;              /* the template belongs to the site, not the theme */
    /* object that is visible in all templates; or NULL */
    const struct view *everywhere;
    bool any_name; /* any name may occur in the template's tags */
    bool asked;    /* a template, directive or role may use the template */
    struct op *v;  /* the program */
    size_t n, cap;
};
