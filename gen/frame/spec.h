// SPDX-License-Identifier: MIT
// spec: Python's format specification mini-language: the part after the colon
// of
// '{:>+10,.2f}'.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

/* Formats v by a specification as Python's format(v, spec) and appends it.
   A missing value is the float nan. If the specification is malformed or does
   not fit the type, returns false with Python's message in *why; b may then
   contain part of the result. Widths and precisions are at most 4096. */
bool spec_format(struct buf *b, str spec, struct value v, str *why);
