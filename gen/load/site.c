// SPDX-License-Identifier: MIT
// site: loads a site, and reads its files.
#include "load/site.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/config.h"
#include "base/codes/fetch.h"
#include "base/codes/files.h"
#include "base/encoding.h"
#include "base/gzip.h"
#include "base/path.h"
#include "base/real.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/bytes.h"
#include "load/database_cache.h"
#include "load/dataset_cache.h"
#include "load/kind.h"
#include "load/page.h"
#include "load/scan.h"
#include "load/schema.h"
#include "load/snapshot.h"
#include "load/text.h"

/* ---- what the preview watches ---- */

bool site_scans(const struct site *site, str path)
{
    return (path_is_below(path, site->config.content) ||
            path_is_below(path, site->config.data)) &&
           !kind_is_excluded(&site->config, path);
}

void site_watch_path(const struct site *site, str path)
{
    struct site_lookups *lookups = site->lookups;
    pthread_mutex_lock(&lookups->lock);
    if (!map_get(&lookups->paths, path))
        map_put(&lookups->paths, str_dup(&lookups->arena, path), lookups);
    pthread_mutex_unlock(&lookups->lock);
}

/* In site->lookups, a path that ends with a slash means all names in the
   folder. */
void site_watch_folder(const struct site *site, struct arena *a, str folder)
{
    if (!site->scanned || !site_scans(site, path_join(a, folder, S("x"))))
        site_watch_path(site, str_concat(a, folder, S("/")));
}

/* ---- reading ---- */

/* Limits on the size of a decompressed file, since reading a file takes several
   times the memory of its contents. First: UNPACKED_MAX bytes. Second:
   UNPACKED_FREE bytes plus UNPACKED_RATIO bytes for each byte of the compressed
   file. Files of results decompress to 5 to 50 times their size; gzip's maximum
   is 1,032 times. */
enum { UNPACKED_MAX = 1 << 28, UNPACKED_FREE = 1 << 23, UNPACKED_RATIO = 100 };

enum mode { READ_BYTES, READ_DATA, READ_TEXT };

static bool is_packed(str path)
{
    return str_eq_nocase(path_ext(path), S(".gz"));
}

static const str GZIP_FAULTS[] = {
    [GZIP_FOREIGN] = S_INIT("it is not a gzip file"),
    [GZIP_TRUNCATED] = S_INIT("it is truncated: its gzip data are incomplete"),
    [GZIP_CHECKSUM] = S_INIT("its contents do not match its gzip checksum"),
    [GZIP_DAMAGED] = S_INIT("its gzip data are damaged"),
    [GZIP_TRAILING] = S_INIT("other bytes follow its gzip data"),
    [GZIP_LARGE] = S_INIT("its contents are too large")};

/* Decompresses the contents of a gzip file. */
static bool unpack(struct arena *a, struct diags *d, struct pos at,
                   struct source *src)
{
    size_t max = UNPACKED_MAX;
    if (src->text.n < (UNPACKED_MAX - UNPACKED_FREE) / UNPACKED_RATIO)
        max = UNPACKED_FREE + src->text.n * UNPACKED_RATIO;
    enum gzip_fault fault;
    str text = gzip_unpack(a, src->text, max, &fault);
    if (!text.p) {
        diag_at(d, DIAG_FILE_READ, at, src->name, GZIP_FAULTS[fault]);
        diag_help(d,
                  fault == GZIP_LARGE
                      ? "the uncompressed contents may have at most 256 MiB, "
                        "and at most 8 MiB more than 100 times the file's size"
                      : "copy or compress the file again");
    }
    src->packed = src->text.n;
    src->text = text;
    return text.p != NULL;
}

/* Whether the text of a file fits the lock (snapshot_fits). */
static bool fits_lock(const struct site *site, struct arena *a, struct diags *d,
                      const struct source *src)
{
    return snapshot_fits(&site->lock, &site->config.fetch, a, d, src);
}

/* Whether the bytes of a file may be used (snapshot_holds). A symbolic link to
   a snapshot may not be read: the lock records the snapshot, with the types of
   its columns, only under the snapshot's own name. */
