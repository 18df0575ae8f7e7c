// SPDX-License-Identifier: MIT
// sandbox: what the process gives up before it reads what others wrote, where
// the kernel allows it: files by Landlock, the network and whatever else
// reaches beyond the process by a seccomp filter. No root is needed.
// base/beneath and load/guard hold without it, too.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/* What may be done with a file, or with all that lies below a folder. */
enum sandbox_use {
    SANDBOX_READ,   /* files read, folders listed */
    SANDBOX_WRITE,  /* and made, written, linked, renamed and removed */
    SANDBOX_RENAME, /* folders renamed and removed, and no files */
    SANDBOX_APPEND, /* a file written to */
};

struct sandbox_place {
    int dir;          /* an open folder, or AT_FDCWD */
    const char *path; /* from there; below a folder without links */
    enum sandbox_use use;
};

/* What is still allowed; zeroed, nothing but what the C library needs. */
struct sandbox {
    struct sandbox_place *v;
    size_t n, cap;
};

/* What holds. */
struct sandbox_state {
    int landlock;            /* its version; 0: files are not restricted */
    const char *no_landlock; /* why, then */
    bool seccomp;
    const char *no_seccomp;
};

/* Adds a place; what is not there when the sandbox is entered stays out of
   reach. Nothing is added of a folder below 0 that is not AT_FDCWD. */
void sandbox_allow(struct sandbox *s, struct arena *a, int dir,
                   const char *path, enum sandbox_use use);

/* Restricts the calling thread and those that it starts, for good. */
void sandbox_enter(const struct sandbox *s, struct sandbox_state *state);

/* Calls work(data) in a thread of its own that has entered the sandbox, and
   waits for it: for a program that has more to do outside. Where no thread can
   be started, it is called here, and the state says that nothing holds. */
void sandbox_run(const struct sandbox *s, void (*work)(void *data), void *data,
                 struct sandbox_state *state);

/* "files (Landlock 7), no network (seccomp)", or "none: " and why. */
str sandbox_text(struct arena *a, const struct sandbox_state *state);
