// SPDX-License-Identifier: MIT
#include "cli/options.h"

#include "testing.h"

struct chosen {
    bool quiet, verbose;
    const char *out;
    size_t jobs, port;
};

static const struct option OPTIONS[] = {
    {"--quiet", 'q', OPTION_SWITCH, offsetof(struct chosen, quiet), NULL, NULL,
     NULL},
    {"--verbose", 'v', OPTION_SWITCH, offsetof(struct chosen, verbose), NULL,
     NULL, NULL},
    {"--output", 'o', OPTION_STRING, offsetof(struct chosen, out), NULL, NULL,
     NULL},
    {"--jobs", 'j', OPTION_COUNT, offsetof(struct chosen, jobs), NULL, NULL,
     NULL},
    {"--port", 'p', OPTION_NUMBER, offsetof(struct chosen, port), NULL, NULL,
     NULL},
    {0},
};

static bool read(struct chosen *c, const char **words, size_t *n, ...)
{
    char name[] = "test", *argv[8] = {name};
    int argc = 1;
    va_list ap;
    va_start(ap, n);
    for (char *w; (w = va_arg(ap, char *));)
        argv[argc++] = w;
    va_end(ap);
    return options_read(OPTIONS, argc, argv, c, words, 1, n);
}

static void every_form(void **state)
{
    (void)state;
    struct chosen c = {0};
    const char *words[1];
    size_t n;
    assert_true(read(&c, words, &n, "-qv", "-o", "x", "--jobs=3", "-", NULL));
    assert_true(c.quiet && c.verbose);
    assert_string_equal(c.out, "x");
    assert_int_equal(c.jobs, 3);
    assert_int_equal(n, 1);
    assert_string_equal(words[0], "-");
    assert_true(read(&c, words, &n, "-j8", "-oy", "--", "-q", NULL));
    assert_int_equal(c.jobs, 8);
    assert_string_equal(c.out, "y");
    assert_string_equal(words[0], "-q");
    c.port = 9;
    assert_true(read(&c, words, &n, "-p0", NULL));
    assert_int_equal(c.port, 0);
}

static void every_fault(void **state)
{
    (void)state;
    struct chosen c = {0};
    const char *words[1];
    size_t n;
    assert_false(read(&c, words, &n, "--quite", NULL));
    assert_false(read(&c, words, &n, "-x", NULL));
    assert_false(read(&c, words, &n, "-o", NULL));
    assert_false(read(&c, words, &n, "-j", "0", NULL));
    assert_false(read(&c, words, &n, "-p", "-1", NULL));
    assert_false(read(&c, words, &n, "-j", "two", NULL));
    assert_false(read(&c, words, &n, "--quiet=1", NULL));
    assert_false(read(&c, words, &n, "a", "b", NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form),
        cmocka_unit_test(every_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
