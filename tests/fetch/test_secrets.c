// SPDX-License-Identifier: MIT
#include "fetch/secrets.h"

#include "base/arena.h"
#include "fetch/server_url.h"
#include "testing.h"

static struct arena a;
static struct secrets s;

static int clear(void **state)
{
    (void)state;
    s = (struct secrets){0};
    arena_free(&a);
    return 0;
}

static void hides(const char *text, const char *expected)
{
    assert_str(secrets_hide(&a, &s, str_c(text)), expected);
}

static void words(void **state)
{
    (void)state;
    secrets_add(&a, &s, STR_NONE);
    secrets_add(&a, &s, S(""));
    secrets_add(&a, &s, S("perf"));
    secrets_add(&a, &s, S("p/w+1"));
    secrets_add(&a, &s, S("perf-db"));
    hides("", "");
    hides("role \"perf\" is performing", "role \"***\" is performing");
    hides("perf", "***");
    hides("perf-db", "***");
    hides("xperf perf_ perf\xc3\xa9 perf.", "xperf perf_ perf\xc3\xa9 ***.");
    hides("xp/w+1 p/w+12 (p/w+1)", "xp/w+1 p/w+12 (***)");
    hides("a\n\tb\x01\x1b[0m c", "a b [0m c");
    hides("\xff perf", "\xef\xbf\xbd ***");
}

static void hosts(void **state)
{
    (void)state;
    hides("refused (10.1.2.3:9000)", "refused (***)");
    hides("at db.internal:5432, and db-1:80", "at ***, and ***");
    hides("from 10.1.2.3.", "from 10.1.2.3.");
    hides("from 10.1.2.3 or 1.2", "from *** or 1.2");
    hides("at 12:30, 1:2, a:b", "at 12:30, 1:2, a:b");
}

static void names(void **state)
{
    (void)state;
    const char *text =
        "connection to server at \"h\" (1.2.3.4), port 5 failed: FATAL:  user "
        "\"u\" not in \"d\"\n\tIs it running?\nconnection failed: no \"x";
    assert_str(secrets_hide_names(&a, &s, str_c(text)),
               "FATAL: user *** not in ***; no ***");
}

static void quotes_in_secrets(void **state)
{
    (void)state;
    secrets_add(&a, &s, S("a\"b"));
    assert_str(secrets_hide_names(&a, &s, S("no \"a\"b\" in \"c\" d")),
               "no *** d");
}

static void long_text(void **state)
{
    (void)state;
    char text[6000];
    memset(text, '.', sizeof text);
    memcpy(text + 3997, "secret", 6);
    secrets_add(&a, &s, S("secret"));
    str out = secrets_hide(&a, &s, (str){text, sizeof text});
    assert_true(out.n == 503 && str_ends(out, S("...")));
}

static void urls(void **state)
{
    (void)state;
    struct server_url u;
    assert_null(server_url_read(
        &a, S("clickhouse://us%40er:p%3aw:@db.example.com:8443/de%66"), &u));
    assert_str(u.scheme, "clickhouse");
    assert_str(u.user, "us@er");
    assert_str(u.password, "p:w:");
    assert_str(u.host, "db.example.com");
    assert_str(u.port, "8443");
    assert_str(u.database, "def");
    assert_null(u.options.p);
    assert_null(server_url_read(&a, S("x://[::1]/?a=b"), &u));
    assert_str(u.host, "[::1]");
    assert_null(u.port.p);
    assert_null(u.user.p);
    assert_str(u.options, "a=b");
    assert_null(server_url_read(&a, S("x://a@b@h:1"), &u));
    assert_str(u.user, "a@b");
    assert_str(u.host, "h");
}

static void bad_urls(void **state)
{
    (void)state;
    static const char *const BAD[] = {
        "",          "x",         "x://",         "://h",
        "x://u:p@/", "x://h:0",   "x://h:65536",  "x://h:",
        "x://h:1a",  "x://h h/",  "x://h\\/",     "x://h/#a",
        "x://h/%0a", "x://%0a@h", "x://u:%0d@h/", "x://h,i:1/"};
    struct server_url u;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        if (!server_url_read(&a, str_c(BAD[i]), &u))
            fail_msg("accepted %s", BAD[i]);
}

static void secrets_of_urls(void **state)
{
    (void)state;
    server_url_secrets(&a, S("x://us%65r:p%2Fw@h1:5,h2:6/db?sslpassword=pw2&x"),
                       &s);
    hides("user us%65r p/w p%2Fw h1 h2 pw2 db",
          "*** *** *** *** *** *** *** db");
}

static void loopback(void **state)
{
    (void)state;
    static const char *const HERE[] = {"localhost", "LOCALHOST", "127.0.0.1",
                                       "127.1.2.3", "::1",       "[::1]"};
    static const char *const AWAY[] = {"",
                                       "localhost.example.com",
                                       "128.0.0.1",
                                       "127.0.0.1.example.com",
                                       "127.example.0.1",
                                       "1.127.0.0",
                                       "[::2]"};
    for (size_t i = 0; i < sizeof HERE / sizeof *HERE; i++)
        assert_true(server_url_is_loopback(str_c(HERE[i])));
    for (size_t i = 0; i < sizeof AWAY / sizeof *AWAY; i++)
        assert_false(server_url_is_loopback(str_c(AWAY[i])));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(words, clear),
        cmocka_unit_test_teardown(hosts, clear),
        cmocka_unit_test_teardown(names, clear),
        cmocka_unit_test_teardown(quotes_in_secrets, clear),
        cmocka_unit_test_teardown(long_text, clear),
        cmocka_unit_test_teardown(urls, clear),
        cmocka_unit_test_teardown(bad_urls, clear),
        cmocka_unit_test_teardown(secrets_of_urls, clear),
        cmocka_unit_test_teardown(loopback, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
