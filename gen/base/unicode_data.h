// SPDX-License-Identifier: MIT
// unicode_data: the tables of unicode.c.
#pragma once

#include <stddef.h>

enum unicode_case {
    UNICODE_TO_LOWER,
    UNICODE_TO_UPPER,
    UNICODE_TO_TITLE,
    UNICODE_TO_CASEFOLD,
    UNICODE_N_CASES
};

enum unicode_flag {
    UNICODE_WORD = 1 << 0,
    UNICODE_ALPHA = 1 << 1,
    UNICODE_SPACE = 1 << 2,
    UNICODE_DIGIT = 1 << 3,
    UNICODE_NUMBER = 1 << 4,
    UNICODE_UPPER = 1 << 5,
    UNICODE_LOWER = 1 << 6,
    UNICODE_TITLE = 1 << 7,
    UNICODE_CASED = UNICODE_UPPER | UNICODE_LOWER | UNICODE_TITLE,
    UNICODE_IGNORABLE = 1 << 8,  /* allowed between the letters of a word */
    UNICODE_WIDE = 1 << 9,       /* takes two columns on a terminal */
    UNICODE_COMBINING = 1 << 10, /* takes no column */
    /* If a flag is set, the element of to[] for its case is an index into
       UNICODE_SEVERAL, not a distance. */
    UNICODE_SEVERAL_LOWER = 1 << 11,
    UNICODE_SEVERAL_UPPER = 1 << 12,
    UNICODE_SEVERAL_TITLE = 1 << 13,
    UNICODE_SEVERAL_CASEFOLD = 1 << 14
};

/* Properties that several characters share. */
struct unicode_record {
    unsigned flags;
    int to[UNICODE_N_CASES]; /* for each case: distance to the character in that
                                case */
};

/* A run of n characters that fold to the same string or, with step 1, to
   consecutive letters. */
struct unicode_fold {
    unsigned first;
    unsigned char n, step;
    char text[6];
};

/* A character and the two characters of its canonical decomposition. */
struct unicode_pair {
    unsigned joined, first, second;
};

extern const struct unicode_record UNICODE_RECORDS[];
extern const unsigned UNICODE_SEVERAL[][3];

/* Runs of characters with the same record, sorted. An element is the first
   character << 11 | the index of the record. */
extern const unsigned UNICODE_RUNS[];
extern const size_t UNICODE_N_RUNS;
extern const struct unicode_fold UNICODE_FOLDS[];
extern const size_t UNICODE_N_FOLDS;
extern const struct unicode_pair UNICODE_PAIRS[]; /* sorted by `joined` */
extern const size_t UNICODE_N_PAIRS;
