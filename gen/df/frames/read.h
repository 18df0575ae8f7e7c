// SPDX-License-Identifier: MIT
// read: pd.read_csv: a file beside the page or in the site's data.
#ifndef DF_FRAMES_READ_H
#define DF_FRAMES_READ_H

#include "df/core/call.h"

bool read_file(struct call *c, struct object *out);

#endif
