// SPDX-License-Identifier: MIT
#include "frame/unit.h"

#include <math.h>

#include "frame/unit_header.h"
#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static struct unit parsed(const char *text)
{
    const struct unit *u = unit_parse(&a, str_c(text));
    if (!u)
        fail_msg("'%s' is no unit", text);
    return *u;
}

static void assert_text(const struct unit *u, const char *want)
{
    assert_string_equal(str_dupz(&a, unit_text(&a, u)), want);
}

static void texts(void **state)
{
    (void)state;
    static const char *const CASES[][2] = {
        {"ms", "ms"},
        {"milliseconds", "ms"},
        {"seq/s", "sequences/s"},
        {"tokens per second", "tokens/s"},
        {"USD/hour", "$/h"},
        {"$ / 1M tokens", "$/1M tokens"},
        {"USD per million tokens", "$/1M tokens"},
        {"€/1,000 requests", "€/1K requests"},
        {"B", "bytes"},
        {"GB", "GB"},
        {"USD per million", "$/1M"},
        {"GiB", "GiB"},
        {"Gbit/s", "Gbit/s"},
        {"GB/s", "GB/s"},
        {"%", "%"},
        {"percent", "%"},
        {"cores/node", "cores/node"},
        {"widgets", "widgets"},
        {"gizmo/widget", "gizmos/widget"},
        {"queries/day", "queries/day"},
        {"1M tokens/s", "1M tokens/s"},
        {"K tokens/s", "1K tokens/s"},
        {"12 batches", "12 batches"},
        {"kWh", "1,000 W·h"},
        {"W·h", "W·h"},
        {"s^2", "s^2"},
        {"1/s", "1/s"},
        {"1", "plain numbers"},
        {"1/1000", "plain numbers times 1000"},
        {"image/s/GPU", "images/GPU/s"},
        {"ns", "ns"},
        {"week", "week"},
        {"tokens/sample", "tokens/sample"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct unit u = parsed(CASES[i][0]);
        assert_text(&u, CASES[i][1]);
    }
}

static void refused(void **state)
{
    (void)state;
    static const char *const CASES[] = {
        "1e308 million ms",
        "",
        "M",
        "  ",
        "(spot)",
        "ms/",
        "/",
        "a-b",
        "ms, s",
        "5x",
        "ms)",
        "$$/h/",
        "per",
        "s^",
        "#",
        "2xlarge",
        "n",
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        if (unit_parse(&a, str_c(CASES[i])))
            fail_msg("'%s' is a unit", CASES[i]);
}

/* 1e6 / rate * price / 3600 */
static void cost(void **state)
{
    (void)state;
    struct unit u = parsed("1"), rate = parsed("tokens/s");
    struct unit price = parsed("$/h"), want = parsed("$/1M tokens");
    assert_true(unit_multiply(&u, &rate, -1));
    assert_true(unit_convert(&u, 1e6));
    assert_text(&u, "µs/token");
    assert_true(unit_multiply(&u, &price, 1));
    assert_true(unit_convert(&u, 1 / 3600.0));
    assert_text(&u, "$/1M tokens");
    assert_true(unit_fits(&want, &u));
}

static void conversions(void **state)
{
    (void)state;
    static const struct {
        const char *unit;
        double k;
        const char *made; /* NULL: no conversion */
    } CASES[] = {
        {"s", 1000, "ms"},
        {"s", -1000, "ms"},
        {"ms", 0.001, "s"},
        {"s", 1 / 60.0, "min"},
        {"h", 3600, "s"},
        {"$/h", 24, "$/day"},
        {"s/token", 1e6 / 3600, "h/1M tokens"},
        {"GiB", 1024, "MiB"},
        {"bytes", 1e-9, "GB"},
        {"1", 100, "%"},
        {"tokens", 1e-15, "1,000,000,000,000,000 tokens"},
        {"tokens", 1e-18, NULL},
        {"s", 1, "s"},
        {"s", 100, NULL},
        {"tokens", 60, NULL},
        {"s", 8, NULL},
        {"s", 1.2, NULL},
        {"s", 0, NULL},
        {"s", (double)INFINITY, NULL},
        {"s", (double)NAN, NULL},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct unit u = parsed(CASES[i].unit);
        bool ok = unit_convert(&u, CASES[i].k);
        assert_int_equal(ok, CASES[i].made != NULL);
        if (ok)
            assert_text(&u, CASES[i].made);
    }
}

static void too_many(void **state)
{
    (void)state;
    struct unit u = parsed("aa*bb*cc*dd*ee*ff"), v = parsed("gg");
    assert_int_equal(u.n, UNIT_FACTORS_MAX);
    assert_false(unit_multiply(&u, &v, 1));
    u = parsed("aa*bb*cc*dd*ee*ff");
    v = parsed("ff");
    assert_true(unit_multiply(&u, &v, -1));
    assert_int_equal(u.n, UNIT_FACTORS_MAX - 1);
    assert_null(unit_parse(&a, S("aa bb cc dd ee ff gg")));
}

static void comparisons(void **state)
{
    (void)state;
    static const struct {
        const char *x, *y; /* said, given */
        bool fits, adds;
    } CASES[] = {
        {"ms", "ms", true, true},
        {"ms", "s", false, false},
        {"ms", "s/token", false, true},
        {"ms", "ms/token", true, true},
        {"s", "s/1M tokens", true, true},
        {"s", "ms/token", true, true},
        {"1/s", "tokens/s", true, true},
        {"tokens/s", "1/s", true, true},
        {"tokens/s", "tokens", false, false},
        {"tokens/s", "sequences/s", false, false},
        {"inferences/s", "sequences/s", true, true},
        {"inferences/s", "requests/s", true, true},
        {"images/s", "sequences/s", false, false},
        {"$/1M inferences", "$/1M tokens", false, false},
        {"$/1M inferences", "$/1K inferences", false, false},
        {"$", "$/h", true, true},
        {"$", "€", false, false},
        {"$", "ms", false, false},
        {"$/h", "1/h", false, false},
        {"1/h", "$/h", true, false},
        {"nodes", "cores", false, true},
        {"GB", "GiB", false, false},
        {"%", "1", false, false},
        {"widgets/s", "gadgets/s", false, false},
        {"widgets/s", "widget/s", true, true},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct unit x = parsed(CASES[i].x), y = parsed(CASES[i].y);
        if (unit_fits(&x, &y) != CASES[i].fits ||
            unit_adds(&x, &y) != CASES[i].adds ||
            unit_adds(&y, &x) != CASES[i].adds)
            fail_msg("%s and %s: fits %d, adds %d", CASES[i].x, CASES[i].y,
                     unit_fits(&x, &y), unit_adds(&x, &y));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(texts, clear),
        cmocka_unit_test_teardown(refused, clear),
        cmocka_unit_test_teardown(cost, clear),
        cmocka_unit_test_teardown(conversions, clear),
        cmocka_unit_test_teardown(too_many, clear),
        cmocka_unit_test_teardown(comparisons, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
