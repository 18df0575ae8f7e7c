// SPDX-License-Identifier: MIT
// clients: the clients connected to the preview, so that slow clients do not
// block others: a request must arrive within seconds, and of too many clients
// the oldest is disconnected. Callers hold the server's lock.
#pragma once

#include "base/arena.h"

enum {
    CLIENTS_ASKING = 128,    /* clients with an incomplete request */
    CLIENTS_ANSWERED = 128,  /* clients that are receiving an answer */
    CLIENTS_ASK_MS = 10000,  /* time for a request, from the connection or
                                the last answer on */
    CLIENTS_TAKE_MS = 300000 /* from the last answer on; and for an answer */
};

struct client {
    struct arena a;
    int fd;
    double since;               /* in ms: when it was added to its queue */
    struct client_queue *queue; /* NULL: a stream, or disconnected */
    struct client *next, *previous;
};

/* Clients in the same state, the oldest first. */
struct client_queue {
    struct client *first, *last;
    size_t n;
};

struct clients {
    struct client_queue asking, answered;
};

/* Adds a client that will send a request over `fd`; it lives until client_gone.
 */
struct client *client_new(struct clients *all, int fd, double now);

/* The request has arrived, and the client receives an answer or an endless
   stream. */
void client_answer(struct clients *all, struct client *c, double now);
void client_stream(struct client *c);

/* The client has the answer, and may send another request. */
void client_ask(struct clients *all, struct client *c, double now);

/* The client has disconnected; frees it. */
void client_gone(struct client *c);

/* Shuts down the connections of clients that take too long. */
void clients_sweep(struct clients *all, double now);
