// SPDX-License-Identifier: MIT
// included: files that go into a page as text or as rows: read once for a page,
// however often they are named, and counted each time, so that a page is not
// many times as large as what it is made of.
#pragma once

#include "parse/parse.h"

/* The file at a path from the site's root, with all of its lines (not of one
   that need not be text), from an encoding or, STR_NONE, from UTF-8; lives as
   long as the page. NULL when it cannot be read, which is reported at `at`. */
struct included {
    struct source *src;
    struct lines lines;
    struct map *objects; /* python_objects of `lines`; NULL until needed */
    size_t bytes;        /* counted so far */
    bool searched;       /* so, once */
};
struct included *included_read(struct parse *p, str path, struct pos at,
                               str encoding, bool must_be_text);

/* Counts bytes of the file that go into the page. The whole file may do so
   once, and a limit is for what comes of all files beyond that; false when it
   is reached, which is reported once. */
bool included_count(struct parse *p, struct included *f, size_t bytes,
                    struct pos at);

/* Counts a search through the whole file. Each file may be searched once, and a
   limit is for all searches beyond that; false when it is reached, which is
   reported once. */
bool included_search(struct parse *p, struct included *f, struct pos at);
