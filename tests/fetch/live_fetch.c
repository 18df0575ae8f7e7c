// SPDX-License-Identifier: MIT
// live_fetch DATABASE SQL [-r ROWS] [-b BYTES] [-t SECONDS] [VALUE...]: runs a
// query by the driver for the address in PERFPRESS_DATABASE_NAME, and prints
// the rows as CSV. Types, server and diagnostics go to standard error.
#include <signal.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/source.h"
#include "base/vec.h"
#include "fetch/address.h"
#include "testing.h"

static bool columns(void *data, const struct lock_column *v, size_t n)
{
    (void)data;
    fprintf(stderr, "types:");
    for (size_t i = 0; i < n; i++) {
        fprintf(stderr, " %.*s", STR_ARG(LOCK_TYPES[v[i].type]));
        printf("%s%.*s", i ? "," : "", STR_ARG(v[i].name));
    }
    fputc('\n', stderr);
    putchar('\n');
    return true;
}

static void put_cell(str s)
{
    bool quotes = s.p && !s.n;
    for (size_t i = 0; i < s.n; i++)
        quotes |=
            s.p[i] == '"' || s.p[i] == ',' || s.p[i] == '\n' || s.p[i] == '\r';
    if (!quotes) {
        fwrite(s.p ? s.p : "", 1, s.n, stdout);
        return;
    }
    putchar('"');
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '"')
            putchar('"');
        putchar(s.p[i]);
    }
    putchar('"');
}

static bool row(void *data, const str *cells, size_t n)
{
    (void)data;
    for (size_t i = 0; i < n; i++) {
        if (i)
            putchar(',');
        put_cell(cells[i]);
    }
    putchar('\n');
    return true;
}

static str read_file(struct arena *a, const char *path)
{
    FILE *f = fopen(path, "rb");
    struct buf b = {.a = a};
    for (int c; f && (c = getc(f)) != EOF;)
        buf_putc(&b, (char)c);
    if (f)
        fclose(f);
    return buf_str(&b);
}

int main(int argc, char **argv)
{
    struct arena a = {0};
    struct diags d = {0};
    struct source settings = {S("perfpress.yaml"), .text = S("fetch:\n")};
    struct fetch_key key = {.at = {&settings, 1, 1, 0},
                            .rows = 10000000,
                            .bytes = (size_t)4 << 30,
                            .seconds = 600};
    for (int o; (o = getopt(argc, argv, "+r:b:t:")) != -1;) {
        if (o == 'r')
            key.rows = strtoul(optarg, NULL, 10);
        else if (o == 'b')
            key.bytes = strtoul(optarg, NULL, 10);
        else
            key.seconds = atof(optarg);
    }
    if (argc - optind < 2)
        return 2;
    key.database = str_c(argv[optind]);
    for (int i = optind + 2; i < argc; i++)
        vec_push(&a, &key.parameters, str_c(argv[i]));
    struct source sql = {str_c(argv[optind + 1]),
                         .text = read_file(&a, argv[optind + 1])};
    struct fetch_query q = {.key = &key, .sql = &sql};
    struct fetch_rows out = {NULL, columns, row};
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    const struct fetch_driver *driver = address_find(&a, &d, &key, &q.address);
    str server = driver ? driver->run(&a, &d, &q, &out) : STR_NONE;
    for (size_t i = 0; i < d.n; i++)
        diag_print(&d.v[i], stderr, false);
    if (server.p)
        fprintf(stderr, "server: %.*s\n", STR_ARG(server));
    else if (!d.n)
        fprintf(stderr, "interrupted\n");
    int status = server.p ? 0 : d.n ? diag_exit_status(&d, false) : 130;
    diag_free(&d);
    arena_free(&a);
    return status;
}
