// SPDX-License-Identifier: MIT
// unit_header: parses units as people write them in headers and schemas.
#pragma once

#include "frame/unit.h"

/* Parses a unit: "ms", "seq/s", "USD per hour", "$ / 1M tokens". An unknown
   word becomes a unit of its own. Returns NULL if the string is not a unit. In
   `a`. */
const struct unit *unit_parse(struct arena *a, str text);

/* Returns the unit in a column's name: "Latency P50 (ms)", "Seq/s", "Cost per
   1M inferences", "Nodes". Returns NULL if there is no unit. Sets *stated to
   false if the name only suggests the unit, as a counted thing does ("Nodes"),
   else to true. The unit is in `a`. */
const struct unit *unit_header(struct arena *a, str name, bool *stated);

/* Returns the unit in a name of several levels: the unit in the last level that
   has a unit, or NULL if no level has a unit. Sets *stated as unit_header does.
   In `a`. */
const struct unit *unit_header_levels(struct arena *a, str name, bool *stated);
