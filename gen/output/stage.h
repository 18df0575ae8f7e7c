// SPDX-License-Identifier: MIT
// stage: the folder in which a build prepares its files, beside the output
// folder or, if that is impossible, inside it. The stage is locked while a
// build runs. A marker file with the folder's inode identifies the stage: a
// user's folder or a copied stage does not match. If a build dies, its files
// stay until the next call of stage_empty.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Name of a stage inside the output folder. The name of a stage beside the
   output folder is this name, "-" and the name of the output folder. */
#define STAGE_NAME ".perfpress-stage"

#define STAGE_TREE "tree" /* folder in the stage: the files to publish */

struct stage {
    int above;        /* parent folder; the caller closes it */
    const char *name; /* name in the parent folder; not copied */
    int fd, tree;     /* the stage and its STAGE_TREE; -1: not open */
};

enum stage_state {
    STAGE_OPEN,
    STAGE_BUSY,    /* another build uses the stage */
    STAGE_FOREIGN, /* another file or folder has the name */
    STAGE_FAILED,  /* a system call failed; see errno */
};

/* Opens and locks the stage `name` in the open folder `above`; creates it if it
   is missing. Close the stage only if this returns STAGE_OPEN. `name` must live
   as long as s. */
enum stage_state stage_open(struct stage *s, int above, const char *name);

/* Empties the stage and creates a new `tree`. Returns false and sets errno on
   failure. */
bool stage_empty(struct stage *s);

/* Removes the stage and closes it. No-op if it is not open. Returns false and
   sets errno if something is left, which the next build removes. */
bool stage_remove(struct stage *s);

/* Removes the stage and its files although other threads may still write to it.
   Does not close it. For a process that is about to end. */
void stage_abort(const struct stage *s);

/* Closes the stage without removing it. */
void stage_close(struct stage *s);
