// SPDX-License-Identifier: MIT
// template_parse: compiles a template. In: the source of a struct template.
// Out: its instructions.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "template/template_program.h"

/* Fills in t's program, in `a`, without the targets. Reports faults; valid
   parts are compiled nevertheless. */
void template_parse(struct arena *a, struct diags *d, struct template *t);
