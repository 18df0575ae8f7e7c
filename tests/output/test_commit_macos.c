// SPDX-License-Identifier: MIT
// test_commit_macos: test_commit with macOS' half of base/system, whose calls
// are made of Linux'.
#include <copyfile.h>

/* glibc's headers are not to take this for macOS. */
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <mach-o/dyld.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/param.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define __APPLE__
#define O_SEARCH O_PATH /* as musl has it */
#include "../../gen/base/system_posix.c"
#undef __APPLE__

#include "test_commit.c"

int renameatx_np(int d, const char *p, int e, const char *q, unsigned flags)
{
    int why = fault();
    if (!why && (flags & RENAME_SWAP))
        why = exchange_fault() ? ENOTSUP : 0;
    unsigned how =
        flags & RENAME_SWAP ? RENAME_EXCHANGE : (unsigned)RENAME_NOREPLACE;
    if (!why)
        return (int)REAL(syscall)(SYS_renameat2, d, p, e, q, how);
    errno = why;
    return -1;
}

int fcopyfile(int from, int to, void *state, unsigned flags)
{
    (void)from, (void)to, (void)state, (void)flags;
    errno = fault();
    return errno ? -1 : 0;
}

int _NSGetExecutablePath(char *to, uint32_t *size)
{
    (void)to, (void)size;
    return -1;
}
