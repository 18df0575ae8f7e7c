// SPDX-License-Identifier: MIT
// watch: has a watch for each folder, in one struct notify that stays open for
// the whole run, since closing it takes 20 ms on Linux. When folders change,
// adds the watches of all folders again, which keeps existing watches. Then
// removes the watches that were not added again.
#include "serve/watch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "load/scan.h"

enum { DEPTH_MAX = 64 }; /* maximum depth of nested folders, as in load/scan */

struct watch_folder {
    int id;
    str path; /* relative to the root */
    bool all; /* all names in the folder are watched, except ignored names */
    /* names that are watched even if `all` is false. The name "" means all
       names except ignored names */
    struct map names;
};

/* ---- folders ---- */

static str key_of(const int *id)
{
    return (str){(const char *)id, sizeof *id};
}

/* Watches a folder of the site. `path` is relative to the site's folder.
   Symbolic links in `path` are resolved before the folder is watched. Returns
   NULL if the folder cannot be watched; also sets w->fault if a limit is
   reached. */
static struct watch_folder *add(struct watch *w, const struct guard *g,
                                str path)
{
    str real;
    enum guard_answer answer =
        guard_find(g, &w->a, GUARD_PAGES, path, &real, NULL);
    if (answer != GUARD_OPEN && answer != GUARD_ELSEWHERE)
        return NULL;
    char *full = str_dupz(&w->a, path_join(&w->a, g->folder, real));
    int id = notify_add(w->notify, full);
    if (id < 0) {
        if (errno == ENOSPC || errno == ENOMEM || errno == EMFILE)
            w->fault = errno; /* load/scan reports other errors */
        return NULL;
    }
    struct watch_folder *f = map_get(&w->folders, key_of(&id));
    if (f)
        return f;
    f = NEW(&w->a, struct watch_folder);
    f->id = id;
    f->path = str_dup(&w->a, path);
    f->names.a = &w->a;
    map_put(&w->folders, key_of(&f->id), f);
    return f;
}

/* Watches a folder and all folders below it. Symbolic links that lead in a
   circle do not cause endless recursion: the same folder always gets the same
   watch descriptor, and a folder that is already watched is skipped. */
static void add_below(struct watch *w, const struct guard *g,
                      enum guard_reader reader, str path, int depth)
{
    enum guard_answer answer;
    int fd =
        guard_open(g, &w->a, reader, path, O_RDONLY | O_DIRECTORY, &answer);
    struct watch_folder *f = fd < 0 ? NULL : add(w, g, path);
    DIR *dir = !f || f->all || depth == DEPTH_MAX ? NULL : fdopendir(fd);
    if (!dir) {
        if (fd >= 0)
            close(fd);
        return;
    }
    f->all = true;
    const struct dirent *e;
    while ((e = readdir(dir))) {
        str name = str_c(e->d_name);
        if (!scan_skips_name(name) && e->d_type != DT_REG)
            add_below(w, g, reader, path_join(&w->a, path, name), depth + 1);
    }
    closedir(dir);
}

/* Watches the name of a file or folder in its parent folder, and the name of
   each folder above it in that folder's parent folder. If `path` ends with a
   slash, watches all names in the folder. */
static void add_name(struct watch *w, const struct guard *g, str path)
{
    str folder = S(""), rest = path, name;
    while (str_cut(&rest, '/', &name)) {
        struct watch_folder *f = add(w, g, folder);
        if (f)
            map_put(&f->names, name, w);
        folder = path_join(&w->a, folder, name);
    }
}

static void remove_missing(struct watch *w, const struct map *before)
{
    for (size_t i = 0; i < before->n; i++) {
        const struct watch_folder *f = before->v[i].value;
        if (!map_get(&w->folders, key_of(&f->id)))
            notify_remove(w->notify, f->id);
    }
}

/* Closes w->notify: builds and connections need its descriptors. */
static void close_notify(struct watch *w)
{
    notify_close(w->notify);
    w->notify = NULL;
    w->folders = (struct map){.a = &w->a};
}

/* Returns a copy of a configuration that has only its folders, in `a`. */
static struct config copy_folders(struct arena *a, const struct config *c)
{
    struct config copy = {.content = str_dup(a, c->content),
                          .data = str_dup(a, c->data),
                          .templates = str_dup(a, c->templates),
                          .output = str_dup(a, c->output)};
    for (size_t i = 0; i < c->sources.n; i++)
        vec_push(a, &copy.sources, str_dup(a, c->sources.v[i]));
    return copy;
}

struct watch_roots watch_roots(const struct watch *w)
{
    return (struct watch_roots){{{w->config.content, GUARD_PAGES},
                                 {w->config.data, GUARD_PAGES},
                                 {w->config.templates, GUARD_TEMPLATES}}};
}

bool watch_guard(struct guard *g, struct arena *a, const struct watch *w,
                 str root)
{
    bool exists = guard_make(g, a, root);
    if (exists)
        guard_allow(g, a, &w->config);
    return exists;
}

static void add_all(struct watch *w, const struct guard *g)
{
    struct watch_roots roots = watch_roots(w);
    add_name(w, g, S(CONFIG_FILE));
    add_name(w, g, S(LOCK_FILE));
    for (size_t i = 0; i < w->files.n; i++)
        add_name(w, g, w->files.v[i]);
    for (size_t i = 0; i < w->config.sources.n; i++)
        add_name(w, g, w->config.sources.v[i]);
    for (int i = 0; i < WATCH_ROOTS; i++) {
        add_name(w, g, roots.v[i].folder);
        add_below(w, g, roots.v[i].reader, roots.v[i].folder, 0);
    }
}

