// SPDX-License-Identifier: MIT
#include "frame/write.h"

#include <math.h>

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static const struct frame *sample(void)
{
    static const struct origin origin = {.kind = ORIGIN_LITERAL};
    static const int64_t ints[] = {1, -20};
    static const double floats[] = {9.29, NAN};
    static const bool bools[] = {true, false};
    static const str texts[] = {S_INIT("a|\"b\"\n"), {0}};
    static const struct column columns[] = {
        {.name = S_INIT("n"),
         .type = COLUMN_INT,
         .n = 2,
         {.i = ints},
         .origin = &origin},
        {.name = S_INIT("x,y"),
         .type = COLUMN_FLOAT,
         .n = 2,
         {.f = floats},
         .origin = &origin},
        {.name = S_INIT("b"),
         .type = COLUMN_BOOL,
         .n = 2,
         {.b = bools},
         .origin = &origin},
        {.name = S_INIT("\xe6\xbc\xa2"),
         .type = COLUMN_STR,
         .n = 2,
         {.s = texts},
         .origin = &origin},
    };
    static const struct column *all[] = {&columns[0], &columns[1], &columns[2],
                                         &columns[3]};
    static const struct frame f = {.n = 2, .columns = all, .n_columns = 4};
    return &f;
}

static void writes(void (*put)(struct buf *, const struct frame *),
                   const char *want)
{
    struct buf b = {.a = &a};
    put(&b, sample());
    assert_str(buf_str(&b), want);
}

static void csv(void **state)
{
    (void)state;
    writes(write_csv, "n,\"x,y\",b,\xe6\xbc\xa2\n"
                      "1,9.29,True,\"a|\"\"b\"\"\n\"\n"
                      "-20,,False,\n");
}

/* A file holds the same bytes, however many threads make it. */
static void csv_files(void **state)
{
    (void)state;
    for (size_t n = 0; n < 120000; n = n * 3 + 1) {
        void *ints, *texts;
        const struct column *columns[] = {
            column_new(&a, S("i"), COLUMN_INT, n, &ints),
            column_new(&a, S("s"), COLUMN_STR, n, &texts)};
        const struct frame f = {.n = n, .columns = columns, .n_columns = 2};
        struct buf want = {.a = &a};
        for (size_t i = 0; i < n; i++) {
            ((int64_t *)ints)[i] = (int64_t)i * 7919;
            ((str *)texts)[i] = i % 5 ? S("text") : S("a,b");
        }
        write_csv(&want, &f);
        for (size_t workers = 1; workers <= 40; workers = workers * 2 + 1) {
            char *got = NULL;
            size_t size = 0;
            FILE *out = open_memstream(&got, &size);
            assert_non_null(out);
            assert_true(write_csv_file(out, &f, workers));
            fclose(out);
            assert_int_equal(size, want.n);
            assert_memory_equal(got, want.p, size);
            free(got);
        }
    }
}

static void json(void **state)
{
    (void)state;
    writes(write_json, "[{\"n\": 1, \"x,y\": 9.29, \"b\": true, "
                       "\"\xe6\xbc\xa2\": \"a|\\\"b\\\"\\n\"},\n"
                       " {\"n\": -20, \"x,y\": null, \"b\": false, "
                       "\"\xe6\xbc\xa2\": null}]\n");
    writes(write_json_rows, "[[1, 9.29, true, \"a|\\\"b\\\"\\n\"],\n"
                            " [-20, null, false, null]]\n");
}

static void markdown(void **state)
{
    (void)state;
    writes(write_markdown, "|   n |  x,y | b     | \xe6\xbc\xa2      |\n"
                           "| --: | ---: | ----- | ------- |\n"
                           "|   1 | 9.29 | True  | a\\|\"b\"  |\n"
                           "| -20 |      | False |         |\n");
}

static void text(void **state)
{
    (void)state;
    writes(write_text, "  n   x,y  b      \xe6\xbc\xa2\n"
                       "  1  9.29  True   a|\"b\" \n"
                       "-20        False  \n");
}

#define CASE(f) cmocka_unit_test_teardown(f, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {CASE(csv), CASE(csv_files), CASE(json),
                                       CASE(markdown), CASE(text)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
