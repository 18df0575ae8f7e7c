// SPDX-License-Identifier: MIT
// instances: cores of machines: the value of `instances:` in perfpress.yaml,
// and common types with Neuron accelerators.
#pragma once

#include "config/yaml_keys.h"

enum { INSTANCES_CORES_MAX = 1000000 };

struct instance {
    str name;
    long cores; /* number of cores over which a topology spreads a model */
};

struct instances {
    struct instance *v;
    size_t n, cap;
};

/* Reads the value of `instances:`, a map of types such as {cores: 32}, into a
   struct instances. */
bool instances_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the first known type that a cell names, in any case:
   "trn1.32xlarge/trn1n.32xlarge" names two. The site's own types have
   precedence. NULL if there is none. */
const struct instance *instances_find(const struct instances *own, str cell);
