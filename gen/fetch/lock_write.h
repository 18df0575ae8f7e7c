// SPDX-License-Identifier: MIT
// lock_write: formats perfpress.lock. lock_read (load/lock.h) parses it.
#pragma once

#include "base/buf.h"
#include "load/lock.h"

/* Appends the text of a lock file, with the entries in the order of `v`. Leaves
   out members that are STR_NONE or empty. Equal data give equal bytes. */
void lock_write(struct buf *b, const struct snapshot *v, size_t n);
