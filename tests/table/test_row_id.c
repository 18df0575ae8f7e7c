// SPDX-License-Identifier: MIT
// The names of rows, and the columns that they are made of.
#include "table/row_id.h"

#include "base/buf.h"
#include "testing.h"

enum { ROWS = 4 };

/* A frame as if read from a file: Model, Size, Rate. */
static struct frame_table *table(struct arena *a, const char *const *models,
                                 const char *const *sizes, const int *rates)
{
    static const char *const NAMES[] = {"Model", "Size", "Rate"};
    static const bool NUMERIC[] = {false, false, true};
    struct frame_table *t = NEW(a, struct frame_table);
    struct frame *f = NEW(a, struct frame);
    const struct column **v = NEW_N(a, const struct column *, 3);
    for (size_t k = 0; k < 3; k++) {
        struct origin *o = NEW(a, struct origin);
        void *cells;
        struct column *c = column_new(
            a, str_c(NAMES[k]), k == 2 ? COLUMN_INT : COLUMN_STR, ROWS, &cells);
        for (size_t i = 0; i < ROWS; i++) {
            if (k == 2)
                ((int64_t *)cells)[i] = rates[i];
            else
                ((str *)cells)[i] = str_c((k ? sizes : models)[i]);
        }
        o->kind = ORIGIN_FILE;
        o->file.column = c->name;
        c->origin = o;
        v[k] = c;
    }
    *f = (struct frame){.n = ROWS, .columns = v, .n_columns = 3};
    *t = (struct frame_table){.frame = f, .numeric = NUMERIC};
    return t;
}

/* The names, and how many columns they are of. */
static str names(struct arena *a, struct frame_table *t,
                 const struct strs *primary)
{
    struct buf b = {.a = a};
    row_id_set(a, t, primary);
    for (size_t i = 0; i < ROWS; i++)
        buf_printf(&b, "%.*s ", STR_ARG(t->row_ids[i]));
    buf_printf(&b, "of %zu", t->n_keys);
    return buf_str(&b);
}

static const struct strs NONE = {0};
static const int RATES[] = {1, 2, 3, 4}, SAME[] = {7, 7, 7, 7};
static const char *const ONE[] = {"x", "x", "x", "x"};

static void of_the_first_text(void **state)
{
    struct arena a = {0};
    const char *models[] = {"T5 \"xl\"", "8 bit", "b", "a/b"};
    (void)state;
    assert_str(names(&a, table(&a, models, ONE, RATES), &NONE),
               "t5-xl 8-bit b a-b of 1");
    assert_str(names(&a, table(&a, ONE, models, RATES), &NONE),
               "x-t5-xl x-8-bit x-b x-a-b of 2");
    arena_free(&a);
}

static void of_all_scripts(void **state)
{
    struct arena a = {0};
    const char *models[] = {"\u65e5\u672c", "\u041b\u0410\u043c\u0430 2",
                            "\u00c9t\u00e9 \u2013 Stra\u00dfe", "\U0001f680"};
    const char *more[] = {"-\u249c-", "--b", "\u30e2\u30c7\u30eb", "B-"};
    (void)state;
    assert_str(names(&a, table(&a, models, ONE, RATES), &NONE),
               "\u65e5\u672c \u043b\u0430\u043c\u0430-2 ete-strasze row of 1");
    assert_str(names(&a, table(&a, more, ONE, RATES), &NONE),
               "a-1 b-2 \u30e2\u30c7\u30eb-3 b-4 of 2");
    arena_free(&a);
}

static void of_several_columns(void **state)
{
    struct arena a = {0};
    const char *models[] = {"a", "a", "b", "b"};
    const char *sizes[] = {"s", "l", "s", "s"};
    (void)state;
    assert_str(names(&a, table(&a, models, sizes, RATES), &NONE),
               "a-s-1 a-l-2 b-s-3 b-s-4 of 3");
    assert_str(names(&a, table(&a, models, sizes, SAME), &NONE),
               "a-s a-l b-s b-s-2 of 2");
    arena_free(&a);
}

static void of_a_primary_key(void **state)
{
    struct arena a = {0};
    const char *models[] = {"a", "b", "c", "d"};
    const char *sizes[] = {"s", "l", "", "m"};
    struct strs key = {.v = (str[]){S("Size"), S("Rate")}, .n = 2};
    struct strs other = {.v = (str[]){S("Size"), S("Nodes")}, .n = 2};
    (void)state;
    assert_str(names(&a, table(&a, models, sizes, SAME), &key),
               "s-7 l-7 7 m-7 of 2");
    assert_str(names(&a, table(&a, models, sizes, SAME), &other),
               "a b c d of 1");
    arena_free(&a);
}

static void of_nothing(void **state)
{
    struct arena a = {0};
    const char *models[] = {"-", "--", "", "%"};
    (void)state;
    assert_str(names(&a, table(&a, models, models, SAME), &NONE),
               "row row-2 row-3 row-4 of 1");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_the_first_text),
        cmocka_unit_test(of_all_scripts),
        cmocka_unit_test(of_several_columns),
        cmocka_unit_test(of_a_primary_key),
        cmocka_unit_test(of_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
