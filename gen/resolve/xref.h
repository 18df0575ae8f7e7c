// SPDX-License-Identifier: MIT
// xref: resolves references between pages: :ref:, :doc: and Markdown links
// become links, toctrees become lists. Every href is relative to the page that
// contains it.
#pragma once

#include "resolve/nav.h"

/* Replaces the page's pending_xref and toctree nodes. A :ref: without text
   shows the title of its target. A Markdown link that leads to no file may be a
   reference to a label, page or object. An unresolved reference is reported
   (ref-unresolved) and replaced by its text. Any thread may call this, for one
   page at a time. */
void xref_resolve(const struct site_index *index, struct page *page);
