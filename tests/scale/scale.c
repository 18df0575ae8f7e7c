// SPDX-License-Identifier: MIT
// scale: builds sites that hold n, 2n and 4n of one construct, fits the
// exponents of time and of memory against the bytes of input, and fails where
// they grow faster than n log n does. Called by make scale:
//   scale PERFPRESS [WORD...]   only constructs with one of the words
// With QUICK=1 sites are half as large, but for some rows of each day.
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Texts may hold %i (the number of the unit), %j (the one before), %n (how
   many there are) and %> (3 blanks for each unit before). */
struct construct {
    const char *name;
    int n;            /* units of the smallest site; doubled where too quick */
    const char *file; /* that holds them; with %i, a file for each unit */
    const char *head, *unit, *middle, *close, *tail; /* close: n times, too */
    const char *with[8]; /* other files: path, text, path, text */
    bool breaks;         /* a line ends after each 200 units: rst has a limit */
    int status;          /* that the program ends with at the largest size */
    int times;           /* bytes of memory for one of input, where each byte
                            or two make an element; 0: MEMORY_TIMES */
    bool fills;          /* what is written counts as input, too: it is to
                            have an entry for each pair of units */
};

#define RST(what, size, ...)                                 \
    {                                                        \
        .name = what, size, "content/index.rst", __VA_ARGS__ \
    }
#define MD(what, size, ...)                                 \
    {                                                       \
        .name = what, size, "content/index.md", __VA_ARGS__ \
    }
#define DF(what, size, ...)                          \
    {                                                \
        .name = what, size, "script.py", __VA_ARGS__ \
    }
#define TITLE "Title\n=====\n\n"

static const struct construct CONSTRUCTS[] = {
#include "scale/rst.h"

#include "scale/markdown.h"

#include "scale/myst.h"

#include "scale/data.h"

#include "scale/script.h"

#include "scale/site.h"
};

enum {
    N_CONSTRUCTS = sizeof CONSTRUCTS / sizeof *CONSTRUCTS,
    SIZES = 3,
    SECONDS_MAX = 10,      /* of one run */
    TRIES = 6,             /* again, where time grows too fast */
    BYTES_MAX = 800 << 10, /* no file has lines of more than a megabyte */
    MEMORY_BASE = 64 << 20,
    MEMORY_TIMES = 40, /* the bytes of input; and once those of messages */
    MEMORY_SCRIPT = 256 << 20, /* what scripts may take besides */
};

static const double EXPONENT_MAX = 1.2, ENOUGH = 0.06, QUICK = 0.004;

struct run {
    double bytes, seconds, memory;
    double told; /* bytes of messages */
    int status;  /* 128 and the signal, where one ended it */
};

static const char *program;
static char place[64];
static double idle[2]; /* seconds that an empty site, an empty script takes */

static _Noreturn void stop(const char *what)
{
    fprintf(stderr, "scale: %s: %s\n", what, strerror(errno));
    exit(3);
}

/* Runs a command in the site's folder; what it prints goes to the file printed,
   its messages to the file told. */
