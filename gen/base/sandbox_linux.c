// SPDX-License-Identifier: MIT
// sandbox_linux: tables of Landlock's rights by version and of refused system
// calls. See landlock(7) and seccomp(2).
#include "base/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/vec.h"

/* Whether the program was compiled with a sanitizer. The sandbox must then
   allow more: a sanitizer traces the process to find leaks, and reads the
   program's file to print line numbers. */
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
enum { SANITIZED = true };
#elif defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
enum { SANITIZED = true };
#else
enum { SANITIZED = false };
#endif
#else
enum { SANITIZED = false };
#endif

/* ---- files: Landlock ---- */

/* From linux/landlock.h, which is often older than the running kernel. */
enum {
    NR_CREATE_RULESET = 444,
    NR_ADD_RULE = 445,
    NR_RESTRICT_SELF = 446,
    GET_VERSION = 1,
    RULE_PATH_BENEATH = 1,
};

struct ruleset {
    uint64_t files, network, scopes;
};

struct path_beneath {
    uint64_t allowed;
    int32_t fd;
} __attribute__((packed));

enum {
    EXECUTE = 1 << 0,
    WRITE_FILE = 1 << 1,
    READ_FILE = 1 << 2,
    READ_DIR = 1 << 3,
    REMOVE_DIR = 1 << 4,
    REMOVE_FILE = 1 << 5,
    MAKE_CHAR = 1 << 6,
    MAKE_DIR = 1 << 7,
    MAKE_REG = 1 << 8,
    MAKE_SOCK = 1 << 9,
    MAKE_FIFO = 1 << 10,
    MAKE_BLOCK = 1 << 11,
    MAKE_SYM = 1 << 12,
    REFER = 1 << 13,
    TRUNCATE = 1 << 14,
    IOCTL_DEV = 1 << 15,
    FILE_RIGHTS = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV,
};

/* For each version of Landlock, all rights that the version can restrict. The
   sandbox restricts all of these rights. */
static const struct ruleset VERSIONS[] = {
    [1] = {.files = (1 << 13) - 1},
    [2] = {.files = (1 << 14) - 1},
    [3] = {.files = (1 << 15) - 1},
    [4] = {.files = (1 << 15) - 1, .network = 3},
    [5] = {.files = (1 << 16) - 1, .network = 3},
    [6] = {.files = (1 << 16) - 1, .network = 3, .scopes = 3},
};

enum {
    VERSION_LAST = sizeof VERSIONS / sizeof *VERSIONS - 1,
    REFER_VERSION = 2
};

static const struct ruleset *rights_of(long version)
{
    return &VERSIONS[version < VERSION_LAST ? version : VERSION_LAST];
}

static const uint64_t USES[] = {
    [SANDBOX_READ] = READ_FILE | READ_DIR,
    [SANDBOX_WRITE] = READ_FILE | READ_DIR | WRITE_FILE | TRUNCATE | MAKE_REG |
                      MAKE_DIR | MAKE_SYM | MAKE_FIFO | MAKE_SOCK |
                      REMOVE_FILE | REMOVE_DIR | REFER,
    [SANDBOX_RENAME] = MAKE_DIR | REMOVE_DIR | REFER,
    [SANDBOX_APPEND] = WRITE_FILE,
};

/* Files that the C library and the linked libraries open while they run; then
   files that a sanitizer reads. */
static const char *const LIBRARIES[] = {
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/usr/share/locale",
    "/usr/share/zoneinfo",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/etc/ssl/openssl.cnf",
    "/dev/null",
    "/dev/urandom",
    "/proc/sys/vm/overcommit_memory", /* read by malloc in threads */
    SANITIZED ? "/proc" : NULL,
    SANITIZED ? "/proc/self/exe" : NULL,
};

static bool add_rule(int ruleset, uint64_t handled, int fd, uint64_t rights)
{
    struct stat st;
    if (fstat(fd, &st) != 0)
        return false;
    if (!S_ISDIR(st.st_mode))
        rights &= FILE_RIGHTS;
    struct path_beneath rule = {rights & handled, fd};
    return !rule.allowed ||
           syscall(NR_ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0) == 0;
}

/* Adds the rule of one file or folder. A missing file needs no rule. */
static bool add_place(int ruleset, uint64_t handled,
                      const struct sandbox_place *p)
{
    int fd = p->dir == AT_FDCWD ? open(p->path, O_PATH | O_CLOEXEC)
                                : beneath_open(p->dir, p->path, O_PATH, 0);
    if (fd < 0)
        return true;
    bool ok = add_rule(ruleset, handled, fd, USES[p->use]);
    close(fd);
    return ok;
}

