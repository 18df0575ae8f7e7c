// SPDX-License-Identifier: MIT
// Places of cells in texts with any line ends.
#include "lineage/place.h"

#include "base/diag.h"
#include "load/csv/read_csv.h"
#include "testing.h"

static struct arena a;
static struct diags d;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static const struct frame *read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("t.csv"), .text = str_c(text)};
    const struct csv_how usual = csv_how_usual();
    const struct frame *f = read_csv(&a, &d, src, &usual);
    assert_non_null(f);
    return f;
}

static void assert_place(const struct frame *f, size_t row, size_t column,
                         uint32_t line, uint32_t col)
{
    struct place_cache places = {.a = &a};
    struct pos at = place_of_cell(&places, f->columns[column], row);
    assert_int_equal(at.line, line);
    assert_int_equal(at.col, col);
}

static void line_ends(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "k,v\na,1\nb,2\nc,3", "k,v\r\na,1\r\nb,2\r\nc,3\r\n",
        "k,v\ra,1\rb,2\rc,3\r", "k,v\r\na,1\rb,2\nc,3\n"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const struct frame *f = read_text(texts[i]);
        assert_place(f, 0, 0, 2, 1);
        assert_place(f, 1, 1, 3, 3);
        assert_place(f, 2, 1, 4, 3);
    }
}

static void quotes_and_blank_lines(void **state)
{
    (void)state;
    const struct frame *f =
        read_text("\n\nk,v\r\n\r\n\"a, \"\"x\"\"\nb\",1\n\nc,\"2,0\"\n");
    assert_place(f, 0, 0, 5, 2);
    assert_place(f, 0, 1, 6, 4);
    assert_place(f, 1, 0, 8, 1);
    assert_place(f, 1, 1, 8, 4);
}

static void numbers(void **state)
{
    (void)state;
    struct place_cache places = {.a = &a};
    const struct frame *f = read_text("v,w\n2.20,\"3.10\"\r\n4.50,5.0\n");
    const char *const wanted[][2] = {{"2.20", "3.10"}, {"4.50", "5.0"}};
    for (size_t row = 0; row < 2; row++)
        for (size_t i = 0; i < 2; i++) {
            struct pos at = place_of_cell(&places, f->columns[i], row);
            assert_str(place_number(&places, at), wanted[row][i]);
        }
    assert_null(place_number(&places, (struct pos){0}).p);
}

static void rows(void **state)
{
    (void)state;
    const struct frame *f = read_text("k,v\na,1\nb,2\n");
    struct place_cache places = {.a = &a};
    const uint32_t taken[] = {1, 0};
    const struct frame *turned = frame_take(&a, f, taken, 2, NULL);
    assert_int_equal(place_of_row(&places, turned, 0).line, 3);
    const struct frame none = {.n = 2};
    assert_null(place_of_row(&places, &none, 0).src);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(line_ends, clear),
        cmocka_unit_test_teardown(quotes_and_blank_lines, clear),
        cmocka_unit_test_teardown(numbers, clear),
        cmocka_unit_test_teardown(rows, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