static bool is_held(const struct site *site, struct arena *a, struct diags *d,
                    enum guard_reader reader, str path, str *bytes,
                    struct pos at)
{
    const struct lock *l = &site->lock;
    const struct fetch_keys *keys = &site->config.fetch;
    str real = path;
    if (reader == GUARD_SETTINGS || (!l->n && !keys->n))
        return true;
    if (!snapshot_holds(l, keys, a, d, path, bytes, at))
        return false;
    guard_find(site->guard, a, reader, path, &real, NULL);
    if (str_eq(real, path) || lock_find(l, path) ||
        (!lock_find(l, real) && !fetch_keys_find(keys, real)))
        return true;
    diag_at(d, DIAG_SNAPSHOT_LINK, at, path);
    diag_help(d, "write the path of that file: '%.*s'", STR_ARG(real));
    return false;
}

static struct source *read_as(const struct site *site, struct arena *a,
                              struct diags *d, enum guard_reader reader,
                              str path, struct pos at, enum mode mode)
{
    struct source *src = NEW(a, struct source);
    enum guard_answer answer;
    const char *why = NULL;
    int fd = guard_open(site->guard, a, reader, path,
                        O_RDONLY | O_NONBLOCK | O_NOCTTY, &answer);
    if (fd >= 0) {
        why = bytes_read(a, fd, &src->text);
        close(fd);
    } else if (answer == GUARD_FAULT) {
        why = strerror(errno);
    }
    if (why)
        diag_at(d, DIAG_FILE_READ, at, path, str_c(why));
    else if (answer == GUARD_MISSING)
        diag_at(d, DIAG_FILE_MISSING, at, path);
    else if (answer != GUARD_OPEN)
        diag_at(d,
                answer == GUARD_OUTSIDE ? DIAG_FILE_OUTSIDE : DIAG_FILE_HIDDEN,
                at, path);
    if (why || answer != GUARD_OPEN)
        return NULL;
    src->name = str_dup(a, path);
    if (!is_held(site, a, d, reader, path, &src->text, at))
        return NULL;
    if (mode == READ_TEXT && !text_check(d, src, reader == GUARD_SETTINGS))
        return NULL;
    if (mode == READ_DATA && is_packed(path) && !unpack(a, d, at, src))
        return NULL;
    if (mode == READ_DATA)
        text_drop_mark(src);
    return mode == READ_BYTES || fits_lock(site, a, d, src) ? src : NULL;
}

struct source *site_read(const struct site *site, struct arena *a,
                         struct diags *d, str path, struct pos at,
                         bool must_be_text)
{
    return read_as(site, a, d, GUARD_PAGES, path, at,
                   must_be_text ? READ_TEXT : READ_DATA);
}

/* Converts the bytes of a source from an encoding to UTF-8. */
static bool decode(struct arena *a, struct diags *d, struct source *src,
                   str encoding, bool must_be_text)
{
    if (!encoding_decode(a, encoding, src->text, &src->text)) {
        diag_at(d, DIAG_FILE_ENCODING, text_pos(src, src->text.n), encoding);
        diag_help(d, "where the page or script reads the file, set its "
                     "encoding, such as utf-8 or cp1252");
        return false;
    }
    text_drop_mark(src);
    return !must_be_text || text_check(d, src, false);
}

struct source *site_read_encoded(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 str encoding, bool must_be_text)
{
    if (!encoding.p || encoding_is_utf8(a, encoding))
        return site_read(site, a, d, path, at, must_be_text);
    struct source *src = read_as(site, a, d, GUARD_PAGES, path, at, READ_BYTES);
    if (!src || (!must_be_text && is_packed(path) && !unpack(a, d, at, src)))
        return NULL;
    return decode(a, d, src, encoding, must_be_text) ? src : NULL;
}

struct source *site_read_packed(const struct site *site, struct arena *a,
                                struct diags *d, str path, struct pos at,
                                str encoding)
{
    struct source *src = read_as(site, a, d, GUARD_PAGES, path, at, READ_BYTES);
    if (!src || !unpack(a, d, at, src))
        return NULL;
    bool utf8 = !encoding.p || encoding_is_utf8(a, encoding);
    bool ok =
        utf8 ? text_check(d, src, false) : decode(a, d, src, encoding, true);
    return ok && fits_lock(site, a, d, src) ? src : NULL;
}

