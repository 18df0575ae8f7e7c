// SPDX-License-Identifier: MIT
#include "config/host_files.h"

#include "config/config.h"
#include "testing.h"

static void names(void **state)
{
    static const char *const OBEYED[] = {
        "_worker.js",
        "_WORKER.js",
        "_worker.js/index.js",
        "_headers",
        "sub/_headers",
        "_redirects",
        "functions/a.js",
        "Functions/x/[[y]].ts",
        "CNAME",
        "cname",
        "web.config",
        "a/b/Web.Config",
        "web.config.",
        "web.config::$DATA",
        "netlify.toml",
        "netlify/edge-functions/a.mjs",
        "vercel.json",
        "api/hello.js",
        "staticwebapp.config.json",
        "a/staticwebapp.config.json",
        ".htaccess",
        "a/.HTACCESS",
        "_config.yml",
        "_layouts/default.html",
        ".well-known/x",
        "firebase.json",
        "keybase.txt",
        "ads.txt",
        "App-ads.txt",
        "security.txt",
        ".well-known/security.txt",
        "a/did.json",
        "MP_verify_x1.txt",
        "loaderio-0123.txt",
        "shenma-site-verification.txt",
        "have-i-been-pwned-verification.txt",
        "security.txt.",
    };
    static const char *const FREE[] = {
        "index.html",       "functions/index.html",
        "api/index.html",   "api/a.png",
        "a/CNAME",          "cname.txt",
        "worker.js",        "_worker.jsx",
        "functions.js",     "web.config.md",
        "a/netlify.toml",   "robots.txt",
        "a/ads.txt",        "a/security.txt",
        "ads.csv",          "security.md.txt",
        "verification.txt", "humans.txt",
        "a/loaderio-1.txt", "loader.txt",
    };
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof OBEYED / sizeof *OBEYED; i++)
        if (!host_files_hosts(&a, str_c(OBEYED[i])))
            fail_msg("not known: %s", OBEYED[i]);
    for (size_t i = 0; i < sizeof FREE / sizeof *FREE; i++)
        if (host_files_hosts(&a, str_c(FREE[i])))
            fail_msg("taken for a host's: %s", FREE[i]);
    arena_free(&a);
}

static bool reads(const char *text, struct strs *out)
{
    static struct arena a;
    struct diags d = {0};
    struct source src = {.name = S("perfpress.yaml"), .text = str_c(text)};
    struct config config;
    bool ok = config_read(&a, &d, &src, &config);
    *out = config.host_files;
    assert_int_equal(d.errors, !ok);
    diag_free(&d);
    return ok;
}

static void settings(void **state)
{
    struct strs list = {0};
    (void)state;
    assert_true(reads("host_files: [CNAME, sub/web.config]", &list));
    assert_int_equal(list.n, 2);
    assert_str(list.v[1], "sub/web.config");
    assert_true(reads("host_files:", &list));
    assert_false(reads("host_files: CNAME", &list));
    assert_false(reads("host_files: [../CNAME]", &list));
    assert_false(reads("host_files: [/CNAME]", &list));
    assert_false(reads("host_files: [\"_headers\\n\"]", &list));
    assert_false(reads("host_files: [\"a\\u202eb\"]", &list));
    assert_false(reads("host_files: [{a: b}]", &list));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names),
        cmocka_unit_test(settings),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
