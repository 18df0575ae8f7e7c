// SPDX-License-Identifier: MIT
// late: loads libraries by dlopen when a command first needs them, and fills
// the table of their functions by dlsym.
#include "base/late.h"

#include <dlfcn.h>
#include <string.h>

#include "base/arena.h"

/* Function pointers have the size of others, and are copied as bytes: C does
   not turn the one into the other. */
static bool find(const struct late *l, void *library, size_t i)
{
    void *symbol = dlsym(library, l->names[i]);
    memcpy((char *)l->functions + i * sizeof symbol, &symbol, sizeof symbol);
    return symbol != NULL;
}

static bool is_full(const struct late *l)
{
    void *last;
    memcpy(&last, (char *)l->functions + (l->n - 1) * sizeof last, sizeof last);
    return last != NULL;
}

bool late_load(const struct late *l, struct arena *a, str *why)
{
    if (is_full(l))
        return true;
    void *library = dlopen(l->file, RTLD_NOW | RTLD_LOCAL);
    size_t i = 0;
    while (library && i < l->n && find(l, library, i))
        i++;
    if (i == l->n)
        return true;
    const char *fault = dlerror();
    *why = str_fmt(a, "%s; the package %s has it", fault ? fault : l->file,
                   l->package);
    return false;
}
