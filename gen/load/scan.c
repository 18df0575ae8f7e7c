// SPDX-License-Identifier: MIT
// scan: folders are read through their file descriptors; only what is no
// plain file or folder is looked at a second time.
#include "load/scan.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "base/vec.h"

enum { FOLDERS_MAX = 64 }; /* one inside the other */

struct scan {
    struct site *site;
    struct arena *a; /* the site's */
    struct diags *d;
    struct strs paths; /* of files, from the root */
};

/* A folder and those around it, to find links that lead back. */
struct folder {
    const struct folder *parent;
    str path;
    int depth;
    dev_t device;
    ino_t inode;
};

/* ---- faults ---- */

/* A place that is all of a file or folder. */
static struct pos whole(struct scan *s, str path)
{
    struct source *src = NEW(s->a, struct source);
    src->name = path;
    return (struct pos){.src = src};
}

static void fault(struct scan *s, str path, int why)
{
    diag_at(s->d, DIAG_FILE_READ, whole(s, path), path, str_c(strerror(why)));
}

/* ---- folders ---- */

static bool is_left_out(str name)
{
    return name.n == 0 || name.p[0] == '.' || name.p[name.n - 1] == '~';
}

static void scan_folder(struct scan *s, const struct folder *parent, str path,
                        int fd);

/* Where a symbolic link leads must be inside the site. */
static bool leads_inside(struct scan *s, str path)
{
    char real[PATH_MAX];
    str root = s->site->root, full = path_join(s->a, root, path);
    if (!realpath(str_dupz(s->a, full), real)) {
        if (errno == ELOOP)
            return false;
        diag_at(s->d, DIAG_FILE_MISSING, whole(s, path), path);
        diag_help(s->d, "it is a symbolic link to a file that is not there");
        return false;
    }
    str got = str_c(real);
    if (str_starts(got, root) &&
        (got.n == root.n || root.n == 1 || got.p[root.n] == '/'))
        return true;
    map_put(&s->site->files, path, NULL);
    diag_at(s->d, DIAG_FILE_OUTSIDE, whole(s, path), path);
    diag_help(s->d, "it is a symbolic link; copy the file into the site");
    return false;
}

/* DT_REG, DT_DIR or neither, symbolic links followed. */
static int type_of(struct scan *s, int fd, const struct dirent *e, str path)
{
    struct stat st;
    if (e->d_type == DT_REG || e->d_type == DT_DIR)
        return e->d_type;
    if (fstatat(fd, e->d_name, &st, AT_SYMLINK_NOFOLLOW) < 0)
        return DT_UNKNOWN;
    if (S_ISLNK(st.st_mode) &&
        (!leads_inside(s, path) || fstatat(fd, e->d_name, &st, 0) < 0))
        return DT_UNKNOWN;
    return S_ISREG(st.st_mode)   ? DT_REG
           : S_ISDIR(st.st_mode) ? DT_DIR
                                 : DT_FIFO;
}

