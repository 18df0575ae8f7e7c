// SPDX-License-Identifier: MIT
// params: what perfpress.yaml gives to the site's own templates (`params:`), as
// values of templates, and the names that they may ask for.
#pragma once

#include "base/vec.h"
#include "config/yaml.h"
#include "template/view.h"

/* Maps are objects, lists lists, nothing is no value, and the words true and
   false are what they say; all else is text. NULL is an empty map. In `a`. */
struct view params_view(struct arena *a, const struct yaml *y);

/* Adds the keys of all maps in it, at any depth. */
void params_names(struct arena *a, const struct yaml *y, struct strs *names);