struct source *site_read_diag_file(const struct site *site, struct arena *a,
                                   struct diags *d, str path)
{
    bool settings = str_eq(path, S(CONFIG_FILE)) || str_eq(path, S(LOCK_FILE));
    return read_as(site, a, d, settings ? GUARD_SETTINGS : GUARD_PAGES, path,
                   (struct pos){0}, READ_TEXT);
}

struct source *site_read_asset(const struct site *site, struct arena *a,
                               struct diags *d, str path)
{
    return read_as(site, a, d, GUARD_PAGES, path, (struct pos){0}, READ_BYTES);
}

struct source *site_read_template(const struct site *site, struct arena *a,
                                  struct diags *d, str name, bool must_be_text)
{
    return read_as(site, a, d, GUARD_TEMPLATES,
                   path_join(a, site->config.templates, name), (struct pos){0},
                   must_be_text ? READ_TEXT : READ_BYTES);
}

/* ---- kinds of files ---- */

bool site_has_output(const struct site *site, str output)
{
    bool has = map_get(&site->config.redirects.by_from, output) != NULL;
    for (size_t i = 0; i < site->n_pages && !has; i++)
        has = str_eq(site->pages[i].output, output);
    for (size_t i = 0; i < site->n_assets && !has; i++)
        has = str_eq(site->assets[i].output, output);
    return has;
}

static void add_page(struct site *site, str path, enum page_syntax syntax)
{
    struct page *p = &site->pages[site->n_pages++];
    p->diags.levels = site->config.levels;
    p->diags.lenient = site->config.from_sphinx;
    p->path = str_from(path, site->config.content.n + 1);
    p->name = writing_page_name(&site->config.writing, p->path);
    p->output = str_concat(&site->arena, p->name, S(".html"));
    p->syntax = syntax;
    p->source.name = path;
    p->source.tabs = syntax == PAGE_RST;
}

static void add_asset(struct site *site, str path, str output)
{
    struct asset *asset = &site->assets[site->n_assets++];
    asset->path = path;
    asset->output = output;
}

static int by_path(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static void classify(struct site *site, struct strs paths)
{
    struct arena *a = &site->arena;
    enum page_syntax syntax;
    if (paths.n)
        qsort(paths.v, paths.n, sizeof *paths.v, by_path);
    size_t n_pages = 0;
    str output;
    for (size_t i = 0; i < paths.n; i++)
        n_pages += kind_of(&site->config, a, paths.v[i], &syntax, &output) ==
                   KIND_PAGE;
    struct site_file *files = NEW_N(a, struct site_file, paths.n);
    site->pages = NEW_N(a, struct page, n_pages);
    site->assets = NEW_N(a, struct asset, paths.n - n_pages);
    for (size_t i = 0; i < paths.n; i++) {
        str path = paths.v[i];
        map_put(&site->files, path, &files[i]);
        enum file_kind kind = kind_of(&site->config, a, path, &syntax, &output);
        if (kind == KIND_PAGE)
            add_page(site, path, syntax);
        else if (kind == KIND_DATASET)
            vec_push(a, &site->datasets, path);
        else if (kind == KIND_ASSET)
            add_asset(site, path, output);
    }
    site->cache = dataset_cache_new(a, &site->datasets);
}

static void read_folder(struct site *site, struct diags *d,
                        enum guard_reader reader, str folder,
                        struct strs *paths)
{
    const struct scan_how how = {site->guard, reader, &site->config.exclude,
                                 site->config.content};
    struct scan_found found = {.paths = *paths, .outside = &site->files};
    scan_folder(&site->arena, d, &how, folder, &found);
    for (size_t i = 0; i < found.targets.n; i++)
        site_watch_path(site, found.targets.v[i]);
    *paths = found.paths;
    site->left_out += found.left_out;
}

/* Lists the templates. Files in the templates folder are never pages or data.
 */
static void find_templates(struct site *site, struct diags *d)
{
    struct arena *a = &site->arena;
    struct strs paths = {0};
    str folder = site->config.templates;
    read_folder(site, d, GUARD_TEMPLATES, folder, &paths);
    if (paths.n)
        qsort(paths.v, paths.n, sizeof *paths.v, by_path);
    for (size_t i = 0; i < paths.n; i++)
        vec_push(a, &site->templates, str_from(paths.v[i], folder.n + 1));
}

/* ---- names of pages ---- */

static void report_clash(struct site *site, struct diags *d, str output,
                         str first, str second)
{
    struct source *src = NEW(&site->arena, struct source);
    src->name = second;
    diag_at(d, DIAG_FILE_CLASH, (struct pos){.src = src}, first, second,
            S("output path"), output);
    diag_help(d, "rename one of them");
}

void site_sort_names(struct site *site)
{
    const struct map *names = &site->page_names;
    struct page_names *sorted = &site->sorted_names;
    *sorted = (struct page_names){
        .v = NEW_N(&site->arena, struct page_name, names->n)};
    for (size_t i = 0; i < names->n; i++)
        if (names->v[i].value)
            sorted->v[sorted->n++] =
                (struct page_name){names->v[i].key, names->v[i].value};
    page_names_sort(sorted);
}

/* Keeps only the first of several pages with the same name, reports the others,
   and sorts the names. Clashes with other output files are found later
   (output/outputs). */
static void name_pages(struct site *site, struct diags *d)
{
    size_t kept = 0;
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *p = &site->pages[kept], *other;
        *p = site->pages[i];
        if ((other = map_get(&site->page_names, p->name))) {
            report_clash(site, d, p->output, other->source.name,
                         p->source.name);
            map_put(&site->added.lost, p->source.name, site);
        } else {
            map_put(&site->page_names, p->name, p);
            kept++;
        }
    }
    site->n_pages = kept;
    site_sort_names(site);
}

