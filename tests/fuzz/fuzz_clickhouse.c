// SPDX-License-Identifier: MIT
// Any bytes as an answer of ClickHouse, in parts of any size, as a query with
// parameters, and as an address: the parts change nothing, literals stay
// literals, and no message has a part of the address.
#include "fetch/clickhouse_rows.h"
#include "fetch/clickhouse_sql.h"
#include "fetch/server_url.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void must(bool fine)
{
    if (!fine)
        __builtin_trap();
}

static bool put_columns(void *data, const struct lock_column *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        buf_printf(data, "[%.*s %u]", STR_ARG(v[i].name), v[i].type);
    return true;
}

static bool put_row(void *data, const str *cells, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        buf_put(data, cells[i].p ? S("|") : S("-"));
        buf_put(data, cells[i]);
    }
    return true;
}

/* Returns what the receiver got, and the first report. */
static str read_answer(struct arena *a, str answer, size_t part)
{
    struct buf got = {.a = a};
    struct diags d = {0};
    struct source sql = {S("q.sql"), .text = S("SELECT 1")};
    struct fetch_key key = {.rows = 50, .bytes = 1000, .seconds = 60};
    struct fetch_query q = {.key = &key, .sql = &sql};
    struct fetch_rows out = {&got, put_columns, put_row};
    struct receive in;
    struct clickhouse_rows rows;
    bool good = true;
    receive_start(&in, a, &d, &q, &out);
    clickhouse_rows_start(&rows, &in);
    for (size_t at = 0; good && at < answer.n; at += part)
        good = clickhouse_rows_put(&rows, str_slice(answer, at, at + part));
    good = good && clickhouse_rows_end(&rows);
    must(rows.failed == (d.n > 0) && d.n <= 1);
    must(!good || !rows.failed);
    must(good || rows.failed || rows.exception.n);
    if (d.n)
        buf_put(&got, d.v[0].text);
    clickhouse_rows_free(&rows);
    diag_free(&d);
    return buf_str(&got);
}

/* A value that looks like SQL stays inside of its literal: a second pass finds
   no parameter. */
static void fill_query(struct arena *a, str sql)
{
    str values[] = {S("it's \\ $9"), S("\\'; DROP /* $9")};
    struct strs list = {values, 2, 2}, none = {0};
    struct clickhouse_sql once, twice;
    if (!clickhouse_sql_fill(a, sql, &list, &once)) {
        must(once.why && once.at <= sql.n);
        return;
    }
    must(clickhouse_sql_fill(a, once.text, &none, &twice));
    must(str_eq(twice.text, once.text));
    for (size_t i = 0, last = 0; i <= once.text.n; i++) {
        size_t at = clickhouse_sql_offset(&once, i);
        must(i == 0 || at + once.text.n >= last);
        last = at;
    }
}

static void hide(struct arena *a, str url)
{
    struct secrets s = {0};
    struct server_url u;
    server_url_secrets(a, url, &s);
    if (server_url_read(a, url, &u))
        return;
    must(u.host.n);
    str text =
        str_fmt(a, "a \"%.*s\" (%.*s) b", STR_ARG(u.password), STR_ARG(u.host));
    str shown = secrets_hide(a, &s, str_slice(text, 0, 400));
    if (u.password.n > 8 && text.n < 400)
        must(str_find(shown, u.password, 0) == STR_NPOS);
    secrets_hide_names(a, &s, url);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    str input = {(const char *)data, size};
    fill_query(&a, input);
    hide(&a, input);
    if (size) {
        str answer = str_from(input, 1);
        str whole = read_answer(&a, answer, answer.n + 1);
        must(str_eq(whole, read_answer(&a, answer, 1 + data[0] % 16)));
    }
    arena_free(&a);
    return 0;
}
