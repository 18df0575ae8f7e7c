// SPDX-License-Identifier: MIT
// layers: the points of each series of a chart.
#pragma once

#include "chart/data/data.h"

/* All layers of a chart, before they are parted into panels. */
struct layers {
    struct layer *v;
    size_t n;
    size_t points, missing, outside;
    const str *facets; /* names; NULL: there is no facet */
    size_t n_facets;
    const uint32_t *facet_of; /* by row */
};

/* Points of rows that have their numbers; x: the places of rows. Lines keep
   points without one, as gaps. Sets the categories of SLOPE and BOX. */
struct layers layers_of(struct arena *a, struct data *d, const double *x);

/* Says of each point in words what it shows, unless there are too many. */
void layers_title(struct arena *a, const struct data *d, struct layers *all);

/* Leaves those points that are in a facet: in a new array. */
void layers_keep(struct arena *a, struct layer *l, const uint32_t *facet_of,
                 uint32_t facet);
