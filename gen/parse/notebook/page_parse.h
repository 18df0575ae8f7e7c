// SPDX-License-Identifier: MIT
// page_parse: a page parsed in its language.
#pragma once

#include "parse/parse.h"

struct page;

/* The tree of a page whose text was read, in its arena. */
/* Lets the pages of a site include parts in the other language. */
void page_parse_parts(struct site *site);

struct document *page_parse(struct page *page, const struct site *site);
