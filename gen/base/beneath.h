// SPDX-License-Identifier: MIT
// beneath: opens files below an open folder and nowhere else: never through a
// symbolic link, never through "..". Every file that a page can name, and every
// file of the output, is opened here.
#pragma once

#include <sys/types.h>

/* open(2) for a path below the open folder `dir`; O_CLOEXEC is added. The
   kernel resolves it in one step (openat2, RESOLVE_BENEATH and
   RESOLVE_NO_SYMLINKS) where it can, else folder by folder with O_NOFOLLOW.
   -1 and errno on failure: ELOOP when a symbolic link is on the way or at its
   end, EXDEV for a path that is absolute or has a "..", else as open(2). */
int beneath_open(int dir, const char *path, int flags, mode_t mode);

/* The folder above `path`, by the same rules: a descriptor to use with *name,
   the path's last component, in fstatat, linkat, renameat and unlinkat. It is
   the caller's to close. -1 and errno as above. */
int beneath_parent(int dir, const char *path, const char **name);
