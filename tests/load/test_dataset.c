// SPDX-License-Identifier: MIT
#include "load/dataset.h"
#include "load/site.h"

#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/data.h"
#include "base/path.h"
#include "base/pool.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct site site;
static str root;

static void put(const char *path, const char *text)
{
    FILE *f = fopen(str_dupz(&a, path_join(&a, root, str_c(path))), "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

/* A site with content/ and data/, not yet loaded. */
static int set_up(void **state)
{
    (void)state;
    char name[] = "/tmp/perfpress-test-XXXXXX";
    if (!mkdtemp(name))
        return -1;
    root = str_dup(&a, str_c(name));
    mkdir(str_dupz(&a, path_join(&a, root, S("content"))), 0777);
    mkdir(str_dupz(&a, path_join(&a, root, S("data"))), 0777);
    put("perfpress.yaml", "title: T\n");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    str command = str_fmt(&a, "rm -rf '%.*s'", STR_ARG(root));
    int status = system(command.p);
    site_free(&site);
    diag_free(&d);
    arena_free(&a);
    return status;
}

static const struct frame *reads(const char *path)
{
    size_t size = 0;
    return dataset_read(&site, &a, &d, str_c(path), (struct pos){0}, &size);
}

static void shares_what_is_read_again(void **state)
{
    (void)state;
    put("data/a.csv", "x,y\n1,b\n");
    put("data/b.csv", "x\n2\n");
    assert_true(site_load(&site, root, &d));
    const struct frame *first = reads("data/a.csv");
    const struct frame *second = reads("data/a.csv");
    assert_non_null(first);
    assert_ptr_not_equal(first, second);
    assert_ptr_equal(reads("data/a.csv"), second);
    assert_int_equal(second->columns[0]->i[0], 1);
    assert_str(second->columns[1]->s[0], "b");
    assert_int_equal(reads("data/b.csv")->columns[0]->i[0], 2);
    assert_int_equal(d.n, 0);
}

static void keeps_texts_that_the_schema_has(void **state)
{
    (void)state;
    put("data/v.csv", "v,w,n\n2.20,2.20,\nNA,1,2\n\"3\",2,3\n");
    put("data/v.schema.yaml", "fields:\n- {name: v, type: string}\n"
                              "- {name: w, type: number}\n"
                              "- {name: gone, type: string}\n");
    assert_true(site_load(&site, root, &d));
    for (size_t i = 0; i < 3; i++) {
        const struct frame *f = reads("data/v.csv");
        assert_int_equal(f->columns[0]->type, COLUMN_STR);
        assert_str(f->columns[0]->s[0], "2.20");
        assert_null(f->columns[0]->s[1].p);
        assert_str(f->columns[0]->s[2], "3");
        assert_int_equal(f->columns[1]->type, COLUMN_FLOAT);
        assert_int_equal(f->columns[2]->type, COLUMN_FLOAT);
    }
    assert_int_equal(d.n, 0);
    assert_int_equal(dataset_schema(&site, &d, S("data/v.csv"))->fields.n, 3);
    assert_null(dataset_schema(&site, &d, S("data/none.csv")));
}

static void tells_of_a_schema_once(void **state)
{
    (void)state;
    put("data/v.csv", "v\n1\n");
    put("data/v.schema.yaml", "field: []\n");
    assert_true(site_load(&site, root, &d));
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(reads("data/v.csv")->columns[0]->i[0], 1);
        assert_null(dataset_schema(&site, &d, S("data/v.csv")));
    }
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_SCHEMA_KEY);
}

static const struct frame *table(const char *path)
{
    dataset_settle(&site, str_c(path));
    return dataset_table(&site, &a, &d, str_c(path));
}

static void gives_tables_to_checks(void **state)
{
    (void)state;
    put("data/once.csv", "x\n1\n");
    put("data/twice.csv", "x\n1\n");
    put("data/other.csv", "x\n1\n");
    put("data/ragged.csv", "x\n1,2\n");
    put("data/noted.csv", "x\n3\n");
    assert_true(site_load(&site, root, &d));
    const struct frame *once = reads("data/once.csv");
    assert_ptr_equal(table("data/once.csv"), once);
    reads("data/twice.csv");
    const struct frame *twice = reads("data/twice.csv");
    assert_ptr_equal(table("data/twice.csv"), twice);
    assert_null(table("data/other.csv"));
    dataset_note_table(&site, S("data/noted.csv"));
    dataset_note_table(&site, S("data/ragged.csv"));
    assert_int_equal(table("data/noted.csv")->columns[0]->i[0], 3);
    assert_null(table("data/ragged.csv"));
    reads("data/other.csv"); /* by a check, into what lives no longer */
    assert_null(dataset_table(&site, &a, &d, S("data/other.csv")));
    assert_int_equal(d.n, 0);
}

/* Every reader receives the messages, as if it were the only one. */
static void tells_faults_each_time(void **state)
{
    (void)state;
    put("data/bad.csv", "x,y\n1\n");
    assert_true(site_load(&site, root, &d));
    for (size_t i = 1; i <= 3; i++) {
        assert_null(reads("data/bad.csv"));
        assert_int_equal(d.n, i);
        assert_int_equal(d.errors, i);
        assert_str(d.v[i - 1].file, "data/bad.csv");
        assert_int_equal(d.v[i - 1].line, 2);
    }
}

static void tells_warnings_each_time(void **state)
{
    (void)state;
    put("data/stray.csv", "x\na\"b\n");
    assert_true(site_load(&site, root, &d));
    for (size_t i = 1; i <= 3; i++) {
        assert_non_null(reads("data/stray.csv"));
        assert_int_equal(d.warnings, i);
    }
}

static void missing_file(void **state)
{
    (void)state;
    put("data/a.csv", "x\n1\n");
    assert_true(site_load(&site, root, &d));
    unlink(str_dupz(&a, path_join(&a, root, S("data/a.csv"))));
    for (size_t i = 1; i <= 3; i++) {
        assert_null(reads("data/a.csv"));
        assert_null(reads("data/none.csv"));
        assert_int_equal(d.errors, 2 * i);
    }
}

/* ---- threads ---- */

enum { ITEMS = 400, WORKERS = 4 };

struct readers {
    struct arena arena[WORKERS];
    struct diags diags[WORKERS];
    long sums[ITEMS];
};

static void read_one(void *data, size_t item, size_t worker)
{
    struct readers *r = data;
    size_t size;
    const struct frame *f = dataset_read(
        &site, &r->arena[worker], &r->diags[worker],
        item % 2 ? S("data/a.csv") : S("data/b.csv"), (struct pos){0}, &size);
    for (size_t i = 0; f && i < f->n; i++)
        r->sums[item] += f->columns[0]->i[i];
}

static void many_threads(void **state)
{
    (void)state;
    struct readers r = {0};
    put("data/a.csv", "x\n1\n2\n3\n");
    put("data/b.csv", "x\n10\n20\n");
    assert_true(site_load(&site, root, &d));
    pool_run(WORKERS, ITEMS, read_one, &r);
    for (size_t i = 0; i < ITEMS; i++)
        assert_int_equal(r.sums[i], i % 2 ? 6 : 30);
    for (size_t i = 0; i < WORKERS; i++) {
        arena_free(&r.arena[i]);
        diag_free(&r.diags[i]);
    }
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(shares_what_is_read_again),
        CASE(keeps_texts_that_the_schema_has),
        CASE(tells_of_a_schema_once),
        CASE(gives_tables_to_checks),
        CASE(tells_faults_each_time),
        CASE(tells_warnings_each_time),
        CASE(missing_file),
        CASE(many_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
