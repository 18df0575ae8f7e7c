// SPDX-License-Identifier: MIT
// sink: the destination of a build's files: the output folder, memory, or, for
// `perfpress check`, nowhere. Checks the names of files for every destination.
#pragma once

#include "base/diag.h"

struct sink {
    /* Writes a file; `path` is relative to the output folder, and `bytes`
       belongs to the caller. Any thread may call it. Returns false after a
       reported error. Only sink_put calls it. */
    bool (*put)(struct sink *sink, str path, str bytes);
    /* Replaces the bytes of a file that was put before. No other thread may put
       files meanwhile. Only sink_replace calls it. */
    bool (*replace)(struct sink *sink, str path, str bytes);
};

/* Writes a file. Returns false after a reported error; reports output-reserved
   to d if the build may not write `path` (output_name_refusal). */
bool sink_put(struct sink *sink, struct diags *d, str path, str bytes);

/* Replaces the bytes of a file that was put. Returns false after a reported
   error. No other thread may put files meanwhile. */
bool sink_replace(struct sink *sink, str path, str bytes);
