// SPDX-License-Identifier: MIT
#include "links/host_queue.h"

#include "base/buf.h"
#include "testing.h"

/* Checks the links taken at a time, and the wait in tenths of a second. */
static void takes(struct host_queue *q, double now, const char *wanted)
{
    struct buf b = {.a = q->a};
    size_t item;
    double wait;
    while (host_queue_pop(q, now, &item, &wait))
        buf_printf(&b, "%zu ", item);
    buf_printf(&b, "%.0f", wait < 0 ? -1 : wait * 10);
    assert_str(buf_str(&b), wanted);
}

static void paces_each_host(void **state)
{
    (void)state;
    struct arena a = {0};
    struct host_queue q = host_queue_new(&a, 0.5, 2, 3);
    takes(&q, 0, "-1");
    for (size_t i = 0; i < 4; i++)
        host_queue_put(&q, S("a"), 0, i, 0);
    host_queue_put(&q, S("b"), 0, 10, 0);
    takes(&q, 1, "0 10 5");
    takes(&q, 1.4, "1");
    takes(&q, 1.5, "1 -1"); /* two are under way */
    host_queue_end(&q, S("a"));
    takes(&q, 1.6, "4");
    takes(&q, 2, "2 -1");
    host_queue_end(&q, S("a"));
    takes(&q, 9, "3 -1");
    arena_free(&a);
}

static void keeps_due_times(void **state)
{
    (void)state;
    struct arena a = {0};
    struct host_queue q = host_queue_new(&a, 0, 9, 3);
    host_queue_put(&q, S("a"), 2, 1, 7);
    host_queue_put(&q, S("a"), 1, 2, 3);
    host_queue_put(&q, S("a"), 1, 3, 4);
    takes(&q, 2, "10");
    takes(&q, 3, "2 10");
    host_queue_hold(&q, S("a"), 5);
    host_queue_hold(&q, S("a"), 1); /* the later one holds */
    takes(&q, 4, "10");
    takes(&q, 5, "3 20");
    takes(&q, 7, "1 -1");
    arena_free(&a);
}

static void drains(void **state)
{
    (void)state;
    struct arena a = {0};
    struct host_queue q = host_queue_new(&a, 1, 2, 2);
    size_t item;
    assert_false(host_queue_drain(&q, S("a"), &item));
    host_queue_put(&q, S("a"), 1, 1, 100);
    host_queue_put(&q, S("a"), 0, 2, 5);
    host_queue_put(&q, S("b"), 0, 3, 0);
    assert_true(host_queue_drain(&q, S("a"), &item));
    assert_int_equal(item, 2);
    assert_true(host_queue_drain(&q, S("a"), &item));
    assert_int_equal(item, 1);
    assert_false(host_queue_drain(&q, S("a"), &item));
    takes(&q, 0, "3 -1");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paces_each_host),
        cmocka_unit_test(keeps_due_times),
        cmocka_unit_test(drains),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
