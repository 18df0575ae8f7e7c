// SPDX-License-Identifier: MIT
// instances: what machines consist of: `instances:` in perfpress.yaml, and the
// common types with these accelerators.
#pragma once

#include "config/yaml_keys.h"

enum { INSTANCES_CORES_MAX = 1000000 };

struct instance {
    str name;
    long cores; /* that a topology spreads a model over */
};

struct instances {
    struct instance *v;
    size_t n, cap;
};

/* Reads the value of `instances:`, a map of types, as {cores: 32} each, into a
   struct instances. */
bool instances_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* The first type that a cell names and that is known, in any case of letters:
   "trn1.32xlarge/trn1n.32xlarge" names two. The site's own come before those
   known without it. NULL: none. */
const struct instance *instances_find(const struct instances *own, str cell);
