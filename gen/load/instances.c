// SPDX-License-Identifier: MIT
// instances: names in a cell are cut at what stands between names.
#include "load/instances.h"

#include "base/codes/config.h"
#include "base/vec.h"

/* NeuronCores, by the documentation of the types. */
static const struct instance KNOWN[] = {
    {S_INIT("trn1.2xlarge"), 2},    {S_INIT("trn1.32xlarge"), 32},
    {S_INIT("trn1n.32xlarge"), 32}, {S_INIT("inf1.xlarge"), 4},
    {S_INIT("inf1.2xlarge"), 4},    {S_INIT("inf1.6xlarge"), 16},
    {S_INIT("inf1.24xlarge"), 64},  {S_INIT("inf2.xlarge"), 2},
    {S_INIT("inf2.8xlarge"), 2},    {S_INIT("inf2.24xlarge"), 12},
    {S_INIT("inf2.48xlarge"), 24},
};

static bool read_type(struct diags *d, const struct yaml *y,
                      struct instance *out)
{
    static const str CORES = S_INIT("cores");
    bool ok = y->kind == YAML_MAP && y->first;
    if (!ok)
        yaml_refuse(d, y, "its cores, as {cores: 32}, are expected");
    for (const struct yaml *e = y->first; ok && e; e = e->next) {
        if (!str_eq(e->key, CORES)) {
            diag_at(d, DIAG_CONFIG_KEY, e->key_at, e->key);
            diag_help_nearest(d, "keys of an instance type", e->key, &CORES, 1);
            ok = false;
        } else if (e->kind != YAML_TEXT || !str_to_long(e->text, &out->cores) ||
                   out->cores < 1 || out->cores > INSTANCES_CORES_MAX) {
            yaml_refuse(d, e, "a number of cores is expected");
            ok = false;
        }
    }
    return ok;
}

bool instances_read(struct arena *a, struct diags *d, const struct yaml *y,
                    struct instances *out)
{
    bool ok = true;
    *out = (struct instances){0};
    if (y->kind != YAML_MAP && y->kind != YAML_NULL) {
        yaml_refuse(d, y, "a map of instance types is expected");
        return false;
    }
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct instance *one = vec_add(a, out);
        one->name = e->key;
        ok &= read_type(d, e, one);
    }
    return ok;
}

static const struct instance *find_name(const struct instance *v, size_t n,
                                        str name)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq_nocase(v[i].name, name))
            return &v[i];
    return NULL;
}

static bool parts_names(char c)
{
    return char_is_blank(c) || (c && strchr("/,;|+&()", c));
}

const struct instance *instances_find(const struct instances *own, str cell)
{
    const struct instance *found = find_name(own->v, own->n, str_trim(cell));
    for (size_t i = 0; !found && i < cell.n;) {
        size_t from = i;
        while (i < cell.n && !parts_names(cell.p[i]))
            i++;
        str name = str_slice(cell, from, i);
        found = find_name(own->v, own->n, name);
        found = found ? found
                      : find_name(KNOWN, sizeof KNOWN / sizeof *KNOWN, name);
        i++;
    }
    return found;
}
