// SPDX-License-Identifier: MIT
// exchange: replaces the output folder in one step. Files to be kept are linked
// into the staged tree, and one rename exchanges it with the output folder.
#pragma once

#include "output/commit.h"

/* Exchanges the output folder, which need not exist, with the staged tree,
   which has all changed files. First links into the tree, from the old folder,
   the unchanged files and the files that perfpress did not write. Folders keep
   their attributes. Files that others create or save in the old folder
   meanwhile are moved to the new one. On success, the old folder is in the
   stage. Never returns COMMIT_HALF. */
enum commit_result exchange_commit(struct commit *c);
