// SPDX-License-Identifier: MIT
// Targets as perfpress.yaml gives them, through config_read.
#include "config/publish_target.h"

#include "config/config.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct config c;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static bool read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("perfpress.yaml"), .text = str_c(text)};
    return config_read(&a, &d, src, &c);
}

static void refuses(const char *entry, unsigned col, const char *want)
{
    diag_free(&d);
    str text = str_fmt(&a, "publish:\n  production:\n    %s\n", entry);
    assert_false(read_text(str_dupz(&a, text)));
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].severity, DIAG_SEVERITY_USAGE);
    assert_str(d.v[0].text, want);
    assert_int_equal(d.v[0].line, 3);
    assert_int_equal(d.v[0].col, col);
}

static void all_keys(void **state)
{
    (void)state;
    assert_true(read_text("publish:\n"
                          "  production:\n"
                          "    url: s3://perf.example.com/trn1//docs\n"
                          "    region: eu-central-1\n"
                          "    endpoint: http://127.0.0.1:8080/\n"
                          "    cloudfront: E2EXAMPLE\n"
                          "    max_deletes: 1000\n"
                          "    cache:\n"
                          "      - \"*.html\": max-age=60\n"
                          "      - \"*\": no-cache, private\n"
                          "  test: {url: \"s3://abc\"}\n"));
    assert_int_equal(c.publish.n, 2);
    const struct publish_target *t = &c.publish.v[0];
    assert_str(t->name, "production");
    assert_str(t->bucket, "perf.example.com");
    assert_str(t->prefix, "trn1/docs/");
    assert_str(t->region, "eu-central-1");
    assert_str(t->endpoint, "http://127.0.0.1:8080");
    assert_str(t->cloudfront, "E2EXAMPLE");
    assert_int_equal(t->max_deletes, 1000);
    assert_int_equal(t->cache.n, 2);
    assert_str(t->cache.v[0].pattern, "*.html");
    assert_str(t->cache.v[0].control, "max-age=60");
    assert_str(t->cache.v[1].control, "no-cache, private");
    assert_str(c.publish.v[1].prefix, "");
    assert_null(c.publish.v[1].region.p);
    assert_int_equal(c.publish.v[1].max_deletes, 256);
}

static void none(void **state)
{
    (void)state;
    assert_true(read_text("publish:\n"));
    assert_int_equal(c.publish.n, 0);
}

static void faults(void **state)
{
    (void)state;
    refuses(
        "url: https://example.com", 10,
        "invalid value for 'url': it must have the form s3://BUCKET/PREFIX");
    const char *const BUCKETS[] = {"url: s3://",       "url: s3://ab",
                                   "url: s3://Abc",    "url: s3://a..b",
                                   "url: s3://abc-/x", "url: s3://-abc"};
    for (size_t i = 0; i < sizeof BUCKETS / sizeof *BUCKETS; i++)
        refuses(BUCKETS[i], 10,
                "invalid value for 'url': a bucket's name consists of 3 to 63 "
                "lower-case letters, digits, - and .");
    refuses("url: s3://abc/../x", 10,
            "invalid value for 'url': the prefix leads outside the bucket");
    refuses("{url: s3://abc, region: us east}", 29,
            "invalid value for 'region': it must be a region, such as "
            "eu-central-1");
    refuses("{url: s3://abc, endpoint: ftp://x}", 31,
            "invalid value for 'endpoint': it must have the form https://HOST "
            "or http://HOST:PORT");
    refuses("{url: s3://abc, endpoint: http://key@x}", 31,
            "invalid value for 'endpoint': it must have the form https://HOST "
            "or http://HOST:PORT");
    refuses("{url: s3://abc, max_deletes: -1}", 34,
            "invalid value for 'max_deletes': it must be a number of files");
    refuses("{url: s3://abc, cache: [x]}", 29,
            "invalid value for 'cache': it must have the form {\"PATTERN\": "
            "\"CACHE-CONTROL\"}");
    refuses("{url: s3://abc, cache: x}", 28,
            "invalid value for 'cache': it must be a list of {\"PATTERN\": "
            "\"CACHE-CONTROL\"}");
    refuses(
        "{url: [s3://abc]}", 11,
        "invalid value for 'url': it must have the form s3://BUCKET/PREFIX");
}

static void keys(void **state)
{
    (void)state;
    refuses("{url: s3://abc, ragion: x}", 21, "unknown key 'ragion'");
    assert_str(d.v[0].help, "did you mean 'region'? keys of a target are "
                            "'url', 'region', 'endpoint', "
                            "'cloudfront', 'cache', 'max_deletes'");
    diag_free(&d);
    assert_false(read_text("publish: {p: {region: x}}\n"));
    assert_str(d.v[0].text, "invalid value for 'p': 'url' is missing");
    diag_free(&d);
    assert_false(read_text("publish: [p]\n"));
    assert_str(d.v[0].text,
               "invalid value for 'publish': it must be a map of targets, such "
               "as {live: {url: \"s3://BUCKET/PREFIX\"}}");
    diag_free(&d);
    assert_false(read_text("publish: {p: x}\n"));
    assert_str(d.v[0].text, "invalid value for 'p': it must be a map, such as "
                            "{url: \"s3://BUCKET/PREFIX\"}");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(all_keys, clear),
        cmocka_unit_test_teardown(none, clear),
        cmocka_unit_test_teardown(faults, clear),
        cmocka_unit_test_teardown(keys, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
