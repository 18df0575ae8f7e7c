// SPDX-License-Identifier: MIT
// set: Python's sets, as lists without equal elements, in order of first
// appearance. Python does not define the order of a set.
#pragma once

#include "df/runtime/eval.h"

/* Returns an empty set in ev->scratch. */
struct list *set_new(struct eval *ev);

/* Adds x unless s already has an equal element. Reports an object that cannot
   be an element, such as a list, at `at` and returns false. */
bool set_add(struct eval *ev, const struct df_expr *at, struct list *s,
             struct object x);

/* Removes an element. Returns false, without a report, if s does not have the
   element. */
bool set_remove(struct list *s, struct object x);

bool set_has(const struct list *s, struct object x);

/* Returns the set of the elements of x, or NULL on a fault. */
struct list *set_of(struct eval *ev, const struct df_expr *at, struct object x);

/* Whether an object is a set. */
bool set_is(struct object x);

/* Computes the union (op is DF_BAR), intersection (DF_AMPERSAND), difference
   (DF_MINUS) or symmetric difference (DF_CARET) of two sets. NULL on a
   fault. */
struct list *set_operate(struct eval *ev, const struct df_expr *at,
                         enum df_token_kind op, const struct list *x,
                         const struct list *y);

/* Whether all elements of x are in y. */
bool set_is_subset(const struct list *x, const struct list *y);
