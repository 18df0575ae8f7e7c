// SPDX-License-Identifier: MIT
// sites: sites of several pages in all languages, with all extensions on, made
// of typed constructs (shape.h), which a program with sanitizers builds.
//   sites PERFPRESS FOLDER SEED SITES SECONDS
// makes site SEED and the following ones, until SITES are done or SECONDS are
// over. A site that ends the program by a signal or a sanitizer stays in
// FOLDER/site-SEED, with its message; then the status is 1.
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "fuzz/shape.h"

enum { PAGES = 10, BLOCKS = 14, SECONDS_MAX = 60, FAULT = 99 };

static const char CONFIG[] =
    "title: T\n"
    "allow_raw_html: true\n"
    "numfig: true\n"
    "myst_heading_anchors: 3\n"
    "myst_enable_extensions: [amsmath, attrs_block, attrs_inline, colon_fence,"
    " deflist, dollarmath, fieldlist, html_admonition, html_image, linkify,"
    " replacements, smartquotes, strikethrough, substitution, tasklist]\n"
    "myst_substitutions: {s: 'a *b* {{ t }}', t: c}\n"
    "roles: {ext: 'https://a.org/%s', own-role: {template: own}}\n"
    "directives: {own-box: admonition, own-made: {template: own}}\n"
    "math_macros: {RR: '\\mathbf{R}', pair: ['\\langle #1, #2 \\rangle', 2]}\n"
    "rst_prolog: |\n  .. |p| replace:: *prolog*\n";

struct site_made {
    const char *folder;
    struct shape shape;
};

static FILE *create(const struct site_made *m, const char *name)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", m->folder, name);
    FILE *f = fopen(path, "w");
    if (!f) {
        perror(path);
        exit(3);
    }
    return f;
}

static void put_file(const struct site_made *m, const char *name, str text)
{
    FILE *f = create(m, name);
    fwrite(text.p, 1, text.n, f);
    fclose(f);
}

/* Returns a string of `times` expansions of a symbol. */
static str made(struct site_made *m, const char *text, size_t times)
{
    m->shape.out = (struct buf){.a = m->shape.out.a};
    for (size_t i = 0; i < times; i++)
        shape_put(&m->shape, text);
    return buf_str(&m->shape.out);
}

static void put_notebook(struct site_made *m, const char *name)
{
    struct arena *a = m->shape.out.a;
    struct buf b = {.a = a};
    m->shape.md = true;
    buf_puts(&b, "{\"cells\": [");
    for (size_t i = 0; i < BLOCKS; i++) {
        bool code = shape_pick(&m->shape, 4) == 0;
        buf_printf(&b, "%s{\"cell_type\": \"%s\", \"source\": ", i ? "," : "",
                   code ? "code" : "markdown");
        buf_put_json(&b, made(m, code ? "%j" : "%B\n\n%B", 1));
        buf_puts(&b, ", \"outputs\": [{\"output_type\": \"display_data\", "
                     "\"data\": {\"text/html\": ");
        buf_put_json(&b, made(m,
                              "<table><tr><td colspan=%n>%k</td></tr><tr>"
                              "<th rowspan=%n>%k<p><b>%t",
                              1));
        buf_puts(&b, ", \"text/markdown\": ");
        buf_put_json(&b, made(m, "%B", 1));
        buf_puts(&b, "}}]}");
    }
    buf_puts(&b,
             "], \"metadata\": {}, \"nbformat\": 4, \"nbformat_minor\": 5}");
    put_file(m, name, buf_str(&b));
}

static void put_page(struct site_made *m, size_t i)
{
    static const char *const ENDS[] = {"rst", "md", "ipynb"};
    size_t kind = i == PAGES - 1 ? 2 : i % 2;
    char name[64];
    snprintf(name, sizeof name, "content/p%zu.%s", i, ENDS[kind]);
    m->shape.md = kind == 1;
    m->shape.right = i % 4 < 2;
    if (kind == 2)
        put_notebook(m, name);
    else
        put_file(m, name,
                 made(m, kind ? "# T %I\n\n%B\n\n" : "%B\n\n",
                      kind ? BLOCKS / 2 : BLOCKS));
}

static void make_site(struct site_made *m)
{
    static const char *const FOLDERS[] = {"", "/content", "/data",
                                          "/templates"};
    char path[512];
    for (size_t i = 0; i < 4; i++) {
        snprintf(path, sizeof path, "%s%s", m->folder, FOLDERS[i]);
        mkdir(path, 0777);
    }
    put_file(m, "perfpress.yaml", str_c(CONFIG));
    put_file(
        m, "content/index.md",
        S("# T\n\n```{toctree}\n:glob:\n\np*\n```\n\n```{contents}\n```\n"));
    put_file(m, "content/x.svg",
             S("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"));
    put_file(m, "content/part.txt", made(m, "a\n%B\nb\n", 1));
    put_file(m, "data/d.csv", S("a,b,k\n1,2,x\n3,$4.50,y\n,nan,x\n"));
    put_file(m, "data/e.csv", made(m, "%C", 1));
    bool own = shape_pick(&m->shape, 4) == 0;
    put_file(m, "templates/own.mustache",
             own ? made(m, "%U", 3) : S("{{title}}"));
    put_file(m, "templates/part.mustache", own ? made(m, "%U", 2) : S(""));
    for (size_t i = 0; i < PAGES; i++)
        put_page(m, i);
}

/* Builds the site; false where that ended as it never should. */
static bool build(const char *program, const char *folder)
{
    int status;
    pid_t child = fork();
    if (child == 0) {
        struct rlimit cpu = {SECONDS_MAX, SECONDS_MAX};
        setrlimit(RLIMIT_CPU, &cpu);
        setenv("ASAN_OPTIONS", "detect_leaks=0:exitcode=99", 0);
        setenv("UBSAN_OPTIONS", "print_stacktrace=1:exitcode=99", 0);
        if (chdir(folder) == 0 && freopen("told", "w", stderr))
            execl(program, program, "build", "-k", "-q", "-j1", (char *)NULL);
        _exit(127);
    }
    return child > 0 && waitpid(child, &status, 0) == child &&
           WIFEXITED(status) && WEXITSTATUS(status) < 4;
}

static void clear(const char *folder)
{
    char command[600];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0)
        exit(3);
}

int main(int argc, char **argv)
{
    if (argc != 6) {
        fputs("usage: sites PERFPRESS FOLDER SEED SITES SECONDS\n", stderr);
        return 2;
    }
    char *program = realpath(argv[1], NULL), folder[400];
    unsigned long seed = strtoul(argv[3], NULL, 10), done = 0, faults = 0;
    unsigned long most = strtoul(argv[4], NULL, 10);
    time_t end = time(NULL) + atol(argv[5]);
    size_t constructs = 0;
    for (; program && done < most && time(NULL) < end; seed++, done++) {
        struct arena a = {0};
        struct site_made m = {.folder = folder};
        m.shape = (struct shape){
            .out.a = &a, .prefix.a = &a, .state = seed * 2654435769ULL + 1};
        snprintf(folder, sizeof folder, "%s/site-%lu", argv[2], seed);
        make_site(&m);
        constructs += m.shape.constructs;
        bool good = build(program, folder);
        if (good)
            clear(folder);
        else
            fprintf(stderr, "%s: see %s/told\n", argv[0], folder);
        faults += !good;
        arena_free(&a);
    }
    printf("sites: %lu sites of %zu constructs, %lu fault%s\n", done,
           constructs, faults, faults == 1 ? "" : "s");
    free(program);
    return faults > 0 || !done;
}
