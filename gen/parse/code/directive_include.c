// SPDX-License-Identifier: MIT
// directive_include: text from other files of the site: include and raw.
// Files outside of the site are not read.
#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/path.h"
#include "base/vec.h"
#include "highlight/highlight_slip.h"
#include "load/site.h"
#include "parse/code/code_family.h"
#include "parse/code/directive_code.h"
#include "parse/code/entity.h"
#include "parse/code/included_part.h"
#include "parse/front.h"
#include "parse/role/role_family.h"

enum {
    INCLUDED_MAX = 16 << 20, /* limit of bytes that one page may include */
    INCLUDE_DEPTH_MAX = 50,  /* limit of nested includes */
    /* limit of the levels by which headings of a file are moved */
    LEVELS_MAX = 9,
    TAB_WIDTH = 8
};

static const struct option_spec INCLUDE[] = {
    {S_INIT("literal"), OPTION_FLAG, NULL},
    {S_INIT("code"), OPTION_TEXT, NULL},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("parser"), OPTION_REQUIRED, "rst or myst"},
    {S_INIT("tab-width"), OPTION_INT, NULL},
    {S_INIT("start-line"), OPTION_INT, NULL},
    {S_INIT("end-line"), OPTION_INT, NULL},
    {S_INIT("start-after"), OPTION_REQUIRED, "a string from the file"},
    {S_INIT("end-before"), OPTION_REQUIRED, "a string from the file"},
    {S_INIT("number-lines"), OPTION_TEXT, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("relative-docs"), OPTION_PATH, NULL},
    {S_INIT("relative-images"), OPTION_FLAG, NULL},
    {S_INIT("heading-offset"), OPTION_INT, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec RAW[] = {
    {S_INIT("file"), OPTION_PATH, NULL},
    {S_INIT("url"), OPTION_URI, NULL},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {{0}, 0, NULL},
};

/* ---- the selected part ---- */

/* Returns the offset at which line `n` starts. Lines are counted from 0;
   negative numbers count from the end. */
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

/* Finds the string of an option in bytes [from, to) of the text, and sets *at
   to the string's offset. Returns false after reporting a missing string. */
static bool find_mark(struct directive_call *c, struct node *parent, str text,
                      str option, size_t from, size_t to, size_t *at)
{
    *at = str_find(str_slice(text, 0, to), directive_text(c, option), from);
    if (*at == STR_NPOS)
        included_no_mark(c, parent, option);
    return *at != STR_NPOS;
}

/* Sets *from and *to to the part of the file that the options select: bytes
   [from, to). Returns false after reporting a missing string. */
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

/* ---- include ---- */

/* Returns a key that identifies the part of the file by the options that select
   it. A file may include another part of itself; only the same part within
   itself is a cycle. */
static str clip_key(struct directive_call *c)
{
    return str_fmt(c->p->a, "%.*s,%.*s,%.*s,%.*s",
                   STR_ARG(directive_text(c, S("start-line"))),
                   STR_ARG(directive_text(c, S("end-line"))),
                   STR_ARG(directive_text(c, S("start-after"))),
                   STR_ARG(directive_text(c, S("end-before"))));
}

/* Joins the paths of nested includes with `sep`, from the innermost, `in`, to
   `last`. If `last` is not an include around `in`, continues to the outermost
   include. */
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
    diag_help(p->d, "remove one of these includes: %.*s",
              STR_ARG(chain_of(p->a, in, same, ", included in ")));
    directive_message(c, parent, MESSAGE_WARNING);
}

/* If the include makes a cycle, is nested too deeply or exceeds the limit of
   bytes, reports that and returns false. */
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
                ? str_fmt(p->a, "includes are nested more than %d levels deep",
                          INCLUDE_DEPTH_MAX)
                : str_fmt(p->a, "page includes more than %d MiB of text",
                          INCLUDED_MAX >> 20));
    diag_help(p->d, "include less, or split the page");
    directive_message(c, parent, MESSAGE_WARNING);
    return false;
}

static void include_text(struct directive_call *c, struct node *parent,
                         str path, struct lines lines, size_t bytes,
                         enum page_syntax language)
{
    struct parse *p = c->p;
    struct parse_include page = {NULL,     c->at.src ? c->at.src->name : S(""),
                                 S(",,,"), STR_NONE,
                                 false,    0};
    const struct parse_include *outer = p->included;
    struct parse_include in = {.by = outer ? outer : &page,
                               .path = path,
                               .clip = clip_key(c),
                               .docs = directive_text(c, S("relative-docs"))};
    in.images = in.by->images || directive_flag(c, S("relative-images"));
    long deeper = in.by->deeper + directive_number(c, S("heading-offset"), 0);
    in.deeper = (int)(deeper > LEVELS_MAX    ? LEVELS_MAX
                      : deeper < -LEVELS_MAX ? -LEVELS_MAX
                                             : deeper);
    if (!in.docs.n)
        in.docs = in.by->docs;
    str dir = p->page_dir;
    if (!may_include(c, parent, &in, bytes))
        return;
    /* An included Markdown file's front matter has no effect on the page. */
    size_t front = language == PAGE_MARKDOWN ? front_lines(&lines) : 0;
    if (front)
        lines = (struct lines){lines.v + front, lines.n - front, 0};
    if (language == PAGE_RST)
        lines = source_split(p->a, lines);
    p->included = &in;
    p->page_dir = path_dir(path);
    bool sections = directive_in_section(c, parent);
    if (language == p->language)
        p->syntax->block(p, lines, parent, sections);
    else
        p->site->parse_part[language](p, lines, parent, sections);
    p->included = outer;
    p->page_dir = dir;
}

