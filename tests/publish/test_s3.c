// SPDX-License-Identifier: MIT
// What S3 should never say, said by a server of the test's own.
#include "publish/s3.h"

#include "base/codes/publish.h"
#include "canned.h"

#define ID "AKIDEXAMPLE"
#define SECRET "geheim/geheim+geheim"
#define TOKEN "tokentokentoken"
#define XML "<?xml version=\"1.0\"?>\n"
#define LIST(inner) XML "<ListBucketResult>" inner "</ListBucketResult>"
#define FAULT(code, message) \
    XML "<Error><Code>" code "</Code><Message>" message "</Message></Error>"

static struct arena a;
static struct diags d;
static struct s3 s3;
static struct canned server;

static void connect_to(struct canned *c)
{
    struct publish_target target = {
        .bucket = S("bucket"), .prefix = S("p/"), .region = S("us-east-1")};
    struct credentials key = {.key = {S(ID), S(SECRET), S(TOKEN)}};
    canned_start(c);
    key.endpoint = str_fmt(&a, "http://127.0.0.1:%u", c->port);
    assert_true(s3_open(&s3, &a, &d, &target, &key, 2));
    s3.http.pause_ms = 1;
}

static int clear(void **state)
{
    (void)state;
    s3_close(&s3);
    canned_stop(&server);
    for (size_t i = 0; i < d.n; i++)
        diag_print(&d.v[i], stdout, false);
    diag_free(&d);
    arena_free(&a);
    return 0;
}

static bool lists(void)
{
    struct s3_objects all = {0};
    return s3_list(&s3, S("p/"), &all);
}

static void says(const char *text)
{
    assert_int_equal(d.n, 1);
    assert_str(d.v[0].text, text);
}

static void two_pages(void **state)
{
    (void)state;
    struct s3_objects all = {0};
    server = (struct canned){
        .answers = {
            CANNED("200 OK", "",
                   LIST("<Contents><Key>p/a&amp;b</Key><Size>12</Size>"
                        "<ETag>&quot;e&quot;</ETag></Contents><IsTruncated>true"
                        "</IsTruncated><NextContinuationToken>t+1"
                        "</NextContinuationToken>")),
            CANNED("200 OK", "", LIST("<Contents><Key>p/c</Key></Contents>"))}};
    connect_to(&server);
    assert_true(s3_list(&s3, S("p/"), &all));
    assert_int_equal(all.n, 2);
    assert_str(all.v[0].key, "p/a&b");
    assert_str(all.v[0].etag, "e");
    assert_non_null(strstr(server.last, "continuation-token=t%2B1&"));
}

static void lists_that_never_end(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {
            CANNED("200 OK", "",
                   LIST("<Contents><Key>p/a</Key></Contents><IsTruncated>true"
                        "</IsTruncated><NextContinuationToken>t"
                        "</NextContinuationToken>"))}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': the list of objects is malformed");
    assert_int_equal(server.requests, 2);
}

/* Each part leads to another one, by a token of its own. */
static void lists_with_keys_that_do_not_grow(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {CANNED("200 OK", "",
                           LIST("<Contents><Key>p/b</Key></Contents>"
                                "<IsTruncated>true</IsTruncated>"
                                "<NextContinuationToken>t"
                                "</NextContinuationToken>")),
                    CANNED("200 OK", "",
                           LIST("<Contents><Key>p/a</Key></Contents>"
                                "<IsTruncated>true</IsTruncated>"
                                "<NextContinuationToken>u"
                                "</NextContinuationToken>"))}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': the list of objects is malformed");
    assert_int_equal(server.requests, 2);
}

static void lists_of_nothing(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {CANNED("200 OK", "",
                           LIST("<IsTruncated>true</IsTruncated>"
                                "<NextContinuationToken>t"
                                "</NextContinuationToken>")),
                    CANNED("200 OK", "",
                           LIST("<IsTruncated>true</IsTruncated>"
                                "<NextContinuationToken>u"
                                "</NextContinuationToken>"))},
        .alternates = true};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': the list of objects does not end");
    assert_in_range(server.requests, 3, 200);
}

