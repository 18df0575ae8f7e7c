// SPDX-License-Identifier: MIT
// worker: the data that each thread collects from the pages of a site.
#pragma once

#include "base/buf.h"
#include "base/map.h"
#include "search/entry.h"
#include "search/inverter.h"

/* The data of one thread. */
struct search_worker {
    struct arena keep, *scratch;
    struct map kinds; /* -> struct search_kind * */
    struct search_kind metrics;
    struct inverter inverter;
    uint32_t n_docs; /* of all pages so far */
    struct buf lines;
};

struct site_search {
    const struct site *site;
    struct search_worker *workers;
    size_t n_workers;
    struct search_page *pages; /* by page number; page NULL: not indexed */
};
