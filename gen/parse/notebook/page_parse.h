// SPDX-License-Identifier: MIT
// page_parse: parses a page with the parser for its syntax.
#pragma once

#include "parse/parse.h"

struct page;

/* Registers the parsers in site->parse_part, with which pages include parts in
   the other language. */
void page_parse_parts(struct site *site);

/* Parses a page whose text has been read. Returns its document, in the page's
   arena. */
struct document *page_parse(struct page *page, const struct site *site);
