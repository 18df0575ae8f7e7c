// SPDX-License-Identifier: MIT
#include "testing.h"

#include "parse/md/md_uri.h"

static void escapes(void **state)
{
    struct arena a = {0};
    (void)state;
    assert_str(md_uri_escape(&a, S("https://a.b/c?d=e&f#g%20h")),
               "https://a.b/c?d=e&f#g%20h");
    assert_str(md_uri_escape(&a, S("a b\"<>\\[]`\xc3\xa4")),
               "a%20b%22%3C%3E%5C%5B%5D%60%C3%A4");
    assert_str(md_uri_escape(&a, S("")), "");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(escapes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
