// SPDX-License-Identifier: MIT
// post: what ablog's post says of a page, and what its postlist asks for.
#pragma once

#include "doc/node.h"

/* What posts are filed under; texts between commas. */
enum post_label {
    POST_TAGS,
    POST_AUTHOR,
    POST_CATEGORY,
    POST_LOCATION,
    POST_LANGUAGE,
    POST_N_LABELS
};

/* Their names: "tags", ... */
extern const str POST_LABELS[POST_N_LABELS];

struct post {
    struct strs labels[POST_N_LABELS];
    str title;               /* in lists; STR_NONE: the page's */
    bool excluded;           /* from lists */
    long paragraphs;         /* of the page that are its excerpt */
    const struct node *said; /* what the directive holds is it; or NULL */
};

/* The data of a NODE_PENDING of PENDING_POSTLIST, as written. */
struct post_list {
    struct strs labels[POST_N_LABELS]; /* names; those of one label are all
                                          wanted */
    long most;                         /* posts; -1: all */
    str format;                        /* "{date} - {title}" */
    str date;                          /* for strftime: "%d %B" */
    str more;     /* the text of a link behind each excerpt; or none */
    bool forward; /* the oldest comes first */
    bool excerpts;
    str style; /* none, disc, circle, square */
};

/* Takes the next part of a format "{date} - {title}" off *rest: a text before a
   name, and the name, or STR_NONE at the end; "{{" and "}}" are braces. The
   text is made in `a`. False when nothing is left. */
struct post_part {
    str text, name;
};
bool post_format_next(struct arena *a, str *rest, struct post_part *out);

/* The parts of a text between commas, trimmed. */
struct strs post_names(struct arena *a, str text);
