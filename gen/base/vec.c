// SPDX-License-Identifier: MIT
// vec: grows arrays by doubling.
#include "base/vec.h"

void *vec_more(struct arena *a, void *v, size_t n, size_t *cap, size_t k,
               size_t size)
{
    size_t old = *cap, want = old ? old * 2 : 8;
    while (want - n < k)
        want *= 2;
    *cap = want;
    return arena_grow(a, v, old * size, want * size);
}
