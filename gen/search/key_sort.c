// SPDX-License-Identifier: MIT
// key_sort: a radix that begins with the first byte in which keys differ, from
// one array to the other and back; few keys are put in their places one by one.
#include "search/key_sort.h"

#include <endian.h>
#include <stddef.h>

enum { FEW = 24, BYTES = 256, WORD = sizeof(uint64_t) };

static inline bool is_before(const struct search_key *x,
                             const struct search_key *y)
{
    return x->start != y->start ? x->start < y->start : x->next < y->next;
}

static void sort_few(struct search_key *v, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct search_key key = v[i];
        size_t k = i;
        for (; k && is_before(&key, &v[k - 1]); k--)
            v[k] = v[k - 1];
        v[k] = key;
    }
}

/* Where in a key the first byte lies in which keys differ, or -1. */
static int first_byte(const struct search_key *v, size_t n)
{
    uint64_t starts = 0, nexts = 0;
    for (size_t i = 1; i < n; i++) {
        starts |= v[i].start ^ v[0].start;
        nexts |= v[i].next ^ v[0].next;
    }
    if (!starts && !nexts)
        return -1;
    int byte = (63 - __builtin_clzll(starts ? starts : nexts)) / 8;
    size_t word = starts ? offsetof(struct search_key, start)
                         : offsetof(struct search_key, next);
    return (int)word + (BYTE_ORDER == LITTLE_ENDIAN ? byte : WORD - 1 - byte);
}

static inline unsigned byte_at(const struct search_key *k, int place)
{
    return ((const unsigned char *)k)[place];
}

/* Where the keys with each byte begin: those of the bytes from *low to *high
   only. */
static void count_bytes(const struct search_key *v, size_t n, int place,
                        uint32_t begin[BYTES], unsigned *low, unsigned *high)
{
    uint32_t sum = 0;
    *low = BYTES - 1;
    *high = 0;
    for (size_t i = 0; i < n; i++) {
        unsigned byte = byte_at(&v[i], place);
        begin[byte]++;
        *low = byte < *low ? byte : *low;
        *high = byte > *high ? byte : *high;
    }
    for (unsigned k = *low; k <= *high; k++) {
        uint32_t here = begin[k];
        begin[k] = sum;
        sum += here;
    }
}

static void sort(struct search_key *v, struct search_key *room, size_t n,
                 bool in_room)
{
    struct search_key *from = in_room ? room : v, *to = in_room ? v : room;
    int place = n <= FEW ? -1 : first_byte(from, n);
    if (n <= FEW)
        sort_few(from, n);
    if (place < 0) {
        if (in_room)
            memcpy(v, room, n * sizeof *v);
        return;
    }
    uint32_t end[BYTES] = {0};
    unsigned low, high;
    count_bytes(from, n, place, end, &low, &high);
    for (size_t i = 0; i < n; i++)
        to[end[byte_at(&from[i], place)]++] = from[i];
    size_t i = 0;
    for (unsigned k = low; k <= high; i = end[k++])
        if (end[k] > i)
            sort(v + i, room + i, end[k] - i, !in_room);
}

void key_sort(struct search_key *v, struct search_key *room, size_t n)
{
    sort(v, room, n, false);
}
