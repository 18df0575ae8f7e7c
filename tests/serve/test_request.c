// SPDX-License-Identifier: MIT
#include "serve/request.h"

#include "testing.h"

static void paths(void **state)
{
    (void)state;
    static const struct {
        const char *target, *path; /* NULL: refused */
    } CASES[] = {
        {"/", ""},
        {"/a/b.html", "a/b.html"},
        {"/a/", "a/"},
        {"/a%20b.html", "a b.html"},
        {"/caf%C3%A9.html", "caf\303\251.html"},
        {"/..%252fx", "..%2fx"},
        {"/...", "..."},
        {"", NULL},
        {"a", NULL},
        {"http://x/a", NULL},
        {"//a", NULL},
        {"/a//b", NULL},
        {"/..", NULL},
        {"/../etc/passwd", NULL},
        {"/a/../b", NULL},
        {"/a/./b", NULL},
        {"/%2e%2e/b", NULL},
        {"/%2E./b", NULL},
        {"/..%2fb", NULL},
        {"/..%5cb", NULL},
        {"/a\\b", NULL},
        {"/a%00b", NULL},
        {"/a%0ab", NULL},
        {"/a%7fb", NULL},
        {"/%", NULL},
        {"/%2", NULL},
        {"/%zz", NULL},
    };
    struct arena a = {0};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        str path;
        bool ok = request_path(&a, str_c(CASES[i].target), &path);
        if (ok != (CASES[i].path != NULL))
            print_error("target '%s'\n", CASES[i].target);
        assert_int_equal(ok, CASES[i].path != NULL);
        if (ok)
            assert_str(path, CASES[i].path);
    }
    arena_free(&a);
}

static void hosts(void **state)
{
    (void)state;
    static const struct {
        const char *host;
        bool loopback, ours;
    } CASES[] = {
        {"localhost", true, true},
        {"LOCALHOST:8000", true, true},
        {"localhost.:8000", true, true},
        {"docs.localhost:8000", true, true},
        {"127.0.0.1:8000", true, true},
        {"127.8.9.10", true, true},
        {"[::1]:8000", true, true},
        {"box", true, true},
        {"", true, false},
        {".", true, false},
        {"evil.example", true, false},
        {"evil.example:8000", true, false},
        {"localhost.evil.example", true, false},
        {"notlocalhost", true, false},
        {".localhost", true, false},
        {"127.0.0.1.evil.example", true, false},
        {"127.evil", true, false},
        {"127.0.0.256", true, false},
        {"127.1", true, false},
        {"10.0.0.1", true, false},
        {"[::2]", true, false},
        {"[::1].evil.example", true, false},
        {"localhost:80a", true, false},
        {"localhost@evil.example", true, false},
        {"10.0.0.1:8000", false, true},
        {"[fe80::1]:8000", false, true},
        {"evil.example", false, false},
        {"[evil]", false, false},
    };
    const str names[] = {S("box"), {0}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        bool ours =
            request_host(str_c(CASES[i].host), CASES[i].loopback, names, 2);
        if (ours != CASES[i].ours)
            print_error("host '%s'\n", CASES[i].host);
        assert_int_equal(ours, CASES[i].ours);
    }
}

static void origins(void **state)
{
    (void)state;
    static const struct {
        const char *site, *mode, *dest;
        bool foreign;
    } CASES[] = {
        {"", "", "", false}, /* curl, older browsers */
        {"none", "navigate", "document", false},
        {"same-origin", "no-cors", "script", false},
        {"same-origin", "cors", "empty", false},
        {"cross-site", "navigate", "document", false},
        {"cross-site", "navigate", "iframe", false},
        {"same-site", "navigate", "document", false},
        {"cross-site", "no-cors", "script", true},
        {"cross-site", "no-cors", "image", true},
        {"cross-site", "no-cors", "empty", true}, /* prefetch */
        {"cross-site", "cors", "empty", true},
        {"cross-site", "websocket", "empty", true},
        {"cross-site", "navigate", "object", true},
        {"cross-site", "navigate", "embed", true},
        {"cross-site", "", "", true},
        {"same-site", "no-cors", "script", true}, /* another port */
        {"some-day", "no-cors", "script", false},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_int_equal(request_is_foreign(str_c(CASES[i].site),
                                            str_c(CASES[i].mode),
                                            str_c(CASES[i].dest)),
                         CASES[i].foreign);
}

static void tags(void **state)
{
    (void)state;
    str tag = S("\"ab\"");
    assert_true(request_matches(S("\"ab\""), tag));
    assert_true(request_matches(S("W/\"ab\""), tag));
    assert_true(request_matches(S("\"x\", \"ab\" "), tag));
    assert_true(request_matches(S("*"), tag));
    assert_false(request_matches(S(""), tag));
    assert_false(request_matches(S("ab"), tag));
    assert_false(request_matches(S("\"abc\",\"a\""), tag));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths),
        cmocka_unit_test(hosts),
        cmocka_unit_test(tags),
        cmocka_unit_test(origins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
