// SPDX-License-Identifier: MIT
// included: files that a page includes as text or rows. A page reads each file
// once. Repeated includes and searches are limited, so that a small page cannot
// become huge or slow.
#pragma once

#include "parse/parse.h"

/* A file that a page includes. Lives as long as the page. */
struct included {
    struct source *src;
    struct lines lines;
    struct map *objects; /* python_objects of `lines`; NULL until needed */
    size_t bytes;        /* bytes counted by included_count */
    bool searched;       /* whether the file has been searched once */
};
/* Returns the file at a path from the site's root, read in an encoding or, for
   STR_NONE, in UTF-8. If `must_be_text` is false, the file's `lines` are empty.
   If the file cannot be read, reports that at `at` and returns NULL. */
struct included *included_read(struct parse *p, str path, struct pos at,
                               str encoding, bool must_be_text);

/* Counts bytes of the file that are added to the page. A file may be added once
   in full. All bytes beyond that, of all files together, are limited. Returns
   false at the limit, which is reported once. */
bool included_count(struct parse *p, struct included *f, size_t bytes,
                    struct pos at);

/* Counts a search through the whole file. The first search of each file is
   free; the bytes of further searches are limited. Returns false at the limit,
   which is reported once. */
bool included_search(struct parse *p, struct included *f, struct pos at);
