// SPDX-License-Identifier: MIT
// survey: scans folders like the build, and calls stat for each file.
#include "serve/survey.h"

#include <sys/stat.h>
#include <sys/vfs.h>

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
    unsigned long long sum = file_sum(&a, root, S(CONFIG_FILE));
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

bool survey_is_remote(str folder)
{
    static const unsigned long long KINDS[] = {
        0x01021997, /* 9p: Windows' drives under WSL, virtual machines */
        0x00006969, /* NFS */
        0x0000517b, 0xff534d42, 0xfe534d42, /* SMB */
        0x65735546, /* FUSE: sshfs, virtiofs, Docker's shared folders */
        0x786f4256, /* VirtualBox's shared folders */
        0x5346414f, /* AFS */
        0x00c36400, /* Ceph */
    };
    struct arena a = {0};
    struct statfs fs;
    bool remote = false;
    if (statfs(str_dupz(&a, folder), &fs) == 0)
        for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
            remote |= KINDS[i] == ((unsigned long long)fs.f_type & 0xffffffff);
    arena_free(&a);
    return remote;
}
