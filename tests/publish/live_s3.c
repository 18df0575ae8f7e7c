// SPDX-License-Identifier: MIT
// live_s3 FAULT: the objects of a bucket of a real service at S3_ENDPOINT;
// run.sh starts it, with a proxy that injects this fault, or "none".
#include "publish/s3.h"

#include "base/codes/publish.h"
#include "base/digest.h"
#include "base/vec.h"
#include "testing.h"

enum { N_OBJECTS = 40, CONNECTIONS = 10 };

static const char *fault;
static struct arena a;
static struct diags d;
static struct s3 s3;

static void connect(str bucket, str secret)
{
    struct publish_target target = {
        .bucket = bucket, .prefix = S("site/"), .region = S("us-east-1")};
    struct credentials c = {.key = {S("test:tester"), secret, STR_NONE},
                            .endpoint = str_c(getenv("S3_ENDPOINT"))};
    assert_true(s3_open(&s3, &a, &d, &target, &c, CONNECTIONS));
    s3.http.pause_ms = 10;
    /* Requests that must succeed have all the time that they need. */
    s3.http.silent_seconds = strcmp(fault, "hang") == 0 ? 10 : 900;
    s3.http.total_seconds = 900;
}

static int clear(void **state)
{
    (void)state;
    s3_close(&s3);
    for (size_t i = 0; i < d.n; i++)
        diag_print(&d.v[i], stdout, false);
    diag_free(&d);
    arena_free(&a);
    return 0;
}

/* Keys that need encoding, and bytes that differ in kind and length. */
static struct s3_action *actions(enum s3_verb verb, size_t n)
{
    struct s3_action *v = NEW_N(&a, struct s3_action, n);
    for (size_t i = 0; i < n; i++) {
        char *bytes = arena_bytes(&a, i * i * 100);
        memset(bytes, (int)i, i * i * 100);
        v[i].verb = verb;
        v[i].key =
            str_fmt(&a, "site/a b+%zu&='\xc3\xa9~%%/~(%zu).html", i % 3, i);
        if (verb == S3_PUT) {
            v[i].bytes = (str){bytes, i * i * 100};
            vec_push(&a, &v[i].headers,
                     S("content-type: text/html; charset=utf-8"));
        }
    }
    return v;
}

static void empties_bucket(void)
{
    struct s3_objects all = {0};
    assert_true(s3_list(&s3, S(""), &all));
    struct s3_action *v = NEW_N(&a, struct s3_action, all.n);
    for (size_t i = 0; i < all.n; i++)
        v[i] = (struct s3_action){.verb = S3_DELETE, .key = all.v[i].key};
    assert_true(s3_run(&s3, v, all.n));
    all.n = 0;
    assert_true(s3_list(&s3, S(""), &all));
    assert_int_equal(all.n, 0);
}

static void round_trip(void **state)
{
    (void)state;
    connect(S("live"), S("testing"));
    empties_bucket();
    struct s3_action *put = actions(S3_PUT, N_OBJECTS);
    assert_true(s3_run(&s3, put, N_OBJECTS));
    struct s3_objects all = {0};
    s3.list_size = 7; /* in six parts */
    assert_true(s3_list(&s3, S("site/"), &all));
    assert_int_equal(all.n, N_OBJECTS);
    s3.list_size = 1000;
    for (size_t i = 0; i < N_OBJECTS; i++) {
        bool found = false;
        for (size_t k = 0; k < all.n; k++)
            found |= str_eq(all.v[k].key, put[i].key) &&
                     str_eq(all.v[k].etag, put[i].etag);
        assert_true(found);
    }
    struct s3_action *get = actions(S3_GET, N_OBJECTS + 1);
    assert_true(s3_run(&s3, get, N_OBJECTS + 1));
    for (size_t i = 0; i < N_OBJECTS; i++)
        assert_true(get[i].ok && str_eq(get[i].bytes, put[i].bytes));
    assert_true(get[N_OBJECTS].ok && get[N_OBJECTS].missing);
    empties_bucket();
    if (!strcmp(fault, "none"))
        assert_int_equal(s3.http.requests, 3 * N_OBJECTS + 11);
    else if (strcmp(fault, "slow") != 0)
        assert_true(s3.http.requests > 3 * N_OBJECTS + 8);
    assert_int_equal(d.n, 0);
}

