// SPDX-License-Identifier: MIT
// md_page: parses a string as a Markdown page, and compares its tree and
// diagnostics with the expected ones.
#pragma once

#include "load/site.h"
#include "testing.h"

#include "base/buf.h"
#include "doc/dump.h"
#include "parse/parse.h"

struct md_page {
    struct arena a;
    struct diags d;
    struct site site;
    struct source src;
    struct document *doc;
};

static inline void md_page_parse(struct md_page *p, str text, bool raw_html)
{
    *p = (struct md_page){.src = {.name = S("page.md"), .text = text}};
    site_bare(&p->site, S("."));
    p->site.config.raw_html = raw_html;
    p->doc = parse_markdown(&p->a, &p->d, &p->site, S("content"), &p->src);
}

static inline void md_page_free(struct md_page *p)
{
    diag_free(&p->d);
    site_free(&p->site);
    arena_free(&p->a);
}

/* The tree's pseudo-XML, without its first line. */
static inline char *md_page_tree(struct md_page *p)
{
    struct buf b = {.a = &p->a};
    dump_tree(&b, p->doc->root);
    str s = buf_str(&b);
    return str_dupz(&p->a, str_from(s, str_find_char(s, '\n', 0) + 1));
}

/* "LINE:COL+LEN CODE" for each diagnostic, in order, joined by "; ". */
static inline char *md_page_diags(struct md_page *p)
{
    struct buf b = {.a = &p->a};
    diag_sort(&p->d);
    for (size_t i = 0; i < p->d.n; i++)
        buf_printf(&b, "%s%u:%u+%u %s", i ? "; " : "", p->d.v[i].line,
                   p->d.v[i].col, p->d.v[i].len, p->d.v[i].code->id);
    return str_dupz(&p->a, buf_str(&b));
}

#define assert_tree(text, expected)                          \
    do {                                                     \
        struct md_page page_;                                \
        md_page_parse(&page_, S(text), false);               \
        assert_string_equal(md_page_tree(&page_), expected); \
        assert_string_equal(md_page_diags(&page_), "");      \
        md_page_free(&page_);                                \
    } while (0)

#define assert_faults(text, expected)                         \
    do {                                                      \
        struct md_page page_;                                 \
        md_page_parse(&page_, S(text), false);                \
        assert_string_equal(md_page_diags(&page_), expected); \
        md_page_free(&page_);                                 \
    } while (0)
