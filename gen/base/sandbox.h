// SPDX-License-Identifier: MIT
// sandbox: drops rights of the process before it reads untrusted files.
// Landlock restricts access to files; a seccomp filter blocks the network and
// other access beyond the process. Needs no root. If the kernel lacks Landlock
// or seccomp, base/beneath and load/guard still protect files.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/* Permitted use of a file, or of everything below a folder. */
enum sandbox_use {
    SANDBOX_READ,   /* read files, list folders */
    SANDBOX_WRITE,  /* also create, write, link, rename and remove */
    SANDBOX_RENAME, /* create, rename and remove folders, but no files */
    SANDBOX_APPEND, /* write to a file, without truncating it */
};

struct sandbox_place {
    int dir;          /* an open folder, or AT_FDCWD */
    const char *path; /* relative to dir; without symbolic links unless dir is
                         AT_FDCWD */
    enum sandbox_use use;
};

/* The files that remain accessible. A zeroed sandbox allows only the files that
   the C library needs. */
struct sandbox {
    struct sandbox_place *v;
    size_t n, cap;
};

/* The restrictions in force. */
struct sandbox_state {
    int landlock;            /* version of Landlock; 0: files are not restricted
                              */
    const char *no_landlock; /* if landlock is 0: the reason */
    bool no_tcp;             /* Landlock forbids TCP */
    bool seccomp;
    const char *no_seccomp; /* if seccomp is false: the reason */
};

/* Allows `use` of a path; the string is not copied. A file that does not exist
   when the sandbox is entered stays inaccessible. Does nothing if `dir` is
   negative and not AT_FDCWD. */
void sandbox_allow(struct sandbox *s, struct arena *a, int dir,
                   const char *path, enum sandbox_use use);

/* Restricts the calling thread and the threads that it starts later,
   permanently. Sets *state to the restrictions in force. */
void sandbox_enter(const struct sandbox *s, struct sandbox_state *state);

/* Calls work(data) in a new thread that has entered the sandbox, and waits
   until the thread ends. The calling thread stays unrestricted. If no thread
   can be started, calls work(data) in the calling thread without a sandbox;
   *state then gives the reason. */
void sandbox_run(const struct sandbox *s, void (*work)(void *data), void *data,
                 struct sandbox_state *state);

/* Describes *state, in `a`: "files (Landlock 7), no network (seccomp)", or
   "none: " and the reason. */
str sandbox_text(struct arena *a, const struct sandbox_state *state);
