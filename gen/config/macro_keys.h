// SPDX-License-Identifier: MIT
// macro_keys: `math_macros:` of perfpress.yaml: commands that all formulas of
// the site may use, as MathJax has them.
#pragma once

#include "config/yaml_keys.h"

/* Reads a map of names to a text, or to [text, how many arguments, what the
   first is where it is left out]; *to is a struct map of struct math_macro *,
   by names without their backslash. */
bool macro_keys_read(struct yaml_reader *r, const struct yaml *y, void *to);
