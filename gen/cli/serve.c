// SPDX-License-Identifier: MIT
// serve: `perfpress serve`: the options of the preview server.
#include "cli/command.h"

#include <stdio.h>
#include <string.h>

#include "base/pool.h"
#include "base/system.h"
#include "cli/report.h"
#include "cli/usage.h"
#include "serve/serve.h"

enum { PORT_STANDARD = 8000, PORT_HIGHEST = 65535 };

struct serve_chosen {
    const char *dir, *address;
    size_t port, jobs;
    bool open, drafts, polls;
    struct option_list hosts;
};

#define AT(member) offsetof(struct serve_chosen, member)

static const struct option OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--port", 'p', OPTION_NUMBER, AT(port), "N",
     "the port (default: 8000, or the next free one; 0: any free one)", NULL},
    {"--bind", 0, OPTION_STRING, AT(address), "ADDRESS",
     "the address or name to listen on (default: 127.0.0.1, which only this "
     "machine can reach)",
     NULL},
    {"--allow-host", 0, OPTION_LIST, AT(hosts), "NAME",
     "a host name that browsers use for the preview behind a proxy; may be "
     "given several times",
     NULL},
    OPTION_DRAFTS(AT(drafts)),
    {"--open", 0, OPTION_SWITCH, AT(open), NULL, "open the site in a browser",
     NULL},
    {"--poll", 0, OPTION_SWITCH, AT(polls), NULL,
     "check for changes twice a second, for folders whose changes the system "
     "does not report, such as those that a container shares with its host",
     NULL},
    OPTION_JOBS(AT(jobs)),
    {0},
};

static void report(struct diags *d, str root)
{
    report_diagnostics(d, false, root);
}

/* Checks that all hosts are names as in a URL, without scheme and port. Returns
   false after reporting the first host that is not a name. */
static bool hosts_are_names(const struct option_list *hosts, struct diags *d)
{
    for (size_t i = 0; i < hosts->n; i++) {
        if (str_is_word(str_c(hosts->v[i]), "-._"))
            continue;
        usage_report(d, str_fmt(&d->arena,
                                "--allow-host needs a host name, not '%s'",
                                hosts->v[i]));
        diag_help(d, "it is the part of the browser's address between https:// "
                     "and the next / or :");
        return false;
    }
    return true;
}

static int serve_command(int argc, char **argv)
{
    struct serve_chosen c = {.address = "127.0.0.1", .port = PORT_STANDARD};
    struct command_run r;
    if (!command_begin(&r, OPTIONS, argc, argv, &c, 0))
        return 2;
    struct serve_options o = {.report = report,
                              .address = c.address,
                              .hosts = c.hosts.v,
                              .n_hosts = c.hosts.n,
                              .port = (unsigned)c.port,
                              .open = c.open,
                              .drafts = c.drafts,
                              .polls = c.polls,
                              .workers = c.jobs ? c.jobs : system_processors()};
    if (c.port > PORT_HIGHEST)
        usage_report(&r.d, S("a port is at most 65535"));
    else if (hosts_are_names(&c.hosts, &r.d) &&
             report_find_root(&r.a, c.dir, &o.root, &r.d))
        serve_run(&o, &r.d);
    r.root = o.root;
    return command_end(&r);
}

const struct command COMMAND_SERVE = {
    "serve",
    "preview the site, rebuilding on changes",
    "[OPTION]...",
    "Serves the site from memory, and rebuilds it whenever one of its files "
    "changes; open pages are reloaded. The output folder is not touched. "
    "Ctrl-C stops it.",
    OPTIONS,
    NULL,
    serve_command,
};