static bool add_rules(int ruleset, uint64_t handled, const struct sandbox *s)
{
    for (size_t i = 0; i < s->n; i++)
        if (!add_place(ruleset, handled, &s->v[i]))
            return false;
    for (size_t i = 0; i < sizeof LIBRARIES / sizeof *LIBRARIES; i++) {
        struct sandbox_place p = {AT_FDCWD, LIBRARIES[i], SANDBOX_READ};
        if (p.path && !add_place(ruleset, handled, &p))
            return false;
    }
    return true;
}

static bool moves_files(const struct sandbox *s)
{
    for (size_t i = 0; i < s->n; i++)
        if (s->v[i].use == SANDBOX_WRITE)
            return true;
    return false;
}

static const char *landlock_reason(int why)
{
    return why == ENOSYS || why == EOPNOTSUPP ? "the kernel has no Landlock"
           : why == EPERM ? "this container forbids Landlock"
                          : "the kernel refuses Landlock";
}

static void restrict_files(const struct sandbox *s, struct sandbox_state *state)
{
    long version = syscall(NR_CREATE_RULESET, NULL, 0, GET_VERSION);
    if (version < 1) {
        state->no_landlock = landlock_reason(errno);
        return;
    }
    if (version < REFER_VERSION && moves_files(s)) {
        state->no_landlock =
            "the kernel's Landlock cannot allow files to be moved";
        return;
    }
    struct ruleset how = *rights_of(version);
    int ruleset = (int)syscall(NR_CREATE_RULESET, &how, sizeof how, 0);
    if (ruleset >= 0 && add_rules(ruleset, how.files, s) &&
        syscall(NR_RESTRICT_SELF, ruleset, 0) == 0)
        state->landlock = (int)version, state->no_tcp = how.network != 0;
    else
        state->no_landlock = landlock_reason(errno);
    if (ruleset >= 0)
        close(ruleset);
}

/* ---- network, processes, kernel: seccomp ---- */

#if defined __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__ && defined __AARCH64EL__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined __riscv && __riscv_xlen == 64
#define ARCHITECTURE AUDIT_ARCH_RISCV64
#endif

#ifdef ARCHITECTURE

/* System calls that are refused with EPERM. Calls with literal numbers (424 and
   above) are missing in some headers; these numbers are the same on all
   processors. */
static const uint32_t REFUSED[] = {
    /* access to other machines and other processes */
    SYS_socket,
    SYS_socketpair,
    SYS_connect,
    SYS_bind,
    SYS_listen,
    SYS_accept,
    SYS_accept4,
    SYS_sendto,
    SYS_sendmsg,
    SYS_sendmmsg,
    SYS_kill,
    SYS_tkill,
    SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo,
    SYS_process_vm_writev,
    SYS_shmget,
    SYS_shmat,
    SYS_msgget,
    SYS_semget,
    SYS_mq_open,
    SYS_kcmp,
    424 /* pidfd_send_signal */,
    434 /* pidfd_open */,
    438 /* pidfd_getfd */,
    /* requests that bypass this filter */
    425 /* io_uring_setup */,
    426 /* io_uring_enter */,
    427 /* io_uring_register */,
    /* execution of other programs */
    SYS_execve,
    SYS_execveat,
    /* changes of mounts and namespaces */
    SYS_mount,
    SYS_umount2,
    SYS_pivot_root,
    SYS_chroot,
    SYS_unshare,
    SYS_setns,
    SYS_open_by_handle_at,
    SYS_fanotify_init,
    SYS_personality,
    428 /* open_tree */,
    429 /* move_mount */,
    430 /* fsopen */,
    431 /* fsconfig */,
    432 /* fsmount */,
    433 /* fspick */,
    442 /* mount_setattr */,
    /* changes of the kernel and of the whole system */
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
    SYS_init_module,
    SYS_finit_module,
    SYS_delete_module,
    SYS_kexec_load,
    SYS_reboot,
    SYS_swapon,
    SYS_swapoff,
    SYS_acct,
    SYS_syslog,
    SYS_quotactl,
    SYS_add_key,
    SYS_request_key,
    SYS_keyctl,
    SYS_settimeofday,
    SYS_clock_settime,
    SYS_adjtimex,
    SYS_clock_adjtime,
    SYS_sethostname,
    SYS_setdomainname,
    /* operations on files that Landlock does not restrict */
    SYS_truncate,
    SYS_fchmodat,
    452 /* fchmodat2 */,

    SYS_fchownat,
    SYS_mknodat,
    SYS_symlinkat,
    SYS_setxattr,
    SYS_lsetxattr,

    SYS_removexattr,
    SYS_lremovexattr,
    SYS_fremovexattr,
#ifdef __x86_64__
    SYS_chmod,
    SYS_chown,
    SYS_lchown,
    SYS_mknod,
    SYS_symlink,
    SYS_iopl,
    SYS_ioperm,
    SYS_kexec_file_load,
    SYS_modify_ldt,
#endif
};

