// SPDX-License-Identifier: MIT
// beneath: opens files only below an open folder: never through a symbolic
// link, never through "..". All files that pages can name and all files of the
// output are opened by this module.
#pragma once

#include <sys/stat.h>

/* Like open(2), for a path below the open folder `dir`. O_CLOEXEC is added to
   `flags`. The kernel resolves the path in one step if it supports that
   (system_open_beneath); otherwise this function opens one folder after another
   with O_NOFOLLOW. On failure, returns -1 and sets errno: ELOOP if a component
   is a symbolic link, EXDEV if the path is absolute or has a "..", otherwise as
   open(2) does. */
int beneath_open(int dir, const char *path, int flags, mode_t mode);

/* Like lstat(2), with the paths and failures of beneath_open. Also fails with
   ELOOP if the file itself is a symbolic link. The file needs no read
   permission. `st` may be NULL. */
int beneath_stat(int dir, const char *path, struct stat *st);

/* Opens the folder that contains `path`, with the paths and failures of
   beneath_open. Sets *name to the last component of `path`. Returns a
   descriptor of the folder for calls such as fstatat, linkat, renameat or
   unlinkat with *name; the caller closes it. */
int beneath_parent(int dir, const char *path, const char **name);
