// SPDX-License-Identifier: MIT
// hash: hashes for tables in memory. The key differs in each process, so that
// no file can be made whose keys all collide. Hashes that are stored or
// published use str_hash instead.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* SipHash-1-3 (Aumasson and Bernstein, 2012) of a string's bytes. */
uint64_t hash_text(str s);

/* The same of a number: a key, or the hash of the keys before it. */
uint64_t hash_number(uint64_t n);
