// SPDX-License-Identifier: MIT
// arena: memory that is released all at once. The site has one arena, each page
// has one, and each thread has one for scratch. No allocation is freed alone. A
// zeroed struct arena is empty and ready to use. Running out of memory prints a
// message and exits.
#pragma once

#include <stddef.h>

struct arena_chunk;

struct arena {
    struct arena_chunk *chunk; /* newest; each links to the one before it */
    char *at, *end;            /* free space of the newest chunk */
    char *fresh;               /* memory from here on is unused, and so zero */
    struct arena_chunk
        *large; /* newest of the chunks that hold one large piece */
};

/* Returns zeroed memory for one object of a type, or for n; it lives as long as
   the arena. */
#define NEW(a, type) ((type *)arena_alloc((a), 1, sizeof(type)))
#define NEW_N(a, type, n) ((type *)arena_alloc((a), (n), sizeof(type)))

/* Prepares an empty arena for megabytes: its first chunk is a large one. That
   takes as long as about sixty kilobytes of small chunks. */
void arena_expect(struct arena *a);

/* Returns n * size zeroed bytes, aligned for pointers and 8-byte numbers. */
void *arena_alloc(struct arena *a, size_t n, size_t size);

/* Returns n bytes for a string, neither zeroed nor aligned. */
char *arena_bytes(struct arena *a, size_t n);

/* Grows `old` from old_n to new_n bytes and returns the new address. Grows in
   place if `old` was the last allocation; otherwise copies it, and `old` must
   not be read again. The new bytes are not zeroed. Alignment is kept. */
void *arena_grow(struct arena *a, void *old, size_t old_n, size_t new_n);

/* Shrinks `p` from old_n to its first new_n bytes if it was the last
   allocation; otherwise does nothing. */
void arena_trim(struct arena *a, const void *p, size_t old_n, size_t new_n);

/* A position to return to: arena_rewind releases everything allocated after the
   mark (and poisons it under AddressSanitizer). Rewinding to the mark of an
   empty arena is arena_reset. */
struct arena_mark {
    struct arena_chunk *chunk, *large;
    char *at;
};
struct arena_mark arena_mark(const struct arena *a);
void arena_rewind(struct arena *a, struct arena_mark mark);

/* Rewinds at the end of each iteration of a loop. If little room was left at
   the mark, the allocations since stay, so that not every iteration asks the
   system for a chunk. */
void arena_rewind_round(struct arena *a, struct arena_mark mark);

/* arena_free releases everything; the arena is empty and ready to use again.
   arena_reset does the same but keeps the largest chunk for reuse. */
void arena_free(struct arena *a);
void arena_reset(struct arena *a);

/* Moves all memory of `from` to `a`; `from` is empty afterwards. */
void arena_join(struct arena *a, struct arena *from);

/* Releases n bytes at p, which `a` returned and nobody reads again. Large
   pieces go back to the system at once. */
void arena_drop(struct arena *a, const void *p, size_t n);

/* Returns the number of bytes allocated and not released. It does not depend on
   how the arena's chunks came about, except for alignment. */
size_t arena_used(const struct arena *a);

/* Returns the number of bytes held from the system, for reports. */
size_t arena_held(const struct arena *a);

/* Prints "out of memory" and ends the process with status 3, whatever its
   threads are doing. For arenas and for libraries that fail to allocate. */
_Noreturn void arena_out_of_memory(void);
