// SPDX-License-Identifier: MIT
// duration: durations in perfpress.yaml, such as 90s, 1.5h or 30d.
#pragma once

#include "config/yaml_keys.h"

/* duration_read reads a duration into a double, in seconds. A duration is 0, or
   a number followed by s, m, h or d, and at most ten years. duration_read_time
   does not accept durations below one second. */
bool duration_read(struct yaml_reader *r, const struct yaml *y, void *to);
bool duration_read_time(struct yaml_reader *r, const struct yaml *y, void *to);
