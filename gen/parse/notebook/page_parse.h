// SPDX-License-Identifier: MIT
// page_parse: parses a page with the parser for its syntax.
#pragma once

#include "parse/parse.h"

struct page;

/* Sets site->parse_part to the parsers of both languages, so that a page can
   include a part in the other language. */
void page_parse_parts(struct site *site);

/* Parses a page whose text has been read. Returns its document, in the page's
   arena. */
struct document *page_parse(struct page *page, const struct site *site);