static void include_literal(struct directive_call *c, struct node *parent,
                            str path, str text, const struct lines *lines)
{
    struct arena *a = c->p->a;
    struct node *n = directive_node(c, NODE_LITERAL_BLOCK);
    text = included_expand_tabs(a, str_replace(a, text, S("\r\n"), S("\n")),
                                included_tab_width(c, TAB_WIDTH));
    node_set(a, n, "source", path);
    node_append(parent, n);
    if (directive_flag(c, S("number-lines")) && str_ends(text, S("\n")))
        text.n--;
    directive_code_add_text(c, n, text, lines->n);
}

/* Sets *out to the language that :parser: names, by default the page's. Returns
   false after reporting an unknown parser. */
static bool language_of(struct directive_call *c, enum page_syntax *out)
{
    const struct directive_option *o = directive_option(c, S("parser"));
    static const struct {
        str start;
        enum page_syntax language;
    } PARSERS[] = {{S_INIT("rst"), PAGE_RST},
                   {S_INIT("restructuredtext"), PAGE_RST},
                   {S_INIT("markdown"), PAGE_MARKDOWN},
                   {S_INIT("myst"), PAGE_MARKDOWN},
                   {S_INIT("recommonmark"), PAGE_MARKDOWN}};
    *out = c->p->language;
    for (size_t i = 0; o && i < sizeof PARSERS / sizeof *PARSERS; i++)
        if (str_starts(o->value, PARSERS[i].start)) {
            *out = PARSERS[i].language;
            return *out == c->p->language || c->p->site->parse_part[*out];
        }
    if (!o)
        return true;
    diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name,
            str_fmt(c->p->a, "unknown parser '%.*s'", STR_ARG(o->value)));
    diag_help(c->p->d, "parsers are 'rst' and 'myst'");
    return false;
}

/* If a reStructuredText page uses options that are only for Markdown, reports
   them and returns false. */
static bool check_options(struct directive_call *c)
{
    static const struct {
        str name;
        const char *instead;
    } MARKDOWN[] = {
        {S_INIT("relative-docs"), "links are relative to the page"},
        {S_INIT("relative-images"), "images are relative to the page"},
        {S_INIT("heading-offset"),
         "the underlines in the file determine the levels of its titles"},
    };
    bool good = true;
    for (size_t i = 0; i < sizeof MARKDOWN / sizeof *MARKDOWN; i++) {
        const struct directive_option *o =
            directive_option(c, MARKDOWN[i].name);
        if (!o || c->p->language != PAGE_RST)
            continue;
        diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name,
                S("it is only valid in Markdown"));
        diag_help(c->p->d, "remove the option; %s", MARKDOWN[i].instead);
        good = false;
    }
    return good;
}

static void include(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    size_t from, to;
    str path;
    enum page_syntax language;
    str name = str_replace(a, c->argument, S("\n"), S(""));
    if (entity_is_set(name)) {
        if (!entity_define(c->p, name, c->argument_at, parent))
            directive_message(c, parent, MESSAGE_SEVERE);
        return;
    }
    struct included *f =
        language_of(c, &language) && check_options(c)
            ? included_file(c, parent, name, c->argument_at, &path)
            : NULL;
    if (!f || !included_search(c->p, f, c->argument_at))
        return;
    const struct source *src = f->src;
    if (!clip(c, parent, src, &f->lines, &from, &to) ||
        !directive_code_check(c, parent) ||
        !included_count(c->p, f, to - from, c->argument_at))
        return;
    struct lines lines = included_lines(c, src, &f->lines, from, to,
                                        included_tab_width(c, TAB_WIDTH));
    str text = str_slice(src->text, from, to);
    if (directive_flag(c, S("literal")))
        include_literal(c, parent, path, text, &lines);
    else if (directive_flag(c, S("code")))
        directive_code_add_block(c, parent, directive_text(c, S("code")), lines,
                                 path);
    else
        include_text(c, parent, path, lines, to - from, language);
}

/* ---- raw ---- */

static bool check_raw(struct directive_call *c, struct node *parent)
{
    const struct directive_option *url = directive_option(c, S("url"));
    bool file = directive_flag(c, S("file"));
    if ((file || url) && c->content.n)
        return directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
                                S("it has both content and the option 'file'"),
                                S("keep one of them"));
    if (url)
        return directive_refuse_option(
            c, parent, url, S("files are not read from the network"),
            S("put the file into the site and name it with :file:"));
    return file || directive_has_content(c, parent);
}

/* Appends the content as raw output. HTML is an error unless the site allows
   it. */
static void raw(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    const struct directive_option *file = directive_option(c, S("file"));
    struct included *src = NULL;
    struct strs words = {0};
    str format = str_lower(p->a, c->argument), rest = format, word, path;
    if (!check_raw(c, parent))
        return;
    if (file &&
        (!(src = included_file(c, parent, file->value, file->at, &path)) ||
         !included_count(p, src, src->src->text.n, file->at)))
        return;
    role_check_raw(p, format, c->at, c->def->name);
    while (str_word(&rest, &word))
        vec_push(p->a, &words, word);
    struct node *n = node_new(p->a, NODE_RAW, c->at);
    node_set(p->a, n, "format", str_join(p->a, words.v, words.n, S(" ")));
    if (src)
        node_set(p->a, n, "source", path);
    directive_add_classes(c, n, S("class"));
    node_append(
        n, node_text(p->a, src ? src->src->text : lines_join(p->a, &c->content),
                     c->at));
    node_append(parent, n);
}

const struct directive directive_include[] = {
    {S_INIT("include"), 1, 0, true, false, INCLUDE, include, 0},
    {S_INIT("raw"), 1, 0, true, true, RAW, raw, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
