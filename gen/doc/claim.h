// SPDX-License-Identifier: MIT
// claim: a claim directive as parsed, the data of a NODE_CLAIM, whose
// children are the prose that the page shows.
#pragma once

#include "base/source.h"

struct claim {
    str expect;           /* df expression; its lines joined with blanks */
    struct pos expect_at; /* its len is the text's if that is on one line */
    str where;            /* STR_NONE: all rows */
    struct pos where_at;
    struct lines let; /* statements that run first */
    str table;        /* STR_NONE: not given */
    struct pos table_at;
    str dir; /* folder of the page, from the site's root */
};
