// SPDX-License-Identifier: MIT
// word_table: looks up words in constant tables.
#pragma once

#include "base/str.h"

/* Returns the entry for a word, or NULL. The table has n entries of `size`
   bytes. Each entry begins with its word, a str. The entries are sorted by
   their words (str_cmp). */
const void *word_table_find(const void *table, size_t n, size_t size, str word);

/* Like word_table_find, for an array of known length. */
#define WORD_TABLE_FIND(table, word)                                         \
    word_table_find(table, sizeof(table) / sizeof *(table), sizeof *(table), \
                    word)
