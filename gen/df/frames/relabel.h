// SPDX-License-Identifier: MIT
// relabel: set_index, reset_index, copy: the same cells with other labels.
#ifndef DF_FRAMES_RELABEL_H
#define DF_FRAMES_RELABEL_H

#include "df/core/call.h"

/* The result of a method that can work in place: the frame itself is replaced
   then, and the call gives None. Gives true. */
bool relabel_finish(struct call *c, struct frame *made, bool inplace,
                    struct object *out);

#endif
