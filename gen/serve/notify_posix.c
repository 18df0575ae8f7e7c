// SPDX-License-Identifier: MIT
// notify_posix: uses kqueue on systems that have it (macOS, BSD). On other
// systems, notify_open always fails. kqueue reports a change of an open file or
// folder, but no names. Therefore the names in each folder are stored and,
// after a change, compared with a new listing. See kqueue(2).
#include "serve/notify.h"

#include <errno.h>
#include <stddef.h>

const char NOTIFY_MAX[] = "open files, ulimit -n";
const char NOTIFY_MAX_FOLDERS[] = "open files, ulimit -n";

#if !__has_include(<sys/event.h>)

const char NOTIFY_MEANS[] = "";

struct notify *notify_open(void)
{
    errno = ENOSYS;
    return NULL;
}

int notify_fd(const struct notify *n)
{
    (void)n;
    return -1;
}

int notify_add(struct notify *n, const char *folder)
{
    (void)n, (void)folder;
    errno = ENOSYS;
    return -1;
}

void notify_remove(struct notify *n, int id)
{
    (void)n, (void)id;
}

void notify_take(struct notify *n,
                 void (*report)(void *data, const struct notify_event *e),
                 void *data)
{
    (void)n, (void)report, (void)data;
}

void notify_close(struct notify *n)
{
    (void)n;
}

#else

#include <dirent.h>
#include <fcntl.h>
#include <sys/event.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/map.h"
#include "base/vec.h"

const char NOTIFY_MEANS[] = "kqueue";

#ifndef O_EVTONLY
#define O_EVTONLY O_RDONLY
#endif

enum {
    /* the highest limit that macOS permits an ordinary user */
    OPEN_FILES = 10240,
    FILE_EVENTS = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB,
    FOLDER_EVENTS = NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE,
};

/* A name in a folder. The member `self` of a folder has an empty name. */
struct notify_name {
    struct notify_folder *in;
    const char *name;
    int fd; /* descriptor of a regular file or of the folder itself, else -1 */
    ino_t ino;
    bool folder;
    unsigned seen; /* number of the last listing that had the name */
};

struct notify_folder {
    struct arena a; /* holds the names */
    int id;
    dev_t dev;
    struct notify_name self;
    struct map names; /* name -> struct notify_name * */
    unsigned listings;
    bool failed; /* a limit was reached, so that `names` is incomplete */
};

struct notify_folders {
    /* v[id] is the folder with this id; NULL once it is removed */
    struct notify_folder **v;
    size_t n, cap;
};

struct notify {
    struct arena a; /* holds this structure and the folders */
    int fd;
    rlim_t fd_limit; /* descriptors from this number on are left for builds */
    struct notify_folders folders;
};

struct notify *notify_open(void)
{
    struct rlimit files = {OPEN_FILES, OPEN_FILES};
    int fd = kqueue();
    if (fd < 0)
        return NULL;
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < OPEN_FILES) {
        files.rlim_cur =
            files.rlim_max < OPEN_FILES ? files.rlim_max : OPEN_FILES;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    struct arena a = {0};
    struct notify *n = NEW(&a, struct notify);
    n->fd = fd;
    n->fd_limit = files.rlim_cur - files.rlim_cur / 8;
    n->a = a;
    return n;
}

int notify_fd(const struct notify *n)
{
    return n->fd;
}

static bool watch(struct notify *n, struct notify_name *name, unsigned events)
{
    struct kevent change;
    if ((rlim_t)name->fd >= n->fd_limit)
        return false;
    EV_SET(&change, (uintptr_t)name->fd, EVFILT_VNODE, EV_ADD | EV_CLEAR,
           events, 0, name);
    return kevent(n->fd, &change, 1, NULL, 0, NULL) == 0;
}

static void release(struct notify_name *name)
{
    if (name->fd >= 0)
        close(name->fd);
    name->fd = -1;
}

/* ---- listings ---- */

/* Watches the file with the name `name`, if it is a regular file. If the file
   cannot be opened, only changes of its name are reported. Returns false if a
   limit is reached. */
