// SPDX-License-Identifier: MIT
// devices: recognizes names of devices, such as GPU, in column names, and finds
// columns of a script's frames that count devices.
#include "df/runtime/devices.h"

#include "frame/saying.h"
#include "frame/unit_word.h"

/* Whether `device` is an accelerator, such as a GPU or a chip. A node is not,
   because it contains several accelerators. */
static bool is_accelerator(str device)
{
    static const str NAMES[] = {S_INIT("GPU"),         S_INIT("chip"),
                                S_INIT("accelerator"), S_INIT("device"),
                                S_INIT("core"),        S_INIT("TPU")};
    return STR_AMONG(device, NAMES);
}

static str device_of(str word)
{
    struct unit_word w;
    bool plural;
    if (word.n < 3 || !unit_word_find(word, &w, &plural) ||
        !unit_is_device((struct unit_factor){w.base, w.kind, 1}))
        return STR_NONE;
    return w.base;
}

str devices_per(str name)
{
    bool per = false;
    for (size_t i = 0; i < name.n;) {
        size_t before = i;
        str w = saying_word(name, &i);
        str gap = str_slice(name, before, w.n ? (size_t)(w.p - name.p) : i);
        str device = per || str_ends(gap, S("/")) ? device_of(w) : STR_NONE;
        if (device.p)
            return device;
        per = str_eq_nocase(w, S("per"));
    }
    return STR_NONE;
}

bool devices_named(str name, str device)
{
    for (size_t i = 0; i < name.n;)
        if (str_eq(device_of(saying_word(name, &i)), device))
            return true;
    return false;
}

/* Whether `name` is the name of a column that counts the device: "GPUs",
   "Number of chips", "TP". */
static bool devices_counts(str name, str device)
{
    static const str SPREAD[] = {S_INIT("tp"),      S_INIT("gpus"),
                                 S_INIT("chips"),   S_INIT("accelerators"),
                                 S_INIT("devices"), S_INIT("tpus")};
    static const str NUMBER[] = {S_INIT("number"), S_INIT("num"), S_INIT("n"),
                                 S_INIT("count")};
    unsigned says = saying_of(name);
    bool number = false, is = false, plural = false;
    if (says & (SAYING_PRICE | SAYING_RATE | SAYING_TIME | SAYING_POSITIVE) ||
        devices_per(name).p || str_find_char(name, '/', 0) != STR_NPOS)
        return false;
    for (size_t i = 0; i < name.n;) {
        str w = saying_word(name, &i);
        number |= STR_AMONG_NOCASE(w, NUMBER);
        plural |= is_accelerator(device) && STR_AMONG_NOCASE(w, SPREAD);
        if (!str_eq(device_of(w), device))
            continue;
        is = true;
        plural |= char_lower(w.p[w.n - 1]) == 's';
    }
    return plural || (is && (number || str_starts(name, S("#"))));
}

static bool has_several(const struct column *c)
{
    for (size_t i = 0; i < c->n; i++)
        if (c->type == COLUMN_INT ? c->i[i] > 1 : c->f[i] > 1)
            return true;
    return false;
}

const struct column *devices_column_of(const struct frame *f, str device)
{
    for (size_t k = 0; k < f->n_columns; k++) {
        const struct column *c = f->columns[k];
        if ((c->type == COLUMN_INT || c->type == COLUMN_FLOAT) &&
            devices_counts(c->name, device) && has_several(c))
            return c;
    }
    return NULL;
}

const struct column *devices_column(const struct eval *ev, str device)
{
    const struct column *c = NULL;
    for (size_t i = 0; i < ev->names.n && !c; i++) {
        const struct object *o = ev->names.v[i].value;
        if (o && o->type == OBJECT_FRAME)
            c = devices_column_of(as_frame(*o), device);
    }
    return c;
}
