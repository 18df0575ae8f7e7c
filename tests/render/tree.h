// SPDX-License-Identifier: MIT
// tree: document trees for tests, written as
//     (section ids=[a b] (title 'Text') (paragraph 'More' (strong 'text')))
#pragma once

#include "base/source.h"
#include "doc/document.h"

struct tree_reader {
    struct document *doc;
    const char *at;
};

static inline void tree_blanks(struct tree_reader *r)
{
    while (char_is_blank(*r->at))
        r->at++;
}

static inline str tree_word(struct tree_reader *r)
{
    const char *from = r->at;
    if (*from == '"') {
        for (r->at++; *r->at && *r->at != '"';)
            r->at++;
        r->at++;
        return (str){from + 1, (size_t)(r->at - from) - 2};
    }
    while (*r->at && !strchr(" \n=()[]'", *r->at))
        r->at++;
    return (str){from, (size_t)(r->at - from)};
}

static inline void tree_attribute(struct tree_reader *r, struct node *n)
{
    const char *name = str_dupz(r->doc->a, tree_word(r));
    if (*r->at != '=') { /* a flag */
        node_set(r->doc->a, n, name, S("1"));
        return;
    }
    r->at++;
    if (*r->at != '[') {
        node_set(r->doc->a, n, name, tree_word(r));
        return;
    }
    for (r->at++; tree_blanks(r), *r->at != ']';) {
        str value = tree_word(r);
        node_add(r->doc->a, n, name, value);
        if (strcmp(name, "ids") == 0)
            map_put(&r->doc->ids, value, n);
    }
    r->at++;
}

static inline struct node *tree_node(struct tree_reader *r)
{
    static const struct source src = {.name = S_INIT("page.rst"),
                                      .text = S_INIT("")};
    struct pos at = {.src = &src, .line = 1, .col = 1};
    r->at++;
    str name = tree_word(r);
    unsigned type = 0;
    while (type < NODE_N_TYPES && !str_eq(str_c(node_type_name(type)), name))
        type++;
    if (type == NODE_N_TYPES)
        fail_msg("no node type %.*s", STR_ARG(name));
    struct node *n = node_new(r->doc->a, type, at);
    for (tree_blanks(r); *r->at && *r->at != ')'; tree_blanks(r)) {
        if (*r->at == '(') {
            node_append(n, tree_node(r));
        } else if (*r->at == '\'') {
            const char *from = ++r->at;
            while (*r->at != '\'')
                r->at++;
            str text = {from, (size_t)(r->at++ - from)};
            node_append(n, node_text(r->doc->a, text, at));
        } else {
            tree_attribute(r, n);
        }
    }
    r->at++;
    return n;
}

/* Parses a string and appends its nodes to a document. */
static inline void tree_read(struct document *doc, const char *text)
{
    struct tree_reader r = {doc, text};
    for (tree_blanks(&r); *r.at == '('; tree_blanks(&r))
        node_append(doc->root, tree_node(&r));
    if (*r.at)
        fail_msg("left over: %s", r.at);
}
