// SPDX-License-Identifier: MIT
// Any text in each of the languages that are highlighted: all of its bytes come
// out, in their order.
#include "highlight/highlight.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    str names[64], text = {size ? (const char *)data : "", size};
    size_t n = highlight_names(names, 64);
    for (size_t i = 0; i < n && i < 64; i++) {
        struct highlighter h = highlight_start(highlight_find(names[i]), text);
        struct highlight_token t;
        size_t at = 0;
        while (highlight_next(&h, &t)) {
            if (!t.text.n || t.text.p != text.p + at)
                __builtin_trap();
            at += t.text.n;
        }
        if (at != size)
            __builtin_trap();
    }
    return 0;
}
