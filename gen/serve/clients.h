// SPDX-License-Identifier: MIT
// clients: the clients connected to the preview. Slow clients do not block
// others: a request must arrive in time, and if there are too many clients, the
// client that has waited longest is disconnected. Callers must hold the
// server's mutex (serve/http.c).
#pragma once

#include "base/arena.h"

enum {
    /* maximum number of clients whose request is incomplete */
    CLIENTS_ASKING = 128,
    /* maximum number of clients that are receiving an answer */
    CLIENTS_ANSWERED = 128,
    /* time limit for receiving a request, in ms after the connection or the
       last answer */
    CLIENTS_ASK_MS = 10000,
    CLIENTS_TAKE_MS = 300000 /* time limit for sending an answer, in ms */
};

struct client {
    struct arena a;
    int fd;
    double since; /* time at which the client joined its queue, in ms */
    /* NULL: the client receives an event stream, or is disconnected */
    struct client_queue *queue;
    struct client *next, *previous;
};

/* Clients in the same state, sorted by `since`, oldest first. */
struct client_queue {
    struct client *first, *last;
    size_t n;
};

struct clients {
    struct client_queue asking, answered;
};

/* Adds a client that will send a request over the socket `fd`. The client lives
   until client_gone. In this and the following functions, `now` is in ms. */
struct client *client_new(struct clients *all, int fd, double now);

/* Both functions record that the client's request has arrived. Call
   client_answer if the client then receives an answer, and client_stream if it
   then receives an endless stream. */
void client_answer(struct clients *all, struct client *c, double now);
void client_stream(struct client *c);

/* Records that the client has received its answer and may send another
   request. */
void client_ask(struct clients *all, struct client *c, double now);

/* Frees a client that has disconnected. */
void client_gone(struct client *c);

/* Shuts down the connections of clients that take too long. */
void clients_sweep(struct clients *all, double now);
