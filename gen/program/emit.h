// SPDX-License-Identifier: MIT
// emit: collects the operations of a program, its inputs and its prices.
#pragma once

#include "lineage/lineage.h"
#include "program/program.h"

/* A program that is being compiled. Initialize with zeros, except `a`, which
   owns the program. */
struct emitter {
    struct arena *a;
    struct {
        struct program_op *v;
        size_t n, cap;
    } ops;
    struct {
        struct program_input *v;
        size_t n, cap;
    } inputs;
    struct {
        struct program_price *v;
        size_t n, cap;
    } prices;
    str why; /* the first reason for which there is no program; or STR_NONE */
};

/* Sets x->why unless it is set already. Returns false. */
bool emit_fail(struct emitter *x, str why);
#define EMIT_FAIL(x, ...) emit_fail((x), str_fmt((x)->a, __VA_ARGS__))

/* The functions below append an operation. They return false, and set x->why,
   if the program cannot have it. */
bool emit(struct emitter *x, struct program_op op);

bool emit_kind(struct emitter *x, enum program_kind kind);

/* Appends an operation that pushes v, a cell of c, which does not rest on a
   price. c may be NULL. Sets *type to its type. */
bool emit_input(struct emitter *x, struct value v, const struct column *c,
                enum program_type *type);

/* Appends an operation that pushes the price of step s, a cell of a file. Sets
 *type to its type. */
bool emit_price(struct emitter *x, const struct lineage_step *s,
                enum program_type *type);
