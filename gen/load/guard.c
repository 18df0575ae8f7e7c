// SPDX-License-Identifier: MIT
// guard: follows symbolic links itself, one component of the path after the
// other, so that it opens exactly the path that it has checked.
#include "load/guard.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/path.h"
#include "base/real.h"
#include "base/system.h"

enum {
    LINKS_MAX = 40, /* maximum number of symbolic links in a path, as in
                       Linux */
    TRIES_MAX = 8,  /* attempts to open a path while symbolic links in it
                       change */
};

/* ---- the rules ---- */

static bool has_dot_name(str path)
{
    str name;
    while (str_cut(&path, '/', &name))
        if (str_starts(name, S(".")))
            return true;
    return false;
}

static bool is_in(str path, const struct strs *folders)
{
    for (size_t i = 0; i < folders->n; i++)
        if (str_eq(path, folders->v[i]) || path_is_below(path, folders->v[i]))
            return true;
    return false;
}

/* Returns the answer for a path that contains no symbolic link; the file need
   not exist. */
static enum guard_answer judge(const struct guard *g, enum guard_reader who,
                               str path)
{
    if (has_dot_name(path))
        return GUARD_DOT;
    if (who == GUARD_SETTINGS)
        return str_eq(path_base(path), S(CONFIG_FILE)) ||
                       str_eq(path, S(LOCK_FILE))
                   ? GUARD_OPEN
                   : GUARD_ELSEWHERE;
    if (who == GUARD_TEMPLATES && is_in(path, &g->templates))
        return GUARD_OPEN;
    if (is_in(path, &g->closed) || !is_in(path, &g->open))
        return GUARD_ELSEWHERE;
    return GUARD_OPEN;
}

void guard_help(const struct guard *g, struct diags *d,
                enum guard_answer answer, str path, str real)
{
    size_t slash = str_find_char(real, '/', 0);
    str folder = slash == STR_NPOS ? real : str_slice(real, 0, slash);
    bool linked = answer != GUARD_OUTSIDE && !str_eq(path, real);
    str link =
        linked ? str_fmt(&d->arena, "the file is a symbolic link to '%.*s'; ",
                         STR_ARG(real.n ? real : S(".")))
               : S("");
    if (answer == GUARD_OUTSIDE)
        diag_help(d, "the file is a symbolic link; replace it with a copy of "
                     "its target");
    else if (answer == GUARD_DOT)
        diag_help(d,
                  "%.*sfiles and folders whose names begin with a dot are "
                  "never read; copy the file to another path",
                  STR_ARG(link));
    else if (is_in(real, &g->closed) || !real.n ||
             str_eq(real, S(CONFIG_FILE)) || str_eq(real, S(LOCK_FILE)))
        diag_help(d,
                  "%.*spages can read only files in the content and data "
                  "folders; copy the file there",
                  STR_ARG(link));
    else
        diag_help(d,
                  "%.*s'sources: [%.*s]' in " CONFIG_FILE
                  " allows pages to read this folder",
                  STR_ARG(link), STR_ARG(folder));
}

/* ---- links ---- */

/* Reads a symbolic link into `text`. Returns the length of the link's target,
   or -1 on failure; errno is EINVAL if the path is not a link. */
static ssize_t read_link(const struct guard *g, struct arena *a, str path,
                         char text[PATH_MAX])
{
    const char *name;
    int dir = beneath_parent(g->root, str_dupz(a, path), &name);
    if (dir < 0)
        return -1;
    ssize_t n = readlinkat(dir, name, text, PATH_MAX);
    int why = errno;
    close(dir);
    errno = why;
    return n;
}

/* Follows the symbolic links in `path`, and sets *real to the path without
   links to which they lead. A file at *real need not exist. Returns false if
   the links lead out of the site (errno is EXDEV), or if there are too many, as
   in a circle (ELOOP). */
static bool follow(const struct guard *g, struct arena *a, str path, str *real)
{
    char text[PATH_MAX];
    str done = S(""), rest = path, name;
    int links = 0;
    bool dotted = false; /* a name began with a dot, so no more symbolic links
                            are read */
    errno = EXDEV;
    while (str_cut(&rest, '/', &name)) {
        if (!name.n || str_eq(name, S(".")))
            continue;
        if (str_eq(name, S(".."))) {
            if (!done.n)
                return false;
            done = path_dir(done);
            continue;
        }
        str here = path_join(a, done, name);
        dotted |= str_starts(name, S("."));
        ssize_t n = dotted ? 0 : read_link(g, a, here, text);
        if (n <= 0 || n == sizeof text) {
            done = here;
            continue;
        }
        errno = ELOOP;
        if (++links > LINKS_MAX)
            return false;
        errno = EXDEV;
        str target = str_dup(a, (str){text, (size_t)n});
        if (*text == '/') {
            if (!str_eq(target, g->folder) && !path_is_below(target, g->folder))
                return false;
            target = str_from(target, g->folder.n);
            done = S("");
        }
        rest = rest.p ? path_join(a, target, rest) : target;
    }
    *real = done;
    return true;
}

/* An attempt of a reader to open a path or, if `looks` is set, to get its
   state. */
struct wish {
    const struct guard *g;
    struct arena *a;
    enum guard_reader who;
    bool looks;
    int flags;       /* flags of open(2); not used if `looks` is set */
    struct stat *st; /* state of the path, filled in if `looks` is set; may be
                        NULL */
    enum guard_answer answer;
    str real; /* the path after all symbolic links in it were followed */
};

