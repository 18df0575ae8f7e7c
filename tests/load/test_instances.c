// SPDX-License-Identifier: MIT
// Instance types as perfpress.yaml gives them, and as cells name them.
#include "config/instances.h"

#include "base/codes/config.h"
#include "config/config.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct config c;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static bool read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("perfpress.yaml"), .text = str_c(text)};
    diag_free(&d);
    return config_read(&a, &d, src, &c);
}

static long cores(const char *cell)
{
    const struct instance *i = instances_find(&c.instances, str_c(cell));
    return i ? i->cores : 0;
}

static void cells(void **state)
{
    (void)state;
    assert_true(read_text("instances:\n"
                          "  dgx: {cores: 8}\n"
                          "  trn1.2xlarge: {cores: 4}\n"
                          "  a/b: {cores: 5}\n"));
    assert_int_equal(cores("dgx"), 8);
    assert_int_equal(cores("32 x DGX, 80GB"), 8);
    assert_int_equal(cores("trn1.2xlarge"), 4); /* the site's own */
    assert_int_equal(cores(" trn1.32xlarge "), 32);
    assert_int_equal(cores("new.type/trn1n.32xlarge"), 32);
    assert_int_equal(cores("trn1.32xlarge/dgx"), 32); /* the first known */
    assert_int_equal(cores("a/b"), 5);
    assert_int_equal(cores("trn1"), 0);
    assert_int_equal(cores(""), 0);
}

static void without(void **state)
{
    (void)state;
    assert_true(read_text("title: none\n"));
    assert_int_equal(cores("trn1.32xlarge"), 32);
    assert_int_equal(cores("inf2.48xlarge"), 24);
    assert_true(read_text("instances:\n"));
    assert_int_equal(c.instances.n, 0);
}

static void faults(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        const struct diag_code *code;
    } cases[] = {
        {"instances: 32\n", DIAG_CONFIG_VALUE},
        {"instances: {x: 32}\n", DIAG_CONFIG_VALUE},
        {"instances: {x: {}}\n", DIAG_CONFIG_VALUE},
        {"instances: {x: {cores: 0}}\n", DIAG_CONFIG_VALUE},
        {"instances: {x: {cores: many}}\n", DIAG_CONFIG_VALUE},
        {"instances: {x: {core: 2}}\n", DIAG_CONFIG_KEY},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_false(read_text(cases[i].text));
        assert_int_equal(d.n, 1);
        assert_ptr_equal(d.v[0].code, cases[i].code);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(cells, clear),
        cmocka_unit_test_teardown(without, clear),
        cmocka_unit_test_teardown(faults, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
