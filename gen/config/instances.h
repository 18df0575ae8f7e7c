// SPDX-License-Identifier: MIT
// instances: numbers of cores of instance types. `instances:` in perfpress.yaml
// defines types; common types with Neuron accelerators are built in.
#pragma once

#include "config/yaml_keys.h"

enum { INSTANCES_CORES_MAX = 1000000 };

struct instance {
    str name;
    long cores; /* number of cores to which a topology assigns the parts of a
                   model */
};

struct instances {
    struct instance *v;
    size_t n, cap;
};

/* Reads the value of `instances:`, a map from names of types to maps such as
   {cores: 32}, into a struct instances. */
bool instances_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the instance type that a cell names, ignoring case, or NULL. If the
   cell has several names, such as "trn1.32xlarge/trn1n.32xlarge", the first
   known one counts. The site's own types have precedence over the built-in
   ones. */
const struct instance *instances_find(const struct instances *own, str cell);
