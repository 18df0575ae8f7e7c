// SPDX-License-Identifier: MIT
// small_syntax: a minimal syntax with directives, to test them without either
// parser: paragraphs between blank lines, "- " items with indented lines, and
// ".. name:: argument" with ":option: value" lines and an indented body.
// Inline text is plain, but for :role:`text`.
#pragma once

#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "base/vec.h"
#include "doc/dump.h"
#include "load/site.h"
#include "parse/directive/directive.h"
#include "parse/role/role.h"
#include "testing.h"

struct small {
    struct arena a;
    struct diags d;
    struct site site;
    struct parse p;
};

static inline void small_block(struct parse *p, struct lines lines,
                               struct node *parent, bool sections);

static inline void small_inline(struct parse *p, str text, struct pos at,
                                struct node *parent)
{
    size_t tick = str_find(text, S(":`"), 1);
    if (!text.n)
        return;
    if (text.p[0] != ':' || tick == STR_NPOS || text.p[text.n - 1] != '`') {
        node_append(parent, node_text(p->a, text, at));
        return;
    }
    struct role_call c = {.p = p,
                          .name = str_slice(text, 1, tick),
                          .raw = text,
                          .text = str_slice(text, tick + 2, text.n - 1),
                          .at = at};
    if (!role_run(&c, parent))
        node_append(parent, node_text(p->a, text, at));
}

static inline void small_problematic(struct parse *p, struct node *parent,
                                     str raw, struct pos at)
{
    struct node *n = node_new(p->a, NODE_PROBLEMATIC, at);
    node_append(n, node_text(p->a, raw, at));
    node_append(parent, n);
}

static const struct parse_syntax SMALL = {
    .block = small_block,
    .inline_text = small_inline,
    .problematic = small_problematic,
};

/* The indented lines from `i` on, `cut` blanks removed; i at the next line. */
static inline struct lines small_indented(struct parse *p,
                                          const struct lines *lines, size_t *i,
                                          size_t cut)
{
    struct lines out = {0};
    for (; *i < lines->n; ++*i) {
        struct line l = lines->v[*i];
        if (l.text.n && l.text.p[0] != ' ')
            break;
        l.text = str_from(l.text, cut);
        l.col += (uint32_t)cut;
        vec_push(p->a, &out, l);
    }
    while (out.n && !out.v[out.n - 1].text.n)
        out.n--;
    return out;
}

static inline void small_option(struct directive_call *c, const struct line *l)
{
    struct options {
        struct directive_option *v;
        size_t n, cap;
    } all = {c->options, c->n_options, c->n_options};
    size_t end = str_find_char(l->text, ':', 1);
    str value = str_trim(str_from(l->text, end + 1));
    size_t at = value.n ? (size_t)(value.p - l->text.p) : 1;
    vec_push(c->p->a, &all,
             (struct directive_option){
                 .name = str_slice(l->text, 1, end),
                 .value = value,
                 .at = line_pos(l, at, value.n ? value.n : end - 1),
                 .name_at = line_pos(l, 1, end - 1),
             });
    c->options = all.v;
    c->n_options = all.n;
}

static inline size_t small_directive(struct parse *p, const struct lines *lines,
                                     size_t i, struct node *parent)
{
    const struct line *l = &lines->v[i];
    size_t colons = str_find(l->text, S("::"), 0);
    i++;
    struct directive_call c = {.p = p, .name = str_slice(l->text, 3, colons)};
    const struct directive *def = directive_find(c.name);
    size_t argument = colons + 2 < l->text.n ? colons + 3 : l->text.n;
    c.at = line_pos(l, 3, c.name.n);
    c.argument = str_from(l->text, argument);
    c.argument_at = line_pos(l, argument, c.argument.n);
    struct lines body = small_indented(p, lines, &i, 3);
    if (def && !def->required && !def->optional && !def->options &&
        c.argument.n) {
        struct lines all = {0};
        vec_push(p->a, &all,
                 (struct line){c.argument, l->src, l->line, c.argument_at.col});
        for (size_t k = 0; k < body.n; k++)
            vec_push(p->a, &all, body.v[k]);
        body = all;
        c.argument = S("");
    }
    size_t k = 0;
    for (; def && def->options && k < body.n && body.v[k].text.n &&
           body.v[k].text.p[0] == ':';
         k++)
        small_option(&c, &body.v[k]);
    while (k < body.n && !body.v[k].text.n)
        k++;
    c.content = (struct lines){k ? body.v + k : body.v, body.n - k, body.n - k};
    directive_run(&c, parent);
    return i;
}

