// SPDX-License-Identifier: MIT
// template_render: renders a compiled template with data.
#pragma once

#include "base/buf.h"
#include "base/diag.h"
#include "template/template.h"
#include "template/view.h"

/* Renders t with `data` and appends the result to `out`. Also fills the memos
   in `data`. Returns false after reporting that templates include each other
   endlessly (template-depth) or take too many steps (template-limit); `out` is
   then incomplete. */
bool template_render(const struct template *t, const struct view *data,
                     struct diags *d, struct buf *out);

/* Like template_render, but also returns false once more than `most` bytes are
   appended. That `most` is exceeded is not reported; the caller detects it by
   the length of `out`. */
bool template_render_within(const struct template *t, const struct view *data,
                            struct diags *d, struct buf *out, size_t most);
