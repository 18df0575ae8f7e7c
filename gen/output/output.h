// SPDX-License-Identifier: MIT
// output: the folder that a build writes. Files are staged beside it. The
// commit moves them into the folder, in one step if the file system supports it
// (exchange), else file by file (replace), and removes files that only an
// earlier build wrote. Nothing in the folder changes before the commit, files
// of others never change, and no symbolic link is followed.
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "base/diag.h"
#include "base/ending.h"
#include "base/sandbox.h"
#include "output/stage.h"
#include "output/written.h"

/* The numbers of files that a commit changed, without the list of files. */
struct output_counts {
    size_t written, unchanged, removed;
    bool half; /* it failed after some files */
};

struct output {
    struct arena a;
    struct diags *d;  /* guarded by lock, like all below */
    str dir;          /* the output folder, absolute */
    const char *name; /* base name of the folder */
    int above_fd;     /* its parent folder */
    int dir_fd;       /* -1 while it does not exist */
    struct stage stage;
    struct stage inside; /* a stage in the output folder */
    struct written was;  /* files of the last build */
    struct written is;   /* files of this build */
    struct map folders;  /* folders in the stage's tree */
    struct strs staged;  /* files in the stage's tree */
    struct output_counts counts;
    pthread_mutex_t lock;
    struct ending ending; /* removes the stage */
    atomic_bool aborted;  /* the stage is being removed: no file is accepted */
    struct arena spare;   /* memory for removing it */
};

/* Opens the output folder `dir`, a path below the absolute folder `base`; no
   link below `base` is followed. Makes missing parent folders now, and the
   folder itself at commit. Removes the stage of a build that died. The stage is
   also removed when the process ends without output_abandon (base/ending).
   False, after a report, if the folder cannot be used or another build is
   writing to it: file-write, output-busy, output-stage. */
bool output_open(struct output *o, str base, str dir, struct diags *d);

/* Allows in a sandbox what output_put, output_commit and output_abandon need:
   in the stage and the output folder, reading, making, linking, renaming and
   removing files and folders, also from one to the other; in their parent
   folder, renaming, exchanging and removing these two. */
void output_allow(const struct output *o, struct arena *a, struct sandbox *s);

/* Stages a file for a path below the folder, unless the file there has the same
   bytes. Any thread may call it. Errors: output-clash if this build has put
   that path before; output-foreign if a different file is there that perfpress
   did not write or that was changed since; file-read; file-write. */
bool output_put(struct output *o, str path, str bytes);

/* Replaces the bytes of a file that was put; not while another thread calls
   output_put. Errors as for output_put, without output-clash. */
bool output_replace(struct output *o, str path, str bytes);

/* Commits the staged files and closes the output. False after a reported error:
   then nothing has changed and the counts are 0, or the folder is partly new
   (output-half) and the next build completes it. True also if only the stage
   could not be removed, which is reported. */
bool output_commit(struct output *o, struct output_counts *counts);

/* Drops the staged files and closes the output. */
void output_abandon(struct output *o);
