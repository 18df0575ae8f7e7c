// SPDX-License-Identifier: MIT
#include "base/buf.h"

#include "testing.h"

static void writing(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf b = {.a = &a};
    assert_str(buf_str(&b), "");
    buf_puts(&b, "ab");
    buf_putc(&b, 'c');
    buf_printf(&b, "%03d|%s", 7, "x");
    buf_fill(&b, '-', 3);
    buf_put(&b, STR_NONE);
    assert_str(buf_str(&b), "abc007|x---");
    for (int i = 0; i < 10000; i++)
        buf_printf(&b, "%d", i % 10);
    assert_int_equal(b.n, 10011);
    arena_free(&a);
}

static void escaping(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf b = {.a = &a};
    buf_put_html(&b, S("<a href=\"x\">&amp; 'y'</a>"));
    assert_str(buf_str(&b),
               "&lt;a href=&quot;x&quot;&gt;&amp;amp; 'y'&lt;/a&gt;");
    arena_free(&a);
}

static void code_points(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf b = {.a = &a};
    buf_put_utf8(&b, 'A');
    buf_put_utf8(&b, 0xe9);
    buf_put_utf8(&b, 0x20ac);
    buf_put_utf8(&b, 0x1f600);
    assert_str(buf_str(&b), "A\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writing),
        cmocka_unit_test(escaping),
        cmocka_unit_test(code_points),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