static void scan_entry(struct scan *s, const struct folder *in, int fd,
                       const struct dirent *e)
{
    str name = str_c(e->d_name);
    if (is_left_out(name))
        return;
    str path = path_join(s->a, in->path, name);
    int type = type_of(s, fd, e, path);
    if (type == DT_REG) {
        vec_push(s->a, &s->paths, path);
    } else if (type == DT_DIR) {
        int sub = openat(fd, e->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (sub < 0)
            fault(s, path, errno);
        else
            scan_folder(s, in, path, sub);
    }
}

/* True when a folder is one of those that it lies in: a link leads back. */
static bool comes_again(const struct folder *f)
{
    for (const struct folder *p = f->parent; p; p = p->parent)
        if (p->device == f->device && p->inode == f->inode)
            return true;
    return false;
}

/* Takes fd over. */
static void scan_folder(struct scan *s, const struct folder *parent, str path,
                        int fd)
{
    struct stat st = {0};
    fstat(fd, &st);
    struct folder f = {parent, path, parent ? parent->depth + 1 : 1, st.st_dev,
                       st.st_ino};
    if (comes_again(&f)) {
        close(fd);
        return;
    }
    if (f.depth > FOLDERS_MAX) {
        fault(s, path, ENAMETOOLONG);
        close(fd);
        return;
    }
    DIR *dir = fdopendir(fd);
    if (!dir) {
        fault(s, path, errno);
        close(fd);
        return;
    }
    const struct dirent *e;
    while (errno = 0, (e = readdir(dir)))
        scan_entry(s, &f, fd, e);
    if (errno)
        fault(s, path, errno);
    closedir(dir);
}

/* Scans one of the site's folders; one that is not there holds nothing. */
static void scan_root(struct scan *s, str path)
{
    struct arena_mark mark = arena_mark(s->a);
    int fd = open(str_dupz(s->a, path_join(s->a, s->site->root, path)),
                  O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int why = errno;
    arena_rewind(s->a, mark);
    if (fd < 0 && why != ENOENT)
        fault(s, path, why);
    else if (fd >= 0 && leads_inside(s, path))
        scan_folder(s, NULL, path, fd);
    else if (fd >= 0)
        close(fd);
}

/* ---- what the files are ---- */

static bool is_below(str path, str folder)
{
    return str_starts(path, folder) && path.n > folder.n &&
           path.p[folder.n] == '/';
}

static const struct {
    str ext;
    enum page_syntax syntax;
} SYNTAXES[] = {{S_INIT(".rst"), PAGE_RST}, {S_INIT(".md"), PAGE_MARKDOWN}};

static bool is_page(str path, enum page_syntax *syntax)
{
    str ext = path_ext(path);
    for (size_t i = 0; i < sizeof SYNTAXES / sizeof *SYNTAXES; i++)
        if (str_eq(ext, SYNTAXES[i].ext)) {
            *syntax = SYNTAXES[i].syntax;
            return true;
        }
    return false;
}

static bool is_dataset(str path)
{
    str ext = path_ext(path);
    return str_eq_nocase(ext, S(".csv")) || str_eq_nocase(ext, S(".tsv"));
}

static void add_page(struct scan *s, str path, enum page_syntax syntax)
{
    struct page *p = &s->site->pages[s->site->n_pages++];
    p->path = str_from(path, s->site->config.content.n + 1);
    p->name = path_without_ext(p->path);
    p->output = str_concat(s->a, p->name, S(".html"));
    p->syntax = syntax;
    p->source.name = path;
}

static void add_asset(struct scan *s, str path)
{
    struct asset *asset = &s->site->assets[s->site->n_assets++];
    asset->path = path;
    asset->output = str_from(path, s->site->config.content.n + 1);
}

static int by_path(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static void sort_out(struct scan *s)
{
    struct site *site = s->site;
    enum page_syntax syntax;
    qsort(s->paths.v, s->paths.n, sizeof *s->paths.v, by_path);
    size_t n_pages = 0;
    for (size_t i = 0; i < s->paths.n; i++)
        n_pages += is_page(s->paths.v[i], &syntax);
    site->pages = NEW_N(s->a, struct page, n_pages);
    site->assets = NEW_N(s->a, struct asset, s->paths.n - n_pages);
    for (size_t i = 0; i < s->paths.n; i++) {
        str path = s->paths.v[i];
        map_put(&site->files, path, site);
        bool content = is_below(path, site->config.content);
        if (content && is_page(path, &syntax))
            add_page(s, path, syntax);
        else if (is_dataset(path))
            vec_push(s->a, &site->datasets, path);
        else if (content && !str_ends(path, S(".schema.yaml")) &&
                 !is_below(path, site->config.data))
            add_asset(s, path);
    }
}

/* The templates folder holds neither pages nor data, whatever the names. */
static void scan_templates(struct scan *s)
{
    struct site *site = s->site;
    str folder = site->config.templates;
    s->paths.n = 0;
    scan_root(s, folder);
    if (s->paths.n)
        qsort(s->paths.v, s->paths.n, sizeof *s->paths.v, by_path);
    for (size_t i = 0; i < s->paths.n; i++)
        vec_push(s->a, &site->templates, str_from(s->paths.v[i], folder.n + 1));
}

/* ---- outputs ---- */

static void report_clash(struct scan *s, str output, str first, str second)
{
    diag_at(s->d, DIAG_FILE_CLASH, whole(s, second), first, second, output);
    diag_help(s->d, "rename one of them");
}

/* Every file has an output of its own. */
static void check_outputs(struct scan *s)
{
    struct site *site = s->site;
    struct arena scratch = {0};
    struct map outputs = {.a = &scratch};
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *p = &site->pages[i], *other;
        if ((other = map_get(&site->page_names, p->name)))
            report_clash(s, p->output, other->source.name, p->source.name);
        else
            map_put(&site->page_names, p->name, p);
        map_put(&outputs, p->output, &p->source.name);
    }
    for (size_t i = 0; i < site->n_assets; i++) {
        const str *page = map_get(&outputs, site->assets[i].output);
        if (page)
            report_clash(s, site->assets[i].output, *page,
                         site->assets[i].path);
    }
    arena_free(&scratch);
}

bool scan_covers(const struct site *site, str path)
{
    if (!is_below(path, site->config.content) &&
        !is_below(path, site->config.data))
        return false;
    str rest = path, name;
    while (str_cut(&rest, '/', &name))
        if (is_left_out(name))
            return false;
    return true;
}

void scan_site(struct site *site, struct diags *d)
{
    struct scan s = {.site = site, .a = &site->arena, .d = d};
    str content = site->config.content, data = site->config.data;
    scan_root(&s, content);
    if (!is_below(data, content))
        scan_root(&s, data);
    sort_out(&s);
    scan_templates(&s);
    site->scanned = true;
    check_outputs(&s);
}
