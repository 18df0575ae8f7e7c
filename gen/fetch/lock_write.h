// SPDX-License-Identifier: MIT
// lock_write: formats perfpress.lock. lock_read (load/lock.h) reads the same
// data from it.
#pragma once

#include "base/buf.h"
#include "load/lock.h"

/* Appends the text of a lock file. Entries are written in their order; members
   that are STR_NONE or empty are left out. Equal data give equal bytes. */
void lock_write(struct buf *b, const struct snapshot *v, size_t n);
