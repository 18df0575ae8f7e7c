// SPDX-License-Identifier: MIT
#include "serve/listen.h"

#include <unistd.h>

#include "base/codes/config.h"
#include "base/codes/serve.h"
#include "testing.h"

static void next_port(void **state)
{
    (void)state;
    struct arena a = {0};
    struct diags d = {0};
    struct listen one, two;
    assert_true(listen_open(&one, &a, "127.0.0.1", 0, &d));
    assert_true(one.port > 0 && one.loopback);
    assert_true(listen_open(&two, &a, "127.0.0.1", one.port, &d));
    assert_true(two.port > one.port);
    assert_true(str_eq(two.url, str_fmt(&a, "http://127.0.0.1:%u/", two.port)));
    close(two.fd);
    close(one.fd);
    assert_true(listen_open(&one, &a, "0.0.0.0", 0, &d));
    assert_false(one.loopback);
    close(one.fd);
    assert_int_equal(d.n, 0);
    arena_free(&a);
}

static void faults(void **state)
{
    (void)state;
    struct arena a = {0};
    struct diags d = {0};
    struct listen l;
    assert_false(listen_open(&l, &a, "192.0.2.1", 0, &d));
    assert_ptr_equal(d.v[0].code, DIAG_SERVE_LISTEN);
    assert_false(listen_open(&l, &a, "no.such.name.invalid", 0, &d));
    assert_ptr_equal(d.v[1].code, DIAG_CLI_USAGE);
    diag_free(&d);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(next_port),
        cmocka_unit_test(faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
