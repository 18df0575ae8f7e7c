// SPDX-License-Identifier: MIT
// arena: memory that is released all at once, not allocation by allocation. The
// site has one arena, each page has one, and each thread has one for scratch. A
// zeroed struct arena is empty and ready to use. Running out of memory prints a
// message and exits.
#pragma once

#include <stddef.h>

struct arena_chunk;

struct arena {
    struct arena_chunk *chunk; /* list of chunks, newest first */
    char *at, *end;            /* free space of the newest chunk */
    char *fresh; /* free bytes from here on were never used: they are zero */
    struct arena_chunk *large; /* chunks with one large allocation each */
};

/* Return zeroed memory for one object of a type (NEW), or for n objects
   (NEW_N). The memory lives as long as the arena. */
#define NEW(a, type) ((type *)arena_alloc((a), 1, sizeof(type)))
#define NEW_N(a, type, n) ((type *)arena_alloc((a), (n), sizeof(type)))

/* Allocates a first chunk of 2 MiB for an empty arena. Useful only if the arena
   will grow beyond about 60 kB; below that, small chunks are faster. */
void arena_expect(struct arena *a);

/* Returns n * size zeroed bytes, aligned for pointers and 8-byte numbers. */
void *arena_alloc(struct arena *a, size_t n, size_t size);

/* Returns n bytes for a string, neither zeroed nor aligned. */
char *arena_bytes(struct arena *a, size_t n);

/* Grows `old` from old_n to new_n bytes and returns the new address. From then
   on, the caller must use only the new address. Grows in place if `old` was the
   last allocation and has room, but never under AddressSanitizer, so that
   AddressSanitizer finds reads at the old address. `old` may be NULL if old_n
   is 0. The new bytes are not zeroed. Alignment is kept. */
void *arena_grow(struct arena *a, void *old, size_t old_n, size_t new_n);

/* If `p` was the last allocation, shrinks it from old_n bytes to its first
   new_n bytes; otherwise does nothing. */
void arena_trim(struct arena *a, const void *p, size_t old_n, size_t new_n);

/* A position in an arena. arena_rewind releases everything allocated after the
   mark (and poisons it under AddressSanitizer). Rewinding to a mark of an empty
   arena does the same as arena_reset. */
struct arena_mark {
    struct arena_chunk *chunk, *large;
    char *at;
};
struct arena_mark arena_mark(const struct arena *a);
void arena_rewind(struct arena *a, struct arena_mark mark);

/* Call it instead of arena_rewind at the end of each iteration of a loop.
   Usually does the same as arena_rewind. It differs if two conditions are true:
   chunks were added after the mark, and at most 1 MiB was free at the mark in
   the chunk that contains the mark. Then it releases only the large allocations
   (a->large) and keeps the added chunks with their contents; otherwise each
   iteration would add a chunk again. */
void arena_rewind_round(struct arena *a, struct arena_mark mark);

/* arena_free releases everything; the arena is empty and ready to use again.
   arena_reset does the same but keeps the newest chunk for reuse. */
void arena_free(struct arena *a);
void arena_reset(struct arena *a);

/* Moves all memory of `from` to `a`; `from` is empty afterwards. */
void arena_join(struct arena *a, struct arena *from);

/* Gives up n bytes at p, which were allocated in `a`. The caller must not use
   them again. If n is at least 2 MiB, returns the blocks of 2 MiB that are
   completely within these bytes to the system at once. The other bytes return
   to the system only when the arena is rewound, reset or freed. */
void arena_drop(struct arena *a, const void *p, size_t n);

/* Returns the number of bytes that are allocated at present, including padding.
   Unlike arena_held, does not count the free space in chunks, except in chunks
   that arena_join moved to `a`. */
size_t arena_used(const struct arena *a);

/* Returns the number of bytes that the arena has obtained from the system and
   not returned, for reports. */
size_t arena_held(const struct arena *a);

/* Prints "out of memory" and ends the process with status 3, whatever its
   threads are doing. For arenas and for libraries that fail to allocate. */
_Noreturn void arena_out_of_memory(void);