/* Adds a redirect from index.html to a home page of another name. Reports a
   missing home page that perfpress.yaml names. */
static void find_home(struct site *site, struct diags *d)
{
    str root = site->config.writing.root, index = S("index.html");
    const struct page *home = map_get(&site->page_names, root);
    struct pos at = config_at(&site->config, S("root"), 0);
    if (home && !site_has_output(site, index)) {
        redirect_add(&site->arena, &site->config.redirects, index, home->output,
                     at);
    } else if (!home && at.src && site->n_pages) {
        diag_at(
            d, DIAG_CONFIG_VALUE, at, S("root"),
            str_fmt(&site->arena, "there is no page '%.*s'", STR_ARG(root)));
        diag_help_keys(d, "pages", root, &site->page_names);
    }
}

/* Reports entries of `sources:` that pages may not read. The files below an
   entry are read only when a page names them. */
static void check_sources(struct site *site, struct diags *d)
{
    const struct scan_how how = {.guard = site->guard, .reader = GUARD_PAGES};
    for (size_t i = 0; i < site->config.sources.n; i++)
        scan_may_enter(&site->arena, d, &how, site->config.sources.v[i]);
}

static void find_files(struct site *site, struct diags *d)
{
    struct strs paths = {0};
    str content = site->config.content, data = site->config.data;
    read_folder(site, d, GUARD_PAGES, content, &paths);
    if (!path_is_below(data, content))
        read_folder(site, d, GUARD_PAGES, data, &paths);
    classify(site, paths);
    find_templates(site, d);
    check_sources(site, d);
    site->scanned = true;
    name_pages(site, d);
    find_home(site, d);
}

/* ---- the site ---- */

static void open_scripts(struct site *site)
{
    pthread_mutexattr_t recursive;
    site->scripts = NEW(&site->arena, struct site_scripts);
    site->scripts->by_path.a = &site->scripts->arena;
    pthread_mutexattr_init(&recursive);
    pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&site->scripts->lock, &recursive);
    pthread_mutexattr_destroy(&recursive);
}

static bool open_root(struct site *site, str root)
{
    *site = (struct site){0};
    site->page_names.a = site->files.a = site->added.drafts.a =
        site->added.lost.a = &site->arena;
    site->lookups = NEW(&site->arena, struct site_lookups);
    site->lookups->paths.a = &site->lookups->arena;
    pthread_mutex_init(&site->lookups->lock, NULL);
    open_scripts(site);
    site->databases = databases_new(&site->arena);
    site->config = config_default();
    site->guard = NEW(&site->arena, struct guard);
    bool ok = guard_make(site->guard, &site->arena, root);
    site->root = site->guard->folder;
    return ok;
}

void site_bare(struct site *site, str root)
{
    if (!open_root(site, root))
        site->root = str_dup(&site->arena, root);
    site->config.content = S("");
    guard_allow(site->guard, &site->arena, &site->config);
}

