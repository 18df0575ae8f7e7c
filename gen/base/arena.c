// SPDX-License-Identifier: MIT
// arena: chunks from malloc, each a quarter of all before it together
// (4 KiB to 1 MiB), handed out from the front, so that what a page's arena
// leaves unused is little. The only file that calls malloc for us.
#include "base/arena.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
#define ARENA_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_ASAN 1
#endif
#endif

#ifdef ARENA_ASAN
#include <sanitizer/asan_interface.h>
#define poison(p, n) ASAN_POISON_MEMORY_REGION((p), (n))
#define unpoison(p, n) ASAN_UNPOISON_MEMORY_REGION((p), (n))
#else
#define poison(p, n) ((void)(p), (void)(n))
#define unpoison(p, n) ((void)(p), (void)(n))
#endif

enum { ALIGN = 16, SMALLEST_CHUNK = 4000, LARGEST_CHUNK = 1 << 20 };

struct arena_chunk {
    struct arena_chunk *older;
    size_t size; /* of data */
    size_t held; /* by this chunk and all older ones */
    _Alignas(ALIGN) char data[];
};

static _Noreturn void out_of_memory(void)
{
    fputs("perfpress: out of memory\n", stderr);
    exit(3);
}

static void add_chunk(struct arena *a, size_t need)
{
    size_t held = a->chunk ? a->chunk->held : 0, size = held / 4;
    if (size < SMALLEST_CHUNK)
        size = SMALLEST_CHUNK;
    if (size > LARGEST_CHUNK)
        size = LARGEST_CHUNK;
    if (size < need)
        size = need;
    if (size > SIZE_MAX - sizeof(struct arena_chunk))
        out_of_memory();
    struct arena_chunk *c = malloc(sizeof *c + size);
    if (!c)
        out_of_memory();
    c->older = a->chunk;
    c->size = size;
    c->held = held + sizeof *c + size;
    a->chunk = c;
    a->at = c->data;
    a->end = c->data + size;
    poison(c->data, size);
}

char *arena_bytes(struct arena *a, size_t n)
{
    if (n > (size_t)(a->end - a->at))
        add_chunk(a, n);
    char *p = a->at;
    a->at += n;
    unpoison(p, n);
    return p;
}

static void align(struct arena *a)
{
    size_t off = (uintptr_t)a->at % ALIGN;
    if (!off)
        return;
    size_t pad = ALIGN - off;
    a->at = pad > (size_t)(a->end - a->at) ? a->end : a->at + pad;
}

void *arena_alloc(struct arena *a, size_t n, size_t size)
{
    if (size && n > SIZE_MAX / 2 / size)
        out_of_memory();
    align(a);
    if (n * size > (size_t)(a->end - a->at))
        add_chunk(a, n * size + ALIGN);
    void *p = arena_bytes(a, n * size);
    return n && size ? memset(p, 0, n * size) : p;
}

void *arena_grow(struct arena *a, void *old, size_t old_n, size_t new_n)
{
    char *p = old;
    if (old_n && p + old_n == a->at && new_n - old_n <= (size_t)(a->end - a->at)) {
        unpoison(a->at, new_n - old_n);
        a->at = p + new_n;
        return old;
    }
    align(a);
    if (new_n > (size_t)(a->end - a->at))
        add_chunk(a, new_n + ALIGN);
    p = arena_bytes(a, new_n);
    if (old_n)
        memcpy(p, old, old_n);
    return p;
}

struct arena_mark arena_mark(const struct arena *a)
{
    return (struct arena_mark){a->chunk, a->at};
}

static void drop_until(struct arena *a, const struct arena_chunk *keep)
{
    while (a->chunk != keep) {
        struct arena_chunk *c = a->chunk;
        a->chunk = c->older;
        unpoison(c->data, c->size);
        free(c);
    }
}

void arena_rewind(struct arena *a, struct arena_mark mark)
{
    drop_until(a, mark.chunk);
    a->at = mark.at;
    a->end = a->chunk ? a->chunk->data + a->chunk->size : NULL;
    if (a->chunk)
        poison(a->at, (size_t)(a->end - a->at));
}

void arena_free(struct arena *a)
{
    drop_until(a, NULL);
    a->at = a->end = NULL;
}

void arena_reset(struct arena *a)
{
    if (!a->chunk)
        return;
    struct arena_chunk *keep = a->chunk;
    a->chunk = keep->older;
    drop_until(a, NULL);
    keep->older = NULL;
    keep->held = sizeof *keep + keep->size;
    a->chunk = keep;
    a->at = keep->data;
    a->end = keep->data + keep->size;
    poison(a->at, keep->size);
}

size_t arena_held(const struct arena *a)
{
    return a->chunk ? a->chunk->held : 0;
}
