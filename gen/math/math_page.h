// SPDX-License-Identifier: MIT
// math_page: the macros of a page, and the way to report faults in its
// formulas.
#pragma once

#include "base/diag.h"
#include "base/map.h"

struct math_macro {
    str body;
    str fallback; /* default of the first argument; STR_NONE: no default */
    unsigned n_args;
};

/* State shared by the formulas of a page. Macros defined by \newcommand and
   \def apply to later formulas of the page, and take precedence over the site's
   macros. Initialize with {.a = arena}. */
struct math_page {
    struct arena *a;
    struct map macros;         /* name -> struct math_macro * */
    const struct map *of_site; /* the site's macros, or NULL */
    size_t expanded;           /* bytes of expanded macros so far */
};

/* Returns the macro `name` (without backslash) of the page, or else of the
   site; NULL if neither defines it. */
const struct math_macro *math_page_macro(const struct math_page *page,
                                         str name);

struct math_how {
    bool display;
    struct diags *d;
    /* Returns the position in the source of the n bytes at offset `at` in part
       number `part` of the formula. */
    struct pos (*place)(const void *data, size_t part, size_t at, size_t n);
    const void *data;
};
