// SPDX-License-Identifier: MIT
// replace: files are put into place one after the other, where exchange cannot
// be. What is overwritten or removed is kept in the stage until the end, so
// that a failure undoes all; and the stage is kept by a build that dies, so
// that the next one completes it.
#pragma once

#include "output/commit.h"

/* Puts what is in the staged tree, the new list among it, into the output
   folder: first the list of both builds' files, then the files by phase (see
   output/phase), then removes what goes. Never COMMIT_OTHER_WAY. */
enum commit_result replace_commit(struct commit *c);

/* Whether renames may have been made that the stage is needed to undo or to
   complete. */
bool replace_has_begun(const struct stage *s);

/* Completes what a dead build had begun in the stage, as far as that is
   possible; what is not, the next commit does, for the list knows both builds'
   files. Does nothing when nothing had been begun. */
void replace_recover(struct commit *c);
