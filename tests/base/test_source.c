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

/* A tab in reStructuredText is blanks up to the next multiple of eight. */
static void columns_and_tabs(void **state)
{
    (void)state;
    struct source src = {.name = S("x"), .text = S("")};
    str line = S("a\t\xc3\xa4\tb");
    assert_int_equal(source_byte(&src, line, 3), 2);
    src.tabs = true;
    assert_int_equal(source_byte(&src, line, 1), 0);
    for (uint32_t col = 2; col <= 8; col++)
        assert_int_equal(source_byte(&src, line, col), 1);
    assert_int_equal(source_byte(&src, line, 9), 2);
    assert_int_equal(source_byte(&src, line, 10), 3);
    for (uint32_t col = 11; col <= 17; col++)
        assert_int_equal(source_byte(&src, line, col), 4);
    assert_int_equal(source_byte(&src, line, 18), 5);
    assert_int_equal(source_byte(&src, line, 20), 7);
    assert_int_equal(source_byte(&src, S("ab"), 2), 1);
}

/* Python's further line ends also end a line here, without a new line
   number. */
static void more_ends_of_lines(void **state)
{
    (void)state;
    struct arena a = {0};
    struct source src = {.name = S("x"),
                         .text = S("a\xe2\x80\xa8"
                                   "b\nc\n\xc2\x85"
                                   "d\x1c\n\xe2\x80\xaa\n"
                                   "\xe2\x80\xa9\xe2\x80\xa9"
                                   "e\n")};
    static const struct {
        const char *text;
        unsigned line, col;
    } WANTED[] = {{"a", 1, 1},
                  {"b", 1, 5},
                  {"c", 2, 1},
                  {"", 3, 1},
                  {"d", 3, 3},
                  {"", 3, 5},
                  {"\xe2\x80\xaa", 4, 1},
                  {"", 5, 1},
                  {"", 5, 4},
                  {"e", 5, 7}};
    struct lines l = source_split(&a, source_lines(&a, &src));
    assert_int_equal(l.n, sizeof WANTED / sizeof *WANTED);
    for (size_t i = 0; i < l.n; i++) {
        assert_str(l.v[i].text, WANTED[i].text);
        assert_int_equal(l.v[i].line, WANTED[i].line);
        assert_int_equal(l.v[i].col, WANTED[i].col);
    }
    struct source plain = {.name = S("x"), .text = S("a\nb\n")};
    struct lines all = source_lines(&a, &plain);
    assert_ptr_equal(source_split(&a, all).v, all.v);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_know_their_place),
        cmocka_unit_test(finding_a_line),
        cmocka_unit_test(finding_lines_in_order),
        cmocka_unit_test(columns_and_tabs),
        cmocka_unit_test(more_ends_of_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
