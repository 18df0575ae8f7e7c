// SPDX-License-Identifier: MIT
// diag: what went wrong, where, and what would be right. Every stage reports
// through diag_at, once, where the place is known; then returns false or
// NULL, or recovers and goes on. One struct diags per page (one thread at a
// time); cli merges, sorts and prints them.
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
    DIAG_SEVERITY_OFF,    /* of codes only: a warning, when `warnings:` in
                             perfpress.yaml asks for it */
    DIAG_SEVERITY_PASSED, /* of codes only: Sphinx reports the fault and builds
                             the page; a warning in lenient lists, else an
                             error */
};

/* What can go wrong: a code is the address of its row, as DIAG_CSV_QUOTE. The
   rows of a stage are declared in base/codes/STAGE.h, which includes this. */
struct diag_code {
    unsigned char number; /* its place in the list of all codes */
    enum diag_severity severity;
    const char *id;      /* as users write it: "csv-quote" */
    const char *wording; /* each % stands for an argument of diag_at */
};

#define DIAG_CODE_DECLARE(name, severity, id, wording) \
    extern const struct diag_code DIAG_##name[1];

enum { DIAG_CODES_MAX = 256 };

struct diag {
    const struct diag_code *code;
    enum diag_severity severity;
    str file;             /* name of the source; none for the command line */
    uint32_t line, col;   /* from 1; col counts characters; 0: not known */
    uint32_t len;         /* characters under the caret, at least 1 */
    str text;             /* the wording, filled in */
    str excerpt;          /* the source line, without its break; may be none;
                             of a very long one what is around the place */
    uint32_t excerpt_col; /* the place in the excerpt, as col */
    str help;             /* may be none */
};

/* What a site makes of a warning (warnings: in perfpress.yaml). */
enum diag_level {
    DIAG_LEVEL_STANDARD, /* as the table of codes says */
    DIAG_LEVEL_OFF,
    DIAG_LEVEL_WARNING,
    DIAG_LEVEL_ERROR,
};

/* The levels of all codes, by number; each is an enum diag_level. */
struct diag_levels {
    unsigned char of[DIAG_CODES_MAX];
};

struct diags {
    struct arena arena;               /* holds the list and all its texts */
    const struct diag_levels *levels; /* NULL: all are standard */
    bool lenient; /* faults that Sphinx builds past are warnings */
    bool quiet;   /* only counts: for an attempt whose faults nobody sees */
    bool muted;   /* the newest is off: not in the list, nor is its help */
    struct diag *v;
    size_t n, cap;
    size_t errors, warnings;     /* errors counts all that is not a warning */
    struct source_cursor cursor; /* at the line of the newest, */
    size_t byte, column;         /* and at its place in that */
    size_t searched, search_max; /* see diag_may_search; max 0: the build's */
};

/* Reports `code` at a place. The arguments are strs, one for each % of the
   wording; give STR_NONE when it has none. Everything is copied (of a text or
   help of more than 2,000 bytes the start); what is not plain (base/shown.h) is
   escaped, in names of files, texts and help alike. */
#define diag_at(d, code, at, ...)                           \
    diag_add((d), (code), (at), (const str[]){__VA_ARGS__}, \
             sizeof((const str[]){__VA_ARGS__}) / sizeof(str))
void diag_add(struct diags *d, const struct diag_code *code, struct pos at,
              const str *args, size_t n_args);

/* False for a code that is off: nobody need look for it. */
bool diag_is_on(const struct diags *d, const struct diag_code *code);

/* Sets the levels of what is reported from now on, copied. */
void diag_set_levels(struct diags *d, const struct diag_levels *levels);

/* Gives the newest diagnostic its "help:" line. */
void diag_help(struct diags *d, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* Help of the form "WHAT are 'a', 'b'; did you mean 'a'?". Up to thirty
   candidates are all listed. Of more, only the nearest is named; without one,
   eight are listed and the others counted. */
void diag_help_nearest(struct diags *d, const char *what, str name,
                       const str *candidates, size_t n);

/* The same where names are many and known to nobody: only up to eight are
   listed, of more only the nearest is named. */
void diag_help_near(struct diags *d, const char *what, str name,
                    const str *candidates, size_t n);

/* Adds "did you mean 'NEAR'?" as a help line, or `otherwise` if `near` is
   STR_NONE. */
void diag_help_or(struct diags *d, str near, const char *otherwise);

/* The nearest of the candidates, or STR_NONE: also when that would take more
   work than is left, for one message or for the list. Work is counted in
   letters compared, so that what is found does not depend on the machine. */
str diag_nearest(struct diags *d, str name, const str *candidates, size_t n);

/* Letters that one list may compare: about 50 ms. */
enum { DIAG_SEARCH_MAX = 10000000 };

/* Makes a list one of n, which share these. */
void diag_share_search(struct diags *d, size_t n);

/* Whether n names may be gathered for a search; counts them. When they may not,
   nothing is left. */
bool diag_may_search(struct diags *d, size_t n);

/* How many of n names to gather for diag_help_nearest: all, or, when no search
   follows, those that are shown. Its n stays the number of all. */
size_t diag_names_wanted(struct diags *d, size_t n);

/* The key of a map that is nearest to `name`, or STR_NONE. */
str diag_nearest_key(struct diags *d, str name, const struct map *names);

/* diag_help_nearest with the keys of a map. */
void diag_help_keys(struct diags *d, const char *what, str name,
                    const struct map *names);

/* Adds all of `from` to `to`, copied. */
void diag_merge(struct diags *to, const struct diags *from);

/* Moves all of `from` to `to`, without copying their texts; `from` is then as
   diag_free leaves it. */
void diag_take(struct diags *to, struct diags *from);

/* Orders by file, line, column, code, text; of equal ones the first stays
   (the same CSV fault is found by every page that reads the file). */
void diag_sort(struct diags *d);

/* Prints one as text: FILE:LINE:COL: SEVERITY: TEXT [CODE], the source line
   with a caret, the help. `colour` adds terminal colours. */
void diag_print(const struct diag *g, FILE *out, bool colour);

/* 0 clean, 1 errors (or warnings, when they count), 2 usage, 3 system. */
int diag_exit_status(const struct diags *d, bool warnings_count);

void diag_free(struct diags *d);

/* Whether `warnings:` may set it. */
bool diag_code_has_choice(const struct diag_code *code);

const char *diag_severity_name(enum diag_severity severity);
