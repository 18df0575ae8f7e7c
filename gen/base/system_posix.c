// SPDX-License-Identifier: MIT
// system_posix: uses POSIX's calls, and macOS's own calls on macOS. A function
// whose call the system lacks fails with ENOSYS, or does nothing if it is only
// a hint.
#include "base/system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __APPLE__
#include <copyfile.h>
#include <mach-o/dyld.h>
#include <sys/mount.h>
#include <sys/param.h>
/* Each entry has a folder, since macOS looks for a name without a folder also
   in the working directory. The last two folders are those of Homebrew's
   formula libpq. */
static const char *const LIBRARY_FOLDERS[] = {
    "/usr/lib/", "/usr/local/opt/libpq/lib/", "/opt/homebrew/opt/libpq/lib/"};
#define LIBRARY_FILE "%slib%s.%u.dylib"
#else
static const char *const LIBRARY_FOLDERS[] = {""};
#define LIBRARY_FILE "%slib%s.so.%u"
#endif

/* ---- files ---- */

#ifndef O_SEARCH
#define O_SEARCH O_RDONLY
#endif
const int SYSTEM_FOLDER = O_SEARCH | O_DIRECTORY;

int system_open_beneath(int dir, const char *path, int flags, mode_t mode)
{
    (void)dir, (void)path, (void)flags, (void)mode;
    errno = ENOSYS;
    return -1;
}

int system_stat_beneath(int dir, const char *path, struct stat *st)
{
    (void)dir, (void)path, (void)st;
    errno = ENOSYS;
    return -1;
}

#ifdef __APPLE__
/* Like renameatx_np. Fails with ENOSYS instead of ENOTSUP if the file system
   does not support `flag`, as SMB and exFAT do not. */
static int rename_by(int dir, const char *name, int to_dir, const char *to,
                     unsigned flag)
{
    int result = renameatx_np(dir, name, to_dir, to, flag);
    if (result < 0 && errno == ENOTSUP)
        errno = ENOSYS;
    return result;
}
#endif

int system_exchange(int dir, const char *name, int to_dir, const char *to)
{
#ifdef __APPLE__
    return rename_by(dir, name, to_dir, to, RENAME_SWAP);
#else
    (void)dir, (void)name, (void)to_dir, (void)to;
    errno = ENOSYS;
    return -1;
#endif
}

/* Only macOS has a call that renames without replacing. On other systems, makes
   a hard link with the new name and removes the old name. Folders cannot have
   hard links, so renaming a folder fails. */
int system_rename_new(int dir, const char *name, int to_dir, const char *to)
{
#ifdef __APPLE__
    return rename_by(dir, name, to_dir, to, RENAME_EXCL);
#else
    if (linkat(dir, name, to_dir, to, 0) == 0)
        return unlinkat(dir, name, 0);
    if (errno == EPERM)
        errno = ENOSYS;
    return -1;
#endif
}

bool system_copy_attributes(int from, int to)
{
#ifdef __APPLE__
    return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0 ||
           errno == ENOTSUP;
#else
    (void)from, (void)to;
    return true;
#endif
}

bool system_same_mount(int x, int y)
{
    struct stat a, b;
    return fstat(x, &a) == 0 && fstat(y, &b) == 0 && a.st_dev == b.st_dev;
}

void system_start_sync(int fd)
{
    (void)fd;
}

bool system_is_remote(const char *path)
{
#ifdef __APPLE__
    struct statfs fs;
    return statfs(path, &fs) == 0 && !(fs.f_flags & MNT_LOCAL);
#else
    (void)path;
    return false;
#endif
}

const char *system_program(char *to, size_t size)
{
#ifdef __APPLE__
    uint32_t n = (uint32_t)size;
    return _NSGetExecutablePath(to, &n) == 0 ? to : NULL;
#else
    ssize_t n = readlink("/proc/self/exe", to, size - 1);
    if (n < 0)
        n = readlink("/proc/curproc/file", to, size - 1); /* FreeBSD */
    if (n < 0)
        return NULL;
    to[n] = '\0';
    return to;
#endif
}

const char *system_library(char to[SYSTEM_LIBRARY_SIZE], const char *name,
                           unsigned version, size_t i)
{
    if (i == sizeof LIBRARY_FOLDERS / sizeof *LIBRARY_FOLDERS)
        return NULL;
    snprintf(to, SYSTEM_LIBRARY_SIZE, LIBRARY_FILE, LIBRARY_FOLDERS[i], name,
             version);
    return to;
}

/* ---- processes and memory ---- */

size_t system_processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : (size_t)n;
}

void system_hide_memory(void)
{
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
}

void system_tune_memory(void)
{
}

void system_trim_memory(void)
{
}

void system_use_huge_pages(void *p, size_t n)
{
    (void)p, (void)n;
}

/* ---- network and desktop ---- */

int system_socket(int family, int type, int protocol)
{
    int fd = socket(family, type, protocol);
    if (fd >= 0)
        fcntl(fd, F_SETFD, FD_CLOEXEC);
    return fd;
}

#ifdef __APPLE__
const char SYSTEM_OPENER[] = "open";
#else
const char SYSTEM_OPENER[] = "xdg-open";
#endif
