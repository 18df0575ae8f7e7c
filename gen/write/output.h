// SPDX-License-Identifier: MIT
// output: the folder that a build writes. Files are staged beside it; commit
// renames those whose bytes differ into place and removes what an earlier
// build of ours wrote and this one did not. Nothing in the folder changes
// before commit, and a file that is not ours never does.
#ifndef WRITE_OUTPUT_H
#define WRITE_OUTPUT_H

#include <pthread.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"

#define OUTPUT_MANIFEST ".perfpress-manifest"

/* What a commit did, in files; the manifest is not counted. */
struct output_counts {
    size_t written, unchanged, removed;
};

struct output {
    struct arena a;
    struct diags *d;      /* guarded by lock, as all below */
    str dir;              /* the output folder, absolute */
    str stage;            /* the staging folder, absolute */
    int dir_fd, stage_fd; /* dir_fd is -1 while the folder does not exist */
    int above_fd;         /* the folder above both */
    struct map ours;      /* what the last build's manifest lists */
    struct map files;     /* path -> non-NULL when its bytes changed */
    struct map folders;   /* folders made in the stage */
    struct output_counts counts;
    pthread_mutex_t lock;
};

/* Opens the output folder `dir` (made at commit when it is missing). False
   when it cannot be used or another build is writing to it. */
bool output_open(struct output *o, str dir, struct diags *d);

/* The folders, open, that output_put, output_commit and output_abandon work in
   from now on: a sandbox has to allow no others. In the stage, and in the
   output folder where there is one (else -1), files and folders are read,
   made, linked, renamed and removed, from one to the other, too; in the folder
   above both, only the stage and the output folder themselves are renamed,
   exchanged and removed. They are closed with the output. */
struct output_reach {
    int above, dir, stage;
};
struct output_reach output_reach(const struct output *o);

/* Stages one file, by its path below the folder, unless the file there holds
   the same bytes already. Any thread may call it. Faults: output-clash when
   this build put that path before, output-foreign when the file there was
   not written by us and differs, file-write. */
bool output_put(struct output *o, str path, str bytes);

/* Puts everything in place and closes the output; false when that failed
   half-way (a later build completes it). */
bool output_commit(struct output *o, struct output_counts *counts);

/* Drops what was staged and closes the output. */
void output_abandon(struct output *o);

#endif
