// SPDX-License-Identifier: MIT
// sink: where a build writes its files: to the output folder, nowhere (check),
// or memory. Checks names for all of them.
#pragma once

#include "base/diag.h"

struct sink {
    /* Writes a file at a path below the output folder; the bytes belong to the
       caller. Any thread may call it. False after a reported error. Called by
       sink_put only. */
    bool (*put)(struct sink *sink, str path, str bytes);
    /* Replaces the bytes of a file that was put before. Called while no other
       thread puts, by sink_replace only. */
    bool (*replace)(struct sink *sink, str path, str bytes);
};

/* Writes a file. For a path that no build may write (output_name_refusal),
   reports output-reserved to d and returns false. */
bool sink_put(struct sink *sink, struct diags *d, str path, str bytes);

/* Replaces the bytes of a file that was put. */
bool sink_replace(struct sink *sink, str path, str bytes);
