// SPDX-License-Identifier: MIT
// clients: keeps clients in two queues: clients whose request has not arrived,
// and clients that are receiving an answer. A client is in at most one queue.
#include "serve/clients.h"

#include <sys/socket.h>

static void dequeue(struct client *c)
{
    struct client_queue *q = c->queue;
    if (!q)
        return;
    *(c->previous ? &c->previous->next : &q->first) = c->next;
    *(c->next ? &c->next->previous : &q->last) = c->previous;
    q->n--;
    c->queue = NULL;
}

static void disconnect(struct client *c)
{
    dequeue(c);
    shutdown(c->fd, SHUT_RDWR);
}

static void enqueue(struct client_queue *q, struct client *c, double now,
                    size_t max)
{
    dequeue(c);
    c->since = now;
    c->queue = q;
    c->next = NULL;
    c->previous = q->last;
    *(q->last ? &q->last->next : &q->first) = c;
    q->last = c;
    if (++q->n > max)
        disconnect(q->first);
}

struct client *client_new(struct clients *all, int fd, double now)
{
    struct arena a = {0};
    struct client *c = NEW(&a, struct client);
    *c = (struct client){.a = a, .fd = fd};
    enqueue(&all->asking, c, now, CLIENTS_ASKING);
    return c;
}

void client_answer(struct clients *all, struct client *c, double now)
{
    enqueue(&all->answered, c, now, CLIENTS_ANSWERED);
}

void client_stream(struct client *c)
{
    dequeue(c);
}

void client_ask(struct clients *all, struct client *c, double now)
{
    enqueue(&all->asking, c, now, CLIENTS_ASKING);
}

void client_gone(struct client *c)
{
    dequeue(c);
    struct arena a = c->a;
    arena_free(&a);
}

void clients_sweep(struct clients *all, double now)
{
    while (all->asking.first && now - all->asking.first->since > CLIENTS_ASK_MS)
        disconnect(all->asking.first);
    while (all->answered.first &&
           now - all->answered.first->since > CLIENTS_TAKE_MS)
        disconnect(all->answered.first);
}
