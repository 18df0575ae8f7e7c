// SPDX-License-Identifier: MIT
// new_file: files and folders that commands make for people to go on with.
#pragma once

#include "base/diag.h"

/* Makes a folder with those above it. False when that fails, which is reported
   (file-write), as in what follows. */
bool new_file_folders(struct arena *a, str path, struct diags *d);

/* Writes a file, opened with further flags; never through a symbolic link. */
bool new_file_write(struct arena *a, str path, int flags, str bytes,
                    struct diags *d);

/* Reports that `path` cannot be written, by errno; false. */
bool new_file_fault(struct diags *d, const char *path);
