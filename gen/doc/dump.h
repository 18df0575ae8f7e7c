// SPDX-License-Identifier: MIT
// dump: a tree as docutils' pseudo-XML, byte for byte as pformat() writes
// it: one line per tag, attributes in order of name, four blanks per level.
#pragma once

#include "base/buf.h"
#include "doc/node.h"

/* Appends `root` and its descendants to b. */
void dump_tree(struct buf *b, const struct node *root);
