// SPDX-License-Identifier: MIT
// folder: small files below an open folder, read and written whole. Paths are
// opened by base/beneath: a symbolic link on the way, or at the end, is an
// error.
#pragma once

#include "base/map.h"

/* The bytes of a regular file, in `a`; STR_NONE and errno when there is none
   or it cannot be read. */
str folder_read(struct arena *a, int dir, const char *path);

/* Writes a file that is not there yet; false and errno on failure. */
bool folder_write(int dir, const char *path, str bytes);

/* Makes the folders above a path that are missing. In a folder that is new and
   our own, `known` has all that are in it, their names in its arena: there are
   no links on the way to them, and nothing else is there. NULL elsewhere.
   False and errno on failure. */
bool folder_make_above(int dir, str path, struct map *known);

/* Renames a path below one folder to the same path below another: false and
   errno on failure. */
bool folder_move(int from, int to, const char *path);

/* Unlinks a file (flags 0) or an empty folder (AT_REMOVEDIR); false and errno
   on failure. */
bool folder_unlink(int dir, const char *path, int flags);

/* Removes all that is below an open folder but the entry `keep` (NULL for
   none); folders of ours that cannot be written are made so. False when
   something is left, with errno. */
bool folder_clear(int dir, const char *keep);

/* Brings files to the disk for good: all are on their way there before the
   first is waited for. (syncfs would wait for what others write, too.) False
   and errno on failure. */
bool folder_sync(int dir, const struct strs *paths);

/* Whether two open folders are parts of the same mounted file system, at the
   same place: only then may files be linked and renamed across. */
bool folder_same_mount(int x, int y);
