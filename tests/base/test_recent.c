// SPDX-License-Identifier: MIT
// Answers for names: known again, replaced, not kept where a name is too long.
#include "testing.h"

#include "base/recent.h"

static void remembers(void **state)
{
    (void)state;
    struct recent r = {0};
    uint64_t answer = 7;
    assert_false(recent_get(&r, S("P50 (ms)"), &answer));
    assert_int_equal(recent_put(&r, S("P50 (ms)"), 5), 5);
    assert_int_equal(recent_put(&r, S("P99 (ms)"), 0), 0);
    assert_true(recent_get(&r, S("P50 (ms)"), &answer) && answer == 5);
    assert_true(recent_get(&r, S("P99 (ms)"), &answer) && answer == 0);
    assert_false(recent_get(&r, S("P99 (m)"), &answer));
    recent_put(&r, S("P50 (ms)"), 6);
    assert_true(recent_get(&r, S("P50 (ms)"), &answer) && answer == 6);
}

static void keeps_no_long_names(void **state)
{
    (void)state;
    struct recent r = {0};
    uint64_t answer;
    char text[60];
    memset(text, 'x', sizeof text);
    assert_int_equal(recent_put(&r, (str){text, 60}, 3), 3);
    assert_false(recent_get(&r, (str){text, 60}, &answer));
    recent_put(&r, (str){text, 55}, 4);
    assert_true(recent_get(&r, (str){text, 55}, &answer) && answer == 4);
    assert_false(recent_get(&r, (str){text, 54}, &answer));
    assert_int_equal(recent_put(&r, S(""), 3), 3);
    assert_false(recent_get(&r, S(""), &answer));
}

/* Many more than there are places: what is known is right. */
static void replaces(void **state)
{
    (void)state;
    struct recent r = {0};
    char text[16];
    size_t known = 0;
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < 1000; i++) {
            uint64_t answer;
            str name = {text, (size_t)snprintf(text, sizeof text, "n%d", i)};
            bool found = recent_get(&r, name, &answer);
            assert_true(!found || answer == (uint64_t)i);
            known += found;
            recent_put(&r, name, (uint64_t)i);
        }
    assert_true(known <= 64);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(remembers),
        cmocka_unit_test(keeps_no_long_names),
        cmocka_unit_test(replaces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
