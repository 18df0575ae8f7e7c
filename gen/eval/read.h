// SPDX-License-Identifier: MIT
// read: pd.read_csv: a file beside the page or in the site's data.
#ifndef EVAL_READ_H
#define EVAL_READ_H

#include "eval/call.h"

bool read_file(struct call *c, struct object *out);

#endif
