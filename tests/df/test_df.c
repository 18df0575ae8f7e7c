// SPDX-License-Identifier: MIT
// Runs the cases of tests/df/*.t: all of them, or those whose title or file
// name contains the argument. A case is
//     === what it shows
//     --- data prices.csv      any number of files
//     --- script
//     --- instead              a script that does what the help says to write
//     --- csv                  what is printed (by that, if there is one), or
//     --- diag                 what is reported (or both, for a warning)
// each section going on to the next line that begins with === or ---.
// GOLDEN_UPDATE=1 writes what came out into the files.
#include <dirent.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/path.h"
#include "base/vec.h"
#include "df/run/script.h"
#include "df/syntax/df_instead.h"
#include "frame/write.h"
#include "load/site.h"
#include "testing.h"

enum { SECTIONS_MAX = 16 };

struct section {
    str head; /* "data prices.csv" */
    str body;
};

struct test {
    str name;
    struct section sections[SECTIONS_MAX];
    size_t n;
};

static str folder; /* of the data files */

static str read_text(struct arena *a, const char *path)
{
    struct buf b = {.a = a};
    FILE *f = fopen(path, "rb");
    size_t n = 1;
    while (f && n) {
        buf_room(&b, 4096);
        n = fread(b.p + b.n, 1, b.cap - b.n, f);
        b.n += n;
    }
    if (f)
        fclose(f);
    return buf_str(&b);
}

static bool put_text(const char *path, str text)
{
    FILE *f = fopen(path, "wb");
    bool ok = f && fwrite(text.p, 1, text.n, f) == text.n;
    return f && fclose(f) == 0 && ok;
}

/* The next line with its break; false at the end. */
static bool next_line(str *rest, str *line)
{
    size_t end = str_find_char(*rest, '\n', 0);
    *line = str_slice(*rest, 0, end == STR_NPOS ? rest->n : end + 1);
    *rest = str_from(*rest, line->n);
    return line->n > 0;
}

static bool next_case(str *rest, struct test *t)
{
    str line;
    *t = (struct test){0};
    while (next_line(rest, &line)) {
        if (str_starts(line, S("=== "))) {
            t->name = str_trim(str_from(line, 4));
        } else if (str_starts(line, S("--- ")) && t->n < SECTIONS_MAX) {
            t->sections[t->n].head = str_trim(str_from(line, 4));
            t->sections[t->n++].body = str_slice(*rest, 0, 0);
        } else if (t->n) {
            t->sections[t->n - 1].body.n += line.n;
        }
        if (t->name.n && (rest->n == 0 || str_starts(*rest, S("=== "))))
            return true;
    }
    return false;
}

static str section(const struct test *t, str head)
{
    for (size_t i = 0; i < t->n; i++)
        if (str_eq(t->sections[i].head, head))
            return t->sections[i].body;
    return S("");
}

/* Puts the data files down; run_case takes them away again. */
static void put_files(struct arena *a, const struct test *t, bool there)
{
    for (size_t i = 0; i < t->n; i++) {
        str head = t->sections[i].head;
        if (!str_starts(head, S("data ")))
            continue;
        str path = path_join(a, folder, str_from(head, 5));
        if (there)
            assert_true(put_text(str_dupz(a, path), t->sections[i].body));
        else
            unlink(str_dupz(a, path));
    }
}

static str diagnostics(struct arena *a, struct diags *d)
{
    char *text = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&text, &n);
    assert_non_null(out);
    diag_sort(d);
    for (size_t i = 0; i < d->n; i++)
        diag_print(&d->v[i], out, false);
    fclose(out);
    str copy = str_dup(a, (str){text, n});
    free(text);
    return copy;
}

/* Runs a script; *csv receives its output, *diag its messages. */
static void run_script(struct arena *a, const struct test *t, str script,
                       str *csv, str *diag)
{
    struct source src = {.name = S("script"), .text = script};
    struct diags d = {0};
    struct site site;
    struct buf b = {.a = a};
    put_files(a, t, true);
    site_bare(&site, folder);
    const struct frame *f =
        script_run(a, &d, &site, S(""), source_lines(a, &src), S("df"),
                   (struct pos){.src = &src}, NULL, NULL);
    if (f)
        write_csv(&b, f);
    *csv = buf_str(&b);
    *diag = diagnostics(a, &d);
    diag_free(&d);
    site_free(&site);
    put_files(a, t, false);
}

/* Returns CODE of a help that ends with "write CODE", or STR_NONE. */
static str code_of(str help)
{
    str code = STR_NONE;
    for (size_t at = 0; (at = str_find(help, S("write "), at)) != STR_NPOS;)
        code = str_from(help, at += 6);
    return code;
}

/* Whether a script holds what a help of the reports says to write, if any
   does. */
static bool follows(str script, str diag)
{
    bool said = false, done = false;
    str line;
    while (next_line(&diag, &line)) {
        str code = code_of(str_trim_right(line));
        if (!str_starts(line, S("help: ")) || !code.p)
            continue;
        said = true;
        done |= str_find(script, code, 0) != STR_NPOS;
    }
    return done || !said;
}

