// SPDX-License-Identifier: MIT
// params: `params:` of perfpress.yaml as values for a site's own templates.
#pragma once

#include "base/vec.h"
#include "config/yaml.h"
#include "template/view.h"

/* Converts YAML to a view, in `a`. Maps become objects, the words true and
   false booleans, null has no value, and everything else is text. NULL is an
   empty map. */
struct view params_view(struct arena *a, const struct yaml *y);

/* Appends the keys of all maps, at any depth. */
void params_names(struct arena *a, const struct yaml *y, struct strs *names);