/* Replaces the watches: afterwards w watches the folders named in `config` and
   the files in `files`, and nothing else. The arguments may be w->config and
   w->files. */
static void renew(struct watch *w, str root, const struct config *config,
                  struct strs files)
{
    struct watch old = *w;
    struct watch fresh = {.notify = old.notify, .polls = old.polls};
    struct guard guard;
    fresh.config = copy_folders(&fresh.a, config);
    for (size_t i = 0; i < files.n; i++)
        vec_push(&fresh.a, &fresh.files, str_dup(&fresh.a, files.v[i]));
    *w = fresh;
    w->folders.a = &w->a;
    if (!w->notify && !w->polls)
        w->notify = notify_open();
    if (!w->notify)
        w->fault = w->polls ? 0 : errno;
    if (w->notify) {
        if (watch_guard(&guard, &w->a, w, root))
            add_all(w, &guard);
        guard_close(&guard);
        if (w->fault == EMFILE)
            close_notify(w);
        else
            remove_missing(w, &old.folders);
    }
    arena_free(&old.a);
}

void watch_renew(struct watch *w, str root)
{
    renew(w, root, &w->config, w->files);
}

bool watch_folders(struct watch *w, str root, const struct config *config)
{
    const struct config *c = config, *was = &w->config;
    bool same =
        str_eq(c->content, was->content) && str_eq(c->data, was->data) &&
        str_eq(c->templates, was->templates) &&
        str_eq(c->output, was->output) && c->sources.n == was->sources.n;
    for (size_t i = 0; same && i < c->sources.n; i++)
        same = str_eq(c->sources.v[i], was->sources.v[i]);
    if (!same)
        renew(w, root, config, w->files);
    return same;
}

bool watch_files(struct watch *w, str root, const struct map *files)
{
    struct arena a = {0};
    struct strs wanted = {0};
    bool same = files->n == w->files.n;
    for (size_t i = 0; i < w->files.n; i++)
        same &= map_get(files, w->files.v[i]) != NULL;
    for (size_t i = 0; !same && i < files->n; i++)
        vec_push(&a, &wanted, files->v[i].key);
    if (!same)
        renew(w, root, &w->config, wanted);
    arena_free(&a);
    return same;
}

/* ---- events ---- */

/* Returns whether a path is a regular file, not a symbolic link or folder. */
static bool is_plain(struct arena *a, str root, str path)
{
    struct stat st;
    char *full = str_dupz(a, path_join(a, root, path));
    return lstat(full, &st) == 0 && S_ISREG(st.st_mode);
}

static bool is_watched(const struct watch_folder *f, str name)
{
    return !name.n || map_get(&f->names, name) ||
           ((f->all || map_get(&f->names, S(""))) && !scan_skips_name(name));
}

/* Adds a changed path to *changed. A file that was created and then removed,
   such as an editor's temporary file, gets the value NULL, so that messages do
   not mention it. */
static void add_change(struct watch *w, struct map *changed, str path,
                       enum notify_what what)
{
    struct map_entry *e = map_find(changed, path);
    if (!path.n)
        path = S("the site's folder");
    if (!e)
        map_put(changed, path, what == NOTIFY_CREATED ? (void *)changed : w);
    else if (e->value == changed && what == NOTIFY_GONE)
        e->value = NULL;
    else if (!e->value)
        e->value = w;
}

struct taking {
    struct watch *w;
    str root;
    struct map *changed;
    enum watch_news news; /* kind of the last event that is not ignored */
};

static enum watch_news handle(struct taking *t, const struct notify_event *e)
{
    struct map *changed = t->changed;
    if (e->what == NOTIFY_OVERFLOW) {
        t->w->stale = true;
        map_put(changed, S("many files"), t->w);
        return WATCH_CHANGE;
    }
    const struct watch_folder *f = map_get(&t->w->folders, key_of(&e->id));
    str name = str_c(e->name);
    if (!f || !is_watched(f, name))
        return WATCH_NOTHING;
    str path = name.n ? path_join(changed->a, f->path, name)
                      : str_dup(changed->a, f->path);
    bool appeared = e->what == NOTIFY_CREATED || e->what == NOTIFY_ARRIVED;
    add_change(t->w, changed, path, e->what);
    if (!name.n || e->folder ||
        (appeared && !is_plain(changed->a, t->root, path))) {
        t->w->stale = true;
        return WATCH_CHANGE;
    }
    /* NOTIFY_CREATED may also report a hard link, which is complete */
    return e->what == NOTIFY_CREATED || e->what == NOTIFY_GROWN ? WATCH_MAYBE
           : e->what == NOTIFY_GONE                             ? WATCH_CHANGE
                                                                : WATCH_DONE;
}

static void take(void *data, const struct notify_event *e)
{
    struct taking *t = data;
    enum watch_news news = handle(t, e);
    t->news = news ? news : t->news;
}

enum watch_news watch_take(struct watch *w, str root, struct map *changed)
{
    struct taking t = {w, root, changed, WATCH_NOTHING};
    if (w->notify)
        notify_take(w->notify, take, &t);
    return t.news;
}

int watch_fd(const struct watch *w)
{
    return w->notify ? notify_fd(w->notify) : -1;
}

void watch_close(struct watch *w)
{
    notify_close(w->notify);
    arena_free(&w->a);
    *w = (struct watch){0};
}
