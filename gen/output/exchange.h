// SPDX-License-Identifier: MIT
// exchange: replaces the output folder in one step. First links the files to be
// kept into the staged tree; then one rename exchanges the tree with the output
// folder.
#pragma once

#include "output/commit.h"

/* Makes the staged tree, which has all changed files, the output folder. If
   there is an output folder already, first links its unchanged files, and its
   files that perfpress did not write, into the tree, then exchanges the two
   folders. Folders keep their attributes. Files that other programs create or
   save in the old folder meanwhile are moved to the new folder. On success, the
   old folder is in the stage. Never returns COMMIT_HALF. */
enum commit_result exchange_commit(struct commit *c);
