// SPDX-License-Identifier: MIT
// sig_c_mangle: ids of declarations of C++.
#ifndef PARSE_DOMAIN_SIG_C_MANGLE_H
#define PARSE_DOMAIN_SIG_C_MANGLE_H

#include "parse/domain/sig_c_marks.h"

/* Sphinx' newest id of a declaration of C++, by the Itanium ABI's mangling, in
   the arena of the signature. */
str c_mangle(const struct c_declaration *d);

#endif
