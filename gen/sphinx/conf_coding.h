// SPDX-License-Identifier: MIT
// conf_coding: the bytes of a conf.py as text: UTF-8, or what its coding line
// names, as Python reads it.
#pragma once

#include "base/diag.h"

/* Makes src->text UTF-8, in `a`; false, with a diagnostic, for bytes that are
   no text. An encoding that is not known is taken for UTF-8. */
bool conf_decode(struct arena *a, struct diags *d, struct source *src);
