// SPDX-License-Identifier: MIT
// Each broken invariant ends a process of its own.
#include "frame/frame_check.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "testing.h"

static const struct origin LITERAL = {.kind = ORIGIN_LITERAL};

static struct column ints(const int64_t *v, size_t n)
{
    return (struct column){
        .type = COLUMN_INT, .n = n, .i = v, .origin = &LITERAL};
}

static bool is_refused(const struct frame *f)
{
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        setrlimit(RLIMIT_CORE, &(struct rlimit){0});
        signal(SIGABRT, SIG_DFL);
        fclose(stderr);
        frame_check(f);
        _exit(0);
    }
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

static bool refuses(struct column c, size_t rows)
{
    const struct column *columns[] = {&c};
    struct frame f = {.n = rows, .columns = columns, .n_columns = 1};
    bool as_column = is_refused(&f);
    f = (struct frame){.n = rows, .index = columns, .n_index = 1};
    assert_int_equal(as_column, is_refused(&f));
    return as_column;
}

static void invariants(void **state)
{
    static const int64_t CELLS[] = {1, 2};
    static const uint32_t ROWS[] = {1, 7}, STARTS[] = {0, 2, 1};
    static const unsigned char BOOLS[] = {1, 2};
    const struct column sound = ints(CELLS, 2);
    const struct origin take = {.kind = ORIGIN_TAKE,
                                .take = {&sound, ROWS, NULL, NULL}};
    const struct origin group = {.kind = ORIGIN_GROUP,
                                 .group = {&sound, ROWS, STARTS}};
    struct column c = sound;
    (void)state;
    assert_false(refuses(c, 2));
#ifndef CHECKED
    assert_false(refuses(c, 3)); /* nothing is compiled in */
    return;
#endif
    assert_true(refuses(c, 3));
    c.origin = NULL;
    assert_true(refuses(c, 2));
    c = ints(NULL, 2);
    assert_true(refuses(c, 2));
    c = sound;
    c.type = COLUMN_SPAN + 1;
    assert_true(refuses(c, 2));
    c = sound;
    c.origin = &take;
    assert_true(refuses(c, 2));
    c.n = 1;
    assert_false(refuses(c, 1));
    c = sound;
    c.origin = &group;
    assert_true(refuses(c, 2));
    c = sound;
    c.type = COLUMN_BOOL;
    c.b = (const bool *)BOOLS;
    assert_true(refuses(c, 2));
    c.n = 1;
    assert_false(refuses(c, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(invariants)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
