// SPDX-License-Identifier: MIT
// diag: diagnostics, each with a position, a message and often a help line. A
// stage reports a fault once, by diag_at, where its position is known; then it
// returns false or NULL, or recovers and continues. Each page has a list of
// diagnostics, a struct diags, used by one thread at a time. The lists are
// merged, sorted and printed at the end.
#pragma once

#include <stdio.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/source.h"
#include "base/str.h"

enum diag_severity {
    DIAG_SEVERITY_WARNING,
    DIAG_SEVERITY_ERROR,  /* exit 1 */
    DIAG_SEVERITY_USAGE,  /* fault in command line or configuration: exit 2 */
    DIAG_SEVERITY_SYSTEM, /* input/output: exit 3 */
    DIAG_SEVERITY_OFF,    /* for codes only: off unless `warnings:` in
                             perfpress.yaml sets a level */
    DIAG_SEVERITY_PASSED, /* for codes only: a fault that Sphinx reports without
                             stopping. It is an error, but a warning if
                             diags.lenient is set and `warnings:` does not set
                             the code to error */
};

/* A kind of diagnostic. All kinds are rows of one table. A code, such as
   DIAG_CSV_QUOTE, is a pointer to its row. base/codes/STAGE.h declares the
   codes of a stage and includes this file. */
struct diag_code {
    unsigned short number; /* index in the list of all codes */
    enum diag_severity severity;
    const char *id;      /* "csv-quote"; appears in messages and in
                            `warnings:` */
    const char *wording; /* each % is replaced by an argument of diag_at */
};

#define DIAG_CODE_DECLARE(name, severity, id, wording) \
    extern const struct diag_code DIAG_##name[1];

enum { DIAG_CODES_MAX = 512 };

struct diag {
    const struct diag_code *code;
    enum diag_severity severity;
    str file;           /* name of the source; STR_NONE for the command line */
    uint32_t line, col; /* from 1; col counts characters; 0: unknown */
    uint32_t len;       /* number of characters that are marked, at least 1 */
    str text;           /* the wording with its arguments */
    str excerpt; /* the source line without its line break, or the part around
                    the position if the line is very long; STR_NONE if the
                    position has no column or the line contains a password */
    uint32_t excerpt_col; /* column of the position in the excerpt, from 1, in
                             characters */
    str help;             /* the help line, or STR_NONE */
    str row;              /* if the source is a template that is parsed for
                             each row of a frame, the label of the row that has
                             the fault (source_row.label), such as
                             "row 3, 'bert'"; else STR_NONE. diag_sort appends
                             it to `text` */
    uint32_t row_number;  /* number of that row, from 1 */
};

/* The level of a warning (`warnings:` in perfpress.yaml). */
enum diag_level {
    DIAG_LEVEL_STANDARD, /* the severity in the table of codes */
    DIAG_LEVEL_OFF,
    DIAG_LEVEL_WARNING,
    DIAG_LEVEL_ERROR,
};

/* The levels of all codes, by number; each is an enum diag_level. */
struct diag_levels {
    unsigned char of[DIAG_CODES_MAX];
};

struct diags {
    struct arena arena; /* memory of the list and of its strings */
    const struct diag_levels *levels; /* NULL: all standard */
    bool lenient; /* faults that Sphinx tolerates are warnings */
    bool quiet;   /* counts diagnostics without storing them, for attempts that
                     may fail */
    bool muted;   /* the newest diagnostic was not stored: diag_help does
                     nothing */
    struct diag *v;
    size_t n, cap;
    size_t errors, warnings; /* numbers of diagnostics; `errors` counts all that
                                are not warnings */
    struct source_cursor cursor; /* line of the newest diagnostic */
    size_t byte, column; /* position of the newest diagnostic in its line, in
                            bytes and in characters */
    size_t searched, search_max; /* letters compared so far, and their limit
                                    (see diag_may_search); a limit of 0 means
                                    DIAG_SEARCH_MAX */
};

/* Reports `code` at position `at`. The other arguments are strs, one for each %
   of the wording; pass STR_NONE if the wording has no %. All strings are
   copied; an argument or help above 2,000 bytes is cut off. Characters that are
   not plain (base/shown.h) are escaped in file names, messages and help. */
#define diag_at(d, code, at, ...)                           \
    diag_add((d), (code), (at), (const str[]){__VA_ARGS__}, \
             sizeof((const str[]){__VA_ARGS__}) / sizeof(str))
void diag_add(struct diags *d, const struct diag_code *code, struct pos at,
              const str *args, size_t n_args);

/* Whether `code` is reported. If not, callers need not look for the fault. */
bool diag_is_on(const struct diags *d, const struct diag_code *code);

