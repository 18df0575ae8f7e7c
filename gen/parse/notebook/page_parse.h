// SPDX-License-Identifier: MIT
// page_parse: a page parsed in its language.
#pragma once

#include "parse/parse.h"

/* The tree of a page whose text was read, in its arena. */
struct document *page_parse(struct page *page, const struct site *site);
