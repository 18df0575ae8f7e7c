// SPDX-License-Identifier: MIT
#include "publish/cache.h"

#include "testing.h"

#define YEAR "public, max-age=31536000, immutable"
#define ASK "public, max-age=0, must-revalidate"

static void by_name(void **state)
{
    (void)state;
    static const char *const CASES[][2] = {
        {"assets/perfpress.1f0c3a9b.css", YEAR},
        {"index.html", ASK},
        {"perfpress.css", ASK},
        {"a.1f0c3a9b/x.css", ASK},
        {"x.1f0c3a9b", ASK},
        {"x.1f0c3a9b.", ASK},
        {"x.1f0c3a9g.css", ASK},
        {"x.1F0C3A9B.css", ASK},
        {"x.1f0c3a9b0.css", ASK},
        {"x.f0c3a9b.css", ASK},
        {"", ASK},
    };
    struct publish_target none = {0};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(cache_control(&none, str_c(CASES[i][0])), CASES[i][1]);
}

static void by_pattern(void **state)
{
    (void)state;
    struct publish_cache rules[] = {{S("*.html"), S("max-age=60")},
                                    {S("assets/*"), S("no-store")}};
    struct publish_target t = {.cache = rules, .n_cache = 2};
    assert_str(cache_control(&t, S("a/b.html")), "max-age=60");
    assert_str(cache_control(&t, S("assets/x.html")), "max-age=60");
    assert_str(cache_control(&t, S("assets/x.1f0c3a9b.css")), "no-store");
    assert_str(cache_control(&t, S("x.1f0c3a9b.css")), YEAR);
    assert_str(cache_control(&t, S("sitemap.xml")), ASK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_name),
        cmocka_unit_test(by_pattern),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
