// SPDX-License-Identifier: MIT
// watch: one descriptor for good (closing one takes the kernel 20 ms), with a
// watch per folder. When folders change, all are added anew, which leaves
// those that are there as they are, and the others are removed.
#include "serve/watch.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "load/scan.h"

#define CONFIG_FILE "perfpress.yaml"

enum {
    DEPTH_MAX = 64, /* of folders; as the scan */
    CAME = IN_CREATE | IN_MOVED_TO,
    SELF_WENT = IN_DELETE_SELF | IN_MOVE_SELF,
    EVENTS = CAME | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_ATTRIB |
             SELF_WENT,
};

struct watch_folder {
    int id;
    str path;         /* from the root */
    bool all;         /* every file in it counts, but for those left out */
    struct map names; /* these count in any case */
};

/* ---- folders ---- */

static str key_of(const int *id)
{
    return (str){(const char *)id, sizeof *id};
}

static struct watch_folder *add(struct watch *w, str root, str path)
{
    char *full = str_dupz(&w->a, path_join(&w->a, root, path));
    int id = inotify_add_watch(w->fd, full, EVENTS | IN_ONLYDIR);
    if (id < 0) {
        if (errno == ENOSPC || errno == ENOMEM)
            w->fault = errno; /* of others, the scan tells */
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

/* A link may lead out of the site, where all of the disk may be. */
static bool is_inside(struct watch *w, str root, str path)
{
    char real[PATH_MAX];
    if (!realpath(str_dupz(&w->a, path_join(&w->a, root, path)), real))
        return false;
    return str_eq(str_c(real), root) || path_is_below(str_c(real), root);
}

/* The same folder has the same descriptor, so that links that lead round in
   a circle end. */
static void add_below(struct watch *w, str root, str path, int depth)
{
    struct watch_folder *f = add(w, root, path);
    if (!f || f->all || depth == DEPTH_MAX)
        return;
    f->all = true;
    DIR *dir = opendir(str_dupz(&w->a, path_join(&w->a, root, path)));
    const struct dirent *e;
    while (dir && (e = readdir(dir))) {
        str name = str_c(e->d_name);
        str below = path_join(&w->a, path, name);
        if (!scan_leaves_out(name) &&
            (e->d_type == DT_DIR ||
             (e->d_type != DT_REG && is_inside(w, root, below))))
            add_below(w, root, below, depth + 1);
    }
    if (dir)
        closedir(dir);
}

/* A file or folder, and all folders on the way to it. */
static void add_name(struct watch *w, str root, str path)
{
    str folder = S(""), rest = path, name;
    while (str_cut(&rest, '/', &name)) {
        struct watch_folder *f = add(w, root, folder);
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
            inotify_rm_watch(w->fd, f->id);
    }
}

/* Renews with these roots and files, which may be the ones there are. */
static void renew(struct watch *w, str root, const str *roots,
                  struct strs files)
{
    struct watch old = *w, fresh = {.fd = old.fd};
    for (int i = 0; i < WATCH_ROOTS; i++)
        fresh.roots[i] = str_dup(&fresh.a, roots[i]);
    for (size_t i = 0; i < files.n; i++)
        vec_push(&fresh.a, &fresh.files, str_dup(&fresh.a, files.v[i]));
    *w = fresh;
    w->folders.a = &w->a;
    if (w->fd < 0)
        w->fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (w->fd < 0)
        w->fault = errno;
    if (w->fd >= 0) {
        add_name(w, root, S(CONFIG_FILE));
        for (size_t i = 0; i < w->files.n; i++)
            add_name(w, root, w->files.v[i]);
        for (int i = 0; i < WATCH_ROOTS; i++) {
            add_name(w, root, w->roots[i]);
            if (is_inside(w, root, w->roots[i]))
                add_below(w, root, w->roots[i], 0);
        }
        remove_missing(w, &old.folders);
    }
    arena_free(&old.a);
}

void watch_renew(struct watch *w, str root)
{
    renew(w, root, w->roots, w->files);
}

bool watch_folders(struct watch *w, str root, const struct config *config)
{
    const str roots[] = {config->content, config->data, config->templates};
    bool same = true;
    for (int i = 0; i < WATCH_ROOTS; i++)
        same &= str_eq(roots[i], w->roots[i]);
    if (!same)
        renew(w, root, roots, w->files);
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
        renew(w, root, w->roots, wanted);
    arena_free(&a);
    return same;
}

/* ---- events ---- */

/* No link, which may lead to a folder, and no folder. */
static bool is_plain(struct arena *a, str root, str path)
{
    struct stat st;
    char *full = str_dupz(a, path_join(a, root, path));
    return lstat(full, &st) == 0 && S_ISREG(st.st_mode);
}

static bool counts(const struct watch_folder *f, str name)
{
    return !name.n || map_get(&f->names, name) ||
           (f->all && !scan_leaves_out(name));
}

/* A file that came and went, as editors have them, is not named. */
static void note(struct watch *w, struct map *changed, str path, uint32_t mask)
{
    struct map_entry *e = map_find(changed, path);
    if (!path.n)
        path = S("the site's folder");
    if (!e)
        map_put(changed, path, mask & IN_CREATE ? (void *)changed : w);
    else if (e->value == changed && mask & (IN_DELETE | IN_MOVED_FROM))
        e->value = NULL;
    else if (!e->value)
        e->value = w;
}

static enum watch_news take(struct watch *w, str root,
                            const struct inotify_event *e, struct map *changed)
{
    if (e->mask & IN_Q_OVERFLOW) {
        w->stale = true;
        map_put(changed, S("many files"), w);
        return WATCH_CHANGE;
    }
    const struct watch_folder *f = map_get(&w->folders, key_of(&e->wd));
    str name = e->len ? str_c(e->name) : S("");
    if (!f || e->mask & IN_IGNORED || !counts(f, name) ||
        (!name.n && !(e->mask & SELF_WENT)))
        return WATCH_NOTHING;
    str path = name.n ? path_join(changed->a, f->path, name)
                      : str_dup(changed->a, f->path);
    note(w, changed, path, e->mask);
    if (!name.n || e->mask & IN_ISDIR ||
        (e->mask & CAME && !is_plain(changed->a, root, path))) {
        w->stale = true;
        return WATCH_CHANGE;
    }
    if (e->mask & IN_CREATE)
        return WATCH_MAYBE; /* a hard link looks the same */
    return e->mask & (IN_DELETE | IN_MOVED_FROM) ? WATCH_CHANGE : WATCH_DONE;
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
            news = one ? one : news;
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
