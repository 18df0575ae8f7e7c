// SPDX-License-Identifier: MIT
// external_rules: the value of `external:` in perfpress.yaml: how links to
// other sites are checked.
#pragma once

#include "base/diag.h"
#include "config/yaml_keys.h"

struct external_rules {
    struct strs ignore; /* patterns (str_fits) of URLs that are not requested */
    double age;         /* seconds for which a response is reused */
    double timeout;     /* seconds to wait for one response */
    double time;        /* time limit for all requests together, in seconds */
    double rate;        /* maximum number of requests per second to one host */
    size_t connections; /* maximum number of concurrent requests */
    size_t tries;       /* maximum number of attempts at a request that fails
                           temporarily */
    bool private;       /* addresses in private networks are requested, too */
    bool anchors;       /* the anchor after a # must exist, too */
};

struct external_rules external_rules_default(void);

/* Reads the value of `external:` into a struct external_rules; members whose
   keys are missing keep their values. */
bool external_rules_read(struct yaml_reader *r, const struct yaml *y, void *to);
