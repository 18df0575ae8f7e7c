// SPDX-License-Identifier: MIT
// What ClickHouse should never say, said by a server of the test's own.
#include "fetch/clickhouse.h"

#include "base/buf.h"
#include "canned.h"
#include "fetch/clickhouse_rows.h"

static struct arena a;
static struct diags d;
static struct canned server;
static struct buf got;
static size_t n_rows;
static struct fetch_key key;
static const char *sql;

static int clear(void **state)
{
    (void)state;
    diag_free(&d);
    arena_free(&a);
    got = (struct buf){.a = &a};
    n_rows = 0;
    server = (struct canned){0};
    sql = "SELECT 1";
    key = (struct fetch_key){
        .database = S("x"), .rows = 100, .bytes = 10000, .seconds = 20};
    return 0;
}

static bool columns(void *data, const struct lock_column *v, size_t n)
{
    (void)data;
    for (size_t i = 0; i < n; i++)
        buf_printf(&got, "%.*s %.*s;", STR_ARG(v[i].name),
                   STR_ARG(LOCK_TYPES[v[i].type]));
    return true;
}

static bool row(void *data, const str *cells, size_t n)
{
    (void)data;
    n_rows++;
    for (size_t i = 0; i < n; i++)
        buf_printf(&got, "%.*s,", STR_ARG(cells[i].p ? cells[i] : S("NULL")));
    return true;
}

/* An answer with its length, or a wrong one. */
static const char *answer(const char *status, const char *body, int more)
{
    return str_dupz(&a, str_fmt(&a,
                                "HTTP/1.1 %s\r\nConnection: close\r\n"
                                "Content-Length: %zu\r\n\r\n%s",
                                status, strlen(body) + (size_t)more, body));
}

static str run(void)
{
    struct source text = {S("q.sql"), .text = str_c(sql)};
    struct fetch_query q = {.key = &key, .sql = &text};
    struct fetch_rows out = {NULL, columns, row};
    got = (struct buf){.a = &a};
    server.requests = 0;
    canned_start(&server);
    q.address =
        str_fmt(&a, "clickhouse://hans:Geheim@127.0.0.1:%u", server.port);
    str version = clickhouse_run(&a, &d, &q, &out);
    canned_stop(&server);
    for (size_t i = 0; i < d.n; i++)
        assert_null(strstr(str_dupz(&a, d.v[i].text), "Geheim"));
    return version;
}

/* The query's answer, after one with a version. */
static void answers(const char *status, const char *body, int more)
{
    server.answers[0] = answer("200 OK", "23.8.1.1\n", 0);
    server.answers[1] = answer("200 OK", "", 0); /* of settings */
    server.answers[2] = answer(status, body, more);
}

static void says(const char *code, const char *text)
{
    assert_null(run().p);
    assert_int_equal(d.n, 1);
    assert_string_equal(d.v[0].code->id, code);
    if (!strstr(str_dupz(&a, d.v[0].text), text))
        fail_msg("%.*s: not %s", STR_ARG(d.v[0].text), text);
    diag_free(&d);
}

static void whole_answer(void **state)
{
    (void)state;
    answers(
        "200 OK",
        "a\tb\\tc\tBool\tl\n"
        "Int256\tLowCardinality(Nullable(String))\tNullable(Bool)\t"
        "SimpleAggregateFunction(sum, Float64)\n"
        "-1\t\\N\ttrue\tnan\n2\t\t\\N\t1e-7\n3\tx\\'\\x41\\q\tfalse\t-inf\n",
        0);
    assert_str(run(), "ClickHouse 23.8.1.1");
    assert_str(buf_str(&got),
               "a integer;b\tc text;Bool boolean;l number;"
               "-1,NULL,True,NaN,2,,NULL,1e-7,3,x'Aq,False,-inf,");
    assert_non_null(strstr(server.last, "X-ClickHouse-User: hans"));
    assert_non_null(strstr(server.last, "X-ClickHouse-Key: Geheim"));
    assert_non_null(strstr(server.last, "&readonly=2&max_execution_time=20"
                                        "&max_result_rows=100"));
    assert_non_null(strstr(server.last, "wait_end_of_query=1"));
    assert_null(strstr(server.last, "?Geheim"));
}

static void empty_rows(void **state)
{
    (void)state;
    answers("200 OK", "a\nString\n\n\nx\n\n", 0);
    assert_true(run().p);
    assert_str(buf_str(&got), "a text;,,x,,");
}

