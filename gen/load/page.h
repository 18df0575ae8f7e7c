// SPDX-License-Identifier: MIT
// page: a page of the site and its state during the build.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "chart/data/palette.h"
#include "config/writing.h"

struct page {
    str path;   /* path below content/: "trn1/inference.rst" */
    str name;   /* without extension: "trn1/inference" (Sphinx's docname) */
    str output; /* path in the output: "trn1/inference.html" */
    enum page_syntax syntax;
    struct source source; /* its name is "content/trn1/inference.rst" */
    struct arena arena;   /* holds tree, frames and text: see build/build.c */
    struct diags diags;
    struct document *doc;   /* doc/document.h; NULL before parse */
    struct page_info *info; /* see resolve/index.h; outlives `arena` */
    str image, image_alt;   /* image for social networks: its URL and
                               alternative text; or STR_NONE */
    bool is_draft;          /* marked as a draft (parse/front.h) */
    bool is_broken;         /* a script file imported by the page has a fault */
    bool left_out;          /* the page has errors, so that a stub replaces it
                               (build/stub.h) */
    struct palette palette; /* colours of the names in the page's charts */
    size_t scripts; /* bytes that the page's scripts used beyond their allowance
                       (script_excess) */
};
