// SPDX-License-Identifier: MIT
// late: loads shared libraries only for the commands that need them. Loading
// them in all commands would take most of the program's start-up time.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

struct late {
    const char *name;         /* name of the library: "z" for "libz.so.1" */
    unsigned version;         /* 1 */
    const char *package;      /* the Debian package that contains the library */
    const char *const *names; /* names of the functions */
    size_t n;
    bool (*is_linked)(void); /* whether the linker set `functions` */
    void *functions; /* array of pointers to the functions, in the order of
                        `names`; NULL until loaded */
};

/* Defines a struct late named `library`, which a header declares, and a struct
   of function pointers named `table`. FUNCTIONS(X) lists the functions:
   X(curl_, easy_init) is curl_easy_init, which is called as table.easy_init().
   If the program is linked with the library, the linker sets the pointers.
   Otherwise the functions are weak symbols, and the pointers are NULL until
   late_load. */
#define LATE_LIBRARY(library, table, FUNCTIONS, name, version, package)       \
    FUNCTIONS(LATE_WEAK)                                                      \
    LATE_DEFINE(library, table, FUNCTIONS, LATE_LINKED, LATE_IS_LINKED, name, \
                version, package)

/* Like LATE_LIBRARY, for a library with which the program is never linked. The
   library's functions are not symbols of the program, so the program can be
   linked and started without the library. */
#define LATE_LIBRARY_UNLINKED(library, table, FUNCTIONS, name, version,     \
                              package)                                      \
    LATE_DEFINE(library, table, FUNCTIONS, LATE_UNLINKED, LATE_IS_UNLINKED, \
                name, version, package)

#define LATE_DEFINE(library, table, FUNCTIONS, POINTER, IS_LINKED, name,       \
                    version, package)                                          \
    static bool table##_is_linked(void)                                        \
    {                                                                          \
        return FUNCTIONS(IS_LINKED) true;                                      \
    }                                                                          \
    static struct {                                                            \
        FUNCTIONS(LATE_MEMBER)                                                 \
    } table = {FUNCTIONS(POINTER)};                                            \
    static const char *const table##_names[] = {FUNCTIONS(LATE_NAME)};         \
    const struct late library = {name,                                         \
                                 version,                                      \
                                 package,                                      \
                                 table##_names,                                \
                                 sizeof table##_names / sizeof *table##_names, \
                                 table##_is_linked,                            \
                                 &table};

#define LATE_WEAK(prefix, name) \
    extern __typeof__(prefix##name) prefix##name __attribute__((weak));
#define LATE_MEMBER(prefix, name) __typeof__(prefix##name) *name;
#define LATE_LINKED(prefix, name) .name = prefix##name,
#define LATE_UNLINKED(prefix, name) .name = NULL,
#define LATE_IS_LINKED(prefix, name) prefix##name &&
#define LATE_IS_UNLINKED(prefix, name) false &&
#define LATE_NAME(prefix, name) #prefix #name,

/* Loads a library and sets its function pointers, unless they are set. Returns
   false if the library cannot be loaded or lacks a function, with the reason in
   *why, in `a`. Libraries are never unloaded. Not thread-safe. */
bool late_load(const struct late *l, struct arena *a, str *why);
