// SPDX-License-Identifier: MIT
// stage: the folder in which a build prepares its files, beside the output
// folder or, where that cannot be, in it. It is locked while a build runs, and
// known as ours by a file in it that names the folder's own inode: neither a
// folder of a user's nor one that came with a copy or a checkout is taken for
// it. What a dead build left in it is there until stage_empty.
#pragma once

#include "base/arena.h"
#include "base/str.h"

#define STAGE_NAME                                             \
    ".perfpress-stage" /* "-" and the output's name behind it, \
                          when it lies beside that */

#define STAGE_TREE "tree" /* in the stage: the files to be published */

struct stage {
    int above;        /* where it lies; not ours to close */
    const char *name; /* there; lives as long as the caller's */
    int fd, tree;     /* -1: not open; tree is STAGE_TREE */
};

enum stage_state {
    STAGE_OPEN,
    STAGE_BUSY,    /* another build is at work in it */
    STAGE_FOREIGN, /* something of that name is there, and not ours */
    STAGE_FAILED,  /* errno says why */
};

/* Opens and locks the stage `name` in the open folder `above`, made when it is
   not there. Only with STAGE_OPEN there is something to close. */
enum stage_state stage_open(struct stage *s, int above, const char *name);

/* Removes what is in it and makes `tree` anew; false and errno on failure. */
bool stage_empty(struct stage *s);

/* Removes it with all that is in it, and closes it; false and errno when
   something is left, which the next build removes. */
bool stage_remove(struct stage *s);

/* Removes it while other threads may still write to it; it stays open, and
   nothing more can be written then. For a process that ends. */
void stage_forsake(const struct stage *s);

/* Closes it and leaves it as it is, for the next build. */
void stage_leave(struct stage *s);
