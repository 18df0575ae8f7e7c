// SPDX-License-Identifier: MIT
#include "fetch/clickhouse_sql.h"

#include "base/arena.h"
#include "testing.h"

static struct arena a;
static struct clickhouse_sql q;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static bool fill(const char *sql, size_t n)
{
    static str values[] = {S_INIT("it's \\"), S_INIT("$1"), S_INIT("")};
    struct strs list = {values, n, n};
    return clickhouse_sql_fill(&a, str_c(sql), &list, &q);
}

static void becomes(const char *sql, size_t n, const char *expected)
{
    if (!fill(sql, n))
        fail_msg("%s: %s", sql, q.why);
    assert_str(q.text, expected);
}

static void refuses(const char *sql, size_t n, size_t at, const char *why)
{
    assert_false(fill(sql, n));
    assert_int_equal(q.at, at);
    assert_non_null(strstr(q.why, why));
}

static void parameters(void **state)
{
    (void)state;
    becomes("SELECT 1", 0, "SELECT 1");
    becomes("a = $1", 1, "a = 'it\\'s \\\\'");
    becomes("$1$2,$3($1)", 3, "'it\\'s \\\\''$1',''('it\\'s \\\\')");
    becomes("'$2' \"$2\" `$2` $1", 1, "'$2' \"$2\" `$2` 'it\\'s \\\\'");
    becomes("'\\'$2' '''$2' $1", 1, "'\\'$2' '''$2' 'it\\'s \\\\'");
    becomes("/* $2 ' */ $1 -- $2 '\n# $2\n#!$2", 1,
            "/* $2 ' */ 'it\\'s \\\\' -- $2 '\n# $2\n#!$2");
    becomes("1 - -1 / 2 * $1", 1, "1 - -1 / 2 * 'it\\'s \\\\'");
    becomes("$$ $2 $$ $t$ $2 ' $t$ $1", 1,
            "$$ $2 $$ $t$ $2 ' $t$ 'it\\'s \\\\'");
    becomes("a$1", 1, "a'it\\'s \\\\'");
    becomes("SELECT 1; -- x\n ; ", 0, "SELECT 1");
    becomes("';' /* ; */", 0, "';' /* ; */");
}

static void faults(void **state)
{
    (void)state;
    refuses("x $1", 0, 2, "no value");
    refuses("x $2 $1", 1, 2, "no value");
    refuses("$0", 1, 0, "must begin");
    refuses("$", 1, 0, "must begin");
    refuses("$x", 1, 0, "must begin");
    refuses("$1a", 1, 0, "must begin");
    refuses("$99999999999999999999", 1, 0, "must begin");
    refuses("SELECT 1", 1, 0, "does not use all");
    refuses("SELECT 'a", 0, 7, "no end");
    refuses("SELECT 'a\\'", 0, 7, "no end");
    refuses("SELECT 'a''", 0, 7, "no end");
    refuses("SELECT `a", 0, 7, "no end");
    refuses("a /* b", 0, 2, "no end");
    refuses("SELECT 1; SELECT 2", 0, 8, "one statement");
    refuses("SELECT 1;;x", 0, 8, "one statement");
}

static void words(void **state)
{
    (void)state;
    refuses("SELECT 1 FORMAT JSON", 0, 9, "FORMAT");
    refuses("SELECT 1 format /* x */ JSON ;", 0, 9, "FORMAT");
    refuses("SELECT 1 FORMAT JSON SETTINGS a = 1, b='x'", 0, 9, "FORMAT");
    refuses("SELECT a GROUP BY a with /**/ totals", 0, 20, "WITH TOTALS");
    refuses("SELECT * FROM (SELECT a WITH TOTALS)", 0, 24, "WITH TOTALS");
    becomes("SELECT format FROM t", 0, "SELECT format FROM t");
    becomes("SELECT 1 AS format", 0, "SELECT 1 AS format");
    becomes("SELECT a AS format FROM t", 0, "SELECT a AS format FROM t");
    becomes("ORDER BY format DESC", 0, "ORDER BY format DESC");
    becomes("ORDER BY format LIMIT 5", 0, "ORDER BY format LIMIT 5");
    becomes("SELECT (SELECT 1 format a)", 0, "SELECT (SELECT 1 format a)");
    becomes("SELECT format(x)", 0, "SELECT format(x)");
}

