// SPDX-License-Identifier: MIT
// md_view: the text that cmark is to see, where what md_scan has marked stands
// as blocks that it knows; link reference definitions, and formulas between
// dollars. In: lines with their marks.
#pragma once

#include "parse/md/md_dollar.h"
#include "parse/md/md_scan.h"

/* A link reference definition, less its indentation and quote marks. */
struct md_definition {
    str label; /* as written */
    str text;  /* with a line break after it */
};

struct md_view {
    str text; /* for cmark */
    struct {
        struct md_definition *v;
        size_t n, cap;
    } definitions;
    struct md_formulas formulas; /* of paragraphs and headings, where the text
                                    hides them */
};

/* Marks the lines of definitions, and writes the text; `head` is put before it:
   whole lines. Lives in `a`. */
struct md_view md_view(struct arena *a, const struct lines *lines,
                       struct md_scan *scan, const struct md_scan_how *how,
                       str head);
