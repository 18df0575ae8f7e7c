// SPDX-License-Identifier: MIT
// dump: prints a tree as docutils' pseudo-XML, byte for byte as pformat() does:
// one tag per line, attributes sorted by name, four blanks per level.
#pragma once

#include "base/buf.h"
#include "doc/node.h"

/* Appends the pseudo-XML of `root` and its descendants to b. */
void dump_tree(struct buf *b, const struct node *root);
