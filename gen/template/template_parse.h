// SPDX-License-Identifier: MIT
// template_parse: compiles a template. Input: its source. Output: its
// instructions.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "template/template_program.h"

/* Compiles t's source into its program, allocated in `a`. The targets of
   partials and parents are not set. Faults are reported, and the valid parts
   are still compiled. */
void template_parse(struct arena *a, struct diags *d, struct template *t);
