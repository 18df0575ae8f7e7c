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
    /* space; ignored when the space between other atoms is determined */
    MATH_GAP
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
    bool function; /* this is the name of a function: an <mi> such as sin, alone
                      or with scripts */
    bool limits; /* scripts are placed below and above this element, not at its
                    side */
    /* the <mo> that gets the space around this element: the element itself or
       the <mo> in its base; NULL if there is none */
    struct math_node *core;
    struct math_node *first, *last, *next;
    struct math_attr *attrs;
};

struct math_node *math_node_new(struct arena *a, const char *tag);
struct math_node *math_node_text(struct arena *a, const char *tag, str text);

/* Appends a child. The caller passes a child without a parent. */
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
