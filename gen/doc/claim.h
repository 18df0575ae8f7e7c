// SPDX-License-Identifier: MIT
// claim: a claim directive as parsed, the data of a NODE_CLAIM, whose children
// are the prose that the page shows.
#pragma once

#include "base/source.h"

struct claim {
    str expect;           /* df expression; its lines joined with blanks */
    struct pos expect_at; /* its len is that of the text where both agree */
    str where;            /* STR_NONE: all rows */
    struct pos where_at;
    struct lines let; /* statements that come before */
    str table;        /* STR_NONE: none, */
    struct pos table_at;
    str dir; /* folder of the page, from the site's root */
};
