// SPDX-License-Identifier: MIT
// written: the list of the files that a build wrote, with their sizes and
// hashes. It is stored in the output folder. A file counts as perfpress's own
// only if the list has its name, a build can write that name, and the file has
// exactly the listed size and hash. Thus neither a forged list nor an edited
// file can mislead a build.
#pragma once

#include "base/map.h"

#define WRITTEN_LIST ".perfpress-manifest"

/* Identifies the contents of a file. */
struct written_mark {
    unsigned long long size, hash;
    const struct written_mark *next; /* next mark of the same path, or NULL; a
                                        path may have had several contents */
};

struct written {
    struct map files; /* path -> const struct written_mark * */
};

struct written_mark written_mark(str bytes);

/* Adds a file. A path already in the list gets an additional mark. Path and
   mark are copied into the list's arena. */
void written_add(struct written *w, str path, struct written_mark mark);

/* Adds all files and marks of `other`. */
void written_join(struct written *w, const struct written *other);

/* Adds the entries of a stored list, except those with invalid names. Adds
   nothing if the list has another version. */
void written_read(struct written *w, str text);

/* Returns the list in its stored form, sorted by path, in `a`. */
str written_text(struct arena *a, const struct written *w);

/* Returns whether the list has `path` with these bytes. */
bool written_has(const struct written *w, str path, str bytes);
