// SPDX-License-Identifier: MIT
// template_render: running a compiled template over its data.
#pragma once

#include "base/buf.h"
#include "base/diag.h"
#include "template/template.h"
#include "template/view.h"

/* Appends what `t` makes of `data` to `out`, which is all that is written or
   allocated. False when the templates go round in circles (reported as
   template-depth at the tag that went too deep); `out` is incomplete then. */
bool template_render(const struct template *t, const struct view *data,
                     struct diags *d, struct buf *out);

/* The same of a template that may write `most` bytes. Returns false when it
   writes more, which is left to the caller to report: `out` has grown by more
   than `most` then. */
bool template_render_within(const struct template *t, const struct view *data,
                            struct diags *d, struct buf *out, size_t most);
