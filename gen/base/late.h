// SPDX-License-Identifier: MIT
// late: loads shared libraries only for the commands that need them. With their
// own dependencies they would take most of the program's start-up time.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

struct late {
    const char *file;         /* "libz.so.1" */
    const char *package;      /* the Debian package of the file */
    const char *const *names; /* of functions */
    size_t n;
    void
        *functions; /* pointers to the functions, in the order of their names */
};

/* Defines such a library with a struct of function pointers, `table`.
   FUNCTIONS(X) lists the members: X(curl_, easy_init) is curl_easy_init, called
   as table.easy_init(). A program linked with the library gets them from the
   linker; otherwise the functions are weak, and NULL until loaded. */
#define LATE_LIBRARY(library, table, FUNCTIONS, file, package)         \
    FUNCTIONS(LATE_WEAK)                                               \
    static struct {                                                    \
        FUNCTIONS(LATE_MEMBER)                                         \
    } table = {FUNCTIONS(LATE_LINKED)};                                \
    static const char *const table##_names[] = {FUNCTIONS(LATE_NAME)}; \
    static const struct late library = {                               \
        file, package, table##_names,                                  \
        sizeof table##_names / sizeof *table##_names, &table};

#define LATE_WEAK(prefix, name) \
    extern __typeof__(prefix##name) prefix##name __attribute__((weak));
#define LATE_MEMBER(prefix, name) __typeof__(prefix##name) *name;
#define LATE_LINKED(prefix, name) .name = prefix##name,
#define LATE_NAME(prefix, name) #prefix #name,

/* Fills the table, unless it is full. Returns false if the library cannot be
   loaded or lacks a function, with the reason in *why. Libraries are never
   unloaded. Not thread-safe. */
bool late_load(const struct late *l, struct arena *a, str *why);
