// SPDX-License-Identifier: MIT
// sandbox: the code that all systems share; sandbox_enter is in sandbox_linux.c
// and sandbox_posix.c.
#include "base/sandbox.h"

#include <fcntl.h>

#include "base/thread.h"
#include "base/vec.h"

void sandbox_allow(struct sandbox *s, struct arena *a, int dir,
                   const char *path, enum sandbox_use use)
{
    if (dir >= 0 || dir == AT_FDCWD)
        vec_push(a, s, (struct sandbox_place){dir, path, use});
}

struct sandboxed_work {
    const struct sandbox *sandbox;
    struct sandbox_state *state;
    void (*work)(void *data);
    void *data;
};

static void *run(void *data)
{
    struct sandboxed_work *w = data;
    sandbox_enter(w->sandbox, w->state);
    w->work(w->data);
    return NULL;
}

void sandbox_run(const struct sandbox *s, void (*work)(void *data), void *data,
                 struct sandbox_state *state)
{
    struct sandboxed_work w = {s, state, work, data};
    pthread_t thread;
    if (thread_start(&thread, run, &w)) {
        pthread_join(thread, NULL);
        return;
    }
    *state = (struct sandbox_state){.no_landlock = "cannot start a thread",
                                    .no_seccomp = "cannot start a thread"};
    work(data);
}

str sandbox_text(struct arena *a, const struct sandbox_state *state)
{
    str files = state->landlock
                    ? str_fmt(a, "files (Landlock %d)", state->landlock)
                    : str_fmt(a, "not files: %s", state->no_landlock);
    str network = state->seccomp ? S("no network (seccomp)")
                  : state->no_tcp
                      ? S("no TCP (Landlock)")
                      : str_fmt(a, "network: %s", state->no_seccomp);
    if (!state->landlock && !state->seccomp)
        return str_fmt(a, "none: %s", state->no_landlock);
    return str_fmt(a, "%.*s, %.*s", STR_ARG(files), STR_ARG(network));
}
