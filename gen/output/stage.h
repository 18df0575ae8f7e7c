// SPDX-License-Identifier: MIT
// stage: the folder in which a build prepares its files, beside the output
// folder or, if that is impossible, in it. It is locked while a build runs. A
// marker file with the folder's inode identifies it: a folder of the user's or
// a copied stage does not match. Files of a build that died stay until
// stage_empty.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* In the output folder; beside it, "-" and that folder's name follow. */
#define STAGE_NAME ".perfpress-stage"

#define STAGE_TREE "tree" /* in the stage: the files to publish */

struct stage {
    int above;        /* the parent folder; the caller closes it */
    const char *name; /* in the parent folder; the caller's string */
    int fd, tree;     /* -1: not open; tree is STAGE_TREE */
};

enum stage_state {
    STAGE_OPEN,
    STAGE_BUSY,    /* another build uses it */
    STAGE_FOREIGN, /* the name is taken by something else */
    STAGE_FAILED,  /* with errno */
};

/* Opens and locks the stage `name` in the open folder `above`, and makes it if
   it is missing. Nothing needs closing except after STAGE_OPEN. */
enum stage_state stage_open(struct stage *s, int above, const char *name);

/* Empties the stage and makes a new `tree`; false and errno on failure. */
bool stage_empty(struct stage *s);

/* Removes the stage and closes it; false and errno if something is left, which
   the next build removes. */
bool stage_remove(struct stage *s);

/* Removes the stage while other threads may still write to it; it stays open.
   For a process that is about to end. */
void stage_abort(const struct stage *s);

/* Closes the stage without removing it. */
void stage_close(struct stage *s);
