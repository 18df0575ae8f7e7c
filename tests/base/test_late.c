// SPDX-License-Identifier: MIT
// late: calls functions of a library, and names the package of a missing one.
#include <math.h>

#include "../testing.h"
#include "base/arena.h"
#include "base/late.h"

#define MATHS(X) \
    X(, floor)   \
    X(, hypot)

extern const struct late libm;
LATE_LIBRARY(libm, maths, MATHS, "m", 6, "libc6")

static void test_functions_are_called(void **state)
{
    struct arena a = {0};
    str why = STR_NONE;
    (void)state;
    assert_true(libm.is_linked() == (maths.hypot != NULL));
    assert_true(late_load(&libm, &a, &why));
    assert_true(maths.hypot(3, 4) == 5);
    assert_true(maths.floor(2.5) == 2);
    assert_true(late_load(&libm, &a, &why));
    arena_free(&a);
}

/* A table that nobody filled, of a library that has the first name only. */
static void assert_refused(const char *name, unsigned version,
                           const char *wanted)
{
    struct arena a = {0};
    static const char *const names[] = {"floor", "perfpress_has_no_such"};
    void *functions[2] = {NULL};
    struct late l = {name, version, "libfaraway1", names, 2, NULL, functions};
    str why = STR_NONE;
    assert_false(late_load(&l, &a, &why));
    assert_true(str_find(why, str_c(wanted), 0) != STR_NPOS);
    assert_true(str_ends(why, S("; install the package libfaraway1")));
    arena_free(&a);
}

static void test_no_library_is_told(void **state)
{
    (void)state;
    assert_refused("faraway", 1, "libfaraway.so.1");
}

static void test_no_function_is_told(void **state)
{
    (void)state;
    assert_refused("m", 6, "perfpress_has_no_such");
}

static double linked(double x)
{
    return x;
}

/* The linker leaves functions NULL that an older library lacks. */
static void test_linked_in_part(void **state)
{
    struct arena a = {0};
    static const char *const names[] = {"perfpress_has_no_such", "floor"};
    double (*functions[2])(double) = {NULL, linked};
    struct late l = {"m", 6, "libfaraway1", names, 2, NULL, functions};
    str why = STR_NONE;
    (void)state;
    assert_false(late_load(&l, &a, &why));
    assert_true(str_find(why, S("perfpress_has_no_such"), 0) != STR_NPOS);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_functions_are_called),
        cmocka_unit_test(test_no_library_is_told),
        cmocka_unit_test(test_no_function_is_told),
        cmocka_unit_test(test_linked_in_part),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
