// SPDX-License-Identifier: MIT
// late: calls dlopen when a command first needs a library, then dlsym for each
// function.
#include "base/late.h"

#include <dlfcn.h>
#include <string.h>

#include "base/arena.h"
#include "base/system.h"

/* Copies the function pointer as bytes: C does not convert object pointers to
   function pointers. */
static bool find(const struct late *l, void *library, size_t i)
{
    void *symbol = dlsym(library, l->names[i]);
    memcpy((char *)l->functions + i * sizeof symbol, &symbol, sizeof symbol);
    return symbol != NULL;
}

static bool is_loaded(const struct late *l)
{
    static const char missing[sizeof(void *)];
    const char *f = l->functions;
    for (size_t i = 0; i < l->n; i++)
        if (memcmp(f + i * sizeof missing, missing, sizeof missing) == 0)
            return false;
    return true;
}

/* Returns NULL if no folder has the library. Sets `file` to the last name that
   was tried. */
static void *open_library(const struct late *l, char file[SYSTEM_LIBRARY_SIZE])
{
    void *library = NULL;
    for (size_t i = 0; !library && system_library(file, l->name, l->version, i);
         i++)
        library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    return library;
}

bool late_load(const struct late *l, struct arena *a, str *why)
{
    if (is_loaded(l))
        return true;
    char file[SYSTEM_LIBRARY_SIZE];
    void *library = open_library(l, file);
    size_t i = 0;
    while (library && i < l->n && find(l, library, i))
        i++;
    if (i == l->n)
        return true;
    const char *fault = dlerror();
    *why = fault
               ? str_fmt(a, "%s; install the package %s", fault, l->package)
               : str_fmt(
                     a,
                     "this perfpress is linked statically, without %s: use a "
                     "dynamically linked perfpress, and install the package %s",
                     file, l->package);
    return false;
}
