// SPDX-License-Identifier: MIT
#include "frame/unit_header.h"

#include "frame/name.h"
#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static const char *header(const char *name, bool *says)
{
    const struct unit *u = unit_header(&a, str_c(name), says);
    return u ? str_dupz(&a, unit_text(&a, u)) : NULL;
}

static void headers(void **state)
{
    (void)state;
    static const struct {
        const char *name, *unit; /* NULL: none */
    } CASES[] = {
        /* in brackets */
        {"Latency P50 (ms)", "ms"},
        {"Latency P50 [ms]", "ms"},
        {"Throughput (/sec)", "1/s"},
        {"Throughput (1/s)", "1/s"},
        {"Throughput (inference/sec)", "inferences/s"},
        {"Throughput (tokens/second)", "tokens/s"},
        {"Output Token Throughput (tokens/sec)", "tokens/s"},
        {"Throughput(seq/s)", "sequences/s"},
        {" Performance [seq/sec]", "sequences/s"},
        {"Time to train (minutes)", "min"},
        {"Accelerator memory (GB)", "GB"},
        {"Local NVMe (TB)", "TB"},
        {"Memory (GiB)", "GiB"},
        {"MFU[%]", "%"},
        {"ComputeCostPerToken(Tflops)", "1T flops"},
        {"TTFT Latency P50 (ms)", "ms"},
        {"TPOT Latency P99 (ms)", "ms"},
        {"Price ($)", "$"},
        {"Price ($/h)", "$/h"},
        {"Price (USD/Hr)", "$/h"},
        {"Price (US$ per hour)", "$/h"},
        {"Price (€/h)", "€/h"},
        {"Cost ($/1M tokens)", "$/1M tokens"},
        {"Cost ($ per 1 million tokens)", "$/1M tokens"},
        {"Rate (M tokens/s)", "1M tokens/s"},
        {"Load (tokens)", "tokens"},
        {"Load (widgets)", "widgets"},
        {"Load (widgets/sec)", "widgets/s"},
        {"Load (ms/widget)", "ms/widget"},
        {"Power (W)", "W"},
        {"Power (kW)", "1,000 W"},
        {"Delay (µs)", "µs"},
        {"Work (GPU-hours)", "GPUs·h"},
        /* remarks */
        {"Price (spot)", NULL},
        {"Latency (P50)", NULL},
        {"Latency (min)", NULL},
        {"Latency (Min)", NULL},
        {"Training time (min)", "min"},
        {"Parameters (B)", NULL},
        {"Variant B", NULL},
        {"B", NULL},
        {"Memory GB", "GB"},
        {"Parameters (M)", NULL},
        {"Throughput (batch)", NULL},
        {"Throughput (higher is better)", NULL},
        {"Price (on demand)", NULL},
        {"Pytorch Neuron(torch-neuronx) Version", NULL},
        {"Score (mean/max)", NULL},
        {"Published (2023)", NULL},
        {"GPU(s)", NULL},
        {"Speed (1.5x)", NULL},
        /* after per */
        {"Latency per Token P50 (ms)", "ms/token"},
        {"Throughput per node (seq/sec)", "sequences/node/s"},
        {"Cost per 1M inferences", "cost/1M inferences"},
        {"Cost per 1M", "cost/1M"},
        {"Cost per 1,000 images", "cost/1K images"},
        {"Cost per million tokens", "cost/1M tokens"},
        {"Cost per 1M output tokens", "cost/1M tokens"},
        {"Rate (output tokens/s)", "tokens/s"},
        {"Rate (input/output)", NULL},
        {"Latency per output (ms)", "ms/output"},
        {"Cost per 1M inferences ($)", "$/1M inferences"},
        {"Price per hour (USD)", "$/h"},
        {"USD per hour", "$/h"},
        {"$ per 1M tokens", "$/1M tokens"},
        {"Tokens per second per GPU", "tokens/GPU/s"},
        {"Throughput per second", "1/s"},
        {"Cores per node", "cores/node"},
        {"Cores per chip", "cores/chip"},
        {"GPUs per node", "GPUs/node"},
        {"TB per drive", "TB/drive"},
        {"Memory (per node)", NULL},
        {"Cores (per node)", "cores/node"},
        {"Cost per widget", "cost/widget"},
        {"Cost per widget type", NULL},
        {"Latency per token", NULL},
        /* slashes */
        {"$/h", "$/h"},
        {"Seq/s", "sequences/s"},
        {"Mixed seq/s", "sequences/s"},
        {"Tokens/s", "tokens/s"},
        {"Seq/s per node", "sequences/node/s"},
        {"Strong/Weak Scaling", NULL},
        {"Neuron Tutorial/Example", NULL},
        {"Sep/Apr", NULL},
        /* hourly */
        {"On-Demand hourly rate", "cost/h"},
        {"RI-Effective hourly rate", "cost/h"},
        {"Hourly price ($)", "$/h"},
        {"Hourly price per node", "cost/node/h"},
        {"Monthly cost per 1M requests", "cost/1M requests"},
        {"$ per node and hour", "$/node/h"},
        {"$ per hour and node", "$/node/h"},
        {"Tokens (per second and GPU)", "tokens/GPU/s"},
        {"Requests (per s and node)", "requests/node/s"},
        {"Tokens per second and latency", "tokens/s"},
        /* what is counted per a unit is not in it */
        {"Cycles/byte", NULL},
        {"Cycles per byte", NULL},
        {"Cycles / byte", NULL},
        {"Misses per 1M bytes", NULL},
        {"Hits per million bytes", NULL},
        {"Hits/ms", NULL},
        {"Points/$", NULL},
        {"Read/write MB", "MB"},
        {"Size / GB", "GB"},
        {"Latency / ms", "ms"},
        {"Times / ms", "ms"},
        {"Time per request ms", "ms"},
        {"Monthly cost", "cost/month"},
        {"Hourly peak", NULL},
        /* the last word */
        {"Nodes", "nodes"},
        {"# Nodes", "nodes"},
        {"Num. Cores", "cores"},
        {"FP32 steps", "steps"},
        {"TF32 hours", "h"},
        {"Hours", "h"},
        {"P99 ms", "ms"},
        {"Gbps", "Gbit/s"},
        {"vCPUs", "vCPUs"},
        /* none */
        {"Model", NULL},
        {"Batch Size", NULL},
        {"Sequence Length", NULL},
        {"Sequence length", NULL},
        {"Instance-hour", NULL},
        {"Speedup", NULL},
        {"Max Throughput", NULL},
        {"Global Minibatch", NULL},
        {"Inst. Type", NULL},
        {"Cost", NULL},
        {"Instance-Type", NULL},
        {"FP16 batch × steps", "steps"},
        {"", NULL},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        bool says;
        const char *got = header(CASES[i].name, &says);
        if (!got != !CASES[i].unit || (got && strcmp(got, CASES[i].unit)))
            fail_msg("%s: %s, wanted %s", CASES[i].name, got ? got : "none",
                     CASES[i].unit ? CASES[i].unit : "none");
    }
}