/* A script and, where it is refused, the one to write instead. */
static bool run_case(struct arena *a, const struct test *t, str *csv, str *diag)
{
    str instead = section(t, S("instead")), warnings;
    run_script(a, t, section(t, S("script")), csv, diag);
    if (!instead.n)
        return true;
    if (csv->n || !follows(instead, *diag)) {
        printf("%.*s: %s\n", STR_ARG(t->name),
               csv->n ? "not refused" : "the help says something else");
        return false;
    }
    run_script(a, t, instead, csv, &warnings);
    return true;
}

/* The helps of a row, with * for each gap. */
static str row_pattern(struct arena *a, const struct df_instead *row)
{
    struct buf b = {.a = a};
    str rest = str_c(row->help);
    size_t gap;
    buf_puts(&b, "*\nhelp: ");
    while ((gap = str_find(rest, S("@{"), 0)) != STR_NPOS) {
        buf_put(&b, str_slice(rest, 0, gap));
        buf_putc(&b, '*');
        rest = str_from(rest, str_find_char(rest, '}', gap) + 1);
    }
    buf_put(&b, rest);
    buf_puts(&b, "\n*");
    return buf_end(&b);
}

/* How many rows of a table say to write something that no case writes. */
static size_t untested(const struct df_instead *rows, str diags)
{
    struct arena a = {0};
    size_t n = 0;
    for (const struct df_instead *r = rows; r->of; r++)
        if (code_of(str_c(r->help)).p && !str_fits(row_pattern(&a, r), diags)) {
            printf("no case of tests/df/instead.t: %s, %s: %s\n", r->of,
                   r->name, r->help);
            n++;
        }
    arena_free(&a);
    return n;
}

static void put_section(struct buf *b, const char *head, str body)
{
    if (body.n)
        buf_printf(b, "--- %s\n%.*s", head, STR_ARG(body));
}

static bool check(const struct test *t, const char *what, str got)
{
    str want = section(t, str_c(what));
    while (str_ends(want, S("\n\n"))) /* the gap before the next case */
        want.n--;
    if (str_eq(want, got))
        return true;
    printf("%.*s: %s differs: wanted\n%.*sgot\n%.*s", STR_ARG(t->name), what,
           STR_ARG(want), STR_ARG(got));
    return false;
}

/* Runs the cases of a file whose title contains `wanted`. *new receives the
   file as it should be; the other cases are copied. */
static void run_file(struct arena *a, str text, str wanted, size_t *passed,
                     size_t *failed, struct buf *new)
{
    struct test t;
    for (str rest = text; next_case(&rest, &t); text = rest) {
        str csv, diag;
        if (str_find(t.name, wanted, 0) == STR_NPOS) {
            str same = str_slice(text, 0, text.n - rest.n);
            buf_printf(new, "%s%.*s\n", new->n ? "\n" : "",
                       STR_ARG(str_trim_right(same)));
            continue;
        }
        if (!section(&t, S("script")).n) {
            printf("%.*s: there is no script\n", STR_ARG(t.name));
            ++*failed;
        }
        bool ok = run_case(a, &t, &csv, &diag);
        ok = check(&t, "csv", csv) && ok;
        ok = check(&t, "diag", diag) && ok;
        *(ok ? passed : failed) += 1;
        buf_printf(new, "%s=== %.*s\n", new->n ? "\n" : "", STR_ARG(t.name));
        for (size_t i = 0; i < t.n; i++)
            if (str_starts(t.sections[i].head, S("data ")) ||
                str_eq(t.sections[i].head, S("script")) ||
                str_eq(t.sections[i].head, S("instead")))
                buf_printf(new, "--- %.*s\n%.*s\n", STR_ARG(t.sections[i].head),
                           STR_ARG(str_trim_right(t.sections[i].body)));
        put_section(new, "csv", csv);
        put_section(new, "diag", diag);
    }
}

int main(int argc, char **argv)
{
    str wanted = str_c(argc > 1 ? argv[1] : "");
    char temp[] = "/tmp/df-XXXXXX";
    size_t passed = 0, failed = 0;
    struct dirent **names;
    assert_non_null(mkdtemp(temp));
    folder = str_c(temp);
    int n = scandir("tests/df", &names, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        struct arena a = {0};
        struct buf new = {.a = &a};
        str path = str_fmt(&a, "tests/df/%s", names[i]->d_name);
        if (str_ends(path, S(".t"))) {
            str text = read_text(&a, path.p);
            bool whole = str_find(path, wanted, 0) != STR_NPOS;
            run_file(&a, text, whole ? S("") : wanted, &passed, &failed, &new);
            if (getenv("GOLDEN_UPDATE") && !str_eq(text, buf_str(&new)))
                assert_true(put_text(path.p, buf_str(&new)));
            if (whole && str_ends(path, S("/instead.t")))
                failed += untested(DF_INSTEAD, text);
        }
        arena_free(&a);
        free(names[i]);
    }
    if (n >= 0)
        free(names);
    rmdir(temp);
    printf("%zu passed, %zu failed\n", passed, failed);
    return failed > 0 || passed == 0;
}
