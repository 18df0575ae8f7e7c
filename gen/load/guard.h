// SPDX-License-Identifier: MIT
// guard: opens all files of a site, by name, below the site's folder, which is
// opened once. Anybody may write pages: which files they can read is decided
// only here.
#pragma once

#include "base/arena.h"
#include "base/sandbox.h"
#include "base/vec.h"
#include "config/config.h"

/* The name of the configuration in the site's folder. */
#define CONFIG_FILE "perfpress.yaml"

/* Who reads. Pages read files in the content and data folders and in those
   listed under `sources` of perfpress.yaml; templates also those in the
   templates folder; settings only files called perfpress.yaml. */
enum guard_reader { GUARD_PAGES, GUARD_TEMPLATES, GUARD_SETTINGS };

/* Why a name is refused, if it is. Names that begin with a dot and paths out of
   the site are refused to everybody, also through links. */
enum guard_answer {
    GUARD_OPEN,
    GUARD_MISSING,   /* there is no such file */
    GUARD_OUTSIDE,   /* it leads out of the site */
    GUARD_DOT,       /* it leads to a name that begins with a dot */
    GUARD_ELSEWHERE, /* it exists, but this reader may not read it */
    GUARD_FAULT,     /* another fault, which errno names */
};

struct guard {
    int root;              /* the site's folder; -1: none */
    str folder;            /* name of the site's folder, absolute and without
                              links */
    struct strs open;      /* folders that pages may read, from the root */
    struct strs templates; /* folders that only templates may read */
    struct strs closed;    /* folders that nobody else reads */
};

/* Makes a guard of the site in `folder`, with no folders allowed yet. Returns
   false if there is no such folder. Lives in `a`; close it with guard_close. */
bool guard_make(struct guard *g, struct arena *a, str folder);

/* Allows the folders of a configuration. A folder that is a symbolic link
   counts under both names. */
void guard_allow(struct guard *g, struct arena *a, const struct config *c);

/* Opens `path` (from the root, normalized) for reading; `flags` as for open(2).
   Follows symbolic links to a name that the reader may read, and opens that
   name without following any link. Returns -1 on failure, with the reason in
   *answer. */
int guard_open(const struct guard *g, struct arena *a, enum guard_reader who,
               str path, int flags, enum guard_answer *answer);

/* Returns what guard_open would answer. *real, unless NULL, becomes the path
   with links followed, in `a`; it is not set for GUARD_OUTSIDE. */
enum guard_answer guard_find(const struct guard *g, struct arena *a,
                             enum guard_reader who, str path, str *real);

/* Adds a help to the last diagnostic that says how to fix a refusal. guard_find
   returned `real` for the path. */
void guard_help(const struct guard *g, struct diags *d,
                enum guard_answer answer, str path, str real);

/* Allows a sandbox to read what a build of the site reads. */
void guard_reach(const struct guard *g, struct arena *a, struct sandbox *s);

/* Enters a sandbox, permanently, that reads what a build reads, writes only to
   open files, and has no network. */
void guard_confine(const struct guard *g);

void guard_close(struct guard *g);
