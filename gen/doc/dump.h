// SPDX-License-Identifier: MIT
// dump: a tree as docutils' pseudo-XML, byte for byte what pformat() gives:
// one line per tag, attributes in order of name, four blanks per level.
#pragma once

#include "base/buf.h"
#include "doc/node.h"

/* Writes `root` and all below it. */
void dump_tree(struct buf *b, const struct node *root);
