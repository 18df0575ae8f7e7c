// SPDX-License-Identifier: MIT
// math_node: a formula as a tree of MathML elements, and its serialization.
#pragma once

#include "base/buf.h"

/* TeX's classes of atoms, which determine the space between them. */
enum math_class {
    MATH_ORD,
    MATH_OP, /* a large operator or a function */
    MATH_BIN,
    MATH_REL,
    MATH_LEFT,
    MATH_RIGHT,
    MATH_PUNCT,
    MATH_INNER, /* a fraction, or the content of \left and \right */
    MATH_GAP /* space; skipped when the space between other atoms is determined
              */
};

struct math_attr {
    struct math_attr *next;
    const char *name;
    str value;
};

struct math_node {
    const char *tag; /* a literal: "mi", "mfrac", ... */
    str text;        /* content of mi, mn, mo and mtext; otherwise STR_NONE */
    enum math_class class;
    bool function; /* an <mi> such as sin, or such an <mi> with scripts */
    bool limits;   /* scripts are written below and above this element */
    struct math_node *core; /* this element if it is an <mo>, or the <mo> in its
                               base; or NULL */
    struct math_node *first, *last, *next;
    struct math_attr *attrs;
};

struct math_node *math_node_new(struct arena *a, const char *tag);
struct math_node *math_node_text(struct arena *a, const char *tag, str text);

/* Appends a child, which must not have a parent. */
void math_node_append(struct math_node *parent, struct math_node *child);

/* Sets or replaces an attribute; the name must be a literal. */
void math_node_set(struct arena *a, struct math_node *n, const char *name,
                   const char *value);
void math_node_set_str(struct arena *a, struct math_node *n, const char *name,
                       str value);

void math_node_unset(struct math_node *n, const char *name);

/* Appends a tree as MathML, with text and attributes escaped. The tags of an
   <mrow> around a single element are left out. */
void math_node_write(struct buf *out, const struct math_node *n);
