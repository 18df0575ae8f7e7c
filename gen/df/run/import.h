// SPDX-License-Identifier: MIT
// import: binds the names of modules and of their functions.
#pragma once

#include "df/runtime/eval.h"

/* Runs an import statement. Returns false after reporting an unknown module, or
   an unknown name of a module. */
bool import_statement(struct eval *ev, const struct df_stmt *s);