static void other_servers(void **state)
{
    (void)state;
    server.answers[0] = answer("200 OK", "<html>Welcome</html>", 0);
    says("fetch-server", "not ClickHouse's HTTP interface");
    server.answers[0] = answer("404 Not Found", "<html>hans is away", 0);
    says("fetch-server", "status 404: <html>*** is away");
    server.answers[0] =
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n"
        "Content-Length: 0\r\n\r\n";
    says("fetch-server", "status 302");
    assert_int_equal(server.requests, 1);
    server.answers[0] = "no HTTP at all\n\n";
    says("fetch-server", "HTTP/0.9");
    answers("200 OK", "<html>\n<p>\n", 0);
    says("fetch-server", "TabSeparatedWithNamesAndTypes");
    answers("200 OK", "a\tb\nString\n", 0);
    says("fetch-server", "TabSeparatedWithNamesAndTypes");
    answers("200 OK", "a\nString\tString\n", 0);
    says("fetch-server", "TabSeparatedWithNamesAndTypes");
}

static void cut_off(void **state)
{
    (void)state;
    answers("200 OK", "a\nString\nx\ny", 0);
    says("fetch-server", "in the middle of a row");
    answers("200 OK", "a\nString\nx\n", 5);
    says("fetch-server", "");
    answers("200 OK", "", 0);
    says("fetch-query", "returns no columns");
    answers("200 OK", "a\n", 0);
    says("fetch-query", "returns no columns");
    server.answers[2] = CANNED("200 OK", "", "a\nString\nx\n");
    says("fetch-server", "does not state its length");
    server.answers[2] = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n"
                        "Connection: close\r\n\r\n"
                        "b\r\na\nString\nx\n\r\n";
    says("fetch-server", "");
}

/* Exceptions that come behind rows are never data. */
static void late_exceptions(void **state)
{
    (void)state;
    answers("200 OK",
            "a\nString\nx\nCode: 395, e.displayText() = DB::Exception: Bad, "
            "e.what() = DB::Exception\n",
            0);
    says("fetch-query", "Bad (ClickHouse code 395)");
    assert_str(buf_str(&got), "a text;x,");
    answers("200 OK",
            "a\nString\nx\npartCode: 395. DB::Exception: Bad. (BAD) (version "
            "23.8.1.1)\n",
            0);
    says("fetch-query", "Bad. (BAD) (ClickHouse code 395)");
    assert_str(buf_str(&got), "a text;x,");
    answers("200 OK",
            "a\tb\nString\tInt8\nx\t1\nCode: 241. DB::Exception: Memory "
            "limit\nin two lines",
            0);
    says("fetch-server", "Memory limit in two lines (ClickHouse code 241)");
    answers("200 OK",
            "a\nString\nx\n__exception__\r\nabcdef\r\nCode: 159. "
            "DB::Exception: Timeout. (TIMEOUT)\n",
            0);
    says("fetch-limit", "took longer than 20 s");
    answers("200 OK",
            "a\nString\nCode: 12, or so\nCode: 1, e.displayText() is text\nz\n",
            0);
    says("fetch-query", "code 1");
    answers("200 OK", "a\nString\nCode: 12, or so\nCode: 1. Db\n", 0);
    assert_true(run().p);
}

static void wrong_cells(void **state)
{
    (void)state;
    answers("200 OK", "a\tb\nString\tInt8\nx\t1\ny\n", 0);
    says("fetch-server", "row 2 of its answer is malformed");
    answers("200 OK", "a\tb\nString\tInt8\nx\t1\t2\n", 0);
    says("fetch-server", "row 1 of its answer is malformed");
    answers("200 OK", "a\nInt8\n1\n1.5\n", 0);
    says("fetch-type", "row 2: 'a' is not an integer");
    answers("200 OK", "a\nFloat64\n1e\n", 0);
    says("fetch-type", "row 1: 'a' is not a number");
    answers("200 OK", "a\nBool\n1\n", 0);
    says("fetch-type", "row 1: 'a' is not a boolean");
    answers("200 OK", "a\nString\nx\\0y\n", 0);
    says("fetch-type", "row 1: 'a' is not text in UTF-8");
    answers("200 OK", "a\nString\nx\xff\n", 0);
    says("fetch-type", "row 1: 'a' is not text in UTF-8");
    answers("200 OK", "\xff\nString\n", 0);
    says("fetch-query", "name of column 1 is not UTF-8");
    answers("200 OK", "a\nMap(String, Array(Int8))\n", 0);
    says("fetch-type",
         "cannot read column 'a': its type is Map(String, Array(Int8))");
    answers("200 OK", "a\ta\nInt8\tInt8\n", 0);
    says("fetch-query", "two columns have the name 'a'");
    answers("200 OK", "a\t\nInt8\tInt8\n", 0);
    says("fetch-query", "column 2 has no name");
}

