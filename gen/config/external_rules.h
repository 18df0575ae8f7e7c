// SPDX-License-Identifier: MIT
// external_rules: how links to other sites are checked: the value of
// `external:` in perfpress.yaml.
#pragma once

#include "base/diag.h"
#include "config/yaml_keys.h"

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

/* Reads the value of `external:` into a struct external_rules, on top of what
   is there. */
bool external_rules_read(struct yaml_reader *r, const struct yaml *y, void *to);
