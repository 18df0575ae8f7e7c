// SPDX-License-Identifier: MIT
// canned: a test server on a port of 127.0.0.1 that sends given answers, right
// or wrong. Included by one test program each.
#pragma once

#include <arpa/inet.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

#include "testing.h"

struct canned {
    const char *answers[8]; /* the nth request's; the last one's stays */
    bool alternates;        /* the first two answers take turns */
    size_t flood;           /* bytes that follow each answer */
    size_t drips;           /* the first ones that a byte follows now and then,
                               for as long as somebody waits */
    size_t requests;
    char last[16384]; /* the newest request, head and body */
    unsigned port;
    int fd;
    pthread_t thread;
};

/* The whole of a request; false when the other end is gone. */
static inline bool canned_read(struct canned *c, int fd)
{
    size_t n = 0, want = 0;
    while (!want || n < want) {
        ssize_t k = read(fd, c->last + n, sizeof c->last - 1 - n);
        if (k <= 0)
            return false;
        c->last[n += (size_t)k] = '\0';
        const char *body = strstr(c->last, "\r\n\r\n");
        const char *length = strcasestr(c->last, "\r\ncontent-length:");
        if (body)
            want =
                (size_t)(body + 4 - c->last) +
                (length && length < body ? strtoul(length + 17, NULL, 10) : 0);
    }
    return true;
}

static inline void canned_write(struct canned *c, int fd)
{
    static const char block[65536];
    size_t i = c->requests;
    bool drips = i < c->drips;
    while (i && (i >= 8 || !c->answers[i]))
        i--;
    if (c->alternates)
        i = c->requests % 2;
    c->requests++;
    const char *text = c->answers[i];
    bool going = send(fd, text, strlen(text), MSG_NOSIGNAL) > 0;
    for (size_t n = 0; going && n < c->flood; n += sizeof block)
        going = send(fd, block, sizeof block, MSG_NOSIGNAL) > 0;
    for (; going && drips; usleep(500))
        going = send(fd, " ", 1, MSG_NOSIGNAL) > 0;
}

/* One connection after another, one request for each. */
static inline void *canned_serve(void *data)
{
    struct canned *c = data;
    for (int fd; (fd = accept(c->fd, NULL, NULL)) >= 0; close(fd))
        if (canned_read(c, fd))
            canned_write(c, fd);
    return NULL;
}

/* Starts serving c->answers; c stays where it is until canned_stop. */
static inline void canned_start(struct canned *c)
{
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t n = sizeof at;
    c->fd = socket(AF_INET, SOCK_STREAM, 0);
    assert_true(c->fd >= 0);
    assert_int_equal(bind(c->fd, (struct sockaddr *)&at, n), 0);
    assert_int_equal(getsockname(c->fd, (struct sockaddr *)&at, &n), 0);
    assert_int_equal(listen(c->fd, 16), 0);
    c->port = ntohs(at.sin_port);
    assert_int_equal(pthread_create(&c->thread, NULL, canned_serve, c), 0);
}

static inline void canned_stop(struct canned *c)
{
    shutdown(c->fd, SHUT_RDWR);
    pthread_join(c->thread, NULL);
    close(c->fd);
}

/* An answer that ends with its connection. */
#define CANNED(status, headers, body) \
    "HTTP/1.1 " status "\r\nConnection: close\r\n" headers "\r\n" body
