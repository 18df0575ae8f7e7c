// SPDX-License-Identifier: MIT
// word_table: looks up words in constant tables.
#pragma once

#include "base/str.h"

/* Returns the entry for a word, or NULL. The table has n entries of `size`
   bytes. Each begins with its word, a str, and they are sorted by str_cmp. */
const void *word_table_find(const void *table, size_t n, size_t size, str word);

/* The same for an array. */
#define WORD_TABLE_FIND(table, word)                                         \
    word_table_find(table, sizeof(table) / sizeof *(table), sizeof *(table), \
                    word)
