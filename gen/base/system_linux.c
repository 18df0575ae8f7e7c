// SPDX-License-Identifier: MIT
// system_linux: Linux, with glibc or musl. Calls that musl does not wrap are
// made by syscall(2).
#include "base/system.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <linux/stat.h>
#include <malloc.h>
#include <sched.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

/* ---- files ---- */

const int SYSTEM_FOLDER = O_PATH | O_DIRECTORY;

int system_open_beneath(int dir, const char *path, int flags, mode_t mode)
{
    struct open_how how = {.flags = (uint64_t)(unsigned)(flags | O_CLOEXEC),
                           .mode = flags & O_CREAT ? mode : 0,
                           .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS |
                                      RESOLVE_NO_MAGICLINKS};
    return (int)syscall(SYS_openat2, dir, path, &how, sizeof how);
}

int system_stat_beneath(int dir, const char *path, struct stat *st)
{
    int fd = system_open_beneath(dir, path, O_PATH, 0);
    if (fd < 0)
        return -1;
    int result = st ? fstat(fd, st) : 0;
    close(fd);
    return result;
}

enum { NO_REPLACE = 1, EXCHANGE = 2 }; /* flags of renameat2(2) */

int system_exchange(int dir, const char *name, int to_dir, const char *to)
{
    return (int)syscall(SYS_renameat2, dir, name, to_dir, to, EXCHANGE);
}

int system_rename_new(int dir, const char *name, int to_dir, const char *to)
{
    return (int)syscall(SYS_renameat2, dir, name, to_dir, to, NO_REPLACE);
}

bool system_copy_attributes(int from, int to)
{
    char names[4096], value[4096];
    ssize_t n = flistxattr(from, names, sizeof names);
    for (const char *name = names; n > 0 && name < names + n;
         name += strlen(name) + 1) {
        ssize_t size = fgetxattr(from, name, value, sizeof value);
        if (strncmp(name, "user.", 5) != 0 && strncmp(name, "system.", 7) != 0)
            continue;
        if (size < 0 || fsetxattr(to, name, value, (size_t)size, 0) != 0)
            return false;
    }
    return n >= 0 || errno == EOPNOTSUPP;
}

static bool stat_mount(int fd, struct statx *st)
{
    return syscall(SYS_statx, fd, "", AT_EMPTY_PATH, STATX_MNT_ID, st) == 0;
}

bool system_same_mount(int x, int y)
{
    struct statx a, b;
    if (!stat_mount(x, &a) || !stat_mount(y, &b))
        return false;
    return a.stx_dev_major == b.stx_dev_major &&
           a.stx_dev_minor == b.stx_dev_minor &&
           (!(a.stx_mask & b.stx_mask & STATX_MNT_ID) ||
            a.stx_mnt_id == b.stx_mnt_id);
}

void system_start_sync(int fd)
{
    sync_file_range(fd, 0, 0, SYNC_FILE_RANGE_WRITE);
}

bool system_is_remote(const char *path)
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
    struct statfs fs;
    if (statfs(path, &fs) != 0)
        return false;
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (KINDS[i] == ((unsigned long long)fs.f_type & 0xffffffff))
            return true;
    return false;
}

const char *system_program(char *to, size_t size)
{
    ssize_t n = readlink("/proc/self/exe", to, size - 1);
    if (n < 0)
        return NULL;
    to[n] = '\0';
    return to;
}

const char *system_library(char to[SYSTEM_LIBRARY_SIZE], const char *name,
                           unsigned version, size_t i)
{
    if (i)
        return NULL;
    snprintf(to, SYSTEM_LIBRARY_SIZE, "lib%s.so.%u", name, version);
    return to;
}

/* ---- processes and memory ---- */

size_t system_processors(void)
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) != 0)
        return 1;
    int n = CPU_COUNT(&set);
    return n < 1 ? 1 : (size_t)n;
}

void system_hide_memory(void)
{
    prctl(PR_SET_DUMPABLE, 0);
}

void system_tune_memory(void)
{
#ifdef M_TOP_PAD
    mallopt(M_TOP_PAD, 1 << 20);
#endif
}

void system_trim_memory(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

void system_use_huge_pages(void *p, size_t n)
{
    madvise(p, n, MADV_HUGEPAGE);
}

/* ---- network and desktop ---- */

int system_socket(int family, int type, int protocol)
{
    return socket(family, type | SOCK_CLOEXEC, protocol);
}

const char SYSTEM_OPENER[] = "xdg-open";
