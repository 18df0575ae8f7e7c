// SPDX-License-Identifier: MIT
// scale: builds sites that hold n, 2n and 4n of one construct, fits the
// exponents of time and of memory against the bytes of input, and fails where
// they grow faster than n log n does. Where time seems to, which caches and
// others on the machine may be to blame for, valgrind counts instructions, and
// these decide. Called by make scale:
//   scale PERFPRESS [WORD...]   only constructs with one of the words
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Texts may hold %i (the number of the unit), %j (the one before), %n (how
   many there are), %> (3 blanks for each unit before) and %(...%), which is
   repeated so often. A file x.inv is compressed, as inventories are. */
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
    bool fills;          /* the output counts as input: it has an entry for
                            each pair of units */
    bool refused;        /* a limit of the program ends it: it takes the memory
                            that is below that, too */
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
#define REFUSED .refused = true, .status = 1
#define TITLE "Title\n=====\n\n"

static const struct construct CONSTRUCTS[] = {
#include "scale/rst.h"

#include "scale/markdown.h"

#include "scale/myst.h"

#include "scale/data.h"

#include "scale/script.h"

#include "scale/site.h"

#include "scale/pairs.h"
};

enum {
    N_CONSTRUCTS = sizeof CONSTRUCTS / sizeof *CONSTRUCTS,
    SIZES = 3,
    SECONDS_MAX = 10,      /* of one run */
    TRIES = 3,             /* again, where time grows too fast */
    SLOWER = 100,          /* that much at most with valgrind */
    BYTES_MAX = 800 << 10, /* no file has lines of more than a megabyte */
    MEMORY_BASE = 64 << 20,
    MEMORY_TIMES = 40, /* the bytes of input; and once those of messages */
    MEMORY_LIMIT = 192 << 20,  /* the program's limit */
    MEMORY_SCRIPT = 512 << 20, /* further memory of scripts */
};

static const double EXPONENT_MAX = 1.2;
static const double ENOUGH = 0.06, SMALLEST = 0.004; /* seconds */
static const double COUNTED = 0.4; /* seconds that are counted at most */

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

/* Runs a command in the site's folder, for at most `most` seconds; its output
   goes to the file printed, its messages to the file told. */