static int run(struct rusage *used, const char *const *command)
{
    int status;
    pid_t child = fork();
    if (child < 0)
        stop("fork");
    if (!child) {
        struct rlimit cpu = {SECONDS_MAX, SECONDS_MAX};
        int made = O_WRONLY | O_CREAT | O_TRUNC, null, printed, told;
        setrlimit(RLIMIT_CPU, &cpu);
        if (chdir(place) != 0 || (null = open("/dev/null", O_RDONLY)) < 0 ||
            (printed = open("printed", made, 0666)) < 0 ||
            (told = open("told", made, 0666)) < 0 || dup2(null, 0) < 0 ||
            dup2(printed, 1) < 0 || dup2(told, 2) < 0)
            _exit(126);
        execvp(command[0], (char *const *)command);
        _exit(127);
    }
    if (wait4(child, &status, 0, used) < 0)
        stop("wait4");
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static void clear(void)
{
    struct rusage used;
    const char *command[] = {"/bin/sh", "-c", "rm -rf ./*", NULL};
    if (run(&used, command) != 0)
        stop(place);
}

/* ---- making a site ---- */

static void put(FILE *f, const char *text, int i, int n)
{
    for (const char *c = text ? text : ""; *c; c++) {
        char next = *c == '%' ? c[1] : '\0';
        if (next == 'i')
            fprintf(f, "%d", i);
        else if (next == 'j')
            fprintf(f, "%d", i - 1);
        else if (next == 'n')
            fprintf(f, "%d", n);
        else if (next == '>')
            fprintf(f, "%*s", 3 * i, "");
        else
            putc(*c, f);
        c += next && strchr("ijn>", next) ? 1 : 0;
    }
}

static void make_folders(char *path)
{
    for (char *c = strchr(path + 1, '/'); c; c = strchr(c + 1, '/')) {
        *c = '\0';
        if (mkdir(path, 0777) != 0 && errno != EEXIST)
            stop(path);
        *c = '/';
    }
}

static FILE *create(const char *name, int i, int n)
{
    char path[512];
    FILE *f = fmemopen(path, sizeof path, "w");
    fprintf(f, "%s/", place);
    put(f, name, i, n);
    putc('\0', f);
    fclose(f);
    make_folders(path);
    f = fopen(path, "w");
    if (!f)
        stop(path);
    return f;
}

static double finish(FILE *f)
{
    long n = ftell(f);
    if (n < 0 || fclose(f) != 0)
        stop("write");
    return (double)n;
}

static double put_file(const char *name, const char *text, int n)
{
    FILE *f = create(name, 0, n);
    put(f, text, 0, n);
    return finish(f);
}

static double put_units(const struct construct *c, int n)
{
    FILE *f = create(c->file, 0, n);
    put(f, c->head, 0, n);
    for (int i = 0; i < n; i++) {
        put(f, c->unit, i, n);
        if (c->breaks && i % 200 == 199)
            putc('\n', f);
    }
    put(f, c->middle, n, n);
    for (int i = n; i-- > 0;)
        put(f, c->close, i, n);
    put(f, c->tail, n, n);
    return finish(f);
}

static double put_unit_files(const struct construct *c, int n)
{
    double bytes = 0;
    for (int i = 0; i < n; i++) {
        FILE *f = create(c->file, i, n);
        put(f, c->head, i, n);
        put(f, c->unit, i, n);
        put(f, c->tail, i, n);
        bytes += finish(f);
    }
    return bytes;
}

/* Makes the site, and gives its bytes. */
static double make_site(const struct construct *c, int n)
{
    bool config = strcmp(c->file, "perfpress.yaml") == 0;
    double bytes = 0;
    clear();
    for (int i = 0; c->with[i]; i += 2) {
        bytes += put_file(c->with[i], c->with[i + 1], n);
        config |= strcmp(c->with[i], "perfpress.yaml") == 0;
    }
    if (!config)
        bytes += put_file("perfpress.yaml", "title: T\n", n);
    bytes += put_file("content/end.txt", "", n);
    return bytes + (strstr(c->file, "%i") ? put_unit_files : put_units)(c, n);
}

/* ---- measuring it ---- */

static bool is_script(const struct construct *c)
{
    return strcmp(c->file, "script.py") == 0;
}

static double seconds(struct timeval t)
{
    return (double)t.tv_sec + (double)t.tv_usec / 1e6;
}

static double file_bytes(const char *name)
{
    struct stat st;
    char path[96];
    snprintf(path, sizeof path, "%s/%s", place, name);
    if (stat(path, &st) != 0)
        stop(path);
    return (double)st.st_size;
}

/* The bytes of the pages. */
static double output_bytes(void)
{
    struct rusage used;
    char path[96], text[32] = "";
    const char *sum[] = {"/bin/sh", "-c", "du -sb public | cut -f1", NULL};
    snprintf(path, sizeof path, "%s/printed", place);
    FILE *f = run(&used, sum) == 0 ? fopen(path, "r") : NULL;
    if (!f || !fgets(text, sizeof text, f))
        stop(path);
    fclose(f);
    return atof(text);
}

/* The least of some runs of the program. */
static struct run measure(const struct construct *c, int n, int runs)
{
    const char *build[] = {program, "build", "-q", "-j1", NULL};
    const char *df[] = {program, "df", "script.py", NULL};
    struct run r = {.seconds = HUGE_VAL};
    r.bytes = make_site(c, n);
    for (int i = 0; i < runs; i++) {
        struct rusage used;
        r.status = run(&used, is_script(c) ? df : build);
        double t = seconds(used.ru_utime) + seconds(used.ru_stime);
        r.seconds = t < r.seconds ? t : r.seconds;
        r.memory = (double)used.ru_maxrss * 1024;
        r.told = file_bytes("told");
    }
    if (c->fills && r.status == c->status)
        r.bytes += is_script(c) ? file_bytes("printed") : output_bytes();
    return r;
}

/* What there is to run for nothing at all, the least that was ever seen. */
static void measure_idle(bool script)
{
    static const struct construct NOTHING[] = {
        RST("site", 1, .unit = TITLE),
        DF("script", 1, .unit = "df = pd.DataFrame({'a': [1]})\n")};
    double t = measure(&NOTHING[script], 1, 5).seconds;
    idle[script] = idle[script] > 0 && idle[script] < t ? idle[script] : t;
}

/* The slope of log y over log x. */
static double exponent(const double *x, const double *y)
{
    double mx = 0, my = 0, above = 0, below = 0;
    for (int i = 0; i < SIZES; i++) {
        mx += log(x[i]) / SIZES;
        my += log(y[i]) / SIZES;
    }
    for (int i = 0; i < SIZES; i++) {
        above += (log(x[i]) - mx) * (log(y[i]) - my);
        below += (log(x[i]) - mx) * (log(x[i]) - mx);
    }
    return above / below;
}

struct result {
    int n;
    struct run own; /* the largest site before it was made larger */
    struct run r[SIZES];
    double time, memory; /* exponents */
};

static void fit(const struct construct *c, struct result *of)
{
    double x[SIZES], t[SIZES], m[SIZES], base = idle[is_script(c)];
    for (int i = 0; i < SIZES; i++) {
        const struct run *r = &of->r[i];
        x[i] = r->bytes;
        t[i] = r->seconds - base > QUICK ? r->seconds - base : QUICK;
        m[i] = r->memory;
    }
    /* A step up where the small ones fit a cache is no growth: what grows too
       fast does so to the end. */
    double last = log(t[2] / t[1]) / log(x[2] / x[1]);
    of->time = fmin(exponent(x, t), last);
    of->memory = exponent(x, m);
}

/* Doubles n, but not beyond a limit: what is there is another matter. */
static bool grow(const struct construct *c, struct result *of,
                 struct run *largest)
{
    struct run more = measure(c, of->n << SIZES, 1);
    if (more.status != largest->status)
        return false;
    of->n *= 2;
    *largest = more;
    return true;
}

/* Measures all sizes again, and nothing at all; where n is not `fresh`, the
   least counts. */
static void measure_again(const struct construct *c, struct result *of,
                          int runs, bool fresh)
{
    measure_idle(is_script(c));
    for (int i = SIZES; i-- > 0;) {
        struct run r = measure(c, of->n << i, runs);
        if (!fresh && of->r[i].seconds < r.seconds)
            r.seconds = of->r[i].seconds;
        of->r[i] = r;
    }
    fit(c, of);
}

static double allowed(const struct construct *c, const struct run *r)
{
    return MEMORY_BASE + (c->times ? c->times : MEMORY_TIMES) * r->bytes +
           r->told + (is_script(c) ? MEMORY_SCRIPT : 0);
}

/* Whether the largest site may be doubled: no line gets too long for that. */
static bool doubles(const struct construct *c, const struct run *largest)
{
    return strchr(c->unit, '\n') || largest->bytes < BYTES_MAX / 2;
}

/* Whether the largest site takes long enough to tell how its time grows. */
static bool tells(const struct construct *c, const struct run *largest)
{
    return largest->seconds - idle[is_script(c)] >= ENOUGH;
}

/* Measured once; where that is too steep, which others on the machine may be to
   blame for, more often, and with larger sites until their time tells, and
   until all of them are larger than the caches. Memory is held against what is
   allowed at the construct's own size. */
static struct result measure_construct(const struct construct *c, bool quick)
{
    struct result of = {.n = quick ? (c->n + 1) / 2 : c->n};
    struct run largest = of.own = measure(c, of.n << (SIZES - 1), 1);
    while (!quick && !tells(c, &largest) && largest.bytes < BYTES_MAX / 2 &&
           grow(c, &of, &largest))
        ;
    of.r[2] = largest;
    of.r[1] = measure(c, of.n * 2, 1);
    of.r[0] = measure(c, of.n, 1);
    fit(c, &of);
    for (int i = 0; i < TRIES && of.time > EXPONENT_MAX &&
                    of.r[2].seconds < SECONDS_MAX / 4;
         i++) {
        bool small = !tells(c, &of.r[2]) || (i % 2 && of.r[2].seconds < 0.6);
        small = small && doubles(c, &of.r[2]);
        measure_again(c, &of, 3 + i, small && grow(c, &of, &largest));
    }
    return of;
}

static const char *verdict(const struct construct *c, const struct result *of)
{
    const struct run *r = &of->r[SIZES - 1];
    if (of->own.memory > allowed(c, &of->own))
        return "takes more memory than allowed";
    if (r->status > 2)
        return "does not come to its end";
    for (int i = 0; i < SIZES; i++)
        if (of->r[i].status != c->status &&
            (i == SIZES - 1 || of->r[i].status != 0)) /* below a limit */
            return "ends with another status than expected";
    if (of->time > EXPONENT_MAX && tells(c, r))
        return "takes time that grows too fast";
    if (of->memory > EXPONENT_MAX)
        return "takes memory that grows too fast";
    return NULL;
}

static bool passes(const struct construct *c, bool quick)
{
    struct result of = measure_construct(c, quick);
    const struct run *r = &of.r[SIZES - 1];
    const char *fault = verdict(c, &of);
    if (fault || getenv("V"))
        printf("%-34s %8d %9.0f B %5.3f %5.3f %5.3f s %6.0f MB  %5.2f %5.2f  "
               "%d  %s\n",
               c->name, of.n, r->bytes, of.r[0].seconds, of.r[1].seconds,
               r->seconds, r->memory / 1e6, of.time, of.memory, r->status,
               fault ? fault : "");
    fflush(stdout);
    return !fault;
}

/* Where sites are made: in memory where there is room for them, since what a
   disk takes for many files is not ours. */
static const char *folder(void)
{
    static const char MEMORY[] = "/dev/shm";
    enum { ROOM = 1 << 30 };
    const char *tmp = getenv("TMPDIR");
    struct statvfs fs;
    if (tmp && strlen(tmp) < 32)
        return tmp;
    return statvfs(MEMORY, &fs) == 0 && access(MEMORY, W_OK) == 0 &&
                   fs.f_bavail > ROOM / fs.f_frsize
               ? MEMORY
               : "/tmp";
}

static bool chosen(const struct construct *c, int argc, char **argv)
{
    for (int i = 2; i < argc; i++)
        if (strstr(c->name, argv[i]))
            return true;
    return argc < 3;
}

/* Measures each of `step` constructs in a folder of its own; whether all of
   them pass. */
static bool measure_some(int first, int step, int argc, char **argv)
{
    enum { DAY = 86400, FEW = 40 };
    long day = (long)(time(NULL) / DAY);
    int passed = 0, failed = 0;
    snprintf(place, sizeof place, "%s/perfpress-scale.XXXXXX", folder());
    if (!mkdtemp(place))
        stop(place);
    measure_idle(false);
    measure_idle(true);
    for (int i = first; i < N_CONSTRUCTS; i += step) {
        bool quick = getenv("QUICK") && (i + day) % FEW != 0;
        if (chosen(&CONSTRUCTS[i], argc, argv))
            ++*(passes(&CONSTRUCTS[i], quick) ? &passed : &failed);
    }
    clear();
    rmdir(place);
    printf("%d passed, %d failed\n", passed, failed);
    fflush(stdout);
    return failed == 0;
}

int main(int argc, char **argv)
{
    int jobs = getenv("QUICK") ? (int)sysconf(_SC_NPROCESSORS_ONLN) : 1;
    int status, bad = 0;
    program = argc > 1 ? realpath(argv[1], NULL) : NULL;
    if (!program)
        stop("usage: scale PERFPRESS [WORD...]");
    for (int i = 0; i < jobs; i++) {
        pid_t child = fork();
        if (child < 0)
            stop("fork");
        if (!child)
            exit(!measure_some(i, jobs, argc, argv));
    }
    while (wait(&status) > 0)
        bad |= status;
    return bad != 0;
}
