// SPDX-License-Identifier: MIT
// copyfile: as much of macOS as base/system_posix.c uses, made of Linux, so
// that Linux can test it (output/test_commit_macos.c).
#pragma once

#include <stddef.h>

enum { COPYFILE_ACL = 1, COPYFILE_XATTR = 4 };
int fcopyfile(int from, int to, void *state, unsigned flags);

/* From <stdio.h>. */
enum { RENAME_SWAP = 2, RENAME_EXCL = 4 };
int renameatx_np(int dir, const char *name, int to_dir, const char *to,
                 unsigned flags);
