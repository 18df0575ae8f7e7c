// SPDX-License-Identifier: MIT
// csv_blanks: splits lines into fields that runs of blanks and tabs separate,
// as pandas does with sep='\s+'.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The delimiter (csv_options.delim) that stands for a run of blanks and tabs.
   Blanks and tabs at the ends of a line are ignored. */
enum { CSV_BLANKS = (char)0xff };

/* Whether c is a blank or a tab. */
static inline bool csv_blanks_is(char c)
{
    return c == ' ' || c == '\t';
}

/* Whether pandas skips a line as blank: it contains only blanks and tabs, none
   of which is the delimiter. */
bool csv_blanks_only(str line, char delim);

struct csv_blanks {
    str line;
    size_t at;    /* offset of the next byte to read */
    size_t start; /* offset of the last field, or of its quote */
    bool open;    /* the quote of the last field is not closed in the line */
};

/* Reads the next field of a line. *field is a slice of the line, or in `a`.
   Returns false at the end. A field that begins with `quote` may contain
   blanks, and doubled quotes. */
bool csv_blanks_next(struct arena *a, struct csv_blanks *b, char quote,
                     str *field);