static inline size_t small_item(struct parse *p, const struct lines *lines,
                                size_t i, struct node *parent)
{
    struct line l = lines->v[i++];
    struct node *list = parent->last;
    if (!list || list->type != NODE_BULLET_LIST) {
        list = node_new(p->a, NODE_BULLET_LIST, line_pos(&l, 0, 1));
        node_append(parent, list);
    }
    struct node *item = node_new(p->a, NODE_LIST_ITEM, line_pos(&l, 0, 1));
    node_append(list, item);
    l.text = str_from(l.text, 2);
    l.col += 2;
    struct lines all = {0}, rest = small_indented(p, lines, &i, 2);
    vec_push(p->a, &all, l);
    for (size_t k = 0; k < rest.n; k++)
        vec_push(p->a, &all, rest.v[k]);
    small_block(p, all, item, false);
    return i;
}

static inline void small_block(struct parse *p, struct lines lines,
                               struct node *parent, bool sections)
{
    (void)sections;
    for (size_t i = 0; i < lines.n;) {
        const struct line *l = &lines.v[i];
        if (!l->text.n) {
            i++;
        } else if (str_starts(l->text, S(".. "))) {
            i = small_directive(p, &lines, i, parent);
        } else if (str_starts(l->text, S("- "))) {
            i = small_item(p, &lines, i, parent);
        } else {
            size_t from = i;
            while (i < lines.n && lines.v[i].text.n)
                i++;
            struct lines part = {lines.v + from, i - from, i - from};
            struct node *n =
                node_new(p->a, NODE_PARAGRAPH, line_pos(l, 0, l->text.n));
            node_append(parent, n);
            small_inline(p, lines_join(p->a, &part), n->pos, n);
        }
    }
}

/* A site in a folder of its own, which `state` then points to. */
static inline int small_begin(void **state)
{
    static struct small small;
    char name[] = "/tmp/perfpress-test-XXXXXX";
    if (!mkdtemp(name))
        return -1;
    small = (struct small){0};
    site_bare(&small.site, str_dup(&small.a, str_c(name)));
    *state = &small;
    return 0;
}

static inline int small_end(void **state)
{
    struct small *s = *state;
    int status = system(str_dupz(
        &s->a, str_fmt(&s->a, "rm -rf '%.*s'", STR_ARG(s->site.root))));
    site_free(&s->site);
    diag_free(&s->d);
    arena_free(&s->a);
    return status;
}

static inline void small_file(struct small *s, const char *name,
                              const char *text)
{
    str path = path_join(&s->a, s->site.root, str_c(name));
    mkdir(str_dupz(&s->a, path_dir(path)), 0777);
    FILE *f = fopen(str_dupz(&s->a, path), "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

/* Parses a page; the tree without its first line, as text. */
static inline str small_tree(struct small *s, const char *text)
{
    struct source *src = NEW(&s->a, struct source);
    *src = (struct source){.name = S("page.rst"), .text = str_c(text)};
    diag_free(&s->d);
    s->p = (struct parse){.a = &s->a,
                          .d = &s->d,
                          .doc = document_new(&s->a, &s->d, src->name),
                          .site = &s->site,
                          .page_dir = S(""),
                          .language = PAGE_RST,
                          .syntax = &SMALL};
    small_block(&s->p, source_lines(&s->a, src), s->p.doc->root, true);
    struct buf b = {.a = &s->a};
    dump_tree(&b, s->p.doc->root);
    str all = buf_str(&b);
    return str_from(all, str_find_char(all, '\n', 0) + 1);
}

/* The diagnostics of a page, in order: PLACE: TEXT [CODE], and the help. */
static inline str small_faults(struct small *s, const char *text, bool help)
{
    struct buf b = {.a = &s->a};
    small_tree(s, text);
    for (size_t i = 0; i < s->d.n; i++) {
        const struct diag *g = &s->d.v[i];
        buf_printf(&b, "%.*s:%u:%u+%u: %.*s [%s]\n", STR_ARG(g->file), g->line,
                   g->col, g->len, STR_ARG(g->text), g->code->id);
        if (g->help.p && help)
            buf_printf(&b, "help: %.*s\n", STR_ARG(g->help));
    }
    return buf_str(&b);
}

#define assert_tree(text, want) assert_str(small_tree(*state, text), want)
#define assert_faults(text, want) \
    assert_str(small_faults(*state, text, true), want)

/* Without the help, where that is another module's. */
#define assert_faults_only(text, want) \
    assert_str(small_faults(*state, text, false), want)