static void objects_without_a_key(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {
            CANNED("200 OK", "", LIST("<Contents><Size>1</Size></Contents>"))}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': the list of objects is malformed");
}

static void an_object_has_nothing_of_the_one_before(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {CANNED("200 OK", "",
                           LIST("<Contents><Key>a</Key><Size>1</Size>"
                                "</Contents><Contents><Size>1</Size>"
                                "</Contents>"))}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': the list of objects is malformed");
}

static void objects_of_others(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {
            CANNED("200 OK", "", LIST("<Contents><Key>q/a</Key></Contents>"))}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': the list of objects is malformed");
}

/* Not one of them is passing. */
static void not_implemented(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {CANNED("501 Not Implemented", "", "no XML")}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': S3 answered 501");
    assert_int_equal(server.requests, 1);
}

static void flood(void **state)
{
    (void)state;
    server = (struct canned){.answers = {CANNED("200 OK", "", "<a>")},
                             .flood = (size_t)80 << 20};
    connect_to(&server);
    assert_false(lists());
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_PUBLISH_NETWORK);
    assert_non_null(strstr(str_dupz(&a, d.v[0].text),
                           "': the response is larger than 64 MiB"));
    assert_int_equal(server.requests, 1);
}

/* S3 says so when it waited too long for us. */
static void request_timeout(void **state)
{
    (void)state;
    server =
        (struct canned){.answers = {CANNED("400 Bad Request", "",
                                           FAULT("RequestTimeout", "idle")),
                                    CANNED("200 OK", "", LIST(""))}};
    connect_to(&server);
    assert_true(lists());
    assert_int_equal(server.requests, 2);
    server.answers[1] = NULL;
    struct s3_action put = {.verb = S3_PUT, .key = S("p/k"), .bytes = S("x")};
    assert_false(s3_run(&s3, &put, 1));
    assert_int_equal(server.requests, 2 + HTTP_TRIES);
    says("'p/k': S3 answered 400 RequestTimeout: idle");
}

/* A clock that advances with each call. A response that ends at once needs far
   fewer calls than MANY. */
enum { MANY = 1000 };

static double looks(void)
{
    static double n;
    return n++;
}

/* An answer that flows, but never ends, is given up and asked for again. */
static void drip(void **state)
{
    (void)state;
    static const enum s3_verb VERBS[] = {S3_GET, S3_PUT, S3_DELETE};
    enum { N = sizeof VERBS / sizeof *VERBS };
    server = (struct canned){.answers = {CANNED("200 OK", "", LIST("<!--"))},
                             .drips = 1};
    connect_to(&server);
    s3.http.total_seconds = MANY;
    s3.http.now = looks;
    server.answers[1] = CANNED("200 OK", "ETag: \"e\"\r\n", LIST(""));
    assert_true(lists());
    assert_int_equal(server.requests, 2);
    for (size_t i = 0; i < N; i++) {
        struct s3_action action = {
            .verb = VERBS[i], .key = S("p/k"), .bytes = S("x"), .md5 = S("e")};
        server.drips = server.requests + 1;
        assert_true(s3_run(&s3, &action, 1));
        assert_int_equal(server.requests, 2 * (i + 2));
    }
    assert_int_equal(d.n, 0);
}

static void drip_for_ever(void **state)
{
    (void)state;
    server = (struct canned){.answers = {CANNED("200 OK", "", "")},
                             .drips = SIZE_MAX};
    connect_to(&server);
    s3.http.total_seconds = MANY;
    s3.http.now = looks;
    struct s3_action get = {.verb = S3_GET, .key = S("p/k")};
    assert_false(s3_run(&s3, &get, 1));
    assert_int_equal(server.requests, 2);
    assert_ptr_equal(d.v[0].code, DIAG_PUBLISH_NETWORK);
    assert_non_null(strstr(d.v[0].text.p, ": the response was too slow"));
    assert_non_null(strstr(d.v[0].help.p, "the server is too slow"));
}

