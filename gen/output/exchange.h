// SPDX-License-Identifier: MIT
// exchange: replaces the output folder in one step. Files to be kept are linked
// into the staged tree, and one rename exchanges it with the output folder.
#pragma once

#include "output/commit.h"

/* Exchanges the output folder, which need not exist, with the staged tree,
   which has all changed files. Unchanged files and files of others are linked
   from the old folder first; folders keep their attributes. Files that others
   create or save in the old folder meanwhile are moved to the new one. On
   success the old folder is in the stage. Never returns COMMIT_HALF. */
enum commit_result exchange_commit(struct commit *c);
