// SPDX-License-Identifier: MIT
// math_node: a formula as a tree of MathML's elements, and as the bytes of it.
#pragma once

#include "base/buf.h"

/* TeX's classes of what a formula consists of, which the space between two
   goes by. */
enum math_class {
    MATH_ORD,
    MATH_OP, /* a large operator or a function */
    MATH_BIN,
    MATH_REL,
    MATH_LEFT,
    MATH_RIGHT,
    MATH_PUNCT,
    MATH_INNER, /* a fraction, or what \left and \right enclose */
    MATH_GAP    /* space, which the others do not see */
};

struct math_attr {
    struct math_attr *next;
    const char *name;
    str value;
};

struct math_node {
    const char *tag; /* a literal: "mi", "mfrac", ... */
    str text;        /* of mi, mn, mo, mtext, mspace; else none */
    enum math_class class;
    bool function;          /* an <mi> such as sin, or one with scripts */
    bool limits;            /* its scripts stand below and above it */
    bool brace;             /* an \overbrace: what follows is written over it */
    struct math_node *core; /* the <mo> that it is, or embellishes; or NULL */
    struct math_node *first, *last, *next;
    struct math_attr *attrs;
};

struct math_node *math_node_new(struct arena *a, const char *tag);
struct math_node *math_node_text(struct arena *a, const char *tag, str text);

/* Puts a child, which has no parent, at the end. */
void math_node_append(struct math_node *parent, struct math_node *child);

/* Sets an attribute, or changes it; the name is a literal. */
void math_node_set(struct arena *a, struct math_node *n, const char *name,
                   const char *value);
void math_node_set_str(struct arena *a, struct math_node *n, const char *name,
                       str value);

void math_node_unset(struct math_node *n, const char *name);

/* Appends the MathML of a tree: text and attributes escaped, rows of one
   element without their <mrow>. */
void math_node_write(struct buf *out, const struct math_node *n);
