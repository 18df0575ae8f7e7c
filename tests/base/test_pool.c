// SPDX-License-Identifier: MIT
#include "base/pool.h"

#include <pthread.h>
#include <stdatomic.h>

#include "base/system.h"
#include "testing.h"

enum { N = 1000 };

struct seen {
    atomic_int times[N];
    atomic_size_t largest_worker;
};

static void see(void *data, size_t item, size_t worker)
{
    struct seen *s = data;
    atomic_fetch_add(&s->times[item], 1);
    size_t largest = atomic_load(&s->largest_worker);
    while (worker > largest &&
           !atomic_compare_exchange_weak(&s->largest_worker, &largest, worker))
        ;
}

static void every_item_once(void **state)
{
    (void)state;
    for (size_t workers = 1; workers <= 8; workers *= 2) {
        struct seen s = {0};
        pool_run(workers, N, see, &s);
        for (size_t i = 0; i < N; i++)
            assert_int_equal(s.times[i], 1);
        assert_true(s.largest_worker < workers);
    }
    pool_run(4, 0, see, NULL);
    assert_true(system_processors() >= 1);
}

/* Fills 6 MiB of stack. */
static void go_deep(void *data, size_t item, size_t worker)
{
    volatile char bytes[6 << 20];
    (void)item, (void)worker;
    for (size_t i = sizeof bytes; i > 0; i -= 1024)
        bytes[i - 1] = (char)i;
    atomic_fetch_add((atomic_int *)data, bytes[1023] + 1);
}

/* Also on systems whose threads have small stacks. */
static void large_stacks(void **state)
{
    pthread_attr_t small;
    atomic_int n = 0;
    (void)state;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 512 << 10);
    assert_int_equal(pthread_setattr_default_np(&small), 0);
    pool_run(4, 16, go_deep, &n);
    assert_int_equal(n, 16);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_item_once),
                                       cmocka_unit_test(large_stacks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
