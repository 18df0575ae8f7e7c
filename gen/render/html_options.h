// SPDX-License-Identifier: MIT
// html_options: options and results of render/html.
#pragma once

#include "template/template.h"

struct palette;
struct site;

/* Features of the HTML of a document. */
struct html_has {
    bool heading; /* the HTML has an <h1> */
    bool code;    /* the HTML has blocks of code */
    bool prices;  /* some figure can be computed with prices of readers */
    bool math;    /* the HTML has formulas, or <math> in raw HTML */
    str tools;    /* id of the first table with tools; or STR_NONE */
};

struct html_options {
    /* maximum size of the HTML in bytes; a longer page is rejected
       (page-limit). 0: no limit */
    size_t most;
    /* the site; its schemas say whether higher or lower values of a column are
       better; or NULL */
    const struct site *site;
    /* arena for the texts of cells, which the table then keeps
       (table/frame_table.h); NULL: the texts are released after rendering */
    struct arena *texts;
    bool tools; /* readers can sort, filter and compare tables */
    /* table.mustache, which is rendered around every table; NULL: a plain <div>
       around every table */
    const struct template *table;
    /* Returns the URL, in `a`, for reporting a fault of the table with this
       name and id. NULL: tables have no such URL. */
    str (*report)(const void *data, struct arena *a, str name, str id);
    const void *report_data;
    struct html_has *has; /* set to the features of the written HTML; or NULL */
    /* colours of the names in charts, such as names of series; or NULL */
    struct palette *palette;
    /* write raw nodes of format html; false: skip them */
    bool raw_html;
    /* The HTML is exactly that of CommonMark's examples: without section
       elements, ids, permalinks and wrappers, with links of any scheme. The
       level of a heading is its attribute "_level" (doc/node.h). */
    bool plain;
};
