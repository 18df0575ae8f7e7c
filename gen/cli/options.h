// SPDX-License-Identifier: MIT
// options: parses the arguments of a command by a table of its options. --help
// and shell completions are made from the same table.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum option_type {
    OPTION_SWITCH,
    OPTION_STRING,
    OPTION_OPTIONAL, /* --name or --name=TEXT; "" if there is no =TEXT */
    OPTION_COUNT,    /* a number, at least 1 */
    OPTION_NUMBER,   /* a number, at least 0 */
    OPTION_LIST,     /* may be given several times */
    OPTION_WORD,     /* a word of `offers`; sets a size_t to the word's index */
};

enum { OPTION_LIST_MAX = 16 };

struct option_list {
    const char *v[OPTION_LIST_MAX];
    size_t n;
};

/* The completions of an argument are OPTION_FILES, OPTION_FOLDERS, or words
   separated by blanks. */
#define OPTION_FILES ":files"
#define OPTION_FOLDERS ":folders"

struct option {
    const char *name; /* "--base-url"; NULL ends the table */
    char letter;      /* 'o' for -o, or 0 */
    enum option_type type;
    size_t at; /* offset of the member that the option sets: a size_t, bool,
                  option_list or const char * */
    const char *value;  /* name of the option's value, "DIR"; NULL for a
                           switch */
    const char *help;   /* for --help, one line */
    const char *offers; /* completions of the option's value, or NULL */
};

/* Options that several commands have. The argument `at` is the name of the
   member that the option sets. */
#define OPTION_DIRECTORY(at)                                                  \
    {                                                                         \
        "--directory", 'C', OPTION_STRING, at, "DIR",                         \
            "the site's folder (default: the nearest parent folder that has " \
            "a "                                                              \
            "perfpress.yaml)",                                                \
            OPTION_FOLDERS                                                    \
    }
#define OPTION_JOBS(at)                                            \
    {                                                              \
        "--jobs", 'j', OPTION_COUNT, at, "N",                      \
            "number of threads (default: one per processor)", NULL \
    }
#define OPTION_BASE_URL(at)                                                   \
    {                                                                         \
        "--base-url", 0, OPTION_STRING, at, "URL", "the address of the site", \
            NULL                                                              \
    }
#define OPTION_DRAFTS(at)                                                   \
    {                                                                       \
        "--drafts", 0, OPTION_SWITCH, at, NULL, "include draft pages", NULL \
    }
#define OPTION_VERSION(at)                                    \
    {                                                         \
        "--site-version", 0, OPTION_STRING, at, "TEXT",       \
            "the version of the site, such as a commit", NULL \
    }
#define OPTION_QUIET(at)                                                  \
    {                                                                     \
        "--quiet", 'q', OPTION_SWITCH, at, NULL, "print no summary", NULL \
    }

/* Parses argv[1..] into the struct at `out`. Stores up to max_words arguments
   that are not options in `words`, and their number in *n_words. "--" ends the
   options; "-" is not an option. Returns false after printing a usage error
   with the nearest option. */
bool options_read(const struct option *options, int argc, char **argv,
                  void *out, const char **words, size_t max_words,
                  size_t *n_words);
