// SPDX-License-Identifier: MIT
// template_render: renders a compiled template with its data.
#pragma once

#include "base/buf.h"
#include "base/diag.h"
#include "template/template.h"
#include "template/view.h"

/* Appends the rendered text to `out`; nothing else is written or allocated.
   Returns false if the templates include each other without end, which is
   reported as template-depth at the deepest tag; `out` is then incomplete. */
bool template_render(const struct template *t, const struct view *data,
                     struct diags *d, struct buf *out);

/* The same with a limit on the bytes written. Returns false if the template
   writes more than `most`, which the caller must report: `out` has then grown
   by more than `most`. */
bool template_render_within(const struct template *t, const struct view *data,
                            struct diags *d, struct buf *out, size_t most);
