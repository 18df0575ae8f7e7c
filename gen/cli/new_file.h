// SPDX-License-Identifier: MIT
// new_file: creates files and folders for users to edit.
#pragma once

#include "base/diag.h"

/* Creates a folder and its parents. Returns false after reporting a failure
   (file-write), like the functions below. */
bool new_file_folders(struct arena *a, str path, struct diags *d);

/* Writes `bytes` to a file. `flags` are for open(2), such as O_CREAT. Fails if
   the file is a symbolic link. */
bool new_file_write(struct arena *a, str path, int flags, str bytes,
                    struct diags *d);

/* Reports that `path` cannot be written, with the reason in errno. Returns
   false. */
bool new_file_fault(struct diags *d, const char *path);
