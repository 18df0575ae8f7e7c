// SPDX-License-Identifier: MIT
// serve: `perfpress serve`: the options of the preview server.
#include "cli/serve.h"

#include <stdio.h>

#include "base/pool.h"
#include "cli/options.h"
#include "cli/report.h"
#include "serve/serve.h"

const char SERVE_USAGE[] =
    "usage: perfpress serve [OPTION]...\n"
    "\n"
    "Serves the site from memory and builds it again whenever a file of it\n"
    "changes; pages that are open in a browser follow. The output folder is\n"
    "not touched. Ctrl-C ends it.\n"
    "\n"
    "  -C, --directory DIR    the site's folder (default: the nearest one\n"
    "                         upwards that has a perfpress.yaml)\n"
    "  -p, --port N           the port (default: 8000); when it is taken, the\n"
    "                         next free one; 0: any that is free\n"
    "      --bind ADDRESS     the address or name to listen on (default:\n"
    "                         127.0.0.1, which only this machine reaches)\n"
    "      --open             show the site in the browser\n"
    "  -j, --jobs N           threads (default: one for each processor)\n";

enum { PORT_STANDARD = 8000, PORT_HIGHEST = 65535 };

struct chosen {
    const char *dir, *address;
    size_t port, jobs;
    bool open;
};

#define AT(member) offsetof(struct chosen, member)

static const struct option OPTIONS[] = {
    {"--directory", 'C', OPTION_STRING, AT(dir)},
    {"--port", 'p', OPTION_NUMBER, AT(port)},
    {"--bind", 0, OPTION_STRING, AT(address)},
    {"--open", 0, OPTION_SWITCH, AT(open)},
    {"--jobs", 'j', OPTION_COUNT, AT(jobs)},
    {0},
};

static void report(struct diags *d)
{
    report_diagnostics(d, false);
}

int serve_command(int argc, char **argv)
{
    struct chosen c = {.address = "127.0.0.1", .port = PORT_STANDARD};
    struct arena a = {0};
    struct diags d = {0};
    struct serve_options o = {.report = report};
    size_t n;
    if (!options_read(OPTIONS, argc, argv, &c, NULL, 0, &n))
        return 2;
    o.address = c.address;
    o.port = (unsigned)c.port;
    o.open = c.open;
    o.workers = c.jobs ? c.jobs : pool_processors();
    if (c.port > PORT_HIGHEST)
        diag_at(&d, DIAG_CLI_USAGE, (struct pos){0},
                S("a port is at most 65535"));
    else if (report_find_root(&a, c.dir, &o.root, &d))
        serve_run(&o, &d);
    int status = report_diagnostics(&d, false);
    arena_free(&a);
    diag_free(&d);
    return status;
}
