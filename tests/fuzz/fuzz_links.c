// SPDX-License-Identifier: MIT
// Any bytes as a page of this site or of another: each reported link is part
// of the page, or shorter than it, also for a known page.
#include "links/links_scan.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

struct seen {
    size_t left; /* bytes that may still be handed on */
    unsigned char last;
};

static void take_id(void *data, str value)
{
    struct seen *seen = data;
    if (value.n > seen->left)
        __builtin_trap();
    seen->left -= value.n;
    for (size_t i = 0; i < value.n; i++)
        seen->last ^= (unsigned char)value.p[i];
}

static bool take_link(void *data, str value)
{
    take_id(data, value);
    return value.n % 2;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct links_lines lines = {.map.a = &a};
    for (int i = 0; i < 2; i++) {
        struct seen seen = {.left = size};
        lines.next = 0;
        links_scan((str){(const char *)data, size}, &a, &lines, take_id,
                   take_link, &seen);
    }
    arena_free(&a);
    return 0;
}
