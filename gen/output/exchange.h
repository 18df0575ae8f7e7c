// SPDX-License-Identifier: MIT
// exchange: replaces the contents of the output folder in one step: unchanged
// files are linked into the staged tree, which then changes places with the
// folder in one rename.
#pragma once

#include "output/commit.h"

/* Puts the staged tree, which holds all changed files, in the place of the
   output folder, which need not exist. Files of the old folder that stay, also
   files of others, are linked into it; folders keep their attributes. Files
   that others create or save in the old folder meanwhile are moved, too.
   Afterwards the stage holds the old folder. Never COMMIT_HALF. */
enum commit_result exchange_commit(struct commit *c);
