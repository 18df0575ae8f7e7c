// SPDX-License-Identifier: MIT
// replace: moves staged files into the output folder one by one, if exchange is
// not supported. Meanwhile, the list of written files in the output folder
// (output/written) has the files of both builds, the old and the new. So after
// a failure or crash, the next build recognizes these files as perfpress's own,
// and replaces or removes them.
#pragma once

#include "output/commit.h"

/* Moves the files of the staged tree into the output folder by phase (see
   output/phase), removes the files in c->removals, and moves the new list last.
   Never returns COMMIT_UNSUPPORTED. */
enum commit_result replace_commit(struct commit *c);
