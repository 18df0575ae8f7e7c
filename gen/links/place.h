// SPDX-License-Identifier: MIT
// place: places in sources whose texts are gone by the time that a fault is
// known: those of links, once the pages are written.
#pragma once

#include <stdint.h>

#include "base/map.h"

struct site;

struct place {
    str file;                /* name of the source; STR_NONE: not known */
    uint32_t line, col, len; /* as in struct pos */
    bool tabs;               /* as in struct source */
};

/* The sources that were read again. */
struct place_reader {
    const struct site *site;
    struct arena *a;
    struct diags *d;
    struct map sources; /* name -> struct source * */
};

struct place_reader place_reader(const struct site *site, struct arena *a,
                                 struct diags *d);

/* The place for diag_at, with its source for the excerpt; both live in the
   reader's arena. A place without a line is its file. */
struct pos place_pos(struct place_reader *r, const struct place *at);
