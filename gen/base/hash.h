// SPDX-License-Identifier: MIT
// hash: hashes for tables in memory. The key differs in each process, so that
// nobody can prepare a file whose keys all collide. Hashes that are stored or
// published use str_hash instead.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* Returns the SipHash-1-3 (Aumasson and Bernstein, 2012) of a string's
   bytes. */
uint64_t hash_text(str s);

/* Like hash_text, for a number. To hash several keys, combine their hashes into
   one number and hash that. */
uint64_t hash_number(uint64_t n);
