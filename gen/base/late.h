// SPDX-License-Identifier: MIT
// late: shared libraries that are loaded only by the commands that need them:
// with all their own dependencies, they would take most of the program's
// start-up time.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

struct late {
    const char *file;         /* "libz.so.1" */
    const char *package;      /* Debian's, which has the file */
    const char *const *names; /* of functions */
    size_t n;
    void *functions; /* pointers to them, in the order of their names */
};

/* Defines such a library with a struct of pointers `table`, whose members are
   what FUNCTIONS(X) lists: X(curl_, easy_init) is curl_easy_init, called as
   table.easy_init(). A program that was linked with the library has them from
   the linker; elsewhere the functions are weak, and NULL until loaded. */
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

/* Fills the table, unless it is full. False with *why, for people, when the
   library cannot be loaded or lacks a function. What is loaded stays. Not for
   two threads at a time. */
bool late_load(const struct late *l, struct arena *a, str *why);
