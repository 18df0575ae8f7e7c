// SPDX-License-Identifier: MIT
// unit_header: reads units as people write them: in headers and schemas.
#pragma once

#include "frame/unit.h"

/* A unit as a schema has it: "ms", "seq/s", "USD per hour", "$ / 1M tokens".
   A word that is not known is a thing of its own. In `a`; NULL when it does
   not read as a unit. */
const struct unit *unit_parse(struct arena *a, str text);

/* The unit that a column's name states or suggests: "Latency P50 (ms)",
   "Seq/s", "Cost per 1M inferences", "Nodes"; NULL when there is none. *says:
   it states it; the name of a thing ("Nodes") only suggests it. In `a`. */
const struct unit *unit_header(struct arena *a, str name, bool *says);

/* The same of a name of several header cells, one below the other: of the
   lowest with a unit. */
const struct unit *unit_header_levels(struct arena *a, str name, bool *says);
