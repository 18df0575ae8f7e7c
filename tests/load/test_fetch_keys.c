// SPDX-License-Identifier: MIT
#include "config/fetch_keys.h"

#include "config/config.h"
#include "testing.h"

static struct arena a;

/* Returns the message on a perfpress.yaml with one entry; "" if it is valid. */
static str message(const char *entry)
{
    struct diags d = {0};
    struct source *src = NEW(&a, struct source);
    struct config c;
    src->name = S("perfpress.yaml");
    src->text = str_fmt(&a, "sources: [bench]\nfetch: [{%s}]\n", entry);
    bool ok = config_read(&a, &d, src, &c);
    assert_int_equal(ok, d.errors == 0);
    str text =
        d.n ? str_fmt(&a, "%.*s [%s]", STR_ARG(d.v[0].text), d.v[0].code->id)
            : S("");
    diag_free(&d);
    return text;
}

static void refuses(const char *entry, const char *part)
{
    str text = message(entry);
    if (str_find(text, str_c(part), 0) == STR_NPOS)
        fail_msg("%s: '%.*s' lacks '%s'", entry, STR_ARG(text), part);
}

#define QUERY "database: w, query: data/q.sql"

static void accepted(void **state)
{
    static const char *const ALL[] = {
        "to: data/x.csv, " QUERY,
        "to: data/a/x.csv.gz, database: W-1_a, query: bench/q.sql, key: a, "
        "parameters: [1, '2'], rows: 1, bytes: 4G, timeout: 1d, max_age: 30d, "
        "empty: true",
        "to: bench/, from: 's3://my-bucket/a/*.json'",
        "to: data/x.csv, from: 's3://my-bucket/a b.csv', bytes: 1K",
        "to: data/x.csv, from: 'https://example.com/x?a=1'",
        "to: data/x.csv, from: 'http://127.0.0.1:80/x', private: true",
        "to: data/x.csv, from: 'http://[::1]/x', private: true",
    };
    (void)state;
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        assert_str(message(ALL[i]), "");
}

static void refused(void **state)
{
    static const struct {
        const char *entry, *part;
    } ALL[] = {
        {QUERY, "'to' is missing"},
        {"to: data/x.csv", "'database' or 'from' is missing"},
        {"to: data/x.csv, from: 'https://h/x', " QUERY, "cannot be combined"},
        {"to: data/x.csv, database: w", "'query' is missing"},
        {"to: data/x.json, " QUERY, "written to a .csv or .csv.gz file"},
        {"to: data/x/, " QUERY, "written to a .csv or .csv.gz file"},
        {"to: data/x.csv, database: w, query: q.txt", "ends with .sql"},
        {"to: data/x.csv, database: w, query: ../q.sql", "inside the site"},
        {"to: x.csv, " QUERY, "must be in the folder 'data'"},
        {"to: data/../x.csv, " QUERY, "must be in the folder 'data'"},
        {"to: /data/x.csv, " QUERY, "inside the site"},
        {"to: data/.x.csv, " QUERY, "does not begin with a dot"},
        {"to: data/x.csv, database: '1', query: data/q.sql", "letters"},
        {"to: data/x.csv, database: 'a b', query: data/q.sql", "letters"},
        {"to: data/x.csv, database: 'postgres://h', query: data/q.sql",
         "[config-secret]"},
        {"to: data/x.csv, database: 'password=x', query: data/q.sql",
         "[config-secret]"},
        {"to: data/x.csv, from: 'https://u:p@h/x'", "[config-secret]"},
        {"to: data/x.csv, from: 's3://k@bucket/x'", "[config-secret]"},
        {"to: data/x.csv, from: 'ftp://h/x'", "the form s3://"},
        {"to: data/x.csv, from: 's3://B/x'", "the form s3://"},
        {"to: data/x.csv, from: 'https://h'", "the form s3://"},
        {"to: data/x.csv, from: 'https://h/a b'", "the form s3://"},
        {"to: data/x.csv, from: 'http://h/x', private: true", "https://"},
        {"to: data/x.csv, from: 'http://127.0.0.1/x'", "https://"},
        {"to: data/x.csv, from: 'http://127.0.0.1.evil.com/x', private: true",
         "https://"},
        {"to: data/x, from: 's3://bucket/*.json'", "end the path with '/'"},
        {"to: data/x/, from: 's3://bucket/a.json'", "needs a pattern"},
        {"to: data/x/, from: 'https://h/x'", "only be filled from a bucket"},
        {"to: data/x.csv, from: 'https://h/x', rows: 1",
         "'rows' is only allowed"},
        {"to: data/x.csv, private: true, " QUERY, "'private' is only allowed"},
        {"to: data/x.csv, bytes: 5G, " QUERY, "up to 4G"},
        {"to: data/x.csv, bytes: 0, " QUERY, "up to 4G"},
        {"to: data/x.csv, bytes: 9999999999G, " QUERY, "up to 4G"},
        {"to: data/x.csv, rows: 0, " QUERY, "number of rows"},
        {"to: data/x.csv, max_age: 30, " QUERY, "duration"},
        {"to: data/x.csv, nosuch: 1, " QUERY, "unknown key 'nosuch'"},
        {"to: data/x.csv, " QUERY "}, {to: data/x.csv, " QUERY,
         "it overlaps with the 'to' path of the entry on line 2"},
        {"to: data, from: 'https://h/x'",
         "must be a file or folder inside 'data'"},
        {"to: data/, from: 's3://bucket/*'",
         "must be a file or folder inside 'data', not that folder itself"},
        {"to: data/\u00e9.csv, " QUERY "}, {to: data/E\u0301.csv, " QUERY,
         "it overlaps with the 'to' path of the entry on line 2"},
        {"to: data/, from: 's3://bucket/*'}, {to: data/x.csv, " QUERY,
         "it overlaps with the 'to' path of the entry on line 2"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        refuses(ALL[i].entry, ALL[i].part);
}

static void variables(void **state)
{
    (void)state;
    assert_str(fetch_keys_variable(&a, S("warehouse")),
               "PERFPRESS_DATABASE_WAREHOUSE");
    assert_str(fetch_keys_variable(&a, S("My-db_2")),
               "PERFPRESS_DATABASE_MY_DB_2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(accepted),
        cmocka_unit_test(refused),
        cmocka_unit_test(variables),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    arena_free(&a);
    return failed;
}
