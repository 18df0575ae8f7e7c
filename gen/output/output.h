// SPDX-License-Identifier: MIT
// output: the folder that a build writes. Files are staged beside it; commit
// puts them into place, all in one step where the file system can (exchange),
// else file by file (replace), and removes what an earlier build of ours wrote
// and this one did not. Nothing in the folder changes before commit, a file
// that is not ours never does, and no symbolic link is followed.
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "base/diag.h"
#include "base/ending.h"
#include "base/sandbox.h"
#include "output/stage.h"
#include "output/written.h"

/* What a commit did, in files; the list of them is not counted. */
struct output_counts {
    size_t written, unchanged, removed;
    bool half; /* it failed after some files were replaced */
};

struct output {
    struct arena a;
    struct diags *d;  /* guarded by lock, as all below */
    str dir;          /* the output folder, absolute */
    const char *name; /* its own name */
    int above_fd;     /* the folder that it lies in */
    int dir_fd;       /* -1 while it does not exist */
    struct stage stage;
    struct stage inside; /* one in the output folder, open only to be removed */
    struct written was;  /* what the last build's list has */
    struct written is;   /* what was put */
    struct map folders;  /* made in the stage's tree */
    struct strs staged;  /* files written there */
    struct output_counts counts;
    pthread_mutex_t lock;
    struct ending ending; /* removes the stage */
    atomic_bool forsaken; /* it is being removed: nothing is put */
    struct arena spare;   /* memory to do it with */
};

/* Opens the output folder `dir`, a path below the folder `base` (it is made at
   commit, and the folders above it now, when they are missing). `base` is
   absolute and opened as it is; below it no link is followed. The stage of a
   build that died is removed. What is staged goes, too, when
   the process ends without output_abandon (base/ending). False when it cannot
   be used or another build is writing to it: file-write, output-busy,
   output-stage. */
bool output_open(struct output *o, str base, str dir, struct diags *d);

/* Adds what output_put, output_commit and output_abandon do from now on: in the
   stage, and in the output folder where there is one, files and folders are
   read, made, linked, renamed and removed, from one to the other, too; in the
   folder above both, only the stage and the output folder themselves are
   renamed, exchanged and removed. */
void output_allow(const struct output *o, struct arena *a, struct sandbox *s);

/* Stages one file, by its path below the folder, unless the file there holds
   the same bytes already. Any thread may call it. Faults: output-clash when
   this build put that path before, output-foreign when the file there was
   not written by us or has been changed since, and differs, file-read,
   file-write. */
bool output_put(struct output *o, str path, str bytes);

/* Stages other bytes in the place of a file that was put, when no other thread
   puts. Faults as output_put's, less output-clash. */
bool output_replace(struct output *o, str path, str bytes);

/* Puts everything in place and closes the output. False after a fault that was
   reported: then all is as it was, and the counts are 0, or the folder is
   partly new (output-half) and the next build completes it. With true there
   may be a fault, too: the site is in place, and the stage could not be
   removed. */
bool output_commit(struct output *o, struct output_counts *counts);

/* Drops what was staged and closes the output. */
void output_abandon(struct output *o);
