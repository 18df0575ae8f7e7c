// SPDX-License-Identifier: MIT
// hash: hashes for tables in memory. Keyed anew in each process, so that nobody
// can write a file whose keys all collide. What is kept or published uses
// str_hash instead.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* SipHash-1-3 (Aumasson and Bernstein, 2012) of a text's bytes. */
uint64_t hash_text(str s);

/* Of a number that stands for a key, or for the keys before it. */
uint64_t hash_number(uint64_t n);
