// SPDX-License-Identifier: MIT
// arena: allocates from the front of chunks. A new chunk is as large as all
// earlier chunks together, at least 1 KiB and at most 2 MiB unless one
// allocation needs more. Only this file and wrappers of libraries call malloc.
#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/ending.h"
#include "base/system.h"

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

enum { ALIGN = 8, SMALLEST_CHUNK = 1000, LARGE = 1 << 21 };

struct arena_chunk {
    struct arena_chunk *older;
    size_t size; /* bytes of data */
    size_t held; /* bytes held by this chunk and all older ones */
    size_t used; /* bytes used in all older chunks */
    _Alignas(ALIGN) char data[];
};

void arena_out_of_memory(void)
{
    fputs("perfpress: out of memory\n", stderr);
    fflush(stdout);
    ending_run();
    _exit(3); /* ends all other threads, too */
}

/* Whether n bytes are large. Large chunks use huge pages where the system has
   them, which is much faster. Under AddressSanitizer, which tracks only malloc,
   nothing is large. */
static bool is_large(size_t n)
{
#ifdef ARENA_ASAN
    return n == SIZE_MAX;
#else
    return n >= LARGE;
#endif
}

/* Whether an allocation that ends at `end` can grow by n bytes in place. */
static bool has_room(const struct arena *a, const char *end, size_t n)
{
#ifdef ARENA_ASAN
    (void)a, (void)end, (void)n;
    return false;
#else
    return end == a->at && n <= (size_t)(a->end - a->at);
#endif
}

static size_t whole_pages(size_t n)
{
    return (n + LARGE - 1) / LARGE * LARGE;
}

static void *get_chunk(size_t n)
{
    if (!is_large(n))
        return malloc(n);
    void *p = mmap(NULL, whole_pages(n), PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED)
        return NULL;
    system_use_huge_pages(p, n / LARGE * LARGE);
    return p;
}

static void drop_chunk(struct arena_chunk *c)
{
    size_t n = sizeof *c + c->size;
    if (is_large(n))
        munmap(c, whole_pages(n));
    else
        free(c);
}

static struct arena_chunk *new_chunk(struct arena_chunk *older, size_t size)
{
    if (size > SIZE_MAX - sizeof(struct arena_chunk) - LARGE)
        arena_out_of_memory();
    struct arena_chunk *c = get_chunk(sizeof *c + size);
    if (!c)
        arena_out_of_memory();
    c->older = older;
    c->size = size;
    c->used = 0;
    c->held = (older ? older->held : 0) + sizeof *c + size;
    poison(c->data, size);
    return c;
}

static void add_chunk(struct arena *a, size_t need)
{
    size_t size = a->chunk ? a->chunk->held : 0;
    if (size < SMALLEST_CHUNK)
        size = SMALLEST_CHUNK;
    if (size > LARGE - sizeof(struct arena_chunk))
        size = LARGE - sizeof(struct arena_chunk);
    if (size < need)
        size = need;
    size_t used =
        a->chunk ? a->chunk->used + (size_t)(a->at - a->chunk->data) : 0;
    struct arena_chunk *c = a->chunk = new_chunk(a->chunk, size);
    c->used = used;
    a->at = c->data;
    a->end = c->data + size;
    a->fresh = is_large(sizeof *c + size) ? a->at : a->end;
}

void arena_expect(struct arena *a)
{
    add_chunk(a, LARGE - sizeof(struct arena_chunk));
}

/* Allocates n bytes in a chunk of their own. */
static char *alloc_large(struct arena *a, size_t n)
{
    a->large = new_chunk(a->large, n);
    unpoison(a->large->data, n);
    return a->large->data;
}

char *arena_bytes(struct arena *a, size_t n)
{
    if (is_large(n))
        return alloc_large(a, n);
    if (!a->at ||
        n > (size_t)(a->end - a->at)) /* arithmetic on NULL is undefined */
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
        arena_out_of_memory();
    if (is_large(n * size))
        return alloc_large(a, n * size);
    align(a);
    if (!a->at || n * size > (size_t)(a->end - a->at))
        add_chunk(a, n * size + ALIGN);
    char *p = a->at;
    a->at += n * size;
    unpoison(p, n * size);
    if (p < a->fresh && n && size)
        memset(p, 0, a->at < a->fresh ? n * size : (size_t)(a->fresh - p));
    return p;
}

/* Frees the chunk of the large allocation `old`, after its bytes were copied to
   a newer chunk. Does nothing if no older chunk begins at `old`. */
static void drop_grown(struct arena *a, const void *old)
{
    struct arena_chunk *c = a->large;
    while (c->older && c->older->data != old)
        c = c->older;
    struct arena_chunk *was = c->older;
    if (!was)
        return;
    size_t n = sizeof *was + was->size;
    c->older = was->older;
    for (c = a->large; c != was->older; c = c->older)
        c->held -= n;
    drop_chunk(was);
}

