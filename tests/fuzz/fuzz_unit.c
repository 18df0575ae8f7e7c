// SPDX-License-Identifier: MIT
// Any bytes as the name of a column and as a unit of a schema: a parsed unit
// is printed as a unit, is compatible with itself, and cancels.
#include <math.h>

#include "frame/unit_header.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void must(bool fine)
{
    if (!fine)
        __builtin_trap();
}

static void check(struct arena *a, const struct unit *u)
{
    struct unit x;
    if (!u)
        return;
    must(u->n <= UNIT_FACTORS_MAX && isfinite(u->scale) && u->scale > 0);
    must(unit_text(a, u).n > 0);
    must(unit_fits(u, u) && unit_adds(u, u));
    x = *u;
    if (unit_multiply(&x, u, -1))
        must(x.n == 0 && fabs(x.scale - 1) < 1e-6);
    x = *u;
    must(unit_convert(&x, 1));
    must(unit_convert(&x, 1000) || !isnormal(u->scale / 1000));
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    str text = {(const char *)data, size};
    bool says;
    check(&a, unit_parse(&a, text));
    check(&a, unit_header(&a, text, &says));
    arena_free(&a);
    return 0;
}
