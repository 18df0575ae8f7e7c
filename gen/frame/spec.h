// SPDX-License-Identifier: MIT
// spec: Python's format specification mini-language, which follows the colon in
// '{:>+10,.2f}'.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

/* Appends v formatted like Python's format(v, spec). A missing value is
   formatted as the float nan. If the specification is malformed, does not fit
   the type of v, or has a width or precision above 4096, returns false and
   stores a message, such as Python's, in *why, in b's arena; b may then contain
   part of the result. */
bool spec_format(struct buf *b, str spec, struct value v, str *why);
