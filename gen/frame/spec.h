// SPDX-License-Identifier: MIT
// spec: Python's format specification mini-language: what stands behind the
// colon of '{:>+10,.2f}'.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

/* Formats v by a specification as Python's format(v, spec) and appends it.
   A missing value is the float nan. False with Python's message in *why when
   the specification is malformed or does not fit the type; b may then hold
   part of the text. Widths and precisions end at 4096. */
bool spec_format(struct buf *b, str spec, struct value v, str *why);
