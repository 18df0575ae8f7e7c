// SPDX-License-Identifier: MIT
// crosstab: pd.crosstab(index, columns): how often two columns' values meet.
#ifndef EVAL_CROSSTAB_H
#define EVAL_CROSSTAB_H

#include "eval/call.h"

bool crosstab(struct call *c, struct object *out);

#endif
