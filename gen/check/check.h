// SPDX-License-Identifier: MIT
// check: the dataset that is being checked, and the data that all checks share.
#pragma once

#include "lineage/place.h"
#include "load/dataset.h"

struct known;

struct check {
    struct arena *a; /* freed after all checks of the dataset */
    struct diags *d;
    const struct site *site;
    str path;                    /* data file, relative to the site's root */
    const struct schema *schema; /* or NULL */
    const struct frame *frame; /* the file's rows; NULL if the file has faults.
                                  Without a schema, also NULL if no page uses
                                  the file as a table with a header */
    const struct heading *headings; /* headings of the frame's columns */
    struct place_cache places;
    size_t key[SCHEMA_KEY_MAX]; /* indexes of the columns that identify rows
                                   (row_key); not set while n_key is 0 */
    size_t n_key;
    struct known *known; /* the schema's known faults; NULL until check/known
                            sets it */
};
