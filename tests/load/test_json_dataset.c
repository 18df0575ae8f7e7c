// SPDX-License-Identifier: MIT
#include "load/json/json_dataset.h"

#include "base/codes/files.h"
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

static void knows_names(void **state)
{
    (void)state;
    assert_true(json_dataset_is(S("data/a.json")));
    assert_true(json_dataset_is(S("data/a.JSON.gz")));
    assert_true(json_dataset_is(S("a.ndjson")));
    assert_false(json_dataset_is(S("a.csv.gz")));
    assert_false(json_dataset_is(S("json")));
    assert_true(json_dataset_is_lines(S("a.jsonl.gz")));
    assert_false(json_dataset_is_lines(S("a.json")));
}

static void refuses_large_files(void **state)
{
    (void)state;
    assert_true(json_dataset_fits(&d, (struct pos){0}, S("a"), 1 << 30));
    assert_false(json_dataset_fits(&d, (struct pos){0}, S("a"), (1 << 30) + 1));
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_FILE_LARGE);
}

static void finds_records(void **state)
{
    const struct source src = {
        .name = S("a.json"),
        .text = S("{\"r\": {\"s\": [{\"a\": 1, \"b\": {\"c\": 2}}, {}]}}")};
    bool found;
    (void)state;
    struct frame *f = json_dataset(&a, &d, &src, S("r.s"), &found);
    assert_non_null(f);
    assert_int_equal(f->n, 2);
    assert_str(f->columns[1]->name, "b.c");
    assert_null(json_dataset(&a, &d, &src, S("r.t"), &found));
    assert_false(found);
    assert_int_equal(d.n, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(knows_names, clear),
        cmocka_unit_test_teardown(refuses_large_files, clear),
        cmocka_unit_test_teardown(finds_records, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
