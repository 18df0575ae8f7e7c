// SPDX-License-Identifier: MIT
// survey: finds changes by scanning all files if the system does not report
// them.
#pragma once

#include "serve/watch.h"

/* Returns a checksum of the names, sizes and times of all files below `root`
   that w watches. */
unsigned long long survey(str root, const struct watch *w);

/* Returns whether a folder is on a file system that other machines can change
   without inotify events (NFS, SMB, 9p, FUSE and others). */
bool survey_is_remote(str folder);
