// SPDX-License-Identifier: MIT
// guard: opens the files of a site, for all that reads them: by name, below
// the site's folder, which is opened once. Pages are written by anybody; what
// they can read is decided here and nowhere else.
#pragma once

#include "base/arena.h"
#include "base/sandbox.h"
#include "base/vec.h"
#include "config/config.h"

/* The file that every site has in its folder. */
#define CONFIG_FILE "perfpress.yaml"

/* Who reads. Pages read what lies in the content and data folders and in those
   that `sources` of perfpress.yaml names; templates also what lies in theirs;
   the settings, files called perfpress.yaml. */
enum guard_reader { GUARD_PAGES, GUARD_TEMPLATES, GUARD_SETTINGS };

/* Why a name is refused, if it is. A component that begins with a dot and a
   way out of the site are refused to everybody, links included. */
enum guard_answer {
    GUARD_OPEN,
    GUARD_MISSING,   /* nothing is there */
    GUARD_OUTSIDE,   /* it leads out of the site */
    GUARD_DOT,       /* it leads to a name that begins with a dot */
    GUARD_ELSEWHERE, /* it is there, but not for this reader */
    GUARD_FAULT,     /* errno tells */
};

struct guard {
    int root;              /* the site's folder; -1: there is none */
    str folder;            /* its name, absolute and without links */
    struct strs open;      /* what pages read, from the root */
    struct strs templates; /* what templates read beside it */
    struct strs closed;    /* what nobody else reads, wherever it lies */
};

/* A guard of the site in `folder`, to which it has no names yet. False when
   there is no such folder. It lives in `a`; the descriptor is the caller's to
   close by guard_close. */
bool guard_make(struct guard *g, struct arena *a, str folder);

/* Takes the names of folders from a configuration; those that are symbolic
   links themselves count under both names. */
void guard_allow(struct guard *g, struct arena *a, const struct config *c);

/* Opens what `path` (from the root, normal) leads to, for reading; `flags` as
   for open(2). Symbolic links are followed to a name that the reader may
   read, and the file of that name is opened without following any. -1, and
   *answer tells why. */
int guard_open(const struct guard *g, struct arena *a, enum guard_reader who,
               str path, int flags, enum guard_answer *answer);

/* What guard_open would say, and the name that the path leads to, links
   followed, in *real (NULL: nobody wants it). It is set for all but
   GUARD_OUTSIDE, and lives in `a`. */
enum guard_answer guard_find(const struct guard *g, struct arena *a,
                             enum guard_reader who, str path, str *real);

/* The cure for a refusal, as a help for the last diagnostic: of a path that
   leads to `real`, as guard_find gave it. */
void guard_help(const struct guard *g, struct diags *d,
                enum guard_answer answer, str path, str real);

/* Allows a sandbox to read what a build of the site does. */
void guard_reach(const struct guard *g, struct arena *a, struct sandbox *s);

/* Enters, for good, a sandbox that reads what a build does, writes to what is
   open already, and has no network. */
void guard_confine(const struct guard *g);

void guard_close(struct guard *g);