/* System calls that are refused, except under a sanitizer, which needs these
   calls to find leaks. Under a sanitizer, these calls still reach only
   processes in the same sandbox. */
static const uint32_t REFUSED_UNSANITIZED[] = {SYS_ptrace,
                                               SYS_process_vm_readv};

/* ioctl requests that insert input into the terminal of the process. */
enum {
    SIMULATES_INPUT = 0x5412 /* TIOCSTI */,
    PASTES_SELECTION = 0x541c /* TIOCLINUX */
};

enum {
    N_REFUSED = sizeof REFUSED / sizeof *REFUSED,
    N_UNSANITIZED = sizeof REFUSED_UNSANITIZED / sizeof *REFUSED_UNSANITIZED,
    X32 = 0x40000000, /* bit set in the numbers of all x32 system calls */
};

struct syscall_rules {
    struct sock_filter v[2 * (N_REFUSED + N_UNSANITIZED) + 16];
    unsigned short n;
};

static void load(struct syscall_rules *p, size_t offset)
{
    p->v[p->n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                                                (uint32_t)offset);
}

/* Adds instructions that return `answer` if comparing the loaded value with
   `to` results in `expected`. */
static void return_if(struct syscall_rules *p, uint16_t jump, uint32_t to,
                      bool expected, uint32_t answer)
{
    p->v[p->n++] = (struct sock_filter)BPF_JUMP(
        (uint16_t)(BPF_JMP | jump | BPF_K), to, !expected, expected);
    p->v[p->n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, answer);
}

static void write_program(struct syscall_rules *p)
{
    enum { REFUSE = SECCOMP_RET_ERRNO | EPERM };
    load(p, offsetof(struct seccomp_data, arch));
    return_if(p, BPF_JEQ, ARCHITECTURE, false, SECCOMP_RET_KILL_PROCESS);
    load(p, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
    return_if(p, BPF_JGE, X32, true, SECCOMP_RET_KILL_PROCESS);
#endif
    for (size_t i = 0; i < N_REFUSED; i++)
        return_if(p, BPF_JEQ, REFUSED[i], true, REFUSE);
    for (size_t i = 0; i < N_UNSANITIZED && !SANITIZED; i++)
        return_if(p, BPF_JEQ, REFUSED_UNSANITIZED[i], true, REFUSE);
    return_if(p, BPF_JEQ, SYS_ioctl, false, SECCOMP_RET_ALLOW);
    load(p, offsetof(struct seccomp_data, args[1]));
    return_if(p, BPF_JEQ, SIMULATES_INPUT, true, REFUSE);
    return_if(p, BPF_JEQ, PASTES_SELECTION, true, REFUSE);
    p->v[p->n++] =
        (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
}

static void restrict_calls(struct sandbox_state *state)
{
    struct syscall_rules p = {.n = 0};
    write_program(&p);
    struct sock_fprog filter = {p.n, p.v};
    state->seccomp =
        syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) == 0;
    if (!state->seccomp)
        state->no_seccomp = errno == EPERM || errno == EACCES
                                ? "this container forbids seccomp"
                                : "the kernel has no seccomp";
}

#else

static void restrict_calls(struct sandbox_state *state)
{
    state->no_seccomp = "not supported on this processor";
}

#endif

/* ---- Landlock and seccomp ---- */

void sandbox_enter(const struct sandbox *s, struct sandbox_state *state)
{
    *state = (struct sandbox_state){0};
    tzset(); /* reads the file that TZ names, which sandboxed threads might not
                be allowed to read */
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
        state->no_landlock = state->no_seccomp = "the kernel is too old";
        return;
    }
    restrict_files(s, state);
    restrict_calls(state);
}
