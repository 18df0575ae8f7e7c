// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "frame/unit_header.h"
#include "table/better.h"

/* A name in words, and its unit. */
static const struct {
    const char *name, *unit;
    enum better better;
} CASES[] = {
    {"latency", "ms", BETTER_LOWER},
    {"request latency p99", "us", BETTER_LOWER},
    {"duration", "s", BETTER_LOWER},
    {"runtime", "s", BETTER_LOWER},
    {"run time", "min", BETTER_LOWER},
    {"wait", "ms", BETTER_LOWER},
    {"queue wait time", "ms", BETTER_LOWER},
    {"time", "s", BETTER_LOWER},
    {"response time", "ms", BETTER_LOWER},
    {"build time", "s", BETTER_LOWER},
    {"time to first token", "ms", BETTER_LOWER},
    {"training time", "h", BETTER_LOWER},
    {"elapsed", "s", BETTER_LOWER},
    {"delay", "ms", BETTER_LOWER},
    {"gc pause", "ms", BETTER_LOWER},
    {"round trip", "ms", BETTER_LOWER},
    {"latency at peak throughput", "ms", BETTER_LOWER},
    {"retry latency", "ms", BETTER_LOWER},
    {"downtime", "min", BETTER_LOWER},
    {"mean time to recovery", "h", BETTER_LOWER},
    {"cost", "$", BETTER_LOWER},
    {"cost per 1M tokens", "$", BETTER_LOWER},
    {"total cost", "EUR", BETTER_LOWER},
    {"list price", "$/h", BETTER_LOWER},
    {"prices", "USD", BETTER_LOWER},
    {"lifetime cost", "$", BETTER_LOWER},
    {"monthly spend", "$", BETTER_LOWER},
    {"license fee", "$", BETTER_LOWER},
    {"throughput", "tokens/s", BETTER_HIGHER},
    {"rate", "/s", BETTER_HIGHER},
    {"queries", "/s", BETTER_HIGHER},
    {"bandwidth", "GB/s", BETTER_HIGHER},
    {"tokens", "tokens/$", BETTER_HIGHER},
    {"uptime", "h", BETTER_HIGHER},
    {"up time", "h", BETTER_HIGHER},
    {"lifetime", "h", BETTER_HIGHER},
    {"battery life", "h", BETTER_HIGHER},
    {"MTBF", "h", BETTER_HIGHER},
    {"profit", "$", BETTER_HIGHER},
    {"revenue", "$", BETTER_HIGHER},
    {"net income", "EUR", BETTER_HIGHER},
    {"time saved", "ms", BETTER_UNKNOWN},
    {"saving", "$", BETTER_UNKNOWN},
    {"cost savings", "$", BETTER_UNKNOWN},
    {"latency improvement", "ms", BETTER_UNKNOWN},
    {"latency reduction", "ms", BETTER_UNKNOWN},
    {"time to failure", "h", BETTER_UNKNOWN},
    {"time to first failure", "h", BETTER_UNKNOWN},
    {"time between failures", "h", BETTER_UNKNOWN},
    {"retention", "days", BETTER_UNKNOWN},
    {"standby time", "h", BETTER_UNKNOWN},
    {"flight time", "min", BETTER_UNKNOWN},
    {"playback", "h", BETTER_UNKNOWN},
    {"session duration", "min", BETTER_UNKNOWN},
    {"shelf life", "days", BETTER_UNKNOWN},
    {"remaining time", "h", BETTER_UNKNOWN},
    {"idle", "s", BETTER_UNKNOWN},
    {"budget", "$", BETTER_UNKNOWN},
    {"donations", "$", BETTER_UNKNOWN},
    {"lost revenue", "$", BETTER_UNKNOWN},
    {"cost avoided", "$", BETTER_UNKNOWN},
    {"errors", "/s", BETTER_UNKNOWN},
    {"error rate", "/s", BETTER_UNKNOWN},
    {"cache misses", "/s", BETTER_UNKNOWN},
    {"page faults", "/s", BETTER_UNKNOWN},
    {"dropped packets", "/s", BETTER_UNKNOWN},
    {"uptime improvement", "h", BETTER_UNKNOWN},
    {"throughput loss", "/s", BETTER_UNKNOWN},
};

/* The six spellings: "Up time (h)", "UP TIME [h]", "up_time_h", "upTime (h)",
   "Up-Time, h", "up.time (h)". */
static str spelling(struct arena *a, str name, int how)
{
    static const char BETWEEN[] = "  _\0-.";
    struct buf b = {.a = a};
    bool word = true;
    for (size_t i = 0; i < name.n; i++) {
        char c = name.p[i];
        if (c == ' ') {
            if (BETWEEN[how])
                buf_putc(&b, BETWEEN[how]);
            word = true;
            continue;
        }
        bool capital = how == 1 || (how == 0 && i == 0) ||
                       (how == 3 && word && i) || (how == 4 && word);
        buf_putc(&b, capital && c >= 'a' && c <= 'z' ? (char)(c - 32) : c);
        word = false;
    }
    return buf_end(&b);
}

static void names(void **state)
{
    struct arena a = {0};
    int wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        for (int how = 0; how < 6; how++) {
            str name = spelling(&a, str_c(CASES[i].name), how);
            const struct unit *u = unit_parse(&a, str_c(CASES[i].unit));
            enum better got = better_by_name(&a, name, u, false);
            if (got != CASES[i].better) {
                print_message("%.*s (%s): %d\n", STR_ARG(name), CASES[i].unit,
                              (int)got);
                wrong++;
            }
        }
    arena_free(&a);
    assert_int_equal(wrong, 0);
}

/* The words of a header are read together with its unit. */
static void headers(void **state)
{
    static const struct {
        const char *header;
        enum better better;
    } HEADERS[] = {{"Latency P50 (ms)", BETTER_LOWER},
                   {"P99 (ms)", BETTER_LOWER},
                   {"Seq/s", BETTER_HIGHER},
                   {"USD per hour", BETTER_LOWER},
                   {"ms per token", BETTER_LOWER},
                   {"Hours", BETTER_UNKNOWN},
                   {"Throughput", BETTER_HIGHER},
                   {"Latency", BETTER_LOWER},
                   {"Score", BETTER_UNKNOWN},
                   {"Errors per second", BETTER_UNKNOWN},
                   {"Cost per 1M inferences", BETTER_LOWER},
                   {"Price ($)", BETTER_LOWER},
                   {"Uptime [h]", BETTER_HIGHER}};
    struct arena a = {0};
    bool says;
    (void)state;
    for (size_t i = 0; i < sizeof HEADERS / sizeof *HEADERS; i++) {
        str name = str_c(HEADERS[i].header);
        const struct unit *u = unit_header(&a, name, &says);
        enum better got = better_by_name(&a, name, u, false);
        if (got != HEADERS[i].better)
            fail_msg("%s: %d", HEADERS[i].header, (int)got);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names),
        cmocka_unit_test(headers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
