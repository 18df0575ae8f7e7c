// SPDX-License-Identifier: MIT
// exchange: the output folder changes its contents in one step: the staged
// tree is filled up with links to all else that is to stay, and takes the
// folder's place by one rename.
#pragma once

#include "output/commit.h"

/* Puts the staged tree, in which all changed files are, in place of the output
   folder, or where there is none. Files of the old folder that stay are linked
   into it, foreign ones of any kind, too; folders keep their attributes.
   What others put into the old folder until then, or saved in the place of a
   file that is not ours, comes along. What was there is in the stage then.
   Never COMMIT_HALF. */
enum commit_result exchange_commit(struct commit *c);
