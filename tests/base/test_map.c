// SPDX-License-Identifier: MIT
#include "base/map.h"

#include "testing.h"

static void keeps_order_and_values(void **state)
{
    (void)state;
    struct arena a = {0};
    struct map m = {.a = &a};
    int values[500];
    assert_null(map_get(&m, S("0")));
    for (int i = 0; i < 500; i++)
        map_put(&m, str_fmt(&a, "%d", i), &values[i]);
    map_put(&m, S("7"), &values[8]);
    assert_int_equal(m.n, 500);
    assert_ptr_equal(map_get(&m, S("7")), &values[8]);
    assert_ptr_equal(map_get(&m, S("499")), &values[499]);
    assert_null(map_find(&m, S("500")));
    for (int i = 0; i < 500; i++)
        assert_str(m.v[i].key, str_fmt(&a, "%d", i).p);
    arena_free(&a);
}

static void a_key_may_have_no_value(void **state)
{
    (void)state;
    struct arena a = {0};
    struct map m = {.a = &a};
    map_put(&m, S(""), NULL);
    assert_non_null(map_find(&m, S("")));
    assert_null(map_get(&m, S("")));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_order_and_values),
        cmocka_unit_test(a_key_may_have_no_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
