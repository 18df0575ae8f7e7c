// SPDX-License-Identifier: MIT
// folder: reads and writes whole files below an open folder. Paths are opened
// by base/beneath: a symbolic link anywhere in them is an error.
#pragma once

#include "base/map.h"

/* Returns the bytes of a regular file, in `a`; STR_NONE and errno if it is
   missing or cannot be read. */
str folder_read(struct arena *a, int dir, const char *path);

/* Writes a new file; false and errno on failure. */
bool folder_write(int dir, const char *path, str bytes);

/* Makes the missing folders above a path. `known` lists the folders that exist
   in a new folder of this process, which holds no links and nothing else; new
   ones are added, with names in its arena. NULL for other folders. False and
   errno on failure. */
bool folder_make_above(int dir, str path, struct map *known);

/* Renames a path below one folder to the same path below another: false and
   errno on failure. */
bool folder_move(int from, int to, const char *path);

/* Unlinks a file (flags 0) or an empty folder (AT_REMOVEDIR); false and errno
   on failure. */
bool folder_unlink(int dir, const char *path, int flags);

/* Removes all entries of an open folder except `keep` (NULL for none), after
   making read-only folders writable. False and errno if something is left. */
bool folder_clear(int dir, const char *keep);

/* Syncs files to the disk: starts writing all before it waits for the first.
   (syncfs would wait for other programs' files, too.) False and errno on
   failure. */
bool folder_sync(int dir, const struct strs *paths);

/* Whether two open folders are on the same mount: only then can files be linked
   and renamed between them. */
bool folder_same_mount(int x, int y);