/* An explicit unit is a statement of the author; a word that only ends the
   name is a guess. */
static void who_says_it(void **state)
{
    (void)state;
    bool says;
    header("P99 ms", &says);
    assert_true(says);
    header("Latency (ms)", &says);
    assert_true(says);
    header("Mixed samples", &says);
    assert_false(says);
    header("Open requests", &says);
    assert_false(says);
}

/* The lowest of several header cells decides first. */
static void levels(void **state)
{
    (void)state;
    static const char *const CASES[][3] = {
        {"Latency (ms)", "P50", "ms"},
        {"Latency (ms)", "P50 (us)", "\xc2\xb5s"},
        {"", "Latency (ms)", "ms"},
        {"Model", "Name", NULL},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct value v[] = {{.type = VALUE_STR, .s = str_c(CASES[i][0])},
                            {.type = VALUE_STR, .s = str_c(CASES[i][1])}};
        bool says;
        const struct unit *u =
            unit_header_levels(&a, name_make(&a, v, 2), &says);
        assert_int_equal(u == NULL, CASES[i][2] == NULL);
        if (u)
            assert_string_equal(str_dupz(&a, unit_text(&a, u)), CASES[i][2]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(headers, clear),
        cmocka_unit_test_teardown(who_says_it, clear),
        cmocka_unit_test_teardown(levels, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
