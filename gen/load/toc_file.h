// SPDX-License-Identifier: MIT
// toc_file: parses the file that `toc:` in perfpress.yaml names. The file
// contains the site's toctrees in the format of sphinx-external-toc: YAML with
// the name of the root page, and with the entries below each page.
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
    struct map pages; /* page name -> struct toc_page * */
};

/* Parses the file `src` into *out, in `a`. Returns false after reporting faults
   at their positions in `src`, with the codes of perfpress.yaml. */
bool toc_file_read(struct arena *a, struct diags *d, const struct source *src,
                   const struct writing_keys *w, struct toc_file *out);