/* Checks for exactly this message, without any part of the key. */
static void says(const struct diag_code *code, const char *text,
                 const char *help)
{
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, code);
    assert_non_null(strstr(str_dupz(&a, d.v[0].text), text));
    assert_true(help ? d.v[0].help.p && strstr(str_dupz(&a, d.v[0].help), help)
                     : !d.v[0].help.p);
    assert_null(strstr(str_dupz(&a, d.v[0].text), "wrong-secret"));
}

static void wrong_secret(void **state)
{
    (void)state;
    struct s3_objects all = {0};
    connect(S("live"), S("wrong-secret"));
    assert_false(s3_list(&s3, S(""), &all));
    says(DIAG_PUBLISH_KEY, "'live': S3 answered 403 SignatureDoesNotMatch",
         "secret");
    assert_int_equal(s3.http.requests, 1);
}

static void wrong_bucket(void **state)
{
    (void)state;
    struct s3_objects all = {0};
    connect(S("no-such-bucket"), S("testing"));
    assert_false(s3_list(&s3, S(""), &all));
    says(DIAG_PUBLISH_REFUSED, "'no-such-bucket': S3 answered 404 NoSuchBucket",
         "'url'");
    /* No object is at fault, whichever was asked for. */
    diag_free(&d);
    assert_false(s3_run(&s3, actions(S3_GET, 1), 1));
    says(DIAG_PUBLISH_REFUSED, "'no-such-bucket': S3 answered 404 NoSuchBucket",
         "'url'");
}

static void wrong_port(void **state)
{
    (void)state;
    struct s3_objects all = {0};
    connect(S("live"), S("testing"));
    s3.aws.origin = S("http://127.0.0.1:1");
    s3.http.pause_ms = 1;
    assert_false(s3_list(&s3, S(""), &all));
    says(DIAG_PUBLISH_NETWORK,
         "cannot reach 'http://127.0.0.1:1': Failed to connect", "'endpoint'");
    assert_int_equal(s3.http.requests, HTTP_TRIES);
}

static void wrong_etags(void **state)
{
    (void)state;
    connect(S("live"), S("testing"));
    struct s3_action *put = actions(S3_PUT, 1);
    assert_false(s3_run(&s3, put, 1));
    assert_false(put[0].ok);
    says(DIAG_PUBLISH_REFUSED, "S3 stored different bytes from those sent",
         NULL);
    assert_int_equal(s3.http.requests, HTTP_TRIES);
}

/* Makes the bucket; S3 answers with an ETag to no such request. */
static void make_bucket(void **state)
{
    (void)state;
    connect(S("live"), S("testing"));
    struct s3_action put = {.verb = S3_PUT, .key = S(""), .bytes = S("")};
    s3_run(&s3, &put, 1);
    diag_free(&d);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest sound[] = {
        cmocka_unit_test_teardown(make_bucket, clear),
        cmocka_unit_test_teardown(round_trip, clear),
        cmocka_unit_test_teardown(wrong_secret, clear),
        cmocka_unit_test_teardown(wrong_bucket, clear),
        cmocka_unit_test_teardown(wrong_port, clear),
    };
    const struct CMUnitTest faulty[] = {
        cmocka_unit_test_teardown(round_trip, clear),
    };
    const struct CMUnitTest etags[] = {
        cmocka_unit_test_teardown(wrong_etags, clear),
    };
    fault = argc > 1 ? argv[1] : "none";
    if (!strcmp(fault, "none"))
        return cmocka_run_group_tests(sound, NULL, NULL);
    if (!strcmp(fault, "etags"))
        return cmocka_run_group_tests(etags, NULL, NULL);
    return cmocka_run_group_tests(faulty, NULL, NULL);
}