static void settings(void **state)
{
    (void)state;
    refuses("x SETTINGS result_overflow_mode = 'break'", 0, 11, "cut results");
    refuses("x settings a=1 , -- x\n read_overflow_mode_leaf=1", 0, 23, "cut");
    refuses("(SELECT 1 SETTINGS a = 'x,y', limit=5)", 0, 30, "LIMIT instead");
    refuses("x SETTINGS a = {'x': ['y']}, offset = 5", 0, 29, "OFFSET");
    refuses("x SETTINGS a = -1.5e3, b=$1, extremes=1", 1, 29, "the form");
    refuses("x SETTINGS skip_unavailable_shards", 0, 11, "cut results");
    refuses("x SETTINGS a, skip_unavailable_shards = 1", 0, 14, "cut results");
    refuses("x SETTINGS `limit` = 1", 0, 11, "without quotes");
    refuses("x SETTINGS output_format_tsv_crlf_end_of_line=1", 0, 11, "form");
    refuses("x SETTINGS format_tsv_null_representation=''", 0, 11, "form");
    refuses("x SETTINGS additional_result_filter='0'", 0, 11, "cut results");
    becomes("x SETTINGS max_threads = 1, join_use_nulls = 1", 0,
            "x SETTINGS max_threads = 1, join_use_nulls = 1");
    becomes("SELECT * FROM settings LIMIT 5", 0,
            "SELECT * FROM settings LIMIT 5");
    becomes("SELECT settings, limit FROM t WHERE limit = 1", 0,
            "SELECT settings, limit FROM t WHERE limit = 1");
    becomes("(SELECT 1 SETTINGS a = 1) WHERE offset = 3", 0,
            "(SELECT 1 SETTINGS a = 1) WHERE offset = 3");
    becomes("SELECT settings", 0, "SELECT settings");
}

static void selects(void **state)
{
    static const char *const OTHERS[] = {"KILL QUERY WHERE 1",
                                         "kill query",
                                         "SHOW TABLES",
                                         "",
                                         "-- SELECT\nEXISTS t",
                                         "/* WITH */ DESCRIBE t",
                                         "'SELECT'",
                                         "SELECTS"};
    (void)state;
    assert_true(clickhouse_sql_selects(S("SELECT 1"), &q));
    assert_true(clickhouse_sql_selects(S("\n-- a\n ((select(1)))"), &q));
    assert_true(
        clickhouse_sql_selects(S("/* KILL */ with 1 AS a SELECT a"), &q));
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(clickhouse_sql_selects(str_c(OTHERS[i]), &q));
    assert_false(clickhouse_sql_selects(S("# SELECT\n KILL"), &q));
    assert_int_equal(q.at, 10);
}

static void offsets(void **state)
{
    (void)state;
    assert_true(fill("a $2 b $1 c", 2));
    assert_str(q.text, "a '$1' b 'it\\'s \\\\' c");
    assert_int_equal(clickhouse_sql_offset(&q, 0), 0);
    assert_int_equal(clickhouse_sql_offset(&q, 7), 5);
    assert_int_equal(clickhouse_sql_offset(&q, 20), 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(parameters, clear),
        cmocka_unit_test_teardown(faults, clear),
        cmocka_unit_test_teardown(words, clear),
        cmocka_unit_test_teardown(settings, clear),
        cmocka_unit_test_teardown(selects, clear),
        cmocka_unit_test_teardown(offsets, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
