// SPDX-License-Identifier: MIT
// instances: looks up instance types by name. Characters that cannot be part of
// a name separate the names in a cell.
#include "config/instances.h"

#include "base/vec.h"

/* Instance types with their numbers of NeuronCores, from Amazon's
   documentation. */
static const struct instance KNOWN[] = {
    {S_INIT("trn1.2xlarge"), 2},    {S_INIT("trn1.32xlarge"), 32},
    {S_INIT("trn1n.32xlarge"), 32}, {S_INIT("inf1.xlarge"), 4},
    {S_INIT("inf1.2xlarge"), 4},    {S_INIT("inf1.6xlarge"), 16},
    {S_INIT("inf1.24xlarge"), 64},  {S_INIT("inf2.xlarge"), 2},
    {S_INIT("inf2.8xlarge"), 2},    {S_INIT("inf2.24xlarge"), 12},
    {S_INIT("inf2.48xlarge"), 24},
};

static const struct yaml_key KEYS[] = {
    YAML_NUMBER_KEY(struct instance, "cores", 1, INSTANCES_CORES_MAX,
                    "it must be a number of cores", yaml_read_long, cores),
};
static const struct yaml_keys TYPE =
    YAML_KEYS("keys of an instance type", KEYS);

bool instances_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct instances *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct instance *one = vec_add(r->a, all);
        one->name = e->key;
        if (e->kind == YAML_MAP && e->first)
            yaml_keys_read(r, e, &TYPE, one);
        else
            yaml_refuse(r, e,
                        "it must be a map with the number of cores, such as "
                        "{cores: 32}");
    }
    return true;
}

static const struct instance *find_name(const struct instance *v, size_t n,
                                        str name)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq_nocase(v[i].name, name))
            return &v[i];
    return NULL;
}

static bool is_separator(char c)
{
    return char_is_blank(c) || (c && strchr("/,;|+&()", c));
}

const struct instance *instances_find(const struct instances *own, str cell)
{
    const struct instance *found = find_name(own->v, own->n, str_trim(cell));
    for (size_t i = 0; !found && i < cell.n;) {
        size_t from = i;
        while (i < cell.n && !is_separator(cell.p[i]))
            i++;
        str name = str_slice(cell, from, i);
        found = find_name(own->v, own->n, name);
        found = found ? found
                      : find_name(KNOWN, sizeof KNOWN / sizeof *KNOWN, name);
        i++;
    }
    return found;
}
