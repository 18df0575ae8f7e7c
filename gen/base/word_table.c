// SPDX-License-Identifier: MIT
// word_table: a binary search that compares the first bytes before the rest.
#include "base/word_table.h"

const void *word_table_find(const void *table, size_t n, size_t size, str word)
{
    size_t from = 0, to = word.n ? n : 0;
    while (from < to) {
        size_t middle = (from + to) / 2;
        const str *entry = (const void *)((const char *)table + middle * size);
        int order = (unsigned char)word.p[0] - (unsigned char)entry->p[0];
        if (order == 0)
            order = str_cmp(word, *entry);
        if (order == 0)
            return entry;
        if (order < 0)
            to = middle;
        else
            from = middle + 1;
    }
    return NULL;
}
