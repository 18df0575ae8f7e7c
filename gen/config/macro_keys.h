// SPDX-License-Identifier: MIT
// macro_keys: the value of `math_macros:` in perfpress.yaml: TeX commands for
// all formulas of the site, like MathJax's macros.
#pragma once

#include "config/yaml_keys.h"

/* Reads a map of names to a body, or to [body, number of arguments, default of
   the first argument]. *to is a struct map of name -> struct math_macro *; the
   names have no backslash. */
bool macro_keys_read(struct yaml_reader *r, const struct yaml *y, void *to);
