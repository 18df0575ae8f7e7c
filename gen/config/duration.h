// SPDX-License-Identifier: MIT
// duration: durations in perfpress.yaml, such as 90s, 1.5h or 30d.
#pragma once

#include "config/yaml_keys.h"

/* duration_read reads a duration in seconds into a double: a number of at most
   ten years, followed by s, m, h or d, or 0. duration_read_time does not accept
   durations below one second. */
bool duration_read(struct yaml_reader *r, const struct yaml *y, void *to);
bool duration_read_time(struct yaml_reader *r, const struct yaml *y, void *to);
