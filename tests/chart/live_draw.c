// SPDX-License-Identifier: MIT
// live_draw: prints the chart of a CSV file: live_draw FILE kind=line x=Nodes
// y='A;B' ... as SVG; its faults go to standard error. TIMES=n draws it n
// times and prints the time of one.
#include <stdio.h>
#include <time.h>

#include "chart_testing.h"

static str read_all(struct arena *a, const char *path)
{
    struct buf b = {.a = a};
    char bytes[65536];
    FILE *f = fopen(path, "r");
    if (!f) {
        perror(path);
        exit(2);
    }
    for (size_t n; (n = fread(bytes, 1, sizeof bytes, f)) > 0;)
        buf_put(&b, (str){bytes, n});
    fclose(f);
    return buf_end(&b);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void take_time(const struct chart_spec *spec, long times)
{
    struct arena a = {0};
    struct chart_fault fault;
    double least = 1e300;
    for (long i = 0; i < times; i++) {
        double from = now();
        struct buf b = {.a = &a};
        svg_put(&b, chart_draw(&a, spec, &fault), S("c"));
        double took = now() - from;
        least = took < least ? took : least;
        arena_reset(&a);
    }
    fprintf(stderr, "%.1f us\n", least);
    arena_free(&a);
}

int main(int argc, char **argv)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct chart_fault fault;
    str words[64];
    size_t n = 0;
    if (argc < 3)
        return 2;
    const struct frame *f = testing_frame(&a, read_all(&a, argv[1]));
    for (int i = 2; i < argc && n < 64; i++)
        words[n++] = str_c(argv[i]);
    if (!f)
        return 1;
    const struct chart_spec *spec = testing_spec(&a, f, words, n);
    const struct chart *c = chart_draw(&a, spec, &fault);
    if (!c) {
        fprintf(stderr, "%.*s\n", STR_ARG(fault.text));
        return 1;
    }
    if (getenv("TIMES"))
        take_time(spec, atol(getenv("TIMES")));
    const char *id = getenv("ID");
    svg_put(&b, c, id ? str_c(id) : S("c"));
    fwrite(b.p, 1, b.n, stdout);
    arena_free(&a);
    return 0;
}
