// SPDX-License-Identifier: MIT
// params: converts `params:` of perfpress.yaml to values for templates.
#pragma once

#include "base/vec.h"
#include "config/yaml.h"
#include "template/view.h"

/* Returns the view of the YAML tree y, allocated in `a`. y must outlive the
   view. Maps become objects, lists stay lists, null becomes VIEW_NONE, the
   words true and false become booleans, and other scalars become text. If y is
   NULL, returns an empty object. */
struct view params_view(struct arena *a, const struct yaml *y);

/* Appends to `names` the keys of all maps in y, at any depth. The array is in
   `a`; the keys are not copied. */
void params_names(struct arena *a, const struct yaml *y, struct strs *names);