/* A cell without end uses no more memory than the limit allows. */
static void huge_cell(void **state)
{
    (void)state;
    server.answers[0] = answer("200 OK", "23.8.1.1\n", 0);
    server.answers[1] = answer("200 OK", "", 0);
    server.answers[2] = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"
                        "a\nString\nx\n";
    server.flood = (size_t)1 << 30;
    server.answers[0] = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n"
                        "Connection: close\r\n\r\n23.8.1.1\n";
    says("fetch-limit", "more than 10000 bytes");
}

/* Settings that the server does not know, or the user may not change. */
static void fewer_settings(void **state)
{
    (void)state;
    const char *unknown =
        answer("500 Error", "Code: 115. DB::Exception: Unknown setting x\n", 0);
    const char *readonly = answer(
        "500 Error", "Code: 164, e.displayText() = DB::Exception: no\n", 0);
    const char *version = answer("200 OK", "18.1\n", 0);
    const char *rows = answer("200 OK", "a\nInt8\n1\n", 0);
    memcpy(server.answers,
           (const char *[]){unknown, version, answer("200 OK", "", 0), rows},
           4 * sizeof rows);
    assert_str(run(), "ClickHouse 18.1");
    assert_non_null(strstr(server.last, "readonly=2 "));
    server = (struct canned){
        .answers = {readonly, version, answer("200 OK", "extremes\n", 0)}};
    says("fetch-server", "'extremes' can cut results off");
    assert_null(strstr(server.last, "readonly=2"));
    server = (struct canned){.answers = {readonly}};
    says("fetch-server", "(ClickHouse code 164)");
    assert_int_equal(server.requests, 2);
}

static void positions(void **state)
{
    (void)state;
    static str values[] = {S_INIT("four")};
    key.parameters = (struct strs){values, 1, 1};
    sql = "SELECT $1\n, x froom";
    answers("400 Bad Request",
            "Code: 62. DB::Exception: Syntax error: failed at position 19 "
            "('froom') (line 2, col 5): froom. Expected FROM. (SYNTAX_ERROR) "
            "(version 23.8.1.1 (official build))\n",
            0);
    says("fetch-query", "Syntax error: froom. Expected FROM. (SYNTAX_ERROR) "
                        "(ClickHouse code 62)");
    run();
    assert_int_equal(d.v[0].line, 2);
    assert_int_equal(d.v[0].col, 5);
}

static void nul_characters(void **state)
{
    (void)state;
    static str values[] = {S_INIT("a\0b")};
    server.answers[0] = answer("200 OK", "23.8.1.1\n", 0);
    key.parameters = (struct strs){values, 1, 1};
    says("fetch-query", "parameter 1 has a NUL character");
    assert_int_equal(server.requests, 0);
}

static void types(void **state)
{
    (void)state;
    unsigned type;
    bool padded;
    assert_true(
        clickhouse_rows_type(S("DateTime64(3, 'UTC')"), &type, &padded));
    assert_int_equal(type, LOCK_TEXT);
    assert_true(
        clickhouse_rows_type(S("Nullable(Decimal(9, 2))"), &type, &padded));
    assert_int_equal(type, LOCK_NUMBER);
    assert_true(clickhouse_rows_type(S("FixedString(3)"), &type, &padded));
    assert_true(padded);
    assert_true(clickhouse_rows_type(S("IntervalDay"), &type, &padded));
    assert_false(clickhouse_rows_type(S("Array(Int8)"), &type, &padded));
    assert_false(clickhouse_rows_type(S("Nullable("), &type, &padded));
    assert_false(clickhouse_rows_type(S(""), &type, &padded));
    assert_false(clickhouse_rows_type(S("LowCardinality(Tuple(a Int8))"), &type,
                                      &padded));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(whole_answer, clear),
        cmocka_unit_test_teardown(empty_rows, clear),
        cmocka_unit_test_teardown(other_servers, clear),
        cmocka_unit_test_teardown(cut_off, clear),
        cmocka_unit_test_teardown(late_exceptions, clear),
        cmocka_unit_test_teardown(wrong_cells, clear),
        cmocka_unit_test_teardown(huge_cell, clear),
        cmocka_unit_test_teardown(fewer_settings, clear),
        cmocka_unit_test_teardown(positions, clear),
        cmocka_unit_test_teardown(nul_characters, clear),
        cmocka_unit_test_teardown(types, clear),
    };
    clear(NULL);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
