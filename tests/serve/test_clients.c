// SPDX-License-Identifier: MIT
#include "serve/clients.h"

#include <sys/socket.h>
#include <unistd.h>

#include "testing.h"

enum { MANY = CLIENTS_ASKING + 3 };

static struct clients all;
static struct client *client[MANY];
static int other[MANY];

static void connect_to(int i, double now)
{
    int pair[2];
    assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
    other[i] = pair[1];
    client[i] = client_new(&all, pair[0], now);
}

static bool is_connected(int i)
{
    char c;
    return recv(other[i], &c, 1, MSG_DONTWAIT) < 0;
}

static void leave(int i)
{
    close(client[i]->fd);
    close(other[i]);
    client_gone(client[i]);
}

/* The oldest of too many goes, and only it. */
static void many(void **state)
{
    (void)state;
    for (int i = 0; i < MANY; i++)
        connect_to(i, i);
    for (int i = 0; i < MANY; i++)
        assert_int_equal(is_connected(i), i >= 3);
    assert_int_equal(all.asking.n, CLIENTS_ASKING);
    for (int i = 0; i < MANY; i++)
        leave(i);
    assert_int_equal(all.asking.n, 0);
    assert_null(all.asking.first);
    assert_null(all.asking.last);
}

/* Who is slow goes: a request has less time than an answer, a stream all. */
static void slow(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++)
        connect_to(i, 0);
    client_answer(&all, client[1], 5);
    client_answer(&all, client[2], 5);
    client_stream(client[2]);
    client_answer(&all, client[3], 5);
    client_ask(&all, client[3], 9000);
    clients_sweep(&all, CLIENTS_ASK_MS);
    assert_true(is_connected(0));
    clients_sweep(&all, CLIENTS_ASK_MS + 1);
    assert_false(is_connected(0));
    assert_true(is_connected(1));
    assert_true(is_connected(3));
    clients_sweep(&all, 9000 + CLIENTS_ASK_MS + 1);
    assert_false(is_connected(3));
    clients_sweep(&all, CLIENTS_TAKE_MS + 6);
    assert_false(is_connected(1));
    assert_true(is_connected(2));
    for (int i = 0; i < 4; i++)
        leave(i);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many),
        cmocka_unit_test(slow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
