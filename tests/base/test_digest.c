// SPDX-License-Identifier: MIT
// Vectors of FIPS 180-2, RFC 1321, RFC 4231 and RFC 4648.
#include "base/digest.h"

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static void hashes(void **state)
{
    (void)state;
    assert_str(digest_sha256(&a, S("abc")), "ba7816bf8f01cfea414140de5dae2223"
                                            "b00361a396177a9cb410ff61f20015ad");
    assert_str(digest_sha256(&a, S("")), "e3b0c44298fc1c149afbf4c8996fb924"
                                         "27ae41e4649b934ca495991b7852b855");
    assert_str(digest_md5(&a, S("message digest")),
               "f96b697d7cb7938d525a2f31aaf161d0");
}

static void streams(void **state)
{
    (void)state;
    void *sum = digest_begin();
    digest_add(sum, S("a"));
    digest_add(sum, S(""));
    digest_add(sum, S("bc"));
    assert_str(digest_end(&a, sum), "ba7816bf8f01cfea414140de5dae2223"
                                    "b00361a396177a9cb410ff61f20015ad");
}

static void hmac(void **state)
{
    (void)state;
    unsigned char out[DIGEST_SHA256_SIZE];
    digest_hmac(S("Jefe"), S("what do ya want for nothing?"), out);
    assert_str(digest_hex(&a, (str){(char *)out, sizeof out}),
               "5bdcc146bf60754e6a042426089575c7"
               "5a003f089d2739839dec58b964ec3843");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(hashes, clear),
        cmocka_unit_test_teardown(streams, clear),
        cmocka_unit_test_teardown(hmac, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
