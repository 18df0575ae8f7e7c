// SPDX-License-Identifier: MIT
// template_parse: a template's text compiled into its program. In: the source
// of a struct template. Out: its instructions.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "template/template_program.h"

/* Fills t's program in, in `a`; targets are left to be linked. Faults are
   reported; what is sound of the template is compiled all the same. */
void template_parse(struct arena *a, struct diags *d, struct template *t);
