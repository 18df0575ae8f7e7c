// SPDX-License-Identifier: MIT
// replace: puts staged files into place one after the other, where exchange
// cannot. While it runs, the list in the output folder names the files of both
// builds, old and new: after a failure or a crash the next build recognizes
// them as perfpress's own, and replaces or removes them.
#pragma once

#include "output/commit.h"

/* Moves the files of the staged tree into the output folder by phase (see
   output/phase), removes the files of `going`, and moves the new list last.
   Never COMMIT_OTHER_WAY. */
enum commit_result replace_commit(struct commit *c);
