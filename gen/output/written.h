// SPDX-License-Identifier: MIT
// written: the list of files that a build wrote, kept in the output folder:
// their names, sizes and hashes. It is trusted only for names that a build can
// write and files that still have these bytes, so a forged list or an edited
// file does not make a file perfpress's own.
#pragma once

#include "base/map.h"

#define WRITTEN_LIST ".perfpress-manifest"

/* Identifies a file's bytes. */
struct written_mark {
    unsigned long long size, hash;
    const struct written_mark *next; /* another possible content, or NULL */
};

struct written {
    struct map files; /* path -> const struct written_mark * */
};

struct written_mark written_mark(str bytes);

/* Adds a file; a listed path gets an additional mark. Path and mark live as
   long as the list's arena. */
void written_add(struct written *w, str path, struct written_mark mark);

/* Adds all files of another list. */
void written_join(struct written *w, const struct written *other);

/* Reads a list, and adds its entries with valid names. Adds nothing from a list
   of another version. */
void written_read(struct written *w, str text);

/* Returns the list as text, sorted by name, in `a`. */
str written_text(struct arena *a, const struct written *w);

/* Whether the list contains the file with these bytes. */
bool written_has(const struct written *w, str path, str bytes);
