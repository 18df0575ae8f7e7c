// SPDX-License-Identifier: MIT
// options: the words after a command, by a table of the options it has.
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum option_type {
    OPTION_SWITCH,
    OPTION_STRING,
    OPTION_COUNT,
    OPTION_NUMBER,
    OPTION_LIST, /* may be given several times */
};

enum { OPTION_LIST_MAX = 16 };

struct option_list {
    const char *v[OPTION_LIST_MAX];
    size_t n;
};

struct option {
    const char *name; /* "--base-url"; NULL ends the table */
    char letter;      /* 'o' for -o, or 0 */
    enum option_type type;
    size_t at; /* offsetof the bool, const char *, size_t or option_list that it
                  sets; a count is at least 1 */
};

/* Reads argv[1..] into the struct that `out` points to; words that are no
   options go to `words` (at most max_words), their number to *n_words. A "--"
   ends the options; "-" is a word. False after reporting the fault on
   standard error, with the nearest option there is. */
bool options_read(const struct option *options, int argc, char **argv,
                  void *out, const char **words, size_t max_words,
                  size_t *n_words);
