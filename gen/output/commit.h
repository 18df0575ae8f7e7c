// SPDX-License-Identifier: MIT
// commit: a commit publishes the staged files of a build. There are two ways:
// in one step (output/exchange) or file by file (output/replace). This module
// has the state of a commit, and the reports that both ways share.
#pragma once

#include "base/diag.h"
#include "output/stage.h"
#include "output/written.h"

struct commit {
    struct arena *a;
    struct diags *d;
    str dir;          /* path of the output folder, for messages */
    const char *name; /* name of the output folder in `above` */
    int above, out;   /* file descriptors. above: parent of the output folder;
                         out: output folder, or -1 if it does not exist */
    struct stage *stage;
    const struct written *was, *is; /* was: files of the last build; is: files
                                       of this build */
    const struct map *folders;      /* folders in the stage's tree */
    const struct strs *staged;      /* files in the stage's tree */
    struct map removals;            /* files of the last build to be removed */
    struct map carried; /* path -> inode, for each file that perfpress did not
                           write and that was linked into the stage's tree */
};

enum commit_result {
    COMMIT_DONE,
    COMMIT_UNCHANGED,   /* failed, which is reported; nothing changed */
    COMMIT_UNSUPPORTED, /* the file system does not support this way of
                           publishing; nothing changed */
    COMMIT_HALF, /* failed, which is reported; the folder is partly new, and the
                    next build completes it */
};

/* Reports file-write with errno for `path`, relative to the output folder.
   Returns false. */
bool commit_fail(struct commit *c, str path);

/* Reports output-foreign for `path`, relative to the output folder. Returns
   false. */
bool commit_refuse(struct commit *c, str path);

/* Fills c->removals with the files of the last build that are not in this
   build. Files that were changed since the last build are kept, with a warning
   (output-kept). Returns false if a file cannot be read, which is reported. */
bool commit_find_removals(struct commit *c);
