// SPDX-License-Identifier: MIT
// survey: scans folders as a build does, and calls stat for each file.
#include "serve/survey.h"

#include <sys/stat.h>

#include "base/diag.h"
#include "base/path.h"
#include "load/scan.h"

static unsigned long long file_sum(struct arena *a, str root, str path)
{
    struct stat st;
    unsigned long long facts[7] = {str_hash(path)};
    if (stat(str_dupz(a, path_join(a, root, path)), &st) == 0) {
        facts[1] = (unsigned long long)st.st_ino;
        facts[2] = (unsigned long long)st.st_size;
        facts[3] = (unsigned long long)st.st_mtim.tv_sec;
        facts[4] = (unsigned long long)st.st_mtim.tv_nsec;
        facts[5] = (unsigned long long)st.st_ctim.tv_sec;
        facts[6] = (unsigned long long)st.st_ctim.tv_nsec;
    }
    return str_hash((str){(const char *)facts, sizeof facts});
}

unsigned long long survey(str root, const struct watch *w)
{
    struct arena a = {0};
    struct map outside = {.a = &a};
    struct scan_found found = {.outside = &outside};
    struct diags d = {0};
    struct watch_roots roots = watch_roots(w);
    struct guard guard;
    unsigned long long sum =
        file_sum(&a, root, S(CONFIG_FILE)) + file_sum(&a, root, S(LOCK_FILE));
    bool exists = watch_guard(&guard, &a, w, root);
    for (int i = 0; exists && i < WATCH_ROOTS; i++)
        scan_folder(&a, &d,
                    &(struct scan_how){&guard, roots.v[i].reader, NULL, S("")},
                    roots.v[i].folder, &found);
    guard_close(&guard);
    for (size_t i = 0; i < w->files.n; i++)
        vec_push(&a, &found.paths, w->files.v[i]);
    for (size_t i = 0; i < found.paths.n; i++)
        sum += file_sum(&a, root, found.paths.v[i]);
    sum += d.n;
    diag_free(&d);
    arena_free(&a);
    return sum;
}
