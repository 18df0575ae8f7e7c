// SPDX-License-Identifier: MIT
// folder: reads and writes whole files below an open folder. Paths are opened
// by base/beneath: a symbolic link anywhere in a path is an error. Functions
// that fail set errno.
#pragma once

#include "base/map.h"

/* Returns the contents of a regular file, in `a`. Returns STR_NONE and sets
   errno if the file is missing or cannot be read. errno is EINVAL if `path` is
   not a regular file. */
str folder_read(struct arena *a, int dir, const char *path);

/* Creates a file. Returns false on failure, also if the file exists. */
bool folder_write(int dir, const char *path, str bytes);

/* Creates the missing parent folders of `path` in the folder `dir`. `known` is
   NULL, or a map of all folders in `dir`, to which the new folders are added,
   with names in known->a. Pass a map only if this process has created `dir` and
   put no symbolic links into it. Returns false on failure. */
bool folder_make_above(int dir, str path, struct map *known);

/* The name of a copy that folder_rename makes beside its target. An existing
   file of this name is removed. */
#define FOLDER_COPY ".perfpress-copy"

/* Like renameat(2), for files. `name` and `to` are names in the open folders
   `above` and `into`. If the folders are on different mounts, copies the file
   to FOLDER_COPY in `into`, syncs and renames the copy; the file stays in
   `above`. Returns false on failure. */
bool folder_rename(int above, const char *name, int into, const char *to);

/* Moves `path` below the folder `from` to the same path below `to`, like
   folder_rename. Returns false on failure. */
bool folder_move(int from, int to, const char *path);

/* If the folder that contains `path`, or would contain it, is on a read-only
   file system or mount, returns the topmost folder above `path` that is on that
   file system or mount; "" means `dir` itself. Returns STR_NONE if the folder
   is not read-only, or if this cannot be determined. Needs memory in `a`. */
str folder_read_only(struct arena *a, int dir, str path);

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
