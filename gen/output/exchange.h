// SPDX-License-Identifier: MIT
// exchange: replaces the output folder in one step. Files to be kept are linked
// into the staged tree, and one rename exchanges the tree with the output
// folder.
#pragma once

#include "output/commit.h"

/* Exchanges the output folder, which need not exist, with the staged tree,
   which has all changed files. First links the unchanged files, and the files
   that perfpress did not write, from the old folder into the tree. Folders keep
   their attributes. Files that other programs create or save in the old folder
   meanwhile are moved to the new folder. On success, the old folder is in the
   stage. Never returns COMMIT_HALF. */
enum commit_result exchange_commit(struct commit *c);
