// SPDX-License-Identifier: MIT
// sink: where a build puts its files: the output folder, nowhere (check), or
// memory. Which files any of them accepts is decided here.
#pragma once

#include "base/diag.h"

struct sink {
    /* Takes one file, by its path below the output folder; the bytes are the
       caller's. Any thread may call it. False after reporting a fault. Called
       by sink_put only. */
    bool (*put)(struct sink *sink, str path, str bytes);
    /* Puts other bytes in the place of a file that was put before. Called when
       no other thread puts, by sink_replace only. */
    bool (*replace)(struct sink *sink, str path, str bytes);
};

/* Puts one file. A path that no build may write (output_name_refusal) is
   reported to d, output-reserved, and false. */
bool sink_put(struct sink *sink, struct diags *d, str path, str bytes);

/* Puts other bytes in the place of a file that was put. */
bool sink_replace(struct sink *sink, str path, str bytes);
