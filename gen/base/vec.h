// SPDX-License-Identifier: MIT
// vec: growable arrays in an arena. A vec is any struct with the members
// `v` (elements), `n` (used) and `cap` (room), all zero when empty:
//     struct strs { str *v; size_t n, cap; };
//     vec_push(a, &list, S("x"));
#pragma once

#include "base/arena.h"

/* Appends one element. The expression of the element is evaluated after the vec
   has grown, so it must not use pointers to elements. The arena must outlive
   the vec. */
#define vec_push(a, vec, ...)                                   \
    (vec_room((a), (vec), 1), (vec)->v[(vec)->n] = __VA_ARGS__, \
     (void)(vec)->n++)

/* Appends one zeroed element and returns its address, valid until the vec
   grows. */
#define vec_add(a, vec)       \
    (vec_room((a), (vec), 1), \
     memset(&(vec)->v[(vec)->n], 0, sizeof *(vec)->v), &(vec)->v[(vec)->n++])

/* Makes room for k more elements. */
#define vec_room(a, vec, k)                                                 \
    ((vec)->cap - (vec)->n >= (k)                                           \
         ? (void)0                                                          \
         : (void)((vec)->v = vec_more((a), (vec)->v, (vec)->n, &(vec)->cap, \
                                      (k), sizeof *(vec)->v)))

/* Used by vec_room: grows an array to room for at least n + k elements of
   `size` bytes. Returns its new address and sets *cap. */
void *vec_more(struct arena *a, void *v, size_t n, size_t *cap, size_t k,
               size_t size);
