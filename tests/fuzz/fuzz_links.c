// SPDX-License-Identifier: MIT
// Any bytes as a page, of this site or of another: what it hands on lies in
// the page, or is shorter than it.
#include "write/links_scan.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

struct seen {
    size_t left; /* bytes that may still be handed on */
    unsigned char last;
};

static void take(void *data, str value)
{
    struct seen *seen = data;
    if (value.n > seen->left)
        __builtin_trap();
    seen->left -= value.n;
    for (size_t i = 0; i < value.n; i++)
        seen->last ^= (unsigned char)value.p[i];
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct seen seen = {.left = size};
    links_scan((str){(const char *)data, size}, &a, take, take, &seen);
    arena_free(&a);
    return 0;
}
