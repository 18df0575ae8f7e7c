// SPDX-License-Identifier: MIT
// watch: one descriptor per folder. When folders change, all are watched
// anew before the site is scanned: so nothing can fall between.
#include "serve/watch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "base/vec.h"
#include "load/scan.h"

#define CONFIG_FILE "perfpress.yaml"

enum {
    DEPTH_MAX = 64, /* of folders; as the scan */
    EVENTS = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM |
             IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB,
};

/* A watched folder; path NULL: no descriptor of ours. */
struct watch_folder {
    str path; /* from the root */
    bool all; /* every file in it counts; else only what leads to a root */
};

static bool add(struct watch *w, str root, str path, bool all)
{
    char *full = str_dupz(&w->a, path_join(&w->a, root, path));
    int id = inotify_add_watch(w->fd, full, EVENTS | IN_ONLYDIR);
    if (id < 0) {
        if (errno == ENOSPC || errno == ENOMEM)
            w->fault = errno; /* of others, the scan tells */
        return false;
    }
    while ((size_t)id >= w->n)
        vec_add(&w->a, w);
    struct watch_folder *f = &w->v[id];
    if (f->path.p && (f->all || !all))
        return false;
    *f = (struct watch_folder){str_dup(&w->a, path), all};
    return true;
}

/* The same folder has the same descriptor, so that links that lead round in
   a circle end. */
static void add_below(struct watch *w, str root, str path, int depth)
{
    if (!add(w, root, path, true) || depth == DEPTH_MAX)
        return;
    DIR *dir = opendir(str_dupz(&w->a, path_join(&w->a, root, path)));
    const struct dirent *e;
    while (dir && (e = readdir(dir))) {
        str name = str_c(e->d_name);
        bool may_be_folder = e->d_type == DT_DIR || e->d_type == DT_LNK ||
                             e->d_type == DT_UNKNOWN;
        if (may_be_folder && !scan_leaves_out(name))
            add_below(w, root, path_join(&w->a, path, name), depth + 1);
    }
    if (dir)
        closedir(dir);
}

static void set_roots(str roots[WATCH_ROOTS], const struct config *c)
{
    roots[0] = c->content;
    roots[1] = c->data;
    roots[2] = c->templates;
}

void watch_renew(struct watch *w, str root, const struct config *config)
{
    struct arena old = w->a;
    struct watch fresh = {.fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC)};
    if (config)
        set_roots(fresh.roots, config);
    for (int i = 0; i < WATCH_ROOTS; i++)
        fresh.roots[i] =
            str_dup(&fresh.a, config ? fresh.roots[i] : w->roots[i]);
    if (w->fd >= 0)
        close(w->fd);
    *w = fresh;
    arena_free(&old);
    if (w->fd < 0) {
        w->fault = errno;
        return;
    }
    add(w, root, S(""), false);
    for (int i = 0; i < WATCH_ROOTS; i++) {
        str path = w->roots[i];
        for (size_t k = 0; k < path.n; k++)
            if (path.p[k] == '/')
                add(w, root, str_slice(path, 0, k), false);
        if (path.n)
            add_below(w, root, path, 0);
    }
}

bool watch_covers(const struct watch *w, const struct config *config)
{
    str roots[WATCH_ROOTS];
    set_roots(roots, config);
    for (int i = 0; i < WATCH_ROOTS; i++)
        if (!str_eq(roots[i], w->roots[i]))
            return false;
    return true;
}

/* ---- events ---- */

/* perfpress.yaml, a root, or a folder on the way to one. */
static bool leads_to_root(const struct watch *w, str path)
{
    if (str_eq(path, S(CONFIG_FILE)))
        return true;
    for (int i = 0; i < WATCH_ROOTS; i++)
        if (str_eq(w->roots[i], path) || path_is_below(w->roots[i], path))
            return true;
    return false;
}

/* A file that was made a moment ago: most likely its writer will close it,
   which is the event to wait for; but a hard link looks the same. */
static bool is_plain(struct arena *a, str root, str path)
{
    struct stat st;
    char *full = str_dupz(a, path_join(a, root, path));
    return lstat(full, &st) == 0 && S_ISREG(st.st_mode);
}

static enum watch_news take(struct watch *w, str root,
                            const struct inotify_event *e, struct map *changed)
{
    if (e->mask & IN_Q_OVERFLOW) {
        w->stale = true;
        map_put(changed, S("many files"), w);
        return WATCH_CHANGE;
    }
    if (e->mask & IN_IGNORED || e->wd < 0 || (size_t)e->wd >= w->n)
        return WATCH_NOTHING;
    const struct watch_folder *f = &w->v[e->wd];
    str name = e->len ? str_c(e->name) : S("");
    str path = name.n ? path_join(changed->a, f->path, name)
                      : str_dup(changed->a, f->path);
    if (!f->path.p || (name.n && f->all && scan_leaves_out(name)) ||
        (!f->all && !leads_to_root(w, path)))
        return WATCH_NOTHING;
    if (!name.n && !(e->mask & (IN_DELETE_SELF | IN_MOVE_SELF)))
        return WATCH_NOTHING;
    map_put(changed, path.n ? path : S("the site's folder"), w);
    if (!name.n || e->mask & IN_ISDIR)
        w->stale = true;
    else if (e->mask & (IN_CREATE | IN_MOVED_TO)) {
        if (!is_plain(changed->a, root, path))
            w->stale = true; /* it may be a link to a folder */
        else if (e->mask & IN_CREATE)
            return WATCH_MAYBE;
    }
    return WATCH_CHANGE;
}

enum watch_news watch_take(struct watch *w, str root, struct map *changed)
{
    _Alignas(struct inotify_event) char buffer[16384];
    enum watch_news news = WATCH_NOTHING;
    ssize_t n;
    while ((n = read(w->fd, buffer, sizeof buffer)) > 0) {
        const struct inotify_event *e;
        for (char *p = buffer; p < buffer + n; p += sizeof *e + e->len) {
            e = (const struct inotify_event *)p;
            enum watch_news one = take(w, root, e, changed);
            news = one > news ? one : news;
        }
    }
    return news;
}

void watch_close(struct watch *w)
{
    if (w->fd >= 0)
        close(w->fd);
    arena_free(&w->a);
    *w = (struct watch){.fd = -1};
}
