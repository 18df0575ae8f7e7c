// SPDX-License-Identifier: MIT
// clients: keeps clients in two queues; a client is in one of them or in none.
#include "serve/clients.h"

#include <sys/socket.h>

static void leave(struct client *c)
{
    struct client_queue *q = c->queue;
    if (!q)
        return;
    *(c->previous ? &c->previous->next : &q->first) = c->next;
    *(c->next ? &c->next->previous : &q->last) = c->previous;
    q->n--;
    c->queue = NULL;
}

static void let_go(struct client *c)
{
    leave(c);
    shutdown(c->fd, SHUT_RDWR);
}

static void join(struct client_queue *q, struct client *c, double now,
                 size_t max)
{
    leave(c);
    c->since = now;
    c->queue = q;
    c->next = NULL;
    c->previous = q->last;
    *(q->last ? &q->last->next : &q->first) = c;
    q->last = c;
    if (++q->n > max)
        let_go(q->first);
}

struct client *client_new(struct clients *all, int fd, double now)
{
    struct arena a = {0};
    struct client *c = NEW(&a, struct client);
    *c = (struct client){.a = a, .fd = fd};
    join(&all->asking, c, now, CLIENTS_ASKING);
    return c;
}

void client_answer(struct clients *all, struct client *c, double now)
{
    join(&all->answered, c, now, CLIENTS_ANSWERED);
}

void client_stream(struct client *c)
{
    leave(c);
}

void client_ask(struct clients *all, struct client *c, double now)
{
    join(&all->asking, c, now, CLIENTS_ASKING);
}

void client_gone(struct client *c)
{
    leave(c);
    struct arena a = c->a;
    arena_free(&a);
}

void clients_sweep(struct clients *all, double now)
{
    while (all->asking.first && now - all->asking.first->since > CLIENTS_ASK_MS)
        let_go(all->asking.first);
    while (all->answered.first &&
           now - all->answered.first->since > CLIENTS_TAKE_MS)
        let_go(all->answered.first);
}
