// SPDX-License-Identifier: MIT
// beneath: opens files only below an open folder: never through a symbolic
// link, never through "..". All files that pages can name and all files of the
// output are opened by this module.
#pragma once

#include <sys/stat.h>

/* Like open(2), for a path below the open folder `dir`; O_CLOEXEC is added to
   `flags`. If the kernel can, it resolves the path in one step
   (system_open_beneath); otherwise folder after folder is opened with
   O_NOFOLLOW. Returns -1 and sets errno on failure: ELOOP if a
   component is a symbolic link, EXDEV if the path is absolute or has a "..",
   else as open(2). */
int beneath_open(int dir, const char *path, int flags, mode_t mode);

/* Like lstat(2), by the same rules: a symbolic link is ELOOP, too. The file
   needs no read permission. `st` may be NULL. */
int beneath_stat(int dir, const char *path, struct stat *st);

/* Opens the folder that contains `path`, by the same rules. Returns a
   descriptor, which the caller closes, for fstatat, linkat, renameat or
   unlinkat with *name, the path's last component. Returns -1 and sets errno as
   above. */
int beneath_parent(int dir, const char *path, const char **name);
