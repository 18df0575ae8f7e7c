// SPDX-License-Identifier: MIT
// sink: where a build puts its files: the output folder, nowhere (check), or
// memory.
#ifndef WRITE_SINK_H
#define WRITE_SINK_H

#include "base/str.h"

struct sink {
    /* Takes one file, by its path below the output folder; the bytes are the
       caller's. Any thread may call it. False after reporting a fault. */
    bool (*put)(struct sink *sink, str path, str bytes);
};

#endif
