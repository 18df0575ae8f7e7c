// SPDX-License-Identifier: MIT
// place: positions in sources that may no longer be in memory when an error is
// found, such as positions of links after the pages are written.
#pragma once

#include <stdint.h>

#include "base/map.h"

struct site;

struct place {
    str file;                /* name of the source; STR_NONE: unknown */
    uint32_t line, col, len; /* as in struct pos */
    bool tabs;               /* as in struct source */
};

/* Rereads sources to quote them in messages. */
struct place_reader {
    const struct site *site;
    struct arena *a;
    struct diags *d;
    struct map sources; /* name -> struct source * */
};

struct place_reader place_reader(const struct site *site, struct arena *a,
                                 struct diags *d);

/* Returns the position for diag_at, with its source to quote, in the reader's
   arena. If at->line is 0, returns the position of the whole file. */
struct pos place_pos(struct place_reader *r, const struct place *at);