/* Makes later reports use the levels in a copy of *levels. */
void diag_set_levels(struct diags *d, const struct diag_levels *levels);

/* Sets the help line of the newest diagnostic. No-op if that was not stored. */
void diag_help(struct diags *d, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* Appends to the help line of diagnostic i of d, after "; ". */
void diag_add_help(struct diags *d, size_t i, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds the position `at` and the row of its source (struct source_row) to the
   diagnostics of d from index `first` on: to errors, and to warnings in script
   files (.py). Skips a diagnostic that already has a row. No-op if the source
   of `at` has no row. */
void diag_add_row(struct diags *d, size_t first, struct pos at);

/* Sets a help line such as "did you mean 'a'? WHAT are 'a', 'b'" for the
   unknown name `name`; WHAT is the argument `what`. If there is one candidate,
   names only that. Lists up to thirty candidates in full. If there are more,
   names only the nearest; if no candidate is near, lists eight and counts the
   others. */
void diag_help_nearest(struct diags *d, const char *what, str name,
                       const str *candidates, size_t n);

/* Like diag_help_nearest, for candidates that are not worth a long list: lists
   up to eight. If there are more, names only the nearest, if any. */
void diag_help_near(struct diags *d, const char *what, str name,
                    const str *candidates, size_t n);

/* Sets the help line to "did you mean 'NEAR'?", or to `otherwise` if `near` is
   STR_NONE. */
void diag_help_or(struct diags *d, str near, const char *otherwise);

/* If `name`, the name of a missing file, differs from `near`, the name of a
   file or page, only in the encoding of accents, sets the help line of the
   newest diagnostic and returns true. Otherwise returns false. */
bool diag_help_twin(struct diags *d, str name, str near);

/* Returns the candidate nearest to `name` (str_nearest), or STR_NONE. Also
   returns STR_NONE if the search would exceed the work allowed for one message
   or for list d. Work is the number of letters compared, so the result does not
   depend on the machine. */
str diag_nearest(struct diags *d, str name, const str *candidates, size_t n);

/* Default limit on the letters compared in searches for one list (about 50
   ms). */
enum { DIAG_SEARCH_MAX = 10000000 };

/* Limits the work of list d to its share of DIAG_SEARCH_MAX among n lists, but
   to no less than 50,000 letters. */
void diag_share_search(struct diags *d, size_t n);

/* Adds n letters to the work of list d, before the caller collects n names for
   a search. If the remaining work is less than n, uses up that work and returns
   false. */
bool diag_may_search(struct diags *d, size_t n);

/* Returns how many of n names the caller must collect for diag_help_nearest: n
   if diag_may_search returns true or n is at most thirty; otherwise eight, the
   number of names that the help line lists. In both cases, the caller passes n
   to diag_help_nearest. */
size_t diag_names_wanted(struct diags *d, size_t n);

/* Like diag_nearest, with the keys of `names` as candidates. */
str diag_nearest_key(struct diags *d, str name, const struct map *names);

/* Like diag_help_nearest, with the keys of `names` as candidates. */
void diag_help_keys(struct diags *d, const char *what, str name,
                    const struct map *names);

/* Among the diagnostics after the first n, drops each warning with the same
   code and position as an earlier warning, so that a statement that runs many
   times warns once. */
void diag_drop_repeats(struct diags *d, size_t n);

/* Appends a copy of each diagnostic of `from` to `to`. */
void diag_merge(struct diags *to, const struct diags *from);

/* Moves all diagnostics of `from` to `to` without copying strings; `from` is
   empty afterwards, as after diag_free. */
void diag_take(struct diags *to, struct diags *from);

/* Sorts by file, line, column, code and text, drops duplicates, and counts
   errors and warnings again. Duplicates are common: every page that reads a CSV
   file reports the same faults. If several rows of a template have equal
   faults, keeps one diagnostic, whose text names the first row. */
void diag_sort(struct diags *d);

/* Prints a diagnostic as text: FILE:LINE:COL: SEVERITY: TEXT [CODE], the source
   line with a caret, the help line. `colour` adds terminal colours. */
void diag_print(const struct diag *g, FILE *out, bool colour);

/* Returns the exit status, the highest that applies: 3 for system errors, 2 for
   usage errors, 1 for errors (and for warnings, if warnings_count is true),
   else 0. */
int diag_exit_status(const struct diags *d, bool warnings_count);

void diag_free(struct diags *d);

/* Whether `warnings:` may set the level of a code. */
bool diag_code_has_choice(const struct diag_code *code);

/* Returns "warning" for warnings, else "error". */
const char *diag_severity_name(enum diag_severity severity);