static int run(struct rusage *used, const char *const *command, rlim_t most)
{
    int status;
    pid_t child = fork();
    if (child < 0)
        stop("fork");
    if (!child) {
        struct rlimit cpu = {most, most};
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
    if (run(&used, command, SECONDS_MAX) != 0)
        stop(place);
}

/* ---- making a site ---- */

static const char *put_repeated(FILE *f, const char *text, int n);

static void put(FILE *f, const char *text, int i, int n)
{
    for (const char *c = text ? text : ""; *c; c++) {
        char next = *c == '%' ? c[1] : '\0';
        if (next == '(') {
            c = put_repeated(f, c + 2, n);
            continue;
        }
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

/* Writes the part before the "%)" n times; returns its end. */
static const char *put_repeated(FILE *f, const char *text, int n)
{
    const char *end = strstr(text, "%)");
    char *one = strndup(text, (size_t)(end - text));
    for (int i = 0; i < n; i++)
        put(f, one, i, n);
    free(one);
    return end + 1;
}

/* The same as an inventory, in blocks that zlib stores. */
static void put_inventory(FILE *f, const char *text, int n)
{
    enum { BLOCK = 65535, BASE = 65521 };
    char *lines;
    size_t size;
    unsigned a = 1, b = 0;
    FILE *memory = open_memstream(&lines, &size);
    put(memory, text, 0, n);
    fclose(memory);
    fputs("# Sphinx inventory version 2\n# Project: p\n# Version: 1\n"
          "# The remainder of this file is compressed using zlib.\n\x78\x01",
          f);
    for (size_t at = 0, k; at < size; at += k) {
        k = size - at < BLOCK ? size - at : BLOCK;
        putc(at + k == size, f);
        putc((int)(k & 255), f);
        putc((int)(k >> 8), f);
        putc((int)(~k & 255), f);
        putc((int)(~k >> 8 & 255), f);
        fwrite(lines + at, 1, k, f);
    }
    for (size_t i = 0; i < size; i++) {
        a = (a + (unsigned char)lines[i]) % BASE;
        b = (b + a) % BASE;
    }
    const unsigned char sum[] = {(unsigned char)(b >> 8), (unsigned char)b,
                                 (unsigned char)(a >> 8), (unsigned char)a};
    fwrite(sum, 1, sizeof sum, f);
    free(lines);
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
    if (strstr(name, ".inv"))
        put_inventory(f, text, n);
    else
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

/* The measured commands: build a site, run a script. */
static const char *COMMANDS[2][5] = {{NULL, "build", "-q", "-j1"},
                                     {NULL, "df", "script.py"}};

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
    FILE *f = run(&used, sum, SECONDS_MAX) == 0 ? fopen(path, "r") : NULL;
    if (!f || !fgets(text, sizeof text, f))
        stop(path);
    fclose(f);
    return atof(text);
}

/* The least of some runs of the program. */
static struct run measure(const struct construct *c, int n, int runs)
{
    struct run r = {.seconds = HUGE_VAL};
    r.bytes = make_site(c, n);
    for (int i = 0; i < runs; i++) {
        struct rusage used;
        r.status = run(&used, COMMANDS[is_script(c)], SECONDS_MAX);
        double t = seconds(used.ru_utime) + seconds(used.ru_stime);
        r.seconds = t < r.seconds ? t : r.seconds;
        r.memory = (double)used.ru_maxrss * 1024;
        r.told = file_bytes("told");
    }
    if (c->fills && r.status == c->status)
        r.bytes += is_script(c) ? file_bytes("printed") : output_bytes();
    return r;
}

/* A site and a script of nothing at all. */
static const struct construct NOTHING[] = {
    RST("site", 1, .unit = TITLE),
    DF("script", 1, .unit = "df = pd.DataFrame({'a': [1]})\n")};

/* Measures an empty input; the minimum of all runs is the base cost. */
static void measure_idle(bool script)
{
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
        t[i] = fmax(r->seconds - base, SMALLEST);
        m[i] = r->memory;
    }
    of->time = exponent(x, t);
    of->memory = exponent(x, m);
}

/* Doubles n, up to the program's own limits. */
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
           r->told + (is_script(c) ? MEMORY_SCRIPT : 0) +
           (c->refused ? MEMORY_LIMIT : 0);
}

/* Whether the largest site may be doubled: no line gets too long for that. */
static bool doubles(const struct construct *c, const struct run *largest)
{
    bool lines = !c->unit || strchr(c->unit, '\n');
    return lines || largest->bytes < BYTES_MAX / 2;
}

/* Whether the largest site takes long enough to tell how its time grows. */
static bool tells(const struct construct *c, const struct run *largest)
{
    return largest->seconds - idle[is_script(c)] >= ENOUGH;
}

/* The instructions of a run, which neither caches nor others on the machine
   change; 0 where valgrind is not there. */
static double instructions(const struct construct *c, int n, double *bytes)
{
    enum { OPTIONS = 5 };
    const char *command[OPTIONS + 5] = {
        "valgrind", "--tool=cachegrind", "--cache-sim=no",
        "--cachegrind-out-file=/dev/null", "--log-file=counted"};
    struct rusage used;
    char path[96], line[128];
    double count = 0;
    memcpy(command + OPTIONS, COMMANDS[is_script(c)], sizeof *COMMANDS);
    *bytes = make_site(c, n);
    if (run(&used, command, SLOWER * SECONDS_MAX) > 2)
        return 0;
    snprintf(path, sizeof path, "%s/counted", place);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f)) {
        char *from = strstr(line, "I ") ? strstr(line, "refs:") : NULL;
        for (from += from ? strlen("refs:") : 0; from && *from; from++)
            if (*from >= '0' && *from <= '9')
                count = count * 10 + (*from - '0');
    }
    if (f)
        fclose(f);
    return count;
}