/* Opens a path and returns a descriptor. Fails if the path contains a symbolic
   link. If `looks` is true, only sets *w->st and returns 0. Returns -1 with
   errno on failure. */
static int reach_path(const struct wish *w, bool looks, str path)
{
    const char *name = path.n ? str_dupz(w->a, path) : ".";
    return looks ? beneath_stat(w->g->root, name, w->st)
                 : beneath_open(w->g->root, name, w->flags, 0);
}

/* Converts the errno of a failed open. */
static enum guard_answer answer_of(int why)
{
    bool missing =
        why == ENOENT || why == ENOTDIR || why == ELOOP || why == ENAMETOOLONG;
    return missing ? GUARD_MISSING : GUARD_FAULT;
}

/* Follows the symbolic links in `path`, and opens the file to which the path
   then leads if the reader may read that file. If a name in the path begins
   with a dot, the answer does not reveal whether the file exists. */
static int reach_followed(struct wish *w, str path)
{
    if (!follow(w->g, w->a, path, &w->real)) {
        w->answer = errno == ELOOP ? GUARD_MISSING : GUARD_OUTSIDE;
        return -1;
    }
    w->answer = judge(w->g, w->who, w->real);
    if (w->answer != GUARD_OPEN && w->answer != GUARD_ELSEWHERE)
        return -1;
    bool may = w->answer == GUARD_OPEN;
    int fd = reach_path(w, w->looks || !may, w->real);
    if (fd < 0)
        w->answer = answer_of(errno);
    return may ? fd : -1;
}

/* Most paths contain no symbolic link and are opened directly. */
static int reach(struct wish *w, str path)
{
    int fd = -1;
    w->real = path;
    w->answer = judge(w->g, w->who, path);
    if (w->answer == GUARD_DOT)
        return -1;
    if (w->answer == GUARD_OPEN) {
        fd = reach_path(w, w->looks, path);
        if (fd >= 0 || errno != ELOOP) {
            if (fd < 0)
                w->answer = answer_of(errno);
            return fd;
        }
    }
    for (int i = 0; i < TRIES_MAX; i++) {
        fd = reach_followed(w, path);
        if (fd >= 0 || w->answer != GUARD_MISSING || errno != ELOOP)
            break;
    }
    return fd;
}

int guard_open(const struct guard *g, struct arena *a, enum guard_reader who,
               str path, int flags, enum guard_answer *answer)
{
    struct arena_mark mark = arena_mark(a);
    struct wish w = {.g = g, .a = a, .who = who, .flags = flags};
    int fd = reach(&w, path), why = errno;
    *answer = w.answer;
    arena_rewind(a, mark);
    errno = why;
    return fd;
}

enum guard_answer guard_find(const struct guard *g, struct arena *a,
                             enum guard_reader who, str path, str *real,
                             struct stat *st)
{
    struct arena scratch = {0};
    struct wish w = {
        .g = g, .a = &scratch, .who = who, .looks = true, .st = st};
    reach(&w, path);
    int why = errno;
    if (real && w.answer != GUARD_OUTSIDE)
        *real = str_dup(a, w.real);
    arena_free(&scratch);
    errno = why;
    return w.answer;
}

/* ---- the folders of a site ---- */

bool guard_make(struct guard *g, struct arena *a, str folder)
{
    *g = (struct guard){.root = -1, .folder = real_path(a, folder)};
    if (!g->folder.p)
        return false;
    g->root = open(g->folder.p, SYSTEM_FOLDER | O_CLOEXEC);
    return g->root >= 0;
}

/* Appends `folder` and, if `folder` is a symbolic link, the link's target. */
static void add(const struct guard *g, struct arena *a, struct strs *to,
                str folder)
{
    str real;
    if (!folder.p)
        return;
    vec_push(a, to, folder);
    if (folder.n && follow(g, a, folder, &real) && real.n &&
        !str_eq(real, folder))
        vec_push(a, to, real);
}

void guard_allow(struct guard *g, struct arena *a, const struct config *c)
{
    g->open = g->templates = g->closed = (struct strs){0};
    add(g, a, &g->open, c->content);
    add(g, a, &g->open, c->data);
    for (size_t i = 0; i < c->sources.n; i++)
        add(g, a, &g->open, c->sources.v[i]);
    add(g, a, &g->templates, c->templates);
    add(g, a, &g->closed, c->templates);
    add(g, a, &g->closed, c->output);
}

static void allow(const struct guard *g, struct arena *a, struct sandbox *s,
                  const struct strs *names)
{
    for (size_t i = 0; i < names->n; i++) {
        str name = names->v[i].n ? names->v[i] : S(".");
        sandbox_allow(s, a, g->root, str_dupz(a, name), SANDBOX_READ);
    }
}

void guard_reach(const struct guard *g, struct arena *a, struct sandbox *s)
{
    struct strs settings = {0};
    add(g, a, &settings, S(CONFIG_FILE));
    add(g, a, &settings, S(LOCK_FILE));
    allow(g, a, s, &settings);
    allow(g, a, s, &g->templates);
    allow(g, a, s, &g->open);
}

void guard_confine(const struct guard *g)
{
    struct arena a = {0};
    struct sandbox s = {0};
    struct sandbox_state state;
    guard_reach(g, &a, &s);
    sandbox_enter(&s, &state);
    arena_free(&a);
}

void guard_close(struct guard *g)
{
    if (g->root >= 0)
        close(g->root);
    g->root = -1;
}
