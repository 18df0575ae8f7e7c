// SPDX-License-Identifier: MIT
// draft: builds the site into memory and watches the files that it read.
#include "serve/draft.h"

#include "base/path.h"
#include "base/uri.h"
#include "build/build.h"

struct draft_work {
    struct draft *draft;
    size_t workers;
    struct build_result result;
    bool ok;
};

static void work(void *data)
{
    struct draft_work *w = data;
    struct draft *draft = w->draft;
    w->ok = build_run(&draft->site, w->workers, &draft->files->sink, &draft->d,
                      &w->result, NULL);
}

/* Builds in a thread that may read the site but not write files or open
   sockets. Returns whether the build succeeded. */
static bool run_confined(struct draft *draft, size_t workers,
                         struct build_result *result)
{
    struct arena a = {0};
    struct sandbox s = {0};
    struct sandbox_state state;
    struct draft_work w = {.draft = draft, .workers = workers};
    guard_reach(draft->site.guard, &a, &s);
    sandbox_run(&s, work, &w, &state);
    arena_free(&a);
    *result = w.result;
    return w.ok;
}

bool draft_make(struct draft *draft, str root, size_t workers, bool with_drafts,
                struct watch *w)
{
    struct build_result result = {0};
    *draft = (struct draft){0};
    draft->files = store_new(&draft->d);
    bool ok = site_load(&draft->site, root, &draft->d);
    draft->site.with_drafts = with_drafts;
    bool covered = watch_folders(w, root, &draft->site.config);
    if (ok) {
        struct store *files = draft->files;
        str base = uri_path(draft->site.config.base_url);
        files->base = path_decode(&files->a, str_from(base, 1));
        ok = run_confined(draft, workers, &result);
        covered &= watch_files(w, root, &draft->site.lookups->paths);
    }
    draft->pages = result.pages;
    if (!ok) {
        store_drop(draft->files);
        draft->files = NULL;
    }
    return covered;
}

void draft_drop(struct draft *draft)
{
    build_free(&draft->site);
    site_free(&draft->site);
    store_drop(draft->files);
    diag_free(&draft->d);
    *draft = (struct draft){0};
}