/* The exponent by instructions, at sizes that do not take long; or what time
   said, where they cannot be counted. */
static double exponent_counted(const struct construct *c,
                               const struct result *of)
{
    double x[SIZES], counts[SIZES], bytes;
    double none = instructions(&NOTHING[is_script(c)], 1, &bytes);
    int n = of->n;
    for (double t = of->r[2].seconds; t > COUNTED && n > 1; t /= 2)
        n /= 2;
    for (int i = 0; i < SIZES; i++) {
        counts[i] = instructions(c, n << i, &x[i]) - none;
        if (none <= 0 || counts[i] <= 0)
            return of->time;
    }
    return exponent(x, counts);
}

/* Measured once; where that is too steep, more often, and with larger sites
   until their time tells; where it still is, by instructions. Memory is held
   against what is allowed at the construct's own size. */
static struct result measure_construct(const struct construct *c)
{
    struct result of = {.n = c->n};
    struct run largest = of.own = measure(c, of.n << (SIZES - 1), 1);
    while (!tells(c, &largest) && largest.bytes < BYTES_MAX / 2 &&
           grow(c, &of, &largest))
        ;
    of.r[2] = largest;
    of.r[1] = measure(c, of.n * 2, 1);
    of.r[0] = measure(c, of.n, 1);
    fit(c, &of);
    for (int i = 0; i < TRIES && of.time > EXPONENT_MAX &&
                    of.r[2].seconds < SECONDS_MAX / 4;
         i++) {
        bool small = !tells(c, &of.r[2]) && doubles(c, &of.r[2]);
        measure_again(c, &of, 3 + i, small && grow(c, &of, &largest));
    }
    if (of.time > EXPONENT_MAX && tells(c, &of.r[2]))
        of.time = exponent_counted(c, &of);
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

static bool passes(const struct construct *c)
{
    struct result of = measure_construct(c);
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

/* Whether a construct is measured: one known to fail ("open ...") only if a
   word names it. */
static bool chosen(const struct construct *c, int argc, char **argv)
{
    for (int i = 2; i < argc; i++)
        if (strstr(c->name, argv[i]))
            return true;
    return argc < 3 && strncmp(c->name, "open ", 5) != 0;
}

/* Measures each of `step` constructs in a folder of its own; how many pass, how
   many fail. */
static void measure_some(int first, int step, int argc, char **argv, int of[2])
{
    snprintf(place, sizeof place, "%s/perfpress-scale.XXXXXX", folder());
    if (!mkdtemp(place))
        stop(place);
    measure_idle(false);
    measure_idle(true);
    for (int i = first; i < N_CONSTRUCTS; i += step) {
        if (chosen(&CONSTRUCTS[i], argc, argv))
            ++of[!passes(&CONSTRUCTS[i])];
    }
    clear();
    rmdir(place);
}

int main(int argc, char **argv)
{
    int jobs = (int)sysconf(_SC_NPROCESSORS_ONLN);
    int status, passed = 0, failed = 0;
    program = argc > 1 ? realpath(argv[1], NULL) : NULL;
    COMMANDS[0][0] = COMMANDS[1][0] = program;
    if (!program)
        stop("usage: scale PERFPRESS [WORD...]");
    int(*of)[2] = mmap(NULL, (size_t)jobs * sizeof *of, PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (of == MAP_FAILED)
        stop("mmap");
    for (int i = 0; i < jobs; i++) {
        pid_t child = fork();
        if (child < 0)
            stop("fork");
        if (!child) {
            measure_some(i, jobs, argc, argv, of[i]);
            exit(0);
        }
    }
    while (wait(&status) > 0) {
        if (status != 0)
            printf("a job ended before its end: status %d\n", status);
        failed += status != 0;
    }
    for (int i = 0; i < jobs; i++) {
        passed += of[i][0];
        failed += of[i][1];
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