static bool exists(struct site *site, str name, bool must_be_folder)
{
    struct stat st;
    str full = path_join(&site->arena, site->root, name);
    return stat(str_dupz(&site->arena, full), &st) == 0 &&
           (S_ISDIR(st.st_mode) || !must_be_folder);
}

/* Reports a missing folder at the value of `key` or, if the value is a list, at
   its item i. */
static void report_folder(struct site *site, struct diags *d,
                          const struct source *src, str key, size_t i,
                          str folder)
{
    struct pos at = config_at(&site->config, key, i);
    diag_at(
        d, DIAG_CONFIG_VALUE, at.src ? at : (struct pos){.src = src}, key,
        str_fmt(&site->arena, "there is no folder '%.*s'", STR_ARG(folder)));
    diag_help(d, "create the folder, or name another one");
}

/* Reports missing folders. The content folder must exist; the others must exist
   if the configuration names them. */
static bool check_folders(struct site *site, struct diags *d,
                          const struct source *src)
{
    const struct config *c = &site->config, standard = config_default();
    const struct {
        str key, folder, standard;
        bool needed;
    } FOLDERS[] = {
        {S("content"), c->content, standard.content, true},
        {S("data"), c->data, standard.data, false},
        {S("templates"), c->templates, standard.templates, false},
    };
    bool ok = true;
    for (size_t i = 0; i < sizeof FOLDERS / sizeof *FOLDERS; i++) {
        str folder = FOLDERS[i].folder;
        if (exists(site, folder, true) ||
            (!FOLDERS[i].needed && str_eq(folder, FOLDERS[i].standard)))
            continue;
        report_folder(site, d, src, FOLDERS[i].key, 0, folder);
        ok = false;
    }
    for (size_t i = 0; i < c->sources.n; i++) {
        if (exists(site, c->sources.v[i], false))
            continue;
        report_folder(site, d, src, S("sources"), i, c->sources.v[i]);
        ok = false;
    }
    return ok;
}

/* Reads the file of toctrees. The root page that the file names becomes the
   home page, unless perfpress.yaml names a home page. Returns false after
   reporting faults in the file. Returns true after reporting that the file
   cannot be read; the site then has no toctrees. */
static bool read_toc(struct site *site, struct diags *d)
{
    struct config *c = &site->config;
    if (!c->writing.toc.p)
        return true;
    str path = path_join(&site->arena, c->content, c->writing.toc);
    const struct source *src =
        site_read(site, &site->arena, d, path, c->writing.toc_at, true);
    if (!src)
        return true;
    if (!toc_file_read(&site->arena, d, src, &c->writing, &site->toc))
        return false;
    if (!yaml_get(c->file, S("root")))
        c->writing.root = site->toc.root;
    return true;
}

/* Reads the inventory of each project that has an inventory file. Returns false
   after reporting a malformed inventory. */
static bool read_inventories(struct site *site, struct diags *d)
{
    const struct inventory_keys *keys = &site->config.inventories;
    struct arena *a = &site->arena;
    site->inventories.v = NEW_N(a, struct inventory, keys->n);
    for (size_t i = 0; i < keys->n; i++) {
        struct inventory *to = &site->inventories.v[site->inventories.n++];
        to->key = &keys->v[i];
        to->names = inventory_names_of(&site->inventories, keys->v[i].file);
        if (!keys->v[i].file.p || to->names)
            continue;
        const struct source *src =
            site_read(site, a, d, keys->v[i].file, keys->v[i].at, false);
        if (!src || inventory_read(a, src->text, &site->inventories, to))
            continue;
        diag_at(d, DIAG_CONFIG_VALUE, keys->v[i].at, keys->v[i].name,
                S("its file is not an objects.inv of version 2, or all "
                  "inventories together are larger than 64 MiB"));
        return false;
    }
    return true;
}

