// SPDX-License-Identifier: MIT
// diag: diagnostics: what is wrong, where, and what would be right. A stage
// reports a fault once, by diag_at, where its position is known; then it
// returns false or NULL, or recovers and continues. Each page has a struct
// diags, used by one thread at a time; cli merges, sorts and prints them.
#pragma once

#include <stdio.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/source.h"
#include "base/str.h"

enum diag_severity {
    DIAG_SEVERITY_WARNING,
    DIAG_SEVERITY_ERROR,  /* exit 1 */
    DIAG_SEVERITY_USAGE,  /* command line or configuration: exit 2 */
    DIAG_SEVERITY_SYSTEM, /* input/output: exit 3 */
    DIAG_SEVERITY_OFF,    /* of codes only: off, or a warning if `warnings:` in
                             perfpress.yaml says so */
    DIAG_SEVERITY_PASSED, /* of codes only: Sphinx reports the fault and builds
                             the page; a warning in lenient lists, else an error
                           */
};

/* A kind of diagnostic. A code is the address of its row, such as
   DIAG_CSV_QUOTE. base/codes/STAGE.h declares the rows of a stage and includes
   this file. */
struct diag_code {
    unsigned char number; /* index in the list of all codes */
    enum diag_severity severity;
    const char *id;      /* as users write it: "csv-quote" */
    const char *wording; /* each % is replaced by an argument of diag_at */
};

#define DIAG_CODE_DECLARE(name, severity, id, wording) \
    extern const struct diag_code DIAG_##name[1];

enum { DIAG_CODES_MAX = 256 };

struct diag {
    const struct diag_code *code;
    enum diag_severity severity;
    str file;           /* name of the source; STR_NONE for the command line */
    uint32_t line, col; /* from 1; col counts characters; 0: unknown */
    uint32_t len;       /* characters under the caret, at least 1 */
    str text;           /* the wording with its arguments */
    str excerpt; /* the source line without its line break; the part around the
                    position if it is very long; or STR_NONE */
    uint32_t excerpt_col; /* the position in the excerpt, as col */
    str help;             /* or STR_NONE */
};

/* The level of a warning (`warnings:` in perfpress.yaml). */
enum diag_level {
    DIAG_LEVEL_STANDARD, /* as in the table of codes */
    DIAG_LEVEL_OFF,
    DIAG_LEVEL_WARNING,
    DIAG_LEVEL_ERROR,
};

/* The levels of all codes, by number; each is an enum diag_level. */
struct diag_levels {
    unsigned char of[DIAG_CODES_MAX];
};

struct diags {
    struct arena arena;               /* of the list and all its strings */
    const struct diag_levels *levels; /* NULL: all standard */
    bool lenient; /* faults that Sphinx tolerates are warnings */
    bool quiet;   /* only counts, for an attempt whose faults are not shown */
    bool muted; /* the newest diagnostic is off: it and its help are not in the
                   list */
    struct diag *v;
    size_t n, cap;
    size_t errors, warnings;     /* errors: all that are not warnings */
    struct source_cursor cursor; /* line of the newest diagnostic */
    size_t byte, column;         /* position of the newest in its line */
    size_t searched,
        search_max; /* see diag_may_search; a maximum of 0 is DIAG_SEARCH_MAX */
};

/* Reports `code` at a position. The arguments are strs, one for each % of the
   wording; STR_NONE if it has none. All strings are copied; of an argument or
   help above 2,000 bytes only the start. Characters that are not plain
   (base/shown.h) are escaped in file names, messages and help. */
#define diag_at(d, code, at, ...)                           \
    diag_add((d), (code), (at), (const str[]){__VA_ARGS__}, \
             sizeof((const str[]){__VA_ARGS__}) / sizeof(str))
void diag_add(struct diags *d, const struct diag_code *code, struct pos at,
              const str *args, size_t n_args);

/* Whether a code is reported. If not, callers need not look for the fault. */
bool diag_is_on(const struct diags *d, const struct diag_code *code);

/* Sets the levels of later reports; they are copied. */
void diag_set_levels(struct diags *d, const struct diag_levels *levels);

/* Sets the "help:" line of the newest diagnostic. */
void diag_help(struct diags *d, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* Sets a help line such as "WHAT are 'a', 'b'; did you mean 'a'?". Up to thirty
   candidates are all listed. Of more, only the nearest is named; if there is
   none, eight are listed and the others counted. */
void diag_help_nearest(struct diags *d, const char *what, str name,
                       const str *candidates, size_t n);

/* Sets a help line like diag_help_nearest, for names that users do not know: up
   to eight candidates are listed; of more, only the nearest is named. */
void diag_help_near(struct diags *d, const char *what, str name,
                    const str *candidates, size_t n);

/* Adds "did you mean 'NEAR'?" as a help line, or `otherwise` if `near` is
   STR_NONE. */
void diag_help_or(struct diags *d, str near, const char *otherwise);

/* Returns the candidate nearest to `name`, or STR_NONE; also if the search
   would exceed the work allowed for one message or for the list. Work is the
   number of letters compared, so that the result does not depend on the
   machine. */
str diag_nearest(struct diags *d, str name, const str *candidates, size_t n);

/* Letters that one list may compare: about 50 ms. */
enum { DIAG_SEARCH_MAX = 10000000 };

/* Makes this list one of n that share DIAG_SEARCH_MAX. */
void diag_share_search(struct diags *d, size_t n);

/* Whether n names may be collected for a search; counts them as work. If not,
   no work is left. */
bool diag_may_search(struct diags *d, size_t n);

/* Returns how many of n names to collect for diag_help_nearest: all, or only
   those that are shown if no search follows. Pass the number of all names to
   diag_help_nearest. */
size_t diag_names_wanted(struct diags *d, size_t n);

/* Returns the key of a map that is nearest to `name`, or STR_NONE. */
str diag_nearest_key(struct diags *d, str name, const struct map *names);

/* diag_help_nearest with the keys of a map. */
void diag_help_keys(struct diags *d, const char *what, str name,
                    const struct map *names);

/* Appends a copy of each diagnostic of `from` to `to`. */
void diag_merge(struct diags *to, const struct diags *from);

/* Moves all diagnostics of `from` to `to` without copying strings; `from` is
   empty afterwards, as after diag_free. */
void diag_take(struct diags *to, struct diags *from);

/* Sorts by file, line, column, code and text, and drops duplicates: every page
   that reads a CSV file finds the same faults. */
void diag_sort(struct diags *d);

/* Prints a diagnostic as text: FILE:LINE:COL: SEVERITY: TEXT [CODE], the source
   line with a caret, the help. `colour` adds terminal colours. */
void diag_print(const struct diag *g, FILE *out, bool colour);

/* Returns 0 if there are no faults, 1 for errors (or warnings, if
   warnings_count), 2 for usage, 3 for system errors. */
int diag_exit_status(const struct diags *d, bool warnings_count);

void diag_free(struct diags *d);

/* Whether `warnings:` may set the level of a code. */
bool diag_code_has_choice(const struct diag_code *code);

const char *diag_severity_name(enum diag_severity severity);
