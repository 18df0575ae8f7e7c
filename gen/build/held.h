// SPDX-License-Identifier: MIT
// held: writes files contained in pages, such as images of notebooks, beside
// the pages.
#pragma once

#include "output/sink.h"

struct page;
struct site;

/* Writes the files of a page. Refuses an SVG that could run code, unless the
   site allows raw HTML. False if a file was not written. */
bool held_put(const struct site *site, struct page *page, struct sink *sink,
              struct arena *scratch);