void *arena_grow(struct arena *a, void *old, size_t old_n, size_t new_n)
{
    char *p = old;
    if (old_n && has_room(a, p + old_n, new_n - old_n)) {
        a->at = p + new_n;
        return old;
    }
    align(a);
    if (!is_large(new_n) && new_n > (size_t)(a->end - a->at))
        add_chunk(a, new_n + ALIGN);
    p = arena_bytes(a, new_n);
    if (old_n)
        memcpy(p, old, old_n);
    poison(old, old_n);
    if (is_large(old_n))
        drop_grown(a, old);
    return p;
}

void arena_trim(struct arena *a, const void *p, size_t old_n, size_t new_n)
{
    const char *start = p;
    if (!old_n || start + old_n != a->at)
        return;
    if (a->at > a->fresh)
        a->fresh = a->at;
    a->at -= old_n - new_n;
    poison(a->at, old_n - new_n);
}

struct arena_mark arena_mark(const struct arena *a)
{
    return (struct arena_mark){a->chunk, a->large, a->at};
}

/* Frees chunks of a list, newest first, until `keep` is the first. */
static void drop_until(struct arena_chunk **list,
                       const struct arena_chunk *keep)
{
    while (*list != keep) {
        struct arena_chunk *c = *list;
        *list = c->older;
        unpoison(c->data, c->size);
        drop_chunk(c);
    }
}

/* Makes c the current chunk and marks all its space as free. The space may hold
   old data, so it no longer counts as fresh. */
static void reuse_chunk(struct arena *a, struct arena_chunk *c)
{
    if (c != a->chunk)
        a->fresh = c->data + c->size;
    else if (a->at > a->fresh)
        a->fresh = a->at;
    a->at = c->data;
    a->end = c->data + c->size;
}

static void keep_newest(struct arena *a)
{
    struct arena_chunk *keep = a->chunk;
    if (!keep)
        return;
    reuse_chunk(a, keep);
    drop_until(&keep->older, NULL);
    keep->held = sizeof *keep + keep->size;
    keep->used = 0;
    poison(a->at, keep->size);
}

void arena_rewind(struct arena *a, struct arena_mark mark)
{
    drop_until(&a->large, mark.large);
    if (!mark.chunk) {
        keep_newest(a);
        return;
    }
    const char *used = a->chunk == mark.chunk ? a->at : NULL;
    reuse_chunk(a, mark.chunk);
    drop_until(&a->chunk, mark.chunk);
    a->at = mark.at;
    poison(a->at, (size_t)((used ? used : a->end) - a->at));
}

void arena_rewind_round(struct arena *a, struct arena_mark mark)
{
    struct arena_chunk *c = mark.chunk;
    if (!c || c == a->chunk || c->data + c->size - mark.at > LARGE / 2)
        arena_rewind(a, mark);
    else
        drop_until(&a->large, mark.large);
}

void arena_free(struct arena *a)
{
    drop_until(&a->chunk, NULL);
    drop_until(&a->large, NULL);
    a->at = a->end = a->fresh = NULL;
}

void arena_reset(struct arena *a)
{
    drop_until(&a->large, NULL);
    keep_newest(a);
}

/* Inserts the chunks of list `more` after the newest chunk of *list, which
   remains the current chunk. */
static void join_lists(struct arena_chunk **list, struct arena_chunk *more)
{
    struct arena_chunk *top = *list, *c = more;
    if (!top)
        *list = more;
    if (!top || !more)
        return;
    size_t held = top->older ? top->older->held : 0;
    top->held += more->held;
    top->used += more->held;
    for (; c->older; c = c->older)
        c->held += held;
    c->held += held;
    c->older = top->older;
    top->older = more;
}

void arena_join(struct arena *a, struct arena *from)
{
    if (a->chunk) {
        join_lists(&a->chunk, from->chunk);
        join_lists(&a->large, from->large);
    } else {
        join_lists(&from->large, a->large);
        *a = *from;
    }
    *from = (struct arena){0};
}

void arena_drop(struct arena *a, const void *p, size_t n)
{
    const struct arena_chunk *c = a->large;
    const char *from = p;
    poison(from, n);
    if (n < LARGE)
        return;
    while (c && !(from >= c->data && from < c->data + c->size))
        c = c->older;
    if (!c)
        return;
    size_t skip = whole_pages((uintptr_t)from) - (uintptr_t)from;
    madvise((char *)from + skip, (n - skip) / LARGE * LARGE, MADV_DONTNEED);
}

size_t arena_used(const struct arena *a)
{
    size_t used = a->large ? a->large->held : 0;
    return a->chunk ? used + a->chunk->used + (size_t)(a->at - a->chunk->data)
                    : used;
}

size_t arena_held(const struct arena *a)
{
    return (a->chunk ? a->chunk->held : 0) + (a->large ? a->large->held : 0);
}
