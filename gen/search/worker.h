// SPDX-License-Identifier: MIT
// worker: the data that each thread collects from a site's pages.
#pragma once

#include "base/buf.h"
#include "base/map.h"
#include "search/entry.h"
#include "search/inverter.h"

/* The data of one thread. */
struct search_worker {
    struct arena keep, *scratch;
    struct map kinds; /* column name -> struct search_kind * */
    struct search_kind metrics;
    struct inverter inverter;
    uint32_t n_docs; /* number of documents of all pages so far */
    struct buf lines;
};

struct site_search {
    const struct site *site;
    struct search_worker *workers;
    size_t n_workers;
    /* pages[i] belongs to the site's page i; pages[i].page is NULL if that page
       is not indexed */
    struct search_page *pages;
};
