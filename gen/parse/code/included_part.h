// SPDX-License-Identifier: MIT
// included_part: what directives that show parts of files share: the file
// looked up and read, its lines, their tabs.
#pragma once

#include "parse/call/directive_call.h"
#include "parse/code/included.h"

/* The file that a call names at `at`, and its path from the site's root; NULL
   when it cannot be read, which is reported. */
struct included *included_file(struct directive_call *c, struct node *parent,
                               str name, struct pos at, str *path);

/* Reports that the text of an option is not in the file. */
void included_no_mark(struct directive_call *c, struct node *parent,
                      str option);

/* Tabs as blanks up to the next stop, in one line or several; as they are
   where the width is 0. */
str included_expand_tabs(struct arena *a, str s, size_t width);

/* What :tab-width: says, or else `usual`; 0 where tabs are to stay. */
size_t included_tab_width(struct directive_call *c, long usual);

/* The lines in bytes [from, to) of a file, ready to be parsed. */
struct lines included_lines(struct directive_call *c, const struct source *src,
                            const struct lines *all, size_t from, size_t to,
                            size_t width);
