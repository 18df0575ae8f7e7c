// SPDX-License-Identifier: MIT
// xref: ties references across pages to the index: :ref:, :doc: and links of
// Markdown become references, toctrees become lists. Every href is relative to
// the page that it stands on.
#pragma once

#include "resolve/nav.h"

/* Replaces the page's pending_xref and toctree nodes. A :ref: without a
   title shows the title of what it leads to, and a link of Markdown that names
   no file may lead to the same; one that leads nowhere is
   reported (ref-unresolved) and shows its text. Any thread may call it, one
   page at a time. */
void xref_resolve(const struct site_index *index, struct page *page);
