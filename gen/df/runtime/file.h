// SPDX-License-Identifier: MIT
// file: the files that a script has opened. Finds the position in a file of a
// string that the script has read. A function that returns false or NULL has
// reported a fault.
#pragma once

#include "df/runtime/eval.h"

/* A file that open() returned, or the text of io.StringIO. */
struct text_file {
    str path;      /* relative to the root; STR_NONE: io.StringIO */
    str encoding;  /* STR_NONE: UTF-8 */
    bool packed;   /* opened by gzip.open */
    bool bytes;    /* opened with 'rb': functions such as pd.read_csv can read
                      the file, but the script itself cannot */
    struct pos at; /* position of the name or text in the script */
    const struct source *source; /* the contents, whose text begins at
                                    source->start; NULL: not read yet */
    size_t done;                 /* number of bytes that the script has
                                    consumed */
    bool keeps_ends;             /* opened with newline='' */
    /* If this is a csv reader, appends its next rows to *out, at most `most` of
       them, and moves `of`, the file that it reads. NULL: a file. */
    bool (*rows)(struct eval *ev, const struct df_expr *at, struct text_file *f,
                 size_t most, struct list *out);
    struct text_file *of;
    char delimiter, quote; /* quote '\0': there are no quotes */
    bool skips_blanks;     /* skipinitialspace= */
    bool dicts;            /* the rows are dicts with the keys `names` */
    struct list *names;    /* NULL: the first row has the names */
};

/* Returns the contents of a file, and reads the file unless it was read before.
   The text begins at source->start. Each line of the text ends in \n alone, but
   positions refer to the file as it is on disk. `at` is the expression that
   uses the file. */
const struct source *file_source(struct eval *ev, const struct df_expr *at,
                                 struct text_file *f);

/* Sets *rest to the text that the script has not read yet, and counts it as
   read. */
bool file_rest(struct eval *ev, const struct df_expr *at, struct text_file *f,
               str *rest);

/* Returns the lines of a text as Python does for files: each line includes its
   \n. NULL if there are too many lines. */
struct list *file_lines(struct eval *ev, const struct df_expr *at, str text);

/* Sets *out to the lines that the script has not read yet. */
bool file_each_line(struct eval *ev, const struct df_expr *at,
                    struct text_file *f, struct list *out);

/* Sets *out to the next line of a file, or the next row of a csv reader, and
 *found to whether there is one. */
bool file_next(struct eval *ev, const struct df_expr *at, struct text_file *f,
               struct object *out, bool *found);

/* Whether s is a part of the text of a file that the script has read. If so,
   sets *out to the file and the position. */
bool file_find(const struct eval *ev, str s, struct object_from *out);

/* Returns a source for `text`, a string of the script, in ev->a. If `text` is a
   part of a file, the source is the file, with the start and end of the text.
   Otherwise, it is a new source whose name is the position of `at`. */
const struct source *file_of_text(struct eval *ev, const struct df_expr *at,
                                  str text);
