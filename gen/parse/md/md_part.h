// SPDX-License-Identifier: MIT
// md_part: definition lists and lists of fields, as MyST has them; and what all
// parts have, whose lines are parsed on their own. In: lines that md_scan
// marked.
#pragma once

#include "parse/md/md.h"

/* The lines of the part that starts at line `first` of the run, less what they
   are indented by, blank ones between them included; *n says how many lines of
   the run they are. They live as long as the page. */
struct lines md_part_lines(const struct md_run *r, size_t first, size_t *n);

/* Make the list that starts at line `first` of the run: with a term, or a
   field; return the number of its lines. */
size_t md_part_definitions(struct md_run *r, size_t first, struct node *parent);
size_t md_part_fields(struct md_run *r, size_t first, struct node *parent);
