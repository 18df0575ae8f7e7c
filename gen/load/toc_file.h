// SPDX-License-Identifier: MIT
// toc_file: a file of toctrees beside the pages, `toc:` of perfpress.yaml, as
// sphinx-external-toc has it: YAML with a root, and entries below pages.
#pragma once

#include "base/map.h"
#include "config/writing.h"
#include "doc/toctree.h"

/* The toctrees of one page, in order. */
struct toc_page {
    struct toctree **v;
    size_t n, cap;
};

struct toc_file {
    str root;         /* name of the home page */
    struct map pages; /* name -> struct toc_page * */
};

/* Reads such a file; what it makes lives in `a`. Faults are reported at their
   places in src, as those of perfpress.yaml; false when there was one. */
bool toc_file_read(struct arena *a, struct diags *d, const struct source *src,
                   const struct writing_keys *w, struct toc_file *out);
