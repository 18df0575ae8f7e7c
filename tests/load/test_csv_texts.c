// SPDX-License-Identifier: MIT
#include "load/csv/csv_texts.h"

#include "base/buf.h"
#include "load/csv/read_csv.h"
#include "testing.h"

static struct frame *read_text(struct arena *a, struct source *src)
{
    struct diags d = {0};
    src->name = S("t.csv");
    const struct csv_how usual = csv_how_usual();
    struct frame *f = read_csv(a, &d, src, &usual);
    assert_non_null(f);
    diag_free(&d);
    return f;
}

/* The text of row i in a column: one of few, one of each row, or none. */
static str text_at(struct arena *a, size_t column, size_t i)
{
    if (column == 0)
        return str_fmt(a, "model-%zu", i * 7919 % 97);
    if (column == 1)
        return str_fmt(a, "run %zu", i);
    return i % 3 ? str_fmt(a, "%zu", i / 1000) : STR_NONE;
}

static void keeps_each_once(void **state)
{
    (void)state;
    enum { ROWS = 20000 };
    struct arena a = {0}, text = {0};
    struct buf b = {.a = &text};
    buf_puts(&b, "few,each,some,n\n");
    for (size_t i = 0; i < ROWS; i++)
        buf_printf(&b, "%.*s,%.*s,x%.*s,%zu\n", STR_ARG(text_at(&text, 0, i)),
                   STR_ARG(text_at(&text, 1, i)), STR_ARG(text_at(&text, 2, i)),
                   i);
    struct source src = {.text = buf_str(&b)};
    struct frame *f = read_text(&a, &src);
    assert_true(csv_texts_copy(&a, f, 2));
    memset(b.p, '?', b.n);
    for (size_t i = 0; i < ROWS; i++) {
        struct arena now = {0};
        assert_true(str_eq(f->columns[0]->s[i], text_at(&now, 0, i)));
        assert_true(str_eq(f->columns[1]->s[i], text_at(&now, 1, i)));
        assert_int_equal(f->columns[3]->i[i], i);
        arena_free(&now);
    }
    assert_str(f->columns[0]->name, "few");
    assert_str(f->columns[1]->origin->file.column, "each");
    assert_ptr_equal(f->columns[0]->s[0].p, f->columns[0]->s[97].p);
    assert_ptr_equal(f->columns[2]->s[1].p, f->columns[2]->s[2].p);
    arena_free(&a);
    arena_free(&text);
}

static void missing_ones_stay(void **state)
{
    (void)state;
    struct arena a = {0};
    struct source src = {.text = S("a,b\nx,1\n,2\nx,3\n")};
    struct frame *f = read_text(&a, &src);
    assert_true(csv_texts_copy(&a, f, 1));
    assert_str(f->columns[0]->s[0], "x");
    assert_null(f->columns[0]->s[1].p);
    assert_str(f->columns[0]->s[2], "x");
    arena_free(&a);
}

static void objects_are_left_alone(void **state)
{
    (void)state;
    struct arena a = {0};
    struct source src = {.text = S("a,b\nx,True\ny,\n")};
    struct frame *f = read_text(&a, &src);
    assert_int_equal(f->columns[1]->type, COLUMN_OBJECT);
    const char *before = f->columns[0]->s[0].p;
    assert_false(csv_texts_copy(&a, f, 1));
    assert_ptr_equal(f->columns[0]->s[0].p, before);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_each_once),
        cmocka_unit_test(missing_ones_stay),
        cmocka_unit_test(objects_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
