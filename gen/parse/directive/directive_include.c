// SPDX-License-Identifier: MIT
// directive_include: text from other files of the site: include,
// literalinclude, raw. Nothing outside the site is read.
#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/path.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "highlight/highlight_slip.h"
#include "parse/directive/directive_code.h"
#include "parse/directive/directive_family.h"
#include "parse/directive/included.h"
#include "parse/entity/entity.h"

enum {
    INCLUDED_MAX = 16 << 20, /* bytes that one page may include */
    INCLUDE_DEPTH_MAX = 50,  /* files within files */
    TAB_WIDTH = 8,
    TAB_WIDTH_MAX = 100
};
enum { KEEPS_TABS = 1 }; /* which of a directive */

static const struct option_spec INCLUDE[] = {
    {S_INIT("literal"), OPTION_FLAG, NULL},
    {S_INIT("code"), OPTION_TEXT, NULL},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("parser"), OPTION_REQUIRED, NULL},
    {S_INIT("tab-width"), OPTION_INT, NULL},
    {S_INIT("start-line"), OPTION_INT, NULL},
    {S_INIT("end-line"), OPTION_INT, NULL},
    {S_INIT("start-after"), OPTION_REQUIRED, NULL},
    {S_INIT("end-before"), OPTION_REQUIRED, NULL},
    {S_INIT("number-lines"), OPTION_TEXT, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_TEXT, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec LITERAL_INCLUDE[] = {
    CODE_OPTIONS,
    {S_INIT("language"), OPTION_REQUIRED, NULL},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("tab-width"), OPTION_INT, NULL},
    {S_INIT("lines"), OPTION_REQUIRED, NULL},
    {S_INIT("lineno-match"), OPTION_FLAG, NULL},
    {S_INIT("start-after"), OPTION_REQUIRED, NULL},
    {S_INIT("start-at"), OPTION_REQUIRED, NULL},
    {S_INIT("end-before"), OPTION_REQUIRED, NULL},
    {S_INIT("end-at"), OPTION_REQUIRED, NULL},
    {S_INIT("prepend"), OPTION_REQUIRED, NULL},
    {S_INIT("append"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec RAW[] = {
    {S_INIT("file"), OPTION_PATH, NULL},
    {S_INIT("url"), OPTION_URI, NULL},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {{0}, 0, NULL},
};

/* ---- reading ---- */

/* Looks a file up beside the file that names it, then as the page would
   (Sphinx takes included files' own includes from the page's folder). */
static bool look_up(struct directive_call *c, str name, struct pos at,
                    str *path)
{
    struct parse *p = c->p;
    const struct parse_include *in = p->included;
    if (in) {
        struct diags ignored = {0};
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

static struct included *read_file(struct directive_call *c, struct node *parent,
                                  str name, struct pos at, str *path)
{
    struct parse *p = c->p;
    struct included *f = NULL;
    if (look_up(c, name, at, path))
        f = included_read(p, *path, at, directive_text(c, S("encoding")),
                          true);
    if (!f)
        directive_message(c, parent, MESSAGE_SEVERE);
    return f;
}

/* ---- the part that is wanted ---- */

/* The byte where line `n` (from 0; below 0: from the end) starts. */
static size_t line_start(const struct source *src, const struct lines *all,
                         long n)
{
    long count = (long)all->n;
    if (n < 0)
        n = n + count < 0 ? 0 : n + count;
    if (n >= count)
        return src->text.n;
    return (size_t)(all->v[n].text.p - src->text.p);
}

static void no_mark(struct directive_call *c, struct node *parent, str option)
{
    const struct directive_option *o = directive_option(c, option);
    diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, option, c->def->name,
            S("text is not in the file"));
    diag_help(c->p->d, "expected text in the part of the file that the other "
                       "options leave");
    directive_message(c, parent, MESSAGE_SEVERE);
}

/* Finds the text of an option in [from, to); false when it is not there. */
static bool find_mark(struct directive_call *c, struct node *parent, str text,
                      str option, size_t from, size_t to, size_t *at)
{
    *at = str_find(str_slice(text, 0, to), directive_text(c, option), from);
    if (*at == STR_NPOS)
        no_mark(c, parent, option);
    return *at != STR_NPOS;
}

/* The part of the file that the options leave: bytes [from, to). */
static bool clip(struct directive_call *c, struct node *parent,
                 const struct source *src, const struct lines *all,
                 size_t *from, size_t *to)
{
    size_t at;
    *from = line_start(src, all, directive_number(c, S("start-line"), 0));
    *to = directive_flag(c, S("end-line"))
              ? line_start(src, all, directive_number(c, S("end-line"), 0))
              : src->text.n;
    *to = *to < *from ? *from : *to;
    if (directive_flag(c, S("start-after"))) {
        str mark = directive_text(c, S("start-after"));
        if (!find_mark(c, parent, src->text, S("start-after"), *from, *to, &at))
            return false;
        *from = at + mark.n;
    }
    if (directive_flag(c, S("end-before"))) {
        if (!find_mark(c, parent, src->text, S("end-before"), *from, *to, &at))
            return false;
        *to = at;
    }
    return true;
}

/* Tabs as blanks up to the next stop, in one line or several. */
static str expand_tabs(struct arena *a, str s, size_t width)
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

/* What :tab-width: says; 0 where tabs are to stay, as in a file that
   literalinclude shows: a makefile needs them. */
static size_t tab_width(struct directive_call *c)
{
    long usual = c->def->which == KEEPS_TABS ? 0 : TAB_WIDTH;
    long n = directive_number(c, S("tab-width"), usual);
    return n < 0 ? 0 : n > TAB_WIDTH_MAX ? TAB_WIDTH_MAX : (size_t)n;
}

/* The lines in bytes [from, to) of a file, ready to be parsed. */
static struct lines lines_in(struct directive_call *c, const struct source *src,
                             const struct lines *all, size_t from, size_t to)
{
    struct lines out = {0};
    size_t width = tab_width(c);
    for (size_t i = 0; i < all->n; i++) {
        struct line l = all->v[i];
        size_t start = (size_t)(l.text.p - src->text.p);
        size_t end = start + l.text.n;
        if (end < from || start >= to)
            continue;
        size_t skip = from > start ? from - start : 0;
        l.text = str_slice(l.text, skip, to - start);
        l.col += (uint32_t)skip;
        l.text = str_trim_right(expand_tabs(c->p->a, l.text, width));
        vec_push(c->p->a, &out, l);
    }
    return out;
}

/* ---- include ---- */

/* The options that say which part it is: the same part of the same file
   within itself is a cycle. */
static str clip_key(struct directive_call *c)
{
    return str_fmt(c->p->a, "%.*s,%.*s,%.*s,%.*s",
                   STR_ARG(directive_text(c, S("start-line"))),
                   STR_ARG(directive_text(c, S("end-line"))),
                   STR_ARG(directive_text(c, S("start-after"))),
                   STR_ARG(directive_text(c, S("end-before"))));
}

/* The files from the innermost to the page, joined; up to `last`, or all. */
static str chain_of(struct arena *a, const struct parse_include *in,
                    const struct parse_include *last, const char *sep)
{
    struct buf b = {.a = a};
    for (; in; in = in == last ? NULL : in->by)
        buf_printf(&b, "%s%.*s", b.n ? sep : "", STR_ARG(in->path));
    return buf_end(&b);
}

static void report_cycle(struct directive_call *c, struct node *parent,
                         const struct parse_include *in,
                         const struct parse_include *same)
{
    struct parse *p = c->p;
    diag_at(p->d, DIAG_INCLUDE_CYCLE, c->argument_at, in->path);
    diag_help(p->d, "the chain: %.*s",
              STR_ARG(chain_of(p->a, in, same, " in ")));
    directive_message(c, parent, MESSAGE_WARNING);
}

/* False for a cycle, too deep a chain, or too much text. */
static bool may_include(struct directive_call *c, struct node *parent,
                        const struct parse_include *in, size_t bytes)
{
    struct parse *p = c->p;
    unsigned depth = 0;
    p->doc->included_bytes += bytes;
    for (const struct parse_include *by = in->by; by; by = by->by) {
        if (str_eq(by->path, in->path) && str_eq(by->clip, in->clip)) {
            report_cycle(c, parent, in, by);
            return false;
        }
        depth++;
    }
    if (depth <= INCLUDE_DEPTH_MAX && p->doc->included_bytes <= INCLUDED_MAX)
        return true;
    diag_at(p->d, DIAG_INCLUDE_LIMIT, c->argument_at,
            depth > INCLUDE_DEPTH_MAX
                ? str_fmt(p->a, "%d files within each other", INCLUDE_DEPTH_MAX)
                : str_fmt(p->a, "%d MiB of text", INCLUDED_MAX >> 20));
    diag_help(p->d, "include less, or make several pages of it");
    directive_message(c, parent, MESSAGE_WARNING);
    return false;
}

static void include_text(struct directive_call *c, struct node *parent,
                         str path, struct lines lines, size_t bytes)
{
    struct parse *p = c->p;
    struct parse_include page = {NULL, c->at.src ? c->at.src->name : S(""),
                                 S(",,,")};
    struct parse_include in = {p->included ? p->included : &page, path,
                               clip_key(c)};
    const struct parse_include *outer = p->included;
    str dir = p->page_dir;
    if (!may_include(c, parent, &in, bytes))
        return;
    if (p->language == PAGE_RST)
        lines = source_split(p->a, lines);
    p->included = &in;
    p->page_dir = path_dir(path);
    p->syntax->block(p, lines, parent, directive_in_section(c, parent));
    p->included = outer;
    p->page_dir = dir;
}

static void include_literal(struct directive_call *c, struct node *parent,
                            str path, str text, const struct lines *lines)
{
    struct arena *a = c->p->a;
    struct node *n = directive_node(c, NODE_LITERAL_BLOCK);
    text =
        expand_tabs(a, str_replace(a, text, S("\r\n"), S("\n")), tab_width(c));
    node_set(a, n, "source", path);
    node_append(parent, n);
    if (directive_flag(c, S("number-lines")) && str_ends(text, S("\n")))
        text.n--;
    directive_code_add_text(c, n, text, lines->n);
}

/* Only the parser of the page's own syntax can read for it. */
static bool parser_fits(struct directive_call *c)
{
    const struct directive_option *o = directive_option(c, S("parser"));
    bool rst = c->p->language == PAGE_RST;
    if (!o ||
        (rst && (str_eq(o->value, S("rst")) ||
                 str_eq(o->value, S("restructuredtext")))) ||
        (!rst &&
         (str_eq(o->value, S("markdown")) || str_starts(o->value, S("myst")))))
        return true;
    diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name,
            S("a file is read in the syntax of the page"));
    diag_help(c->p->d, "leave the option out");
    return false;
}

static void include(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    size_t from, to;
    str path;
    str name = str_replace(a, c->argument, S("\n"), S(""));
    if (entity_is_set(name)) {
        if (!entity_define(c->p, name, c->argument_at, parent))
            directive_message(c, parent, MESSAGE_SEVERE);
        return;
    }
    struct included *f = parser_fits(c)
                             ? read_file(c, parent, name, c->argument_at, &path)
                             : NULL;
    if (!f)
        return;
    const struct source *src = f->src;
    if (!clip(c, parent, src, &f->lines, &from, &to) ||
        !directive_code_check(c, parent) ||
        !included_count(c->p, f, to - from, c->argument_at))
        return;
    struct lines lines = lines_in(c, src, &f->lines, from, to);
    str text = str_slice(src->text, from, to);
    if (directive_flag(c, S("literal")))
        include_literal(c, parent, path, text, &lines);
    else if (directive_flag(c, S("code")))
        directive_code_add_block(c, parent, directive_text(c, S("code")), lines,
                                 path);
    else
        include_text(c, parent, path, lines, to - from);
}

/* ---- literalinclude ---- */

enum { PICKED_MAX = 100000 }; /* lines that one :lines: may add up to */

/* The lines that :lines: names, as in "1,3-5,8-". */
static bool pick_lines(struct directive_call *c, const struct lines *all,
                       struct lines *out)
{
    struct code_ranges ranges = {0};
    if (!directive_code_ranges(c, S("lines"), all->n, &ranges))
        return false;
    for (size_t k = 0; k < ranges.n; k++) {
        for (size_t i = ranges.v[k].from; i <= ranges.v[k].to && i <= all->n;
             i++)
            vec_push(c->p->a, out, all->v[i - 1]);
        if (out->n <= PICKED_MAX)
            continue;
        diag_at(c->p->d, DIAG_INCLUDE_LIMIT, c->argument_at,
                str_fmt(c->p->a, "%d lines", PICKED_MAX));
        diag_help(c->p->d, "name each line once");
        return false;
    }
    return true;
}

/* Takes the lines before or behind the one that holds an option's text off,
   from line `skip` on; false when no line does. */
static bool cut_lines(struct directive_call *c, struct node *parent, str option,
                      size_t skip, bool behind, bool inclusive,
                      struct lines *lines)
{
    str text = directive_text(c, option);
    size_t k = skip;
    if (!text.p)
        return true;
    while (k < lines->n && str_find(lines->v[k].text, text, 0) == STR_NPOS)
        k++;
    if (k >= lines->n) {
        no_mark(c, parent, option);
        return false;
    }
    if (behind) {
        lines->n = k + inclusive;
    } else {
        lines->v += k + !inclusive;
        lines->n -= k + !inclusive;
    }
    return true;
}

/* The part between two lines that are known by what they hold. An end that
   stands in the first line is none of :end-before:, as in Sphinx. */
static bool pick_part(struct directive_call *c, struct node *parent,
                      struct lines *lines)
{
    return cut_lines(c, parent, S("start-at"), 0, false, true, lines) &&
           cut_lines(c, parent, S("start-after"), 0, false, false, lines) &&
           cut_lines(c, parent, S("end-at"), 0, true, true, lines) &&
           cut_lines(c, parent, S("end-before"), 1, true, false, lines);
}

/* The lines with those of :prepend: and :append: around them. */
static struct lines add_around(struct directive_call *c, struct lines lines)
{
    const struct directive_option *before = directive_option(c, S("prepend"));
    const struct directive_option *after = directive_option(c, S("append"));
    struct lines out = {0};
    if (!before && !after)
        return lines;
    if (before)
        vec_push(c->p->a, &out, (struct line){.text = before->value});
    for (size_t i = 0; i < lines.n; i++)
        vec_push(c->p->a, &out, lines.v[i]);
    if (after)
        vec_push(c->p->a, &out, (struct line){.text = after->value});
    return out;
}

/* The lines of a file without blanks at their ends, made once where tabs
   are as they mostly are. */
static struct lines whole_lines(struct directive_call *c, struct included *f)
{
    bool common = tab_width(c) == 0;
    if (common && f->trimmed.n)
        return f->trimmed;
    struct lines lines = lines_in(c, f->src, &f->lines, 0, f->src->text.n);
    if (common)
        f->trimmed = lines;
    return lines;
}

/* What lines take in a page. */
static size_t bytes_of(const struct lines *lines)
{
    size_t n = 0;
    for (size_t i = 0; i < lines->n; i++)
        n += lines->v[i].text.n + 1;
    return n;
}

static void literal_include(struct directive_call *c, struct node *parent)
{
    str path;
    struct included *f =
        read_file(c, parent, c->argument, c->argument_at, &path);
    if (!f)
        return;
    struct lines picked = {0}, lines = whole_lines(c, f);
    if (!pick_part(c, parent, &lines) || !directive_code_check(c, parent))
        return;
    if (directive_flag(c, S("lines"))) {
        if (!pick_lines(c, &lines, &picked))
            return;
        lines = picked;
    }
    if (!included_count(c->p, f, bytes_of(&lines), c->argument_at))
        return;
    const struct directive_option *language =
        directive_option(c, S("language"));
    if (language)
        highlight_slip_tell(c->p->d, language->value, language->at);
    directive_code_add_block(c, parent, directive_text(c, S("language")),
                             add_around(c, lines), path);
}

/* ---- raw ---- */

static bool is_html(str format)
{
    str word;
    while (str_word(&format, &word))
        if (str_eq(word, S("html")))
            return true;
    return false;
}

static bool check_raw(struct directive_call *c, struct node *parent)
{
    const struct directive_option *url = directive_option(c, S("url"));
    bool file = directive_flag(c, S("file"));
    if ((file || url) && c->content.n) {
        directive_fault(c, DIAG_DIRECTIVE_CONTENT, c->at,
                        S("has both a body and a file"));
        diag_help(c->p->d, "keep one of them");
        directive_message(c, parent, MESSAGE_ERROR);
        return false;
    }
    if (url) {
        diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, url->at, url->name, c->def->name,
                S("nothing is read from the network"));
        diag_help(c->p->d, "put the file into the site and name it with "
                           ":file:");
        directive_message(c, parent, MESSAGE_SEVERE);
        return false;
    }
    return file || directive_has_content(c, parent);
}

/* Text for the output as it is. Where the site does not allow HTML it is an
   error, so that nothing is written; the tree has it all the same. */
static void raw(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    const struct directive_option *file = directive_option(c, S("file"));
    struct included *src = NULL;
    struct strs words = {0};
    str format = str_lower(p->a, c->argument), rest = format, word, path;
    if (!check_raw(c, parent))
        return;
    if (file && (!(src = read_file(c, parent, file->value, file->at, &path)) ||
                 !included_count(p, src, src->src->text.n, file->at)))
        return;
    if (is_html(format) && !p->site->config.raw_html) {
        diag_at(p->d, DIAG_RAW_REFUSED, c->at, c->def->name);
        diag_help(p->d, "perfpress.yaml allows it with "
                        "'allow_raw_html: true'");
    }
    while (str_word(&rest, &word))
        vec_push(p->a, &words, word);
    struct node *n = node_new(p->a, NODE_RAW, c->at);
    node_set(p->a, n, "format", str_join(p->a, words.v, words.n, S(" ")));
    if (src)
        node_set(p->a, n, "source", path);
    directive_add_classes(c, n, S("class"));
    node_append(
        n, node_text(p->a,
                     src ? src->src->text : directive_join(p->a, &c->content),
                     c->at));
    node_append(parent, n);
}

const struct directive directive_include[] = {
    {S_INIT("include"), 1, 0, true, false, INCLUDE, include, 0},
    {S_INIT("literalinclude"), 1, 0, true, false, LITERAL_INCLUDE,
     literal_include, KEEPS_TABS},
    {S_INIT("raw"), 1, 0, true, true, RAW, raw, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
