// SPDX-License-Identifier: MIT
// sandbox: drops rights of the process before it reads untrusted files, if the
// kernel allows it: Landlock restricts files, a seccomp filter the network and
// other access beyond the process. Needs no root. base/beneath and load/guard
// protect files without it as well.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/* Permitted use of a file, or of everything below a folder. */
enum sandbox_use {
    SANDBOX_READ,   /* read files, list folders */
    SANDBOX_WRITE,  /* also create, write, link, rename and remove */
    SANDBOX_RENAME, /* rename and remove folders, but no files */
    SANDBOX_APPEND, /* write to a file */
};

struct sandbox_place {
    int dir;          /* an open folder, or AT_FDCWD */
    const char *path; /* relative to dir; below a folder without links */
    enum sandbox_use use;
};

/* The files still allowed. {0} allows only those that the C library needs. */
struct sandbox {
    struct sandbox_place *v;
    size_t n, cap;
};

/* The restrictions in force. */
struct sandbox_state {
    int landlock;            /* version of Landlock; 0: files are not restricted
                              */
    const char *no_landlock; /* if landlock is 0: the reason */
    bool seccomp;
    const char *no_seccomp;
};

/* Allows a use of a path. A file that does not exist when the sandbox is
   entered stays out of reach. Does nothing if `dir` is negative and not
   AT_FDCWD. */
void sandbox_allow(struct sandbox *s, struct arena *a, int dir,
                   const char *path, enum sandbox_use use);

/* Restricts the calling thread and those that it starts, permanently. */
void sandbox_enter(const struct sandbox *s, struct sandbox_state *state);

/* Calls work(data) in a new thread that has entered the sandbox, and waits for
   it: for a program that continues outside. If no thread can be started, calls
   it here, and the state says that nothing is restricted. */
void sandbox_run(const struct sandbox *s, void (*work)(void *data), void *data,
                 struct sandbox_state *state);

/* Returns "files (Landlock 7), no network (seccomp)", or "none: " and the
   reason. */
str sandbox_text(struct arena *a, const struct sandbox_state *state);
