// SPDX-License-Identifier: MIT
// html_options: the options of render/html.
#pragma once

#include "template/template.h"

struct site;

/* What the HTML of a document has. */
struct html_has {
    bool heading; /* <h1> */
    bool code;    /* blocks of code */
    bool math;    /* formulas, or <math> in raw HTML */
    str tools;    /* the id of the first table with tools; or none */
};

struct html_options {
    /* bytes that may be written before a page is refused (page-limit); 0: as
       many as it takes */
    size_t most;
    /* whose schemas tell which numbers are good ones; NULL: nothing does */
    const struct site *site;
    /* where the texts of frames' cells go, which then stay with them
       (table/frame_table.h); NULL: they go when all is written */
    struct arena *texts;
    bool tools; /* tables are sorted, filtered and compared by their readers */
    /* table.mustache, put around every table; NULL: a plain <div> */
    const struct template *table;
    /* the address at which a fault of a table is told, by its name and id, in
       `a`; or NULL */
    str (*report)(const void *data, struct arena *a, str name, str id);
    const void *report_data;
    struct html_has *has; /* is told what was written; or NULL */
    /* raw nodes of format html are written; otherwise they are left out */
    bool raw_html;
    /* The very output of CommonMark's examples: no section elements, ids,
       permalinks or wrappers; links of any scheme; headings have the level in
       their attribute "_level" (doc/node.h). */
    bool plain;
};
