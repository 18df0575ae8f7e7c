// SPDX-License-Identifier: MIT
// chunks: each new one holds half of what there is, so that a third of the room
// is free at most, up to a page of memory.
#include "search/chunks.h"

enum { ROOM_MIN = 2, ROOM_MAX = 500 };

static struct chunk_link *last_link(const struct chunks *c)
{
    return c->at ? (struct chunk_link *)(void *)(c->at + c->left) : NULL;
}

void chunks_more(struct arena *a, struct chunks *c, uint32_t k)
{
    size_t room = c->n / 2;
    room = room < ROOM_MIN ? ROOM_MIN : room > ROOM_MAX ? ROOM_MAX : room;
    room = room < k ? k : room;
    size_t size = room * sizeof *c->at + sizeof(struct chunk_link);
    uint64_t *v = (uint64_t *)arena_alloc(a, 1, size);
    struct chunk_link *last = last_link(c),
                      *link = (struct chunk_link *)(void *)(v + room);
    *link = last ? *last : (struct chunk_link){v, room};
    if (last)
        *last = (struct chunk_link){v, room};
    c->at = v;
    c->left = (uint32_t)room;
}

bool chunks_step(const struct chunks *c, struct chunk *chunk)
{
    const struct chunk_link *last = last_link(c);
    const struct chunk_link *before = chunk->link ? chunk->link : last;
    if (!last || chunk->link == last)
        return false;
    chunk->at = before->next;
    chunk->end = before->next + before->room;
    chunk->link = (const struct chunk_link *)(const void *)chunk->end;
    if (chunk->link == last)
        chunk->end = c->at;
    return true;
}
