// SPDX-License-Identifier: MIT
#include "fetch/lock_write.h"

#include "base/vec.h"
#include "testing.h"

static struct arena a;

static struct snapshot example(str name)
{
    struct snapshot s = {
        .to = S("data/x.csv"),
        .sha256 = S("00000000000000000000000000000000"
                    "0123456789abcdef0123456789abcdef"),
        .rows = 7,
        .from = {.database = S("warehouse"),
                 .server = name,
                 .query = S("data/x.sql"),
                 .query_sha256 = S("00000000000000000000000000000000"
                                   "0123456789abcdef0123456789abcdef")},
        .fetched = S("2026-11-27T06:00:12Z")};
    vec_push(&a, &s.columns, (struct lock_column){name, LOCK_NUMBER});
    vec_push(&a, &s.key, name);
    vec_push(&a, &s.from.parameters, name);
    return s;
}

/* A name comes back as it was, wherever it is, and is written as before. */
static void comes_back(str name)
{
    struct snapshot s = example(name);
    struct diags d = {0};
    struct buf b = {.a = &a}, again = {.a = &a};
    struct lock lock;
    lock_write(&b, &s, 1);
    struct source src = {.name = S("perfpress.lock"), .text = buf_str(&b)};
    if (!lock_read(&a, &d, &src, &lock))
        fail_msg("refused: %.*s", STR_ARG(src.text));
    assert_int_equal(lock.n, 1);
    const struct snapshot *got = &lock.v[0];
    assert_true(str_eq(got->columns.v[0].name, name));
    assert_int_equal(got->columns.v[0].type, LOCK_NUMBER);
    assert_true(str_eq(got->key.v[0], name));
    assert_true(str_eq(got->from.parameters.v[0], name));
    assert_true(str_eq(got->from.server, name));
    assert_int_equal(got->rows, 7);
    lock_write(&again, lock.v, lock.n);
    assert_true(str_eq(buf_str(&again), buf_str(&b)));
    diag_free(&d);
}

static void names(void **state)
{
    static const char *const ALL[] = {"model",
                                      "p99 ms",
                                      "null",
                                      "~",
                                      "true",
                                      "2.20",
                                      "0x1f",
                                      "-1",
                                      "- a",
                                      "a: b",
                                      "a #b",
                                      "[x]",
                                      "{y}",
                                      "a,b",
                                      "'q'",
                                      "\"q\"",
                                      "\\n",
                                      "a\nb",
                                      "\ttab",
                                      " a",
                                      "a ",
                                      "&x",
                                      "*x",
                                      "!x",
                                      "|",
                                      ">",
                                      "%x",
                                      "@x",
                                      "`x`",
                                      "?",
                                      ":",
                                      "=",
                                      "<<",
                                      "...",
                                      "---",
                                      "\xc3\xa9t\xc3\xa9",
                                      "\xe2\x80\xa8line",
                                      "\xe2\x80\xae-bidi",
                                      "\xef\xbb\xbf mark",
                                      "\xc2\x85next",
                                      "\x7f",
                                      "\x01",
                                      "\xf0\x9f\x98\x80",
                                      "integer",
                                      "text text",
                                      "\xef\xbf\xbe"};
    (void)state;
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        comes_back(str_c(ALL[i]));
}

/* Every character of one to three bytes, alone. */
static void characters(void **state)
{
    (void)state;
    for (unsigned c = 1; c < 0x3000; c++) {
        struct buf b = {.a = &a};
        if (c == ' ' || (c >= '\t' && c <= '\r'))
            continue;
        buf_put_utf8(&b, c);
        comes_back(buf_end(&b));
    }
}

static void parts(void **state)
{
    struct buf b = {.a = &a};
    struct snapshot s = {.to = S("data/a.json"),
                         .sha256 = S("0f"),
                         .from = {.url = S("s3://bucket/a.json"),
                                  .pattern = S("s3://bucket/*.json"),
                                  .etag = S("\"x\"")},
                         .fetched = S("2026-11-27T06:00:12Z"),
                         .checked = S("2026-11-28")};
    (void)state;
    lock_write(&b, &s, 1);
    assert_str(buf_str(&b),
               "# Written by `perfpress fetch`. Commit it with the files that "
               "it lists.\n"
               "version: 1\n"
               "snapshots:\n"
               "  - to: data/a.json\n"
               "    sha256: 0f\n"
               "    from: {url: \"s3://bucket/a.json\", "
               "pattern: \"s3://bucket/*.json\", etag: \"\\\"x\\\"\"}\n"
               "    fetched: 2026-11-27T06:00:12Z\n"
               "    checked: 2026-11-28\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names),
        cmocka_unit_test(characters),
        cmocka_unit_test(parts),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    arena_free(&a);
    return failed;
}
