// SPDX-License-Identifier: MIT
// page_parse: parses pages by their language.
#pragma once

#include "parse/parse.h"

struct page;

/* Registers the parsers that let pages include parts in the other language. */
void page_parse_parts(struct site *site);

/* Parses a page whose text has been read. Returns its document, in the page's
   arena. */
struct document *page_parse(struct page *page, const struct site *site);
