// SPDX-License-Identifier: MIT
#include "testing.h"

#include <math.h>

#include "frame/heading.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static void words(void **state)
{
    (void)state;
    static const struct {
        const char *name, *key, *words;
    } cases[] = {
        {"Latency P50 (ms)", "latencyp50", "latency|p50|ms"},
        {" Performance [seq/sec]", "performance", "performance|seq|sec"},
        {"# Nodes", "nodes", "nodes"},
        {"Micro-batch_size", "microbatchsize", "micro|batch|size"},
        {"p99.9 of v2.", "p99.9ofv2", "p99.9|of|v2"},
        {"Pytorch Neuron(torch-neuronx) Version", "pytorchneuronversion",
         "pytorch|neuron|torch|neuronx|version"},
        {"(", "", ""},
        {")x", "x", "x"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct column c = {.name = str_c(cases[i].name)};
        const struct column *columns[] = {&c};
        const struct frame f = {.columns = columns, .n_columns = 1};
        struct heading h = *heading_all(&a, &f);
        assert_str(h.key, cases[i].key);
        assert_str(str_join(&a, h.words.v, h.words.n, S("|")), cases[i].words);
    }
}

static void says(void **state)
{
    (void)state;
    static const str RATE[] = {S_INIT("rate"), S_INIT("speed")};
    static const struct {
        const char *name;
        bool says;
    } cases[] = {
        {"Rate", true},          {"hourly rate (USD)", true},
        {"top speed", true},     {"Hourly price", false},
        {"rated speeds", false}, {"", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct column c = {.name = str_c(cases[i].name)};
        const struct column *columns[] = {&c};
        const struct frame f = {.columns = columns, .n_columns = 1};
        assert_int_equal(heading_has_word(heading_all(&a, &f), RATE, 2),
                         cases[i].says);
    }
}

static void cells(void **state)
{
    (void)state;
    const double floats[] = {6, 5.94, (double)NAN};
    const str texts[] = {S("1,024"), S("n/a"), STR_NONE};
    const struct column f = {.type = COLUMN_FLOAT, .n = 3, .f = floats};
    const struct column t = {.type = COLUMN_STR, .n = 3, .s = texts};
    assert_str(heading_cell(&a, &f, 0), "6");
    assert_str(heading_cell(&a, &f, 1), "5.94");
    assert_str(heading_cell(&a, &t, 0), "1,024");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(words, clear),
        cmocka_unit_test_teardown(says, clear),
        cmocka_unit_test_teardown(cells, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
