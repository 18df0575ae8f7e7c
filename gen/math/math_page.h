// SPDX-License-Identifier: MIT
// math_page: what a formula is read with: the macros of its page, and where its
// faults are told.
#pragma once

#include "base/diag.h"
#include "base/map.h"

struct math_macro {
    str body;
    str fallback; /* of the first argument, where it may be left out; or none */
    unsigned n_args;
};

/* What the formulas of a page share: the macros that \newcommand and \def
   define hold for those that follow, and come before those of the site. A
   struct {.a = arena} is ready. */
struct math_page {
    struct arena *a;
    struct map macros;         /* name -> struct math_macro * */
    const struct map *of_site; /* the same, or NULL */
    size_t expanded;           /* bytes that macros have stood for so far */
};

/* The macro of a name without its backslash, or NULL. */
const struct math_macro *math_page_macro(const struct math_page *page,
                                         str name);

struct math_how {
    bool display;
    struct diags *d;
    /* The place of n bytes from `at` on of a part. */
    struct pos (*place)(const void *data, size_t part, size_t at, size_t n);
    const void *data;
};
