// SPDX-License-Identifier: MIT
// staged: replaces files of the site. Writes each file under a temporary name
// in the same folder, then renames all of them, beginning with perfpress.lock,
// the list of the hashes of fetched files. If the process is killed, each file
// is either old or complete. Nothing is flushed to the disk: after a loss of
// power, builds report files that differ from perfpress.lock.
#pragma once

#include "base/diag.h"

struct staged_file {
    struct staged *all;
    str to;       /* path from the root */
    str temp;     /* path of the file that is being written, from the root */
    int fd;       /* -1 if the file is closed, or in a dry run */
    void *sum;    /* hash of the bytes so far (base/digest) */
    str sha256;   /* SHA-256 of the file; set by staged_end */
    size_t bytes; /* size so far */
    size_t n;     /* number of bytes in `buffer` that are not written yet */
    char *buffer;
};

struct staged {
    struct arena *a;
    struct diags *d;
    int root; /* descriptor of the site's folder; -1 if not open */
    bool dry; /* compute hashes, but write nothing */
    struct {
        struct staged_file **v;
        size_t n, cap;
    } files;
};

/* Opens the folder of a site, whose path is `root`, and locks the folder until
   staged_close. All memory is in `a`. Returns false after reporting a failure,
   or after reporting that another fetch is running (fetch-busy). */
bool staged_open(struct staged *s, struct arena *a, struct diags *d, str root,
                 bool dry);

/* Removes all files that staged_commit has not renamed, and unlocks the
   folder. */
void staged_close(struct staged *s);

/* Begins to write the file `to`, a path from the root, and makes the folders
   above it. Returns NULL after reporting a failure (file-write), for example
   because a folder in the path is a symbolic link. */
struct staged_file *staged_begin(struct staged *s, str to);

/* Appends bytes. Returns false after reporting a failure. */
bool staged_put(struct staged_file *f, str bytes);

/* Completes a file and sets f->sha256. Returns false after reporting a
   failure. */
bool staged_end(struct staged_file *f);

/* Removes the files at the paths of `gone`, then renames all files to their
   final names. Renames `lock`, the new perfpress.lock, first: if the process is
   killed, builds report each file that does not have its new contents yet.
   Skips files whose bytes are in place already. First checks all files, and
   changes nothing if a file cannot be written. Returns false after reporting a
   failure; the report says whether other files were changed already. */
bool staged_commit(struct staged *s, const struct strs *gone,
                   struct staged_file *lock);

/* Removes the temporary files of killed processes in `folder`, a path from the
   root. If `below` is true, also removes those in the folders below. */
void staged_sweep(struct staged *s, str folder, bool below);

/* Returns the SHA-256 of the file at a path from the root, in s->a. Returns
   STR_NONE if the file cannot be read or is no regular file. */
str staged_hash(struct staged *s, str path);

/* Whether the file at a path from the root has the hash `sha256`, or had this
   hash before git replaced each "\n" with "\r\n". */
bool staged_is(struct staged *s, str path, str sha256);

/* Whether there is no file at a path from the root. */
bool staged_is_missing(struct staged *s, str path);
