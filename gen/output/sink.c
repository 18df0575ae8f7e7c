// SPDX-License-Identifier: MIT
// sink: checks names and forwards calls to the destination.
#include "output/sink.h"

#include "base/codes/output.h"
#include "config/output_name.h"

bool sink_put(struct sink *sink, struct diags *d, str path, str bytes)
{
    const char *why = output_name_refusal(path);
    if (!why)
        return sink->put(sink, path, bytes);
    diag_at(d, DIAG_OUTPUT_RESERVED, (struct pos){0}, path);
    diag_help(d, "%s", why);
    return false;
}

bool sink_replace(struct sink *sink, str path, str bytes)
{
    return sink->replace(sink, path, bytes);
}