/* Reads perfpress.lock, if it exists. Returns false after reporting faults. */
static bool read_lock(struct site *site, struct diags *d)
{
    struct arena *a = &site->arena;
    struct source file = {.name = S(LOCK_FILE)};
    struct stat st;
    if (fstatat(site->guard->root, LOCK_FILE, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(st.st_mode)) {
        diag_at(d, DIAG_LOCK_SYNTAX, (struct pos){.src = &file},
                S("it is a symbolic link"));
        diag_help(d, "remove the link, then run perfpress fetch");
        return false;
    }
    if (guard_find(site->guard, a, GUARD_SETTINGS, S(LOCK_FILE), NULL, NULL) ==
        GUARD_MISSING)
        return true;
    const struct source *src = read_as(site, a, d, GUARD_SETTINGS, S(LOCK_FILE),
                                       (struct pos){0}, READ_TEXT);
    struct lock *l = &site->lock;
    const struct fetch_keys *keys = &site->config.fetch;
    if (!src)
        return false;
    if (!lock_read(a, d, src, l)) {
        diag_help(d, "remove %s, then run perfpress fetch", LOCK_FILE);
        return false;
    }
    if (l->n && !snapshot_begin(a, d, l->v[0].at))
        return false;
    for (size_t i = 0; i < l->n; i++) {
        const struct fetch_key *key = fetch_keys_find(keys, l->v[i].to);
        struct diags quiet = {.quiet = true};
        const struct source *sql =
            key && key->query.p ? read_as(site, a, &quiet, GUARD_PAGES,
                                          key->query, key->query_at, READ_DATA)
                                : NULL;
        diag_free(&quiet);
        snapshot_compare(a, &l->v[i], key, sql);
    }
    return true;
}

bool site_load_settings(struct site *site, str root, struct diags *d)
{
    struct pos none = {0};
    bool opened = open_root(site, root);
    if (!opened && errno == EACCES) {
        diag_at(d, DIAG_FILE_READ, none, root, str_c(strerror(errno)));
        diag_help(d, "on this system, you need permission to list the site's "
                     "folder: run chmod u+r on it");
        return false;
    }
    if (!opened || guard_find(site->guard, &site->arena, GUARD_SETTINGS,
                              S(CONFIG_FILE), NULL, NULL) == GUARD_MISSING) {
        diag_at(d, DIAG_CONFIG_MISSING, none, root.n ? root : S("."));
        diag_help(d, "a site is a folder with a %s in it", CONFIG_FILE);
        return false;
    }
    struct source *src = read_as(site, &site->arena, d, GUARD_SETTINGS,
                                 S(CONFIG_FILE), none, READ_TEXT);
    if (!src || !config_read(&site->arena, d, src, &site->config) ||
        !check_folders(site, d, src))
        return false;
    guard_allow(site->guard, &site->arena, &site->config);
    if (site->config.levels)
        diag_set_levels(d, site->config.levels);
    return read_lock(site, d);
}

bool site_load(struct site *site, str root, struct diags *d)
{
    if (!site_load_settings(site, root, d))
        return false;
    snapshot_report_old(&site->lock, &site->config.fetch, d);
    if (!read_toc(site, d) || !read_inventories(site, d))
        return false;
    find_files(site, d);
    snapshot_report_missing(&site->lock, &site->config, &site->files, d);
    databases_prepare(&site->datasets);
    return true;
}

bool site_read_page(const struct site *site, struct page *page)
{
    struct pos at = {.src = &page->source};
    if (page->source.row)
        return true; /* build/made_pages has set the text already */
    struct source *src = site_read(site, &page->arena, &page->diags,
                                   page->source.name, at, true);
    if (src)
        page->source.text = src->text;
    return src != NULL;
}

void site_free(struct site *site)
{
    for (size_t i = 0; i < site->n_pages; i++) {
        arena_free(&site->pages[i].arena);
        diag_free(&site->pages[i].diags);
    }
    if (site->guard)
        guard_close(site->guard);
    if (site->lookups) {
        pthread_mutex_destroy(&site->lookups->lock);
        arena_free(&site->lookups->arena);
    }
    if (site->scripts) {
        pthread_mutex_destroy(&site->scripts->lock);
        arena_free(&site->scripts->arena);
        diag_free(&site->scripts->diags);
    }
    if (site->databases)
        databases_free(site->databases);
    if (site->cache)
        dataset_cache_free(site->cache);
    arena_free(&site->arena);
    *site = (struct site){0};
}

str site_find_root(struct arena *a, str from)
{
    str folder = real_path(a, from);
    while (folder.p) {
        str file = path_join(a, folder, S(CONFIG_FILE));
        if (access(str_dupz(a, file), F_OK) == 0)
            return folder;
        if (folder.n <= 1)
            break;
        folder = path_dir(folder);
        if (folder.n == 0)
            folder = S("/");
    }
    return STR_NONE;
}
