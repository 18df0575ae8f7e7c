// SPDX-License-Identifier: MIT
// held: writes the files that pages contain, such as images in notebooks,
// beside the pages.
#pragma once

#include "output/sink.h"

struct page;
struct site;

/* Writes the files that a page contains. Refuses an SVG that could run code
   unless the site allows raw HTML. Returns false after reporting a file that
   was not written. */
bool held_put(const struct site *site, struct page *page, struct sink *sink,
              struct arena *scratch);
