// SPDX-License-Identifier: MIT
// claim: a claim directive as parsed, the data of a NODE_CLAIM, whose
// children are the prose that the page shows.
#pragma once

#include "base/source.h"

struct claim {
    str expect; /* the claim, a df expression, its lines joined by blanks */
    /* Position of `expect`. The len of the position is set only if `expect` is
       on one line. */
    struct pos expect_at;
    str where; /* df expression that selects the rows; STR_NONE: all rows */
    struct pos where_at;
    struct lines let; /* statements that run before the claim is evaluated */
    str table;        /* name of the table; STR_NONE: not given */
    struct pos table_at;
    str dir; /* folder of the page, from the site's root */
};