/* A large one over a slow connection takes its time. */
static void large_and_slow(void **state)
{
    (void)state;
    struct http h = {.total_seconds = 45};
    assert_false(http_is_slow(&h, 44, 0));
    assert_true(http_is_slow(&h, 46, 0));
    assert_false(http_is_slow(&h, 100, 1 << 20));
    assert_true(http_is_slow(&h, 1000, 1 << 20));
}

/* Whoever it names is not told the key. */
static void redirect(void **state)
{
    (void)state;
    struct canned other = {.answers = {CANNED("200 OK", "", LIST(""))}};
    canned_start(&other);
    char text[256];
    snprintf(text, sizeof text,
             CANNED("307 Temporary Redirect",
                    "Location: http://127.0.0.1:%u/x\r\n",
                    FAULT("TemporaryRedirect", "there")),
             other.port);
    server = (struct canned){.answers = {text}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': S3 answered 307 TemporaryRedirect: there");
    assert_non_null(d.v[0].help.p);
    canned_stop(&other);
    assert_int_equal(other.requests, 0);
}

/* A service may repeat what it was sent, or speak to the terminal. */
static void echo(void **state)
{
    (void)state;
    server = (struct canned){
        .answers = {CANNED("403 Forbidden", "",
                           FAULT("SignatureDoesNotMatch",
                                 "id " ID ", secret " SECRET ", token " TOKEN
                                 " &#27;[2J \xff."))}};
    connect_to(&server);
    assert_false(lists());
    says("'bucket': S3 answered 403 SignatureDoesNotMatch: id ***, secret ***, "
         "token *** \\x1b[2J \\xff.");
    assert_non_null(strstr(server.last, TOKEN));
}

/* Browsers and libcurl leave a scheme's own port out of Host. */
static void ports(void **state)
{
    (void)state;
    static const struct {
        const char *endpoint, *region, *origin, *host;
    } CASES[] = {
        {"http://h:80", "r", "http://h", "h"},
        {"https://h:443", "r", "https://h", "h"},
        {"https://h:80", "r", "https://h:80", "h:80"},
        {"http://[::1]:8080", "r", "http://[::1]:8080", "[::1]:8080"},
        {NULL, "eu-west-1", "https://abc.s3.eu-west-1.amazonaws.com",
         "abc.s3.eu-west-1.amazonaws.com"},
        {NULL, "cn-north-1", "https://abc.s3.cn-north-1.amazonaws.com.cn",
         "abc.s3.cn-north-1.amazonaws.com.cn"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct publish_target target = {.bucket = S("abc"),
                                        .region = str_c(CASES[i].region),
                                        .endpoint = str_c(CASES[i].endpoint)};
        struct credentials key = {.key = {S(ID), S(SECRET), STR_NONE}};
        struct s3 other;
        assert_true(s3_open(&other, &a, &d, &target, &key, 1));
        assert_str(other.aws.origin, CASES[i].origin);
        assert_str(other.aws.host, CASES[i].host);
        s3_close(&other);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(two_pages, clear),
        cmocka_unit_test_teardown(lists_with_keys_that_do_not_grow, clear),
        cmocka_unit_test_teardown(lists_of_nothing, clear),
        cmocka_unit_test_teardown(lists_that_never_end, clear),
        cmocka_unit_test_teardown(objects_without_a_key, clear),
        cmocka_unit_test_teardown(an_object_has_nothing_of_the_one_before,
                                  clear),
        cmocka_unit_test_teardown(objects_of_others, clear),
        cmocka_unit_test_teardown(not_implemented, clear),
        cmocka_unit_test_teardown(flood, clear),
        cmocka_unit_test_teardown(request_timeout, clear),
        cmocka_unit_test_teardown(drip, clear),
        cmocka_unit_test_teardown(drip_for_ever, clear),
        cmocka_unit_test(large_and_slow),
        cmocka_unit_test_teardown(redirect, clear),
        cmocka_unit_test_teardown(echo, clear),
        cmocka_unit_test(ports),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
