// SPDX-License-Identifier: MIT
// folder: reads and writes whole files below an open folder. Paths are opened
// by base/beneath: a symbolic link anywhere in a path is an error. Functions
// that fail set errno.
#pragma once

#include "base/map.h"

/* Returns the contents of a regular file, in `a`. Returns STR_NONE and sets
   errno if it is missing or cannot be read; errno is EINVAL for other files. */
str folder_read(struct arena *a, int dir, const char *path);

/* Creates a file. Returns false on failure, also if the file exists. */
bool folder_write(int dir, const char *path, str bytes);

/* Creates the missing parent folders of `path`. If this process has created the
   folder `dir` and put no links into it, `known` lists all folders in it, and
   new folders are added, with names in known->a. Otherwise `known` is NULL.
   Returns false on failure. */
bool folder_make_above(int dir, str path, struct map *known);

/* Moves `path` below the folder `from` to the same path below `to`. Returns
   false on failure. */
bool folder_move(int from, int to, const char *path);

/* Removes a file (flags 0) or an empty folder (AT_REMOVEDIR). Returns false on
   failure. */
bool folder_unlink(int dir, const char *path, int flags);

/* Removes all entries of an open folder except `keep` (NULL: no exception), and
   makes read-only folders writable for that. Returns false if an entry is
   left. */
bool folder_clear(int dir, const char *keep);

/* Syncs files to the disk. Starts writing all files before it waits for the
   first. (syncfs would also wait for files of other programs.) Returns false on
   failure. */
bool folder_sync(int dir, const struct strs *paths);
