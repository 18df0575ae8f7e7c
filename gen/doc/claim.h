// SPDX-License-Identifier: MIT
// claim: a parsed claim directive, the data of a NODE_CLAIM. The children of
// this node are the prose that the page shows.
#pragma once

#include "base/source.h"

struct shared_names;

struct claim {
    /* the claim: a df expression, with its lines joined by blanks */
    str expect;
    /* Position of `expect`. Its member `len` is set only if `expect` is on one
       line. */
    struct pos expect_at;
    str where; /* df expression that selects the rows; STR_NONE: all rows */
    struct pos where_at;
    struct lines let; /* statements that run before the claim is evaluated */
    str table;        /* name of the table; STR_NONE: not given */
    struct pos table_at;
    str dir; /* folder of the page, from the site's root */
    /* The names that the df-setup directives before the claim define; NULL if
       there are none. */
    const struct shared_names *before;
};
