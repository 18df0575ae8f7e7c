// SPDX-License-Identifier: MIT
// included_part: see included_part.h.
#include "parse/code/included_part.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/path.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/site_lookup.h"

enum { TAB_WIDTH_MAX = 100 };

/* Looks a file up in the folder of the file that names it, then in the page's
   folder, as Sphinx does. Returns false after reporting a missing file. */
static bool find_file(struct directive_call *c, str name, struct pos at,
                      str *path)
{
    struct parse *p = c->p;
    const struct parse_include *in = p->included;
    if (in) {
        struct diags ignored = {.quiet = true};
        while (in->by)
            in = in->by;
        bool found =
            site_lookup(p->site, p->a, &ignored, p->page_dir, name, at, path) ||
            site_lookup(p->site, p->a, &ignored, path_dir(in->path), name, at,
                        path);
        diag_free(&ignored);
        if (found)
            return true;
    }
    return site_lookup(p->site, p->a, p->d, p->page_dir, name, at, path);
}

struct included *included_file(struct directive_call *c, struct node *parent,
                               str name, struct pos at, str *path)
{
    struct parse *p = c->p;
    struct included *f = NULL;
    if (find_file(c, name, at, path))
        f = included_read(p, *path, at, directive_text(c, S("encoding")), true);
    if (!f)
        directive_message(c, parent, MESSAGE_SEVERE);
    return f;
}

void included_no_mark(struct directive_call *c, struct node *parent, str option)
{
    const struct directive_option *o = directive_option(c, option);
    diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, option, c->def->name,
            str_fmt(c->p->a, "no selected line of the file contains '%.*s'",
                    STR_ARG(o->value)));
    diag_help(c->p->d, "write a string that occurs in the file, in the lines "
                       "that the other options select");
    directive_message(c, parent, MESSAGE_SEVERE);
}

str included_expand_tabs(struct arena *a, str s, size_t width)
{
    size_t column = 0;
    struct buf b = {.a = a};
    if (!width || !memchr(s.p, '\t', s.n))
        return s;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '\t') {
            size_t blanks = width - column % width;
            buf_fill(&b, ' ', blanks);
            column += blanks;
            continue;
        }
        column = s.p[i] == '\n' ? 0 : column + utf8_starts(s.p[i]);
        buf_putc(&b, s.p[i]);
    }
    return buf_end(&b);
}

size_t included_tab_width(struct directive_call *c, long usual)
{
    long n = directive_number(c, S("tab-width"), usual);
    return n < 0 ? 0 : n > TAB_WIDTH_MAX ? TAB_WIDTH_MAX : (size_t)n;
}

struct lines included_lines(struct directive_call *c, const struct source *src,
                            const struct lines *all, size_t from, size_t to,
                            size_t width)
{
    struct lines out = {0};
    for (size_t i = 0; i < all->n; i++) {
        struct line l = all->v[i];
        size_t start = (size_t)(l.text.p - src->text.p);
        size_t end = start + l.text.n;
        if (end < from || start >= to)
            continue;
        size_t skip = from > start ? from - start : 0;
        l.text = str_slice(l.text, skip, to - start);
        l.col += (uint32_t)skip;
        l.text = str_trim_right(included_expand_tabs(c->p->a, l.text, width));
        vec_push(c->p->a, &out, l);
    }
    return out;
}
