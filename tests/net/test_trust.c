// SPDX-License-Identifier: MIT
// The environment decides; without it, the built-in paths exist.
// tests/package/static.sh tests the paths of other systems.
#include "net/trust.h"

#include <stdlib.h>
#include <unistd.h>

#include "testing.h"

static int forget(void **state)
{
    (void)state;
    unsetenv("SSL_CERT_FILE");
    unsetenv("SSL_CERT_DIR");
    return 0;
}

static void environment(void **state)
{
    (void)state;
    setenv("SSL_CERT_FILE", "/nowhere/ca.pem", 1);
    struct trust t = trust_find();
    assert_string_equal(t.file, "/nowhere/ca.pem");
    assert_null(t.dir);
    setenv("SSL_CERT_DIR", "/nowhere/certs", 1);
    t = trust_find();
    assert_string_equal(t.file, "/nowhere/ca.pem");
    assert_string_equal(t.dir, "/nowhere/certs");
    unsetenv("SSL_CERT_FILE");
    t = trust_find();
    assert_null(t.file);
    assert_string_equal(t.dir, "/nowhere/certs");
}

static void usual_places(void **state)
{
    (void)state;
    setenv("SSL_CERT_FILE", "", 1);
    struct trust t = trust_find();
    assert_true(!t.file || access(t.file, R_OK) == 0);
    assert_true(!t.dir || access(t.dir, R_OK) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(environment, forget),
        cmocka_unit_test_setup(usual_places, forget),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
