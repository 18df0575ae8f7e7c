// SPDX-License-Identifier: MIT
#include "output/written.h"
#include "publish/cache.h"

#include "base/arena.h"
#include "testing.h"

static struct arena a;

#define YEAR "public, max-age=31536000, immutable"
#define ASK "public, max-age=0, must-revalidate"

/* The name must contain the hash of the bytes; a date of eight digits does not
   count. */
static void by_name(void **state)
{
    (void)state;
    static const char *const CASES[][2] = {
        {"assets/perfpress.FFFFFFFF.css", YEAR},
        {"assets/FFFFFFFF.perfpress.css", ASK},
        {"index.html", ASK},
        {"perfpress.css", ASK},
        {"a.FFFFFFFF/x.css", ASK},
        {"x.FFFFFFFF", ASK},
        {"x.20251121.css", ASK},
        {"", ASK},
    };
    struct publish_target none = {0};
    str print =
        str_fmt(&a, "%08llx", written_mark(S("bytes")).hash & 0xffffffff);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        str key = str_replace(&a, str_c(CASES[i][0]), S("FFFFFFFF"), print);
        assert_str(cache_control(&none, key, S("bytes")), CASES[i][1]);
        assert_str(cache_control(&none, key, S("others")), ASK);
    }
    arena_free(&a);
}

static void by_pattern(void **state)
{
    (void)state;
    struct publish_cache rules[] = {{S("*.html"), S("max-age=60")},
                                    {S("assets/*"), S("no-store")}};
    struct publish_target t = {.cache = {rules, 2, 2}};
    assert_str(cache_control(&t, S("a/b.html"), S("bytes")), "max-age=60");
    assert_str(cache_control(&t, S("assets/x.html"), S("bytes")), "max-age=60");
    assert_str(cache_control(&t, S("assets/x.1f0c3a9b.css"), S("bytes")),
               "no-store");
    assert_str(cache_control(&t, S("x.css"), S("bytes")), ASK);
    assert_str(cache_control(&t, S("sitemap.xml"), S("bytes")), ASK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_name),
        cmocka_unit_test(by_pattern),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
