// SPDX-License-Identifier: MIT
#include "links/external_cache.h"

#include <unistd.h>

#include "testing.h"

static struct arena a;
static char dir[] = "/tmp/test_external_cache.XXXXXX";

static int set_up(void **state)
{
    (void)state;
    return mkdtemp(dir) ? 0 : -1;
}

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    char *command = str_dupz(&a, str_fmt(&a, "rm -r %s", dir));
    int status = system(command);
    arena_free(&a);
    return status;
}

static str file(void)
{
    return str_fmt(&a, "%s/x/y/links", dir);
}

static void round_trip(void **state)
{
    (void)state;
    struct external_cache c;
    long long day = 86400, now = 1000 * day;
    external_cache_read(&c, &a, file());
    assert_int_equal(c.known.n, 0);
    external_cache_put(&c, S("https://a/"), STR_NONE, now);
    external_cache_put(&c, S("https://b/"), S("https://c/"), now - 5);
    external_cache_put(&c, S("https://old/"), STR_NONE, now - 91 * day);
    external_cache_put(&c, S("https://later/"), STR_NONE, now + day);
    assert_true(external_cache_write(&c, now));
    external_cache_read(&c, &a, file());
    assert_int_equal(c.known.n, 2);
    const struct external_answer *b =
        external_cache_find(&c, S("https://b/"), now, 6);
    assert_str(b->moved, "https://c/");
    assert_null(external_cache_find(&c, S("https://b/"), now, 5));
    assert_null(external_cache_find(&c, S("https://a/"), now, 0));
    assert_null(external_cache_find(&c, S("https://a/"), now - 1, day));
    assert_null(external_cache_find(&c, S("https://a/"), now, 1)->moved.p);
    assert_null(external_cache_find(&c, S("https://x/"), now, day));
}

static void foreign_files(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t n;
    } FILES[] = {
        {"", 0},
        {"perfpress links 1\n", 0},
        {"perfpress links 2\n1\ta\n", 0},
        {"perfpress links 1\n1\ta\n2\tb\tc\n", 2},
        {"perfpress links 1\n1\ta\n2\tb", 1},
        {"perfpress links 1\n\n\t\nx\ta\n1\n1\t\n", 0},
        {"perfpress links 1\n1\ta\n2\ta\n", 1},
    };
    for (size_t i = 0; i < sizeof FILES / sizeof *FILES; i++) {
        struct external_cache c;
        FILE *out = fopen(file().p, "wb");
        fputs(FILES[i].text, out);
        fclose(out);
        external_cache_read(&c, &a, file());
        assert_int_equal(c.known.n, FILES[i].n);
    }
}

static void no_file(void **state)
{
    (void)state;
    struct external_cache c;
    external_cache_read(&c, &a, STR_NONE);
    external_cache_put(&c, S("a"), STR_NONE, 1);
    assert_non_null(external_cache_find(&c, S("a"), 1, 1));
    assert_true(external_cache_write(&c, 1));
    external_cache_read(&c, &a, str_fmt(&a, "%s/x/y/links/z", dir));
    external_cache_put(&c, S("a"), STR_NONE, 1);
    assert_false(external_cache_write(&c, 1));
}

static void finds_its_file(void **state)
{
    (void)state;
    setenv("HOME", "/h", 1);
    setenv("XDG_CACHE_HOME", "/c", 1);
    assert_str(external_cache_file(&a), "/c/perfpress/links");
    setenv("XDG_CACHE_HOME", "relative", 1);
    assert_str(external_cache_file(&a), "/h/.cache/perfpress/links");
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    assert_null(external_cache_file(&a).p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(round_trip, clear),
        cmocka_unit_test_teardown(foreign_files, clear),
        cmocka_unit_test_teardown(no_file, clear),
        cmocka_unit_test_teardown(finds_its_file, clear),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
