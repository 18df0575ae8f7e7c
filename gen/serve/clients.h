// SPDX-License-Identifier: MIT
// clients: who is connected to the preview, so that no slow client keeps others
// out: a request has to come within seconds, and of very many clients at once
// the oldest is let go. Callers hold the server's lock.
#pragma once

#include "base/arena.h"

enum {
    CLIENTS_ASKING = 128,    /* at once, whose request is not all there, */
    CLIENTS_ANSWERED = 128,  /* and who have not taken all of an answer */
    CLIENTS_ASK_MS = 10000,  /* that they may take, from the connection or */
    CLIENTS_TAKE_MS = 300000 /* the last answer on, and for an answer */
};

struct client {
    struct arena a;
    int fd;
    double since;               /* in ms: when it came into its queue */
    struct client_queue *queue; /* NULL: a stream, or let go */
    struct client *next, *previous;
};

/* Those in the same state, the oldest first. */
struct client_queue {
    struct client *first, *last;
    size_t n;
};

struct clients {
    struct client_queue asking, answered;
};

/* A client at the other end of `fd`, asking; lives until client_gone. */
struct client *client_new(struct clients *all, int fd, double now);

/* Its request is there: it takes its answer; a stream has no end. */
void client_answer(struct clients *all, struct client *c, double now);
void client_stream(struct client *c);

/* It has the answer, and may ask again. */
void client_ask(struct clients *all, struct client *c, double now);

/* It is no longer connected. */
void client_gone(struct client *c);

/* Lets those go that take too long, by shutting their connections down. */
void clients_sweep(struct clients *all, double now);
