// SPDX-License-Identifier: MIT
#include "base/pool.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_item_once)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
