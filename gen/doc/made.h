// SPDX-License-Identifier: MIT
// made: files that stand beside a page because it holds them, as pictures of a
// notebook.
#pragma once

#include "base/source.h"

struct made_file {
    str name; /* in the folder of the page: "nb.3f2a9c1d0b6e5f47.png" */
    str bytes;
    struct pos at; /* where the page holds it */
};

struct made_files {
    struct made_file *v;
    size_t n, cap;
};
