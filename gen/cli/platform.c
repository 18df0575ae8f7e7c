// SPDX-License-Identifier: MIT
// platform: tries each ability on the running system: a kernel, a container or
// a missing library can take away an ability with which the program was
// compiled.
#include "cli/platform.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/utsname.h>

#include "base/buf.h"
#include "base/digest.h"
#include "base/late.h"
#include "base/sandbox.h"
#include "base/system.h"
#include "fetch/postgres.h"
#include "load/sqlite/database.h"
#include "net/http_transfer.h"
#include "serve/http.h"
#include "serve/notify.h"

static str find_system(struct arena *a)
{
    struct utsname u;
    if (uname(&u) != 0)
        return S("unknown");
    str system = str_lower(a, str_c(u.sysname));
    if (str_eq(system, S("darwin")))
        system = S("macos");
    return str_fmt(a, "%.*s %s", STR_ARG(system), u.machine);
}

static void do_nothing(void *data)
{
    (void)data;
}

static str find_sandbox(struct arena *a)
{
    const struct sandbox none = {0};
    struct sandbox_state state = {0};
    sandbox_run(&none, do_nothing, NULL, &state);
    return sandbox_text(a, &state);
}

/* Returns how the output folder is replaced. Finds out whether the system can
   exchange two paths: tries to exchange two paths that do not exist. A system
   that supports exchanges fails with ENOENT. */
static str find_output(struct arena *a)
{
    (void)a;
    system_exchange(AT_FDCWD, "", AT_FDCWD, "");
    return errno == ENOENT
               ? S("replaced in one step (if the file system supports it)")
               : S("replaced file by file");
}

static str find_changes(struct arena *a)
{
    struct notify *n = notify_open();
    int why = errno;
    notify_close(n);
    return n               ? str_fmt(a, "reported by %s", NOTIFY_MEANS)
           : *NOTIFY_MEANS ? str_fmt(a, "found by polling: %s: %s",
                                     NOTIFY_MEANS, strerror(why))
                           : S("found by polling");
}

static str find_tls(struct arena *a)
{
    str why, tls = http_tls(a, &why);
    return tls.p ? tls : str_fmt(a, "none: %.*s", STR_ARG(why));
}

static str find_libraries(struct arena *a)
{
    static const struct {
        const struct late *library;
        const char *needed;
    } ALL[] = {{&http_transfer_late, "fetch, publish and check --external"},
               {&http_late, "serve"},
               {&digest_late, "fetch, publish and the checks of their files"},
               {&database_late, "SQLite databases"},
               {&postgres_late, "fetch from PostgreSQL"}};
    struct buf b = {.a = a};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) {
        const struct late *l = ALL[i].library;
        str why;
        buf_printf(&b, "%slib%s", i ? ", " : "", l->name);
        if (l->is_linked())
            buf_puts(&b, " (linked)");
        else if (!late_load(l, a, &why))
            buf_printf(&b, " (missing; needed for %s)", ALL[i].needed);
    }
    return buf_str(&b);
}

static const struct {
    const char *name;
    str (*find)(struct arena *a);
} FACTS[] = {
    {"platform", find_system},
    {"sandbox", find_sandbox},
    {"output folder", find_output},
    {"changes of files", find_changes},
    {"TLS", find_tls},
    {"libraries", find_libraries},
};

void platform_print(FILE *out)
{
    struct arena a = {0};
    for (size_t i = 0; i < sizeof FACTS / sizeof *FACTS; i++)
        fprintf(out, "%s: %.*s\n", FACTS[i].name, STR_ARG(FACTS[i].find(&a)));
    arena_free(&a);
}
