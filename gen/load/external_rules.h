// SPDX-License-Identifier: MIT
// external_rules: how links to other sites are checked: the value of
// `external:` in perfpress.yaml. Read by config, used by links/external.
#ifndef LOAD_EXTERNAL_RULES_H
#define LOAD_EXTERNAL_RULES_H

#include "base/diag.h"
#include "load/yaml.h"

struct external_rules {
    struct strs ignore; /* patterns (str_fits) of addresses not asked for */
    double age;         /* seconds that an answer is good for */
    double timeout;     /* seconds for one answer */
    double time;        /* seconds for all of them */
    double rate;        /* requests a second to one host */
    size_t connections; /* at once */
    size_t tries;       /* of a request that fails for the moment */
    bool private;       /* private addresses are asked for, too */
    bool anchors;       /* the place after a # is looked for, too */
};

struct external_rules external_rules_default(void);

/* Reads the value of `external:` into *out, on top of what is there. All
   faults are reported, as config-key or config-value; false then. What *out
   points to lives in `a`. */
bool external_rules_read(struct arena *a, struct diags *d, const struct yaml *y,
                         struct external_rules *out);

/* Seconds of a time as it is written there: a number with s, m, h or d after
   it, as 90s or 1.5h. False when it is none, or above ten years. */
bool external_rules_time(str text, double *seconds);

#endif
