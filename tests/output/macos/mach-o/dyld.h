// SPDX-License-Identifier: MIT
// dyld: see copyfile.h.
#pragma once

#include <stdint.h>

int _NSGetExecutablePath(char *to, uint32_t *size);
