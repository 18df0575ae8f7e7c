// SPDX-License-Identifier: MIT
// arena: memory that is given back all at once. One for the site, one per
// page, one per thread for scratch. Nothing allocated is ever freed alone.
// A zeroed struct arena is empty and ready. Out of memory prints and exits.
#pragma once

#include <stddef.h>

struct arena_chunk;

struct arena {
    struct arena_chunk *chunk; /* newest; older ones hang behind it */
    char *at, *end;            /* free space of the newest chunk */
    char *fresh;               /* from here on it was never used: all zeros */
    struct arena_chunk *large; /* newest of those that hold one large piece */
};

/* Zeroed memory for n objects of a type; lives as long as the arena. */
#define NEW(a, type) ((type *)arena_alloc((a), 1, sizeof(type)))
#define NEW_N(a, type, n) ((type *)arena_alloc((a), (n), sizeof(type)))

/* Says that an empty arena is to hold megabytes: its first chunk is a large one
   already, which costs what sixty kilobytes of small ones do. */
void arena_expect(struct arena *a);

/* n * size zeroed bytes, aligned for pointers and numbers of 8 bytes. */
void *arena_alloc(struct arena *a, size_t n, size_t size);

/* n bytes for text: not zeroed, not aligned. */
char *arena_bytes(struct arena *a, size_t n);

/* `old` of old_n bytes grown to new_n bytes, in place when it was the last
   allocation, else copied; what is new is not zeroed, and nothing is
   to be read at the old place. Keeps alignment. */
void *arena_grow(struct arena *a, void *old, size_t old_n, size_t new_n);

/* Gives back what `p` of old_n bytes does not need beyond its first new_n,
   when it was the last allocation; else nothing happens. */
void arena_trim(struct arena *a, const void *p, size_t old_n, size_t new_n);

/* A place to come back to: everything allocated after the mark is given
   back by arena_rewind (and poisoned under AddressSanitizer). The mark of an
   empty arena leaves it as arena_reset does. */
struct arena_mark {
    struct arena_chunk *chunk, *large;
    char *at;
};
struct arena_mark arena_mark(const struct arena *a);
void arena_rewind(struct arena *a, struct arena_mark mark);

/* The same at the end of each round of a loop: what was allocated since may
   stay where little room was left at the mark, so that not every round gets a
   chunk from the system. */
void arena_rewind_round(struct arena *a, struct arena_mark mark);

/* Gives everything back; the arena is empty and ready again. arena_reset
   keeps the largest chunk for the next use. */
void arena_free(struct arena *a);
void arena_reset(struct arena *a);

/* Moves all that `from` holds to `a`; `from` is empty then. */
void arena_join(struct arena *a, struct arena *from);

/* Says that nobody reads the n bytes at p again, which `a` handed out: many of
   them go back to the system at once. */
void arena_drop(struct arena *a, const void *p, size_t n);

/* Bytes that were handed out and not given back: the same however the arena's
   chunks came about, but for what aligns pieces in them. */
size_t arena_used(const struct arena *a);

/* Bytes held from the system, for reports. */
size_t arena_held(const struct arena *a);

/* Says so and ends the process with 3, whatever its threads do: for what
   arenas and libraries cannot have. */
_Noreturn void arena_out_of_memory(void);
