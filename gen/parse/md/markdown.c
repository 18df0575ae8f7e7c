// SPDX-License-Identifier: MIT
// markdown: implements parse_markdown and parse_markdown_part of parse/parse.h,
// and the callbacks that directives and roles need. In: a page's source. Out:
// the page's tree.
#include "parse/md/markdown.h"

#include "base/codes/config.h"
#include "load/site.h"
#include "parse/api/domain_context.h"
#include "parse/front.h"
#include "parse/front_lost.h"
#include "parse/md/md.h"
#include "parse/md/md_anchor.h"
#include "parse/md/md_substitute.h"

static void block(struct parse *p, struct lines lines, struct node *parent,
                  bool sections)
{
    md_blocks(p->parser, lines, parent, sections);
}

static void inline_text(struct parse *p, str text, struct pos at,
                        struct node *parent)
{
    md_pieces(p->parser,
              &(struct md_piece){.text = text, .at = at, .parent = parent}, 1);
}

/* Returns the length of the dashes that start an attribution (two or three, or
   an em dash), with the blanks after them, or 0 if s does not start with such
   dashes. */
static size_t attribution_mark(str s)
{
    size_t n = 0;
    if (str_starts(s, S("\xe2\x80\x94")))
        n = 3;
    else if (str_starts(s, S("--")) && !str_starts(s, S("----")))
        n = s.n > 2 && s.p[2] == '-' ? 3 : 2;
    while (n && n < s.n && s.p[n] == ' ')
        n++;
    return n < s.n ? n : 0;
}

/* Parses the lines of a quote. The quote may end with an attribution: after a
   blank line, dashes and text. Further lines of the attribution are indented
   like its text. */
static void block_quote(struct parse *p, struct lines lines,
                        struct node *parent)
{
    size_t k = 0, mark = 0;
    struct node *quote =
        node_new(p->a, NODE_BLOCK_QUOTE,
                 lines.n ? line_pos(&lines.v[0], 0, 0) : (struct pos){0});
    node_append(parent, quote);
    for (k = 1; k < lines.n; k++)
        if (str_blank(lines.v[k - 1].text) &&
            (mark = attribution_mark(lines.v[k].text)))
            break;
    struct lines body = {lines.v, k < lines.n ? k : lines.n, 0};
    md_blocks(p->parser, body, quote, false);
    if (!mark)
        return;
    struct pos at = line_pos(&lines.v[k], mark, 0);
    struct lines rest = {lines.v + k, 0, 0};
    while (k < lines.n && !str_blank(lines.v[k].text))
        k++, rest.n++;
    str text = str_from(lines_join(p->a, &rest), mark);
    struct node *n = node_new(p->a, NODE_ATTRIBUTION, at);
    node_append(quote, n);
    inline_text(p, text, at, n);
}

/* ---- front matter ---- */

/* Reports front matter that is never closed. A page may also start with a
   thematic break, so the line after it must look like a YAML key. */
static void check_open(struct parse *p, struct lines lines)
{
    bool line = lines.n > 1 && str_eq(str_trim_right(lines.v->text), S("---"));
    str s = line ? lines.v[1].text : S("");
    size_t n = 0;
    while (n < s.n && (char_is_alnum(s.p[n]) || s.p[n] == '_'))
        n++;
    if (!n || n == s.n || s.p[n] != ':')
        return;
    diag_at(p->d, DIAG_YAML_SYNTAX, line_pos(&lines.v[0], 0, 3),
            S("front matter is never closed"));
    diag_help(p->d, "close it with a '---' line, or put an empty line after a "
                    "'---' that does not start front matter");
}

/* Reads the page's own MyST settings. */
static void read_choice(struct md *md, const struct yaml *y)
{
    struct parse *p = md->p;
    struct yaml_reader r = {
        p->a, p->d, y->at.src, DIAG_FRONT_KEY, DIAG_FRONT_VALUE, .ok = true};
    myst_choice_of_page(&r, y, &md->myst);
}

/* Parses the front matter, which is YAML between a "---" on the first line and
   the next "---", and returns the lines after it. */
static struct lines md_front(struct md *md, struct lines lines)
{
    struct parse *p = md->p;
    size_t n = front_lines(&lines);
    if (!n) {
        check_open(p, lines);
        front_check_lost(p->doc, lines, PAGE_MARKDOWN);
        return lines;
    }
    const struct line *first = &lines.v[1], *last = &lines.v[n - 1];
    front_yaml(p->doc, first->src,
               (str){first->text.p, (size_t)(last->text.p - first->text.p)},
               first->line);
    if (p->doc->front.myst)
        read_choice(md, p->doc->front.myst);
    return (struct lines){lines.v + n, lines.n - n, 0};
}

static const struct parse_syntax SYNTAX = {
    .block = block, .inline_text = inline_text, .block_quote = block_quote};

void parse_markdown_part(struct parse *p, struct lines lines,
                         struct node *parent, bool sections)
{
    domain_context(p); /* creates the context, so that p and its copy `part`
                          share it */
    struct parse part = *p;
    struct md *md = NEW(p->a, struct md);
    *md = (struct md){.p = &part,
                      .definitions.a = p->a,
                      .notes.a = p->a,
                      .myst = p->site->config.myst};
    md->levels[0] = md->section = parent;
    part.language = PAGE_MARKDOWN;
    part.syntax = &SYNTAX;
    part.parser = md;
    md_blocks(md, md_substitute(&part, lines, md->myst.substitutions), parent,
              sections);
    md_notes_end(md);
    p->roles = part.roles;
}

static struct document *parse(struct arena *a, struct diags *d,
                              const struct site *site, str page_dir,
                              const struct source *src, bool plain)
{
    struct document *doc = document_new(a, d, src->name);
    doc->informs = site->informs;
    doc->has_fields = src->row != NULL;
    struct parse *p = doc->parse = NEW(a, struct parse);
    struct md *md = NEW(a, struct md);
    doc->root->pos = (struct pos){.src = src, .line = 1, .col = 1};
    *md = (struct md){.p = p, .plain = plain, .definitions.a = a, .notes.a = a};
    if (!plain)
        md->myst = site->config.myst;
    md->levels[0] = md->section = doc->root;
    *p = (struct parse){.a = a,
                        .highlight = site->config.highlight,
                        .d = d,
                        .doc = doc,
                        .site = site,
                        .page_dir = page_dir,
                        .language = PAGE_MARKDOWN,
                        .syntax = &SYNTAX,
                        .roles.a = a,
                        .parser = md};
    struct lines lines = source_lines(a, src);
    if (!plain)
        lines = md_front(md, lines);
    doc->smart_quotes = myst_has(&md->myst, MYST_SMARTQUOTES);
    p->doc->texts = md->myst.substitutions;
    lines = md_substitute(p, lines, md->myst.substitutions);
    md_blocks(md, lines, doc->root, true);
    md_notes_end(md);
    if (!plain)
        md_anchor_all(doc, md->myst.heading_anchors);
    return doc;
}

struct document *parse_markdown(struct arena *a, struct diags *d,
                                const struct site *site, str page_dir,
                                const struct source *src)
{
    return parse(a, d, site, page_dir, src, false);
}

struct document *markdown_parse_plain(struct arena *a, struct diags *d,
                                      const struct site *site,
                                      const struct source *src)
{
    return parse(a, d, site, S(""), src, true);
}
