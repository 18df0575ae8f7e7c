// SPDX-License-Identifier: MIT
// highlight_slip: compares an unknown name with the supported names, except
// short names and names with a hyphen.
#include "highlight/highlight_slip.h"

#include "base/codes/directive.h"
#include "highlight/highlight.h"

enum { LANGUAGES_MAX = 64, SLIP_MIN = 3 };

void highlight_slip_report(struct diags *d, str name, struct pos at)
{
    str names[LANGUAGES_MAX], near;
    size_t n = 0, all = highlight_names(names, LANGUAGES_MAX);
    for (size_t i = 0; i < all && i < LANGUAGES_MAX; i++)
        if (names[i].n >= SLIP_MIN &&
            str_find_char(names[i], '-', 0) == STR_NPOS)
            names[n++] = names[i];
    if (name.n < SLIP_MIN || str_find_char(name, '-', 0) != STR_NPOS ||
        highlight_find(name) || highlight_is_other(name))
        return;
    near = diag_nearest(d, name, names, n);
    if (!near.p)
        return;
    diag_at(d, DIAG_CODE_LANGUAGE, at, name);
    diag_help(d, "did you mean '%.*s'?", STR_ARG(near));
}
