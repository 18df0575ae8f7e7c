// SPDX-License-Identifier: MIT
// init_sphinx: `perfpress init --from-sphinx`: a perfpress.yaml for a Sphinx
// site that stays where it is.
#pragma once

#include "base/diag.h"

/* Writes DIR/perfpress.yaml for the folder of a conf.py, and prints what became
   of its settings, as text or JSON ("text", "json"; NULL: text). False after
   reporting a fault; a file that is there stays. */
bool init_sphinx(struct arena *a, const char *source, const char *dir,
                 const char *format, struct diags *d);
