// SPDX-License-Identifier: MIT
#include "base/source.h"

#include "base/arena.h"
#include "testing.h"

static void lines_know_their_place(void **state)
{
    (void)state;
    struct arena a = {0};
    struct source src = {.name = S("x"), .text = S("one\r\n\ntwo\rthree")};
    struct lines l = source_lines(&a, &src);
    assert_int_equal(l.n, 4);
    assert_str(l.v[0].text, "one");
    assert_str(l.v[1].text, "");
    assert_str(l.v[2].text, "two");
    assert_str(l.v[3].text, "three");
    assert_int_equal(l.v[3].line, 4);
    struct pos p = line_pos(&l.v[3], 2, 3);
    assert_int_equal(p.line, 4);
    assert_int_equal(p.col, 3);
    assert_int_equal(p.len, 3);
    arena_free(&a);
}

static void finding_a_line(void **state)
{
    (void)state;
    struct source src = {.name = S("x"), .text = S("a\nb\n")};
    assert_str(source_line(&src, 2), "b");
    assert_null(source_line(&src, 3).p);
}

static void finding_lines_in_order(void **state)
{
    (void)state;
    struct source src = {.name = S("x"), .text = S("a\nb\r\n\nd")};
    struct source other = {.name = S("y"), .text = src.text};
    struct source_cursor c = {0};
    const struct source again = {.name = S("a.rst"),
                                 .text = S("\ntwo\r\nthree")};
    assert_str(source_line_from(&c, &src, 2), "b");
    assert_str(source_line_from(&c, &src, 2), "b");
    assert_str(source_line_from(&c, &src, 4), "d");
    assert_str(source_line_from(&c, &src, 1), "a");
    assert_null(source_line_from(&c, &src, 5).p);
    assert_str(source_line_from(&c, &src, 3), "");
    assert_str(source_line_from(&c, &other, 1), "a");
    assert_null(source_line_from(&c, &other, 0).p);
    assert_str(source_line_from(&c, &other, 2), "b");
    for (int twice = 0; twice < 2; twice++) {
        assert_str(source_line_from(&c, &again, 1), "");
        assert_str(source_line_from(&c, &again, 2), "two");
        assert_str(source_line_from(&c, &again, 2), "two");
        assert_str(source_line_from(&c, &again, 3), "three");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_know_their_place),
        cmocka_unit_test(finding_a_line),
        cmocka_unit_test(finding_lines_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
