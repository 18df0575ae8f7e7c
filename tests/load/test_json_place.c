// SPDX-License-Identifier: MIT
#include "load/json/json_place.h"

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

/* Returns the path of the first value in `text` that is written as `value`. */
static str path(const char *text, const char *value)
{
    return json_path(&a, str_c(text), str_find(str_c(text), str_c(value), 0));
}

static void finds_paths(void **state)
{
    (void)state;
    assert_str(path("{\"a\": [1, {\"b\": 7}]}", "7"), "a[1].b");
    assert_str(path("{\"a\": [1, {\"b\": 7}]}", "1"), "a[0]");
    assert_str(path("{\"a\": [1, {\"b\": 7}]}", "{\"b"), "a[1]");
    assert_str(path("{\"a\": [], \"b.c\": {\"\": [[], [3]]}}", "3"),
               "[\"b.c\"][\"\"][1][0]");
    assert_str(path("{\"\\u0061\\n\": {\"2x\": 5}}", "5"),
               "[\"a\\n\"][\"2x\"]");
    assert_str(path("7", "7"), "");
    assert_str(path("{\"a\": 1}\n{\"a\": 2}\n", "2"), "a");
    assert_str(path("data = {\"a\": [2]}", "2"), "a[0]");
    assert_str(path(":::{\"a\": 1}\n:::{\"b\": 2}", "2"), "b");
}

static void finds_values(void **state)
{
    static const str NAMES[] = {S_INIT("b"), S_INIT("c\n")};
    const str text = S("[0, {\"b\": {\"c\\n\": 1, \"c\\u000a\": [2]}}]");
    struct json_token t;
    (void)state;
    assert_true(json_find(text, 4, NAMES, 0, &t));
    assert_int_equal(t.at, 4);
    assert_true(json_find(text, 4, NAMES, 1, &t));
    assert_str(t.text, "{\"c\\n\": 1, \"c\\u000a\": [2]}");
    assert_true(json_find(text, 4, NAMES, 2, &t));
    assert_str(t.text, "[2]");
    assert_int_equal(t.at, str_find(text, S("[2]"), 0));
    assert_false(json_find(text, 4, NAMES + 1, 1, &t));
    assert_false(json_find(text, 1, NAMES, 1, &t));
    assert_false(json_find(text, 0, NAMES, 1, &t));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(finds_paths, clear),
        cmocka_unit_test_teardown(finds_values, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
