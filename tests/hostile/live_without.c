// SPDX-License-Identifier: MIT
// live_without.c: `live_without MEANS... -- PROGRAM WORD...` runs a program on
// a kernel that lacks some means, as far as it can tell: landlock, seccomp,
// openat2 (no such system call), or landlock-forbidden (EPERM, as in some
// containers). Tests of the remaining guarantees use it.
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct {
    const char *name;
    unsigned first, last; /* system calls */
    unsigned why;
} MEANS[] = {
    {"landlock", 444, 446, ENOSYS},
    {"landlock-forbidden", 444, 446, EPERM},
    {"seccomp", SYS_seccomp, SYS_seccomp, ENOSYS},
    {"openat2", 437, 437, ENOSYS},
};

enum { N_MEANS = sizeof MEANS / sizeof *MEANS };

static int take_away(const char *name)
{
    for (size_t i = 0; i < N_MEANS; i++) {
        if (strcmp(name, MEANS[i].name) != 0)
            continue;
        struct sock_filter v[] = {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                     offsetof(struct seccomp_data, nr)),
            BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, MEANS[i].first, 0, 2),
            BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, MEANS[i].last, 1, 0),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | MEANS[i].why),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        };
        struct sock_fprog filter = {sizeof v / sizeof *v, v};
        return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
    }
    errno = EINVAL;
    return -1;
}

int main(int argc, char **argv)
{
    int i = 1;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return 77;
    for (; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (take_away(argv[i]) != 0) {
            fprintf(stderr, "live_without: %s: %s\n", argv[i], strerror(errno));
            return 77;
        }
    if (i + 1 >= argc)
        return 77;
    execvp(argv[i + 1], argv + i + 1);
    return 77;
}
