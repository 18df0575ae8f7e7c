// SPDX-License-Identifier: MIT
// check: the state of a dataset under check, which all checks of this stage
// work on.
#pragma once

#include "lineage/place.h"
#include "load/dataset.h"

struct known;

struct check {
    struct arena *a; /* until the dataset is done */
    struct diags *d;
    const struct site *site;
    str path;                       /* of the CSV file, from the site's root */
    const struct schema *schema;    /* or NULL */
    const struct frame *frame;      /* NULL where no page has it as a table
                                       below a header, or it has faults */
    const struct heading *headings; /* of its columns */
    struct place_cache places;
    size_t key[SCHEMA_KEY_MAX]; /* by row_key; n_key 0: not yet */
    size_t n_key;
    struct known *known; /* of check/known; NULL: not yet */
};
