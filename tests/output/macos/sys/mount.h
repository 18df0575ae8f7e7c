// SPDX-License-Identifier: MIT
// mount: see copyfile.h.
#pragma once

#include <sys/vfs.h>

enum { MNT_LOCAL = 0x1000 };
