// SPDX-License-Identifier: MIT
// html: renders a resolved document tree as the HTML of a page's content. The
// style sheets and scripts in templates/ rely on the elements, classes and ids
// of this HTML. Any thread may render.
#pragma once

#include "base/buf.h"
#include "doc/document.h"
#include "render/html_options.h"

/* Appends the HTML of a document to `out`. Links with a scheme other than http,
   https and mailto are reported (link-scheme, in doc->diags) and written as
   text. Rewinds `scratch`, unless `out` is allocated in `scratch`. Returns
   false if an error or warning was reported. A list without the attribute
   "_tight" is tight (its paragraphs have no <p>) if each item is one paragraph,
   optionally with a list below it. */
bool html_render(const struct document *doc, const struct html_options *o,
                 struct arena *scratch, struct buf *out);