static bool watch_file(struct notify *n, struct notify_name *name,
                       const struct stat *st)
{
    release(name);
    name->ino = st->st_ino;
    name->folder = S_ISDIR(st->st_mode);
    if (!S_ISREG(st->st_mode))
        return true;
    name->fd = openat(name->in->self.fd, name->name,
                      O_EVTONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (name->fd < 0)
        return errno != EMFILE && errno != ENFILE;
    return watch(n, name, FILE_EVENTS);
}

typedef void reporter(void *data, const struct notify_event *e);

static void tell(const struct notify_name *name, enum notify_what what,
                 reporter *report, void *data)
{
    struct notify_event e = {name->in->id, what, name->name, name->folder};
    if (report)
        report(data, &e);
}

/* Compares an entry of a new listing with the stored names. Reports the entry
   if its name is new or now belongs to another file. Returns false if a limit
   is reached. */
static bool list_entry(struct notify *n, struct notify_folder *f,
                       const char *entry, reporter *report, void *data)
{
    struct stat st;
    struct notify_name *name = map_get(&f->names, str_c(entry));
    if (fstatat(f->self.fd, entry, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return true;
    bool is_new = !name || name->seen + 1 != f->listings;
    bool changed = is_new || name->ino != st.st_ino;
    if (!name) {
        name = NEW(&f->a, struct notify_name);
        *name = (struct notify_name){.in = f, .fd = -1};
        str copy = str_dup(&f->a, str_c(entry));
        name->name = str_dupz(&f->a, copy);
        map_put(&f->names, copy, name);
    }
    name->seen = f->listings;
    if (!changed)
        return true;
    bool ok = watch_file(n, name, &st);
    tell(name, is_new ? NOTIFY_CREATED : NOTIFY_ARRIVED, report, data);
    return ok;
}

/* Lists a folder and reports the differences from the last listing. Returns
   false if a limit is reached. */
static bool list(struct notify *n, struct notify_folder *f, reporter *report,
                 void *data)
{
    int fd = openat(f->self.fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *dir = fd < 0 ? NULL : fdopendir(fd);
    const struct dirent *e;
    bool ok = true;
    if (!dir) {
        ok = errno != EMFILE && errno != ENFILE;
        if (fd >= 0)
            close(fd);
        return ok;
    }
    f->listings++;
    while (ok && (e = readdir(dir)))
        if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0)
            ok = list_entry(n, f, e->d_name, report, data);
    closedir(dir);
    for (size_t i = 0; ok && i < f->names.n; i++) {
        struct notify_name *name = f->names.v[i].value;
        if (name->seen + 1 != f->listings)
            continue;
        release(name);
        tell(name, NOTIFY_GONE, report, data);
    }
    return ok;
}

/* ---- folders ---- */

static struct notify_folder *find(const struct notify *n, const struct stat *st)
{
    for (size_t i = 0; i < n->folders.n; i++) {
        struct notify_folder *f = n->folders.v[i];
        if (f && f->dev == st->st_dev && f->self.ino == st->st_ino)
            return f;
    }
    return NULL;
}

int notify_add(struct notify *n, const char *path)
{
    struct stat st;
    int fd = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0 || fstat(fd, &st) != 0) {
        if (fd >= 0)
            close(fd);
        return -1;
    }
    struct notify_folder *f = find(n, &st);
    if (f) {
        close(fd);
        errno = EMFILE;
        return f->failed ? -1 : f->id;
    }
    f = NEW(&n->a, struct notify_folder);
    f->id = (int)n->folders.n;
    f->dev = st.st_dev;
    f->self = (struct notify_name){f, "", fd, st.st_ino, true, 0};
    f->names.a = &f->a;
    vec_push(&n->a, &n->folders, f);
    if (watch(n, &f->self, FOLDER_EVENTS) && list(n, f, NULL, NULL))
        return f->id;
    notify_remove(n, f->id);
    errno = EMFILE;
    return -1;
}

void notify_remove(struct notify *n, int id)
{
    struct notify_folder *f = n->folders.v[id];
    if (!f)
        return;
    for (size_t i = 0; i < f->names.n; i++)
        release(f->names.v[i].value);
    release(&f->self);
    arena_free(&f->a);
    n->folders.v[id] = NULL;
}

/* ---- events ---- */

static bool take(struct notify *n, const struct kevent *e, reporter *report,
                 void *data)
{
    struct notify_name *name = e->udata;
    if (name->fd < 0 || e->ident != (uintptr_t)name->fd)
        return true; /* the file was closed after the event */
    if (name != &name->in->self) {
        tell(name,
             e->fflags & (NOTE_WRITE | NOTE_EXTEND) ? NOTIFY_GROWN
                                                    : NOTIFY_WRITTEN,
             report, data);
        return true;
    }
    if (e->fflags & ~(unsigned)NOTE_WRITE)
        tell(name, NOTIFY_SELF, report, data);
    if (e->fflags & NOTE_WRITE && !name->in->failed)
        name->in->failed = !list(n, name->in, report, data);
    return !name->in->failed;
}

void notify_take(struct notify *n, reporter *report, void *data)
{
    const struct timespec now = {0};
    struct kevent events[64];
    int got;
    bool ok = true;
    while ((got = kevent(n->fd, NULL, 0, events, 64, &now)) > 0)
        for (int i = 0; i < got; i++)
            ok &= take(n, &events[i], report, data);
    if (!ok)
        report(data, &(struct notify_event){-1, NOTIFY_OVERFLOW, "", false});
}

void notify_close(struct notify *n)
{
    if (!n)
        return;
    for (size_t i = 0; i < n->folders.n; i++)
        notify_remove(n, (int)i);
    close(n->fd);
    struct arena a = n->a;
    arena_free(&a);
}

#endif
