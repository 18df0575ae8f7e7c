// SPDX-License-Identifier: MIT
// command: begins and ends a run; prints --help and shell completions from the
// tables of options.
#include "cli/command.h"

#include <stdio.h>
#include <string.h>

#include "cli/report.h"

enum { WIDTH = 78, HELP_COLUMN = 25 };

const struct command *command_find(const struct command *const *all,
                                   const char *name)
{
    while (*all && strcmp((*all)->name, name) != 0)
        all++;
    return *all;
}

/* ---- a run ---- */

bool command_begin(struct command_run *r, const struct option *options,
                   int argc, char **argv, void *chosen, size_t max)
{
    *r = (struct command_run){0};
    r->words = NEW_N(&r->a, const char *, max + 1);
    bool good = options_read(options, argc, argv, chosen, r->words, max, &r->n);
    if (!good)
        arena_free(&r->a);
    return good;
}

int command_end(struct command_run *r)
{
    report_flush(&r->d);
    int status = report_diagnostics(&r->d, false, r->root);
    arena_free(&r->a);
    diag_free(&r->d);
    return status;
}

/* ---- help ---- */

/* Prints a text, wrapped into lines that begin at column `indent`. `at` is the
   current column. */
static void print_wrapped(const char *text, int indent, int at)
{
    while (*text) {
        int n = (int)strcspn(text, " \n");
        if (at > indent && at + 1 + n > WIDTH) {
            putchar('\n');
            at = 0;
        }
        at += printf("%*s%.*s", at < indent ? indent - at : at > indent, "", n,
                     text);
        text += n;
        for (; *text == '\n'; text++, at = 0)
            putchar('\n');
        text += *text == ' ';
    }
    putchar('\n');
}

static void print_option(const struct option *o)
{
    char letter[] = {'-', o->letter, ',', '\0'};
    int at = printf("  %-3s %s%s%s", o->letter ? letter : "", o->name,
                    o->value ? " " : "", o->value ? o->value : "");
    if (at >= HELP_COLUMN) {
        putchar('\n');
        at = 0;
    }
    print_wrapped(o->help, HELP_COLUMN, at);
}

void command_help(const struct command *c)
{
    const char *line = c->synopsis;
    for (const char *before = "usage: "; *line; before = "       ") {
        size_t n = strcspn(line, "\n");
        printf("%sperfpress %s %.*s\n", before, c->name, (int)n, line);
        line += n + (line[n] == '\n');
    }
    putchar('\n');
    print_wrapped(c->about, 0, 0);
    putchar('\n');
    for (const struct option *o = c->options; o->name; o++)
        print_option(o);
}

/* ---- completion ---- */

/* Returns the option whose name or letter (-o) is the first n bytes of `word`,
   or NULL. Skips switches, which have no value. */
static const struct option *option_with_value(const struct option *o,
                                              const char *word, size_t n)
{
    for (; o->name; o++)
        if (o->type != OPTION_SWITCH &&
            ((strlen(o->name) == n && !strncmp(o->name, word, n)) ||
             (n == 2 && word[0] == '-' && word[1] == o->letter)))
            return o;
    return NULL;
}

static void print_offers(const char *offers)
{
    for (; offers && *offers; offers += *offers == ' ') {
        size_t n = strcspn(offers, " ");
        printf("%.*s\n", (int)n, offers);
        offers += n;
    }
}

static void print_names(const struct command *const *all)
{
    for (; *all; all++)
        printf("%s\t%s\n", (*all)->name, (*all)->summary);
    fputs("--help\tlist the commands\n--version\tprint the version\n", stdout);
}

/* Prints the completions of the last word. In `words`, --name=value is one word
   (zsh) or three words (bash). */
void command_complete(const struct command *const *all, size_t n, char **words)
{
    if (n < 2) {
        print_names(all);
        return;
    }
    const struct command *c = command_find(all, words[0]);
    const char *current = words[n - 1], *previous = words[n - 2];
    if (!c)
        return;
    if (n > 2 && !strcmp(previous, "="))
        previous = words[n - 3];
    const struct option *o =
        option_with_value(c->options, previous, strlen(previous));
    if (!o && strchr(current, '='))
        o = option_with_value(c->options, current, strcspn(current, "="));
    if (o || *current != '-') {
        print_offers(o ? o->offers : c->offers);
        return;
    }
    for (o = c->options; o->name; o++)
        printf("%s\t%s\n", o->name, o->help);
    fputs("--help\tdescribe the command\n", stdout);
}
