// SPDX-License-Identifier: MIT
// Any frame as a chart of any kind: it is refused in words, or drawn, and then
// all holds that has to (tests/chart/chart_checking.h).
#include <stdio.h>

#include "chart/chart_checking.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct checking_bytes bytes = {data, size};
    struct chart_fault fault;
    const struct chart_spec *spec = checking_spec(&a, &bytes);
    if (spec) {
        const struct chart *c = chart_draw(&a, spec, &fault);
        str wrong = c ? checking_chart(&a, c) : STR_NONE;
        if (wrong.p) {
            fprintf(stderr, "kind %d: %.*s\n", spec->kind, STR_ARG(wrong));
            __builtin_trap();
        }
        if (!c && !fault.text.n)
            __builtin_trap();
    }
    arena_free(&a);
    return 0;
}
