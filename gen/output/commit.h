// SPDX-License-Identifier: MIT
// commit: what both ways of putting a staged build into place share: exchange
// does it in one step, replace file by file.
#pragma once

#include "base/diag.h"
#include "output/stage.h"
#include "output/written.h"

struct commit {
    struct arena *a;
    struct diags *d;
    str dir;          /* the output folder, for messages */
    const char *name; /* in the folder `above` */
    int above, out;   /* open; out is -1 when there is no output folder yet */
    struct stage *stage;
    const struct written *was,
        *is;                   /* the lists of the last build and of this */
    const struct map *folders; /* those that hold staged files */
    const struct strs *staged; /* the files, in the stage's tree */
    struct map going;          /* files of `was` that are to be removed */
    struct map carried; /* files that are not ours, linked: their inodes */
};

enum commit_result {
    COMMIT_DONE,
    COMMIT_UNCHANGED, /* failed, was reported, and all is as it was */
    COMMIT_OTHER_WAY, /* cannot be done so here; all is as it was */
    COMMIT_HALF,      /* failed, was reported: the next build completes it */
};

/* Reports file-write with errno at a path below the output folder; false. */
bool commit_fail(struct commit *c, str path);

/* Reports output-foreign at a path below the output folder; false. */
bool commit_refuse(struct commit *c, str path);

/* Fills `going`: what was written, is no part of the build any more, and is
   still as it was written. What was changed since is kept, with a warning
   (output-kept). False after reporting a fault. */
bool commit_find_going(struct commit *c);
