// SPDX-License-Identifier: MIT
// commit: shared by the two ways of publishing a staged build: exchange does it
// in one step, replace file by file.
#pragma once

#include "base/diag.h"
#include "output/stage.h"
#include "output/written.h"

struct commit {
    struct arena *a;
    struct diags *d;
    str dir;          /* the output folder, for messages */
    const char *name; /* in the folder `above` */
    int above, out;   /* open folders; out is -1 before the first build */
    struct stage *stage;
    const struct written *was,
        *is;                   /* files of the last build, and of this one */
    const struct map *folders; /* folders with staged files */
    const struct strs *staged; /* the files, in the stage's tree */
    struct map going;          /* files of `was` to be removed */
    struct map carried; /* path -> inode of files of others that were linked */
};

enum commit_result {
    COMMIT_DONE,
    COMMIT_UNCHANGED, /* failed and reported; nothing has changed */
    COMMIT_OTHER_WAY, /* not supported here; nothing has changed */
    COMMIT_HALF,      /* failed and reported; the next build completes it */
};

/* Reports file-write with errno for a path below the output folder; returns
   false. */
bool commit_fail(struct commit *c, str path);

/* Reports output-foreign for a path below the output folder; returns false. */
bool commit_refuse(struct commit *c, str path);

/* Fills `going` with files of the last build that are not in this one and are
   unchanged. Changed files are kept, with a warning (output-kept). False after
   a reported error. */
bool commit_find_going(struct commit *c);
