// SPDX-License-Identifier: MIT
// The four worked examples of "Authenticating Requests (AWS Signature
// Version 4)" in the Amazon S3 API Reference.
#include "publish/sign.h"

#include "base/digest.h"
#include "testing.h"

#define EMPTY "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

static struct arena a;
static const struct sign_key KEY = {
    S_INIT("AKIAIOSFODNN7EXAMPLE"),
    S_INIT("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
    {0}};

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static void signs(const char *method, const char *path, const char *query,
                  const struct sign_header *headers, size_t n,
                  const char *payload, const char *want)
{
    struct sign_call call = {
        str_c(method),  str_c(path),           str_c(query),   headers, n,
        str_c(payload), S("20130524T000000Z"), S("us-east-1"), S("s3")};
    str got = sign_authorization(&a, &KEY, &call);
    assert_true(str_starts(
        got, S("AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/"
               "us-east-1/s3/aws4_request, SignedHeaders=")));
    assert_str(str_from(got, got.n - 64), want);
}

#define HOST                                                     \
    {                                                            \
        S_INIT("host"), S_INIT("examplebucket.s3.amazonaws.com") \
    }
#define DATE                                             \
    {                                                    \
        S_INIT("x-amz-date"), S_INIT("20130524T000000Z") \
    }
#define HASH(sum)                                   \
    {                                               \
        S_INIT("x-amz-content-sha256"), S_INIT(sum) \
    }

static void get(void **state)
{
    (void)state;
    static const struct sign_header HEADERS[] = {
        HASH(EMPTY), HOST, DATE, {S_INIT("range"), S_INIT("bytes=0-9")}};
    signs("GET", "/test.txt", "", HEADERS, 4, EMPTY,
          "f0e8bdb87c964420e857bd35b5d6ed31"
          "0bd44f0170aba48dd91039c6036bdb41");
}

static void put(void **state)
{
    (void)state;
#define BODY "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072"
    static const struct sign_header HEADERS[] = {
        HASH(BODY),
        HOST,
        DATE,
        {S_INIT("date"), S_INIT("Fri, 24 May 2013 00:00:00 GMT")},
        {S_INIT("x-amz-storage-class"), S_INIT("REDUCED_REDUNDANCY")}};
    assert_str(digest_sha256(&a, S("Welcome to Amazon S3.")), BODY);
    str path = sign_encode(&a, S("/test$file.text"), false);
    assert_str(path, "/test%24file.text");
    signs("PUT", str_dupz(&a, path), "", HEADERS, 5, BODY,
          "98ad721746da40c64f1a55b78f14c238"
          "d841ea1380cd77a1b5971af0ece108bd");
}

static void queries(void **state)
{
    (void)state;
    static const struct sign_header HEADERS[] = {HASH(EMPTY), HOST, DATE};
    signs("GET", "/", "lifecycle=", HEADERS, 3, EMPTY,
          "fea454ca298b7da1c68078a5d1bdbfbb"
          "e0d65c699e0f91ac7a200a0136783543");
    signs("GET", "/", "max-keys=2&prefix=J", HEADERS, 3, EMPTY,
          "34b48302e7b5fa45bde8084f4b7868a8"
          "6f0a534bc59db6670ed5711ef69dc6f7");
}

/* Cases of the "Signature Version 4 Test Suite": blanks within a value count
   once, a header without blanks stays. */
static void suite(void **state)
{
    (void)state;
    static const struct sign_key SUITE = {
        S_INIT("AKIDEXAMPLE"),
        S_INIT("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"),
        {0}};
    static const struct sign_header TRIM[] = {
        {S_INIT("host"), S_INIT("example.amazonaws.com")},
        {S_INIT("my-header1"), S_INIT("value1")},
        {S_INIT("my-header2"), S_INIT("\"a   b   c\"")},
        {S_INIT("x-amz-date"), S_INIT("20150830T123600Z")}};
    static const struct sign_header VANILLA[] = {
        {S_INIT("x-amz-date"), S_INIT("20150830T123600Z")},
        {S_INIT("host"), S_INIT("example.amazonaws.com")}};
    const struct {
        const char *method;
        const struct sign_header *headers;
        size_t n;
        const char *signature;
    } CASES[] = {
        {"GET", TRIM, 4,
         "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736"},
        {"GET", VANILLA, 2,
         "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"},
        {"POST", VANILLA, 2,
         "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct sign_call call = {
            str_c(CASES[i].method), S("/"),         S(""),
            CASES[i].headers,       CASES[i].n,     S(EMPTY),
            S("20150830T123600Z"),  S("us-east-1"), S("service")};
        str got = sign_authorization(&a, &SUITE, &call);
        assert_str(str_from(got, got.n - 64), CASES[i].signature);
    }
}

static void encoding(void **state)
{
    (void)state;
    assert_str(sign_encode(&a, S("a b+c/\xc3\xa9~*'(x)"), false),
               "a%20b%2Bc/%C3%A9~%2A%27%28x%29");
    assert_str(sign_encode(&a, S("a/b=c&d"), true), "a%2Fb%3Dc%26d");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(get, clear),
        cmocka_unit_test_teardown(put, clear),
        cmocka_unit_test_teardown(queries, clear),
        cmocka_unit_test_teardown(suite, clear),
        cmocka_unit_test_teardown(encoding, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
