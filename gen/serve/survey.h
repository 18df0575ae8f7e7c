// SPDX-License-Identifier: MIT
// survey: finds changes by looking at every file, where and when the system
// does not report them.
#pragma once

#include "serve/watch.h"

/* A number made of the names, sizes and times of all files that a watch
   covers, below `root`: another one, when any of them has changed. */
unsigned long long survey(str root, const struct watch *w);

/* Whether a folder lies on a file system whose files other machines change,
   of which inotify does not tell (NFS, SMB, 9p, FUSE and the like). */
bool survey_is_remote(str folder);
