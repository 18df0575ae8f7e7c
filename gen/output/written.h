// SPDX-License-Identifier: MIT
// written: the list of the files that a build wrote, as it stands in the
// output folder: their names, and by which bytes they are known again. What
// the list says is believed only of a name that a build can write and of a
// file that still has these bytes: so a list from somebody else, or a file
// edited since, makes no file ours.
#pragma once

#include "base/map.h"

#define WRITTEN_LIST ".perfpress-manifest"

/* What a file's bytes are known by. */
struct written_mark {
    unsigned long long size, hash;
    const struct written_mark *next; /* the file may also be this; or NULL */
};

struct written {
    struct map files; /* path -> const struct written_mark * */
};

struct written_mark written_mark(str bytes);

/* Adds a file; a path that is there already is known by one mark more. Path
   and mark live as long as the list's arena. */
void written_add(struct written *w, str path, struct written_mark mark);

/* Adds all that another list has. */
void written_join(struct written *w, const struct written *other);

/* Adds what a list says, as far as it can be true; of a list without marks,
   nothing. */
void written_read(struct written *w, str text);

/* The list as text, in the order of the names, in `a`. */
str written_text(struct arena *a, const struct written *w);

/* Whether the list has the file with these bytes. */
bool written_has(const struct written *w, str path, str bytes);
