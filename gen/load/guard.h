// SPDX-License-Identifier: MIT
// guard: opens all files of a site, by paths from the site's folder, which is
// opened once. The authors of pages are not trusted: only this module decides
// which files they can read.
#pragma once

#include <sys/stat.h>

#include "base/arena.h"
#include "base/sandbox.h"
#include "base/vec.h"
#include "config/config.h"

/* The name of the configuration in the site's folder. */
#define CONFIG_FILE "perfpress.yaml"

/* The name of the record of fetched files in the site's folder. */
#define LOCK_FILE "perfpress.lock"

/* The kind of reader. Pages read files in the content and data folders and in
   the folders listed under `sources` of perfpress.yaml; templates also read
   files in the templates folder; settings read only files called perfpress.yaml
   or perfpress.lock. */
enum guard_reader { GUARD_PAGES, GUARD_TEMPLATES, GUARD_SETTINGS };

/* Whether a reader may read a path, or why not. Names that begin with a dot and
   paths that lead out of the site are refused to all readers, also through
   symbolic links. */
enum guard_answer {
    GUARD_OPEN,
    GUARD_MISSING,   /* the file does not exist */
    GUARD_OUTSIDE,   /* the path leads out of the site */
    GUARD_DOT,       /* a name in the path begins with a dot */
    GUARD_ELSEWHERE, /* the file exists, but this reader may not read it */
    GUARD_FAULT,     /* another failure, which errno names */
};

struct guard {
    int root;         /* file descriptor of the site's folder; -1 if not open */
    str folder;       /* absolute path of the site's folder, with symbolic links
                         resolved */
    struct strs open; /* folders that pages may read, from the root */
    struct strs templates; /* folders that only templates may read */
    struct strs closed; /* templates and output folder, which pages may not read
                           even inside `open` */
};

/* Makes a guard of the site in `folder`, which allows no folders yet. The
   guard's strings live in `a`; close the guard with guard_close. Returns false
   if the folder does not exist. */
bool guard_make(struct guard *g, struct arena *a, str folder);

/* Allows the folders of a configuration, instead of those allowed before. A
   folder that is a symbolic link is allowed under its own path and under the
   path of its target. */
void guard_allow(struct guard *g, struct arena *a, const struct config *c);

/* Opens `path`, a normalized path from the root, for reading, with the `flags`
   of open(2). Follows the symbolic links in `path` itself; if the reader may
   read the resulting path, opens that path without following any link. Returns
   a file descriptor, or -1 with the reason in *answer and errno. */
int guard_open(const struct guard *g, struct arena *a, enum guard_reader who,
               str path, int flags, enum guard_answer *answer);

/* Returns the answer that guard_open would give, but does not open the file and
   so does not check its permissions. Unless `real` is NULL, sets *real to the
   path after following symbolic links, in `a`; not for the answer
   GUARD_OUTSIDE. Unless `st` is NULL, sets *st for the answer GUARD_OPEN. Sets
   errno for all answers but GUARD_OPEN. */
enum guard_answer guard_find(const struct guard *g, struct arena *a,
                             enum guard_reader who, str path, str *real,
                             struct stat *st);

/* Adds help on a refusal to the newest diagnostic. `answer` and `real` are the
   results of guard_find for `path`. */
void guard_help(const struct guard *g, struct diags *d,
                enum guard_answer answer, str path, str real);

/* Allows a sandbox to read perfpress.yaml and all folders that pages and
   templates may read. */
void guard_reach(const struct guard *g, struct arena *a, struct sandbox *s);

/* Puts the calling thread into a sandbox, permanently. The thread can then read
   only the files of guard_reach, write only to open files, and has no
   network. */
void guard_confine(const struct guard *g);

void guard_close(struct guard *g);
