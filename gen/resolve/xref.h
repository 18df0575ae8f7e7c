// SPDX-License-Identifier: MIT
// xref: resolves references between pages: :ref:, :doc: and links of
// Markdown become references, toctrees become lists. Every href is relative
// to its page.
#pragma once

#include "resolve/nav.h"

/* Replaces the page's pending_xref and toctree nodes. A :ref: without a title
   shows its target's title. A Markdown link that leads to no file may be a
   reference to a label, page or object. An unresolved reference is reported
   (ref-unresolved) and replaced by its text. Any thread may call this, for one
   page at a time. */
void xref_resolve(const struct site_index *index, struct page *page);
