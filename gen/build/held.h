// SPDX-License-Identifier: MIT
// held: files that pages hold, as pictures of notebooks, put beside them.
#pragma once

#include "output/sink.h"

struct page;
struct site;

/* Puts the files of a page. An SVG that is more than a picture is refused
   (file-active), unless the site allows raw HTML. False when one was not
   put. */
bool held_put(const struct site *site, struct page *page, struct sink *sink,
              struct arena *scratch);
