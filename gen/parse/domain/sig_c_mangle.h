// SPDX-License-Identifier: MIT
// sig_c_mangle: ids of declarations of C++.
#pragma once

#include "parse/domain/sig_c_marks.h"

/* Sphinx' ids of C++: the newest, and those of its older versions, which links
   from elsewhere may have. */
enum { C_MANGLE_OLDEST = 2, C_MANGLE_NEWEST = 4 };

/* The id of a declaration of C++ in a version, by the Itanium ABI's mangling,
   in the arena of the signature; STR_NONE where an old version has none. */
str c_mangle(const struct c_declaration *d, int version);
