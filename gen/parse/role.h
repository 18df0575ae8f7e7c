// SPDX-License-Identifier: MIT
// role: the one table of interpreted-text roles for both syntaxes:
// :name:`text` in reStructuredText, {name}`text` in Markdown.
#ifndef PARSE_ROLE_H
#define PARSE_ROLE_H

#include "parse/parse.h"

struct role_call {
    struct parse *p;
    const struct role *def;
    str name;      /* as written; lower case does for the look-up */
    str raw;       /* the whole construct as written */
    str text;      /* between the backquotes, backslashes still in it */
    struct pos at; /* of the construct */
};

struct role {
    str name;
    void (*run)(struct role_call *c, struct node *parent);
    int which;         /* for a function that serves several names */
    const void *data;  /* a struct link_role, a custom role's options */
};

/* Finds the role (the page's own, the site's link roles, the built-in ones)
   and runs it, which appends inline nodes to `parent`. False, with nothing
   appended, when there is none; that is reported with the nearest name. */
bool role_run(struct role_call *c, struct node *parent);

/* "title <target>" split; *title is STR_NONE where there is only a target.
   Backslash escapes are removed from both. */
void role_split_title(struct arena *a, str text, str *title, str *target);

#endif
