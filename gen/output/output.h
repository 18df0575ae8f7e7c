// SPDX-License-Identifier: MIT
// output: the folder that a build writes. Files are staged beside it, and
// nothing in it changes before the commit. The commit moves the staged files
// into the folder, in one step (exchange) or else file by file (replace), and
// removes files that only an earlier build wrote. Files that perfpress did not
// write never change, and no symbolic link is followed.
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "base/diag.h"
#include "base/ending.h"
#include "base/sandbox.h"
#include "output/stage.h"
#include "output/written.h"

/* Numbers of files in the output folder, not counting the list of written
   files. */
struct output_counts {
    size_t written, unchanged, removed;
    bool by_file; /* the commit moved each file, not the folder in one step */
    bool half;    /* the commit failed after changing some files */
};

struct output {
    struct arena a;
    struct diags *d;  /* guarded by lock, like all members below */
    str dir;          /* the output folder, absolute */
    const char *name; /* base name of the folder */
    int above_fd;     /* parent folder of the output folder */
    int dir_fd;       /* the output folder; -1: does not exist */
    struct stage stage;
    struct stage inside; /* another stage, inside the output folder; used by
                            output_open */
    struct written was;  /* files of the last build */
    struct written is;   /* files of this build */
    struct map folders;  /* folders in the stage's tree */
    struct strs staged;  /* files in the stage's tree */
    struct output_counts counts;
    pthread_mutex_t lock;
    struct ending ending; /* removes the stage */
    atomic_bool aborted;  /* the stage is being removed: files are refused */
    struct arena spare;   /* spare memory, freed to be available when the stage
                             is removed at a sudden end */
};

/* Opens the output folder `dir`, a path relative to the absolute folder `base`.
   No symbolic link below `base` is followed. Creates missing parent folders;
   the commit creates the folder itself. Removes the stage of a build that died.
   If the process ends before output_commit or output_abandon, the stage is
   removed (base/ending). If the folder cannot be used or another build is
   writing to it, reports file-write, output-busy or output-stage and returns
   false. */
bool output_open(struct output *o, str base, str dir, struct diags *d);

/* Adds to the sandbox s the rights that output_put, output_commit and
   output_abandon need. In the stage and the output folder, and from one to the
   other, these functions may read, create, link, rename and remove files and
   folders. In the parent folder, they may rename, exchange and remove the stage
   and the output folder. */
void output_allow(const struct output *o, struct arena *a, struct sandbox *s);

/* Stages a file for `path`, relative to the output folder, unless the file
   there has the same bytes. Any thread may call it. On failure, returns false
   and reports one of these: output-clash, if this build has already put `path`;
   output-foreign, if `path` has a different file that perfpress did not write,
   or that was changed after perfpress wrote it; file-read; file-write. Returns
   false without a report if the process is ending. */
bool output_put(struct output *o, str path, str bytes);

/* Replaces the bytes of `path`. Call it only for a path that output_put has
   written. No other thread may call output_put meanwhile. Reports the errors of
   output_put, except output-clash. */
bool output_replace(struct output *o, str path, str bytes);

/* Commits the staged files and closes the output. Returns false after a
   reported error. Then either nothing has changed and the counts are 0, or the
   folder is partly new (counts->half, output-half) and the next build completes
   it. If only the stage could not be removed, reports that and returns true. */
bool output_commit(struct output *o, struct output_counts *counts);

/* Discards the staged files and closes the output. */
void output_abandon(struct output *o);
