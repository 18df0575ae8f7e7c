// SPDX-License-Identifier: MIT
// md_view: the string that cmark parses. Blocks that md_scan marked are
// replaced by blocks that cmark knows; formulas between dollars are hidden;
// link reference definitions are collected. In: lines with their marks.
#pragma once

#include "parse/md/md_dollar.h"
#include "parse/md/md_scan.h"

/* A link reference definition without its indentation and quote marks. */
struct md_definition {
    str label; /* as written */
    str text;  /* ends with a line break */
};

struct md_view {
    str text; /* for cmark */
    struct {
        struct md_definition *v;
        size_t n, cap;
    } definitions;
    struct md_formulas formulas; /* formulas hidden in paragraphs and
                                    headings */
};

/* Marks the lines of definitions in *scan and builds the string for cmark. The
   string starts with `head`, which must be whole lines. The result lives in
   `a`. */
struct md_view md_view(struct arena *a, const struct lines *lines,
                       struct md_scan *scan,
                       const struct md_scan_options *options, str head);
