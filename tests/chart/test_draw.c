// SPDX-License-Identifier: MIT
#include "chart/draw.h"

#include "chart_checking.h"
#include "testing.h"

/* Hundreds of charts of made-up data: in each all holds that has to. */
static void holds(void **state)
{
    unsigned long long x = 88172645463325252ULL;
    unsigned char bytes[4000];
    size_t drawn = 0, wrong_n = 0;
    (void)state;
    for (int i = 0; i < (getenv("TRIES") ? atoi(getenv("TRIES")) : 1000); i++) {
        struct arena a = {0};
        struct chart_fault fault;
        for (size_t k = 0; k < sizeof bytes; k++) {
            x ^= x << 13; /* xorshift: Marsaglia 2003 */
            x ^= x >> 7;
            x ^= x << 17;
            bytes[k] = (unsigned char)(x >> 24);
        }
        struct checking_bytes b = {bytes, sizeof bytes};
        const struct chart_spec *s = checking_spec(&a, &b);
        const struct chart *c = chart_draw(&a, s, &fault);
        str wrong = c ? checking_chart(&a, c) : STR_NONE;
        if (wrong.p) {
            print_message("chart %d, kind %d: %.*s\n", i, s->kind,
                          STR_ARG(wrong));
            wrong_n++;
        }
        drawn += c != NULL;
        assert_true(c || fault.text.n);
        arena_free(&a);
    }
    print_message("%zu drawn\n", drawn);
    assert_int_equal(wrong_n, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(holds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
