// SPDX-License-Identifier: MIT
// included_part: helpers of directives that show parts of files. They look up
// and read a file, select its lines and expand tabs.
#pragma once

#include "parse/call/directive_call.h"
#include "parse/code/included.h"

/* Returns the file `name`, which the call names at `at`; sets *path to its path
   from the site's root. Returns NULL after reporting a file that cannot be
   read. */
struct included *included_file(struct directive_call *c, struct node *parent,
                               str name, struct pos at, str *path);

/* Reports that the string of an option does not occur in the file. */
void included_no_mark(struct directive_call *c, struct node *parent,
                      str option);

/* Replaces each tab in s by blanks up to the next tab stop. s may have several
   lines. Returns a copy in `a`, or s itself if it has no tabs or the width is
   0. */
str included_expand_tabs(struct arena *a, str s, size_t width);

/* Returns the value of :tab-width:, by default `usual`. 0 means that tabs are
   not expanded. */
size_t included_tab_width(struct directive_call *c, long usual);

/* Returns the lines in bytes [from, to) of a file, for a parser: with tabs
   expanded to `width` and without trailing blanks. */
struct lines included_lines(struct directive_call *c, const struct source *src,
                            const struct lines *all, size_t from, size_t to,
                            size_t width);
