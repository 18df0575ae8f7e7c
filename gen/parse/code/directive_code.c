// SPDX-License-Identifier: MIT
// directive_code: the directives code, code-block and sourcecode. Each makes
// docutils' literal block; Sphinx' options become attributes of the block. A
// caption puts the block into a container, as in Sphinx.
#include "parse/code/directive_code.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "highlight/highlight_slip.h"
#include "parse/code/code_family.h"

static const struct option_spec CODE[] = {CODE_OPTIONS, {{0}, 0, NULL}};

static const struct option_spec HIGHLIGHT[] = {
    {S_INIT("linenothreshold"), OPTION_POSITIVE, NULL},
    {S_INIT("force"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

bool directive_code_check(struct directive_call *c, struct node *parent)
{
    const struct directive_option *o = directive_option(c, S("number-lines"));
    static const struct option_spec spec = {S_INIT("number-lines"),
                                            OPTION_INT_OR_NONE, NULL};
    struct arena *a = c->p->a;
    str value;
    if (!o || (value = o->value, directive_option_check(a, &spec, &value)))
        return true;
    return directive_refuse_option(
        c, parent, o, directive_option_fault(a, &spec, o->value),
        str_concat(a, S("expected "), directive_option_expected(a, &spec)));
}

void directive_code_add_text(struct directive_call *c, struct node *block,
                             str text, size_t lines)
{
    struct arena *a = c->p->a;
    long number = directive_number(c, S("number-lines"), 1);
    str rest = text, line;
    if (!directive_flag(c, S("number-lines"))) {
        node_append(block, node_text(a, text, block->pos));
        return;
    }
    int width = (int)str_fmt(a, "%ld", number + (long)lines).n;
    while (str_cut(&rest, '\n', &line)) {
        struct node *n = node_new(a, NODE_INLINE, block->pos);
        node_add(a, n, "classes", S("ln"));
        node_append(
            n, node_text(a, str_fmt(a, "%*ld ", width, number++), block->pos));
        node_append(block, n);
        if (rest.p)
            line.n++; /* include the line break */
        node_append(block, node_text(a, line, block->pos));
    }
}

/* Returns the blanks with which all non-empty lines begin. */
static str common_indent(const struct lines *lines)
{
    str common = STR_NONE;
    for (size_t i = 0; i < lines->n; i++) {
        str s = lines->v[i].text, blanks;
        size_t n = 0;
        if (str_blank(s))
            continue;
        blanks = str_slice(s, 0, s.n - str_trim_left(s).n);
        while (common.p && n < blanks.n && n < common.n &&
               blanks.p[n] == common.p[n])
            n++;
        common = common.p ? str_slice(common, 0, n) : blanks;
    }
    return common;
}

/* Removes blanks from the start of every line: the number of blanks in
   :dedent: or, if the option has no number, the blanks that all lines begin
   with. */
static struct lines dedent(struct directive_call *c, struct lines lines)
{
    struct lines out = {0};
    long n = directive_number(c, S("dedent"), -1);
    if (!directive_flag(c, S("dedent")))
        return lines;
    size_t all = n < 0 ? common_indent(&lines).n : (size_t)n;
    for (size_t i = 0; i < lines.n; i++) {
        struct line l = lines.v[i];
        size_t most = l.text.n - str_trim_left(l.text).n;
        size_t cut = all < most ? all : most;
        l.text = str_from(l.text, cut);
        l.col += (uint32_t)cut;
        vec_push(c->p->a, &out, l);
    }
    return out;
}

/* Returns the lines with the text of :prepend: before and the text of :append:
   after them. */
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

/* Reads "1", "3-5", "8-" or "-2". Returns false for another string. */
static bool read_range(str s, size_t total, struct code_range *out)
{
    long from = 1, to = (long)total;
    str first, last = s;
    str_cut(&last, '-', &first);
    first = str_trim(first);
    if (!last.p) {
        if (!str_to_long(first, &from))
            return false;
        to = from;
    } else {
        last = str_trim(last);
        if ((!first.n && !last.n) || (first.n && !str_to_long(first, &from)) ||
            (last.n && !str_to_long(last, &to)))
            return false;
        if (!last.n && to < from)
            to = from;
    }
    *out = (struct code_range){(size_t)from, (size_t)to};
    return from >= 1 && to >= from;
}

bool directive_code_ranges(struct directive_call *c, str option, size_t total,
                           struct code_ranges *out)
{
    const struct directive_option *o = directive_option(c, option);
    str rest = o ? o->value : STR_NONE, part;
    while (str_cut(&rest, ',', &part)) {
        struct code_range range;
        if (read_range(part, total, &range)) {
            vec_push(c->p->a, out, range);
            continue;
        }
        diag_at(
            c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name,
            str_fmt(c->p->a, "'%.*s' is not a range of lines", STR_ARG(part)));
        diag_help(c->p->d, "expected lines, such as 1,3-5,8-");
        return false;
    }
    return true;
}

/* Sets the attribute for emphasized lines, such as "2-2,4-6". Line numbers
   beyond the end of the block are reported and left out, as in Sphinx. */
static void set_emphasis(struct directive_call *c, struct node *n, size_t total)
{
    const struct directive_option *o =
        directive_option(c, S("emphasize-lines"));
    struct code_ranges ranges = {0};
    struct buf b = {.a = c->p->a};
    bool beyond = false;
    if (!o || !directive_code_ranges(c, o->name, total, &ranges))
        return;
    for (size_t i = 0; i < ranges.n; i++) {
        struct code_range r = ranges.v[i];
        beyond = beyond || r.to > total;
        if (r.from <= total)
            buf_printf(&b, "%s%zu-%zu", b.n ? "," : "", r.from,
                       r.to < total ? r.to : total);
    }
    if (beyond) {
        diag_at(c->p->d, DIAG_CODE_LINES, o->at, o->value);
        diag_help(c->p->d, "the block has %zu line%s", total,
                  total == 1 ? "" : "s");
    }
    if (b.n)
        node_set(c->p->a, n, "emphasize-lines", buf_str(&b));
}

/* Sets line numbers. They start at 1 or at the value of :lineno-start:, or,
   with :lineno-match:, equal those of the included file. */
static void set_numbers(struct directive_call *c, struct node *n,
                        const struct lines *lines)
{
    struct arena *a = c->p->a;
    bool match = directive_flag(c, S("lineno-match")) && lines->n;
    str start = directive_text(c, S("lineno-start"));
    if (match)
        start = str_fmt(a, "%u", lines->v[0].line);
    if (directive_flag(c, S("linenos")) || start.n || match)
        node_set(a, n, "linenos", S("1"));
    if (start.n)
        node_set(a, n, "linenostart", start);
}

/* Returns the node to append the block to. With :caption:, this is a new
   container with the caption, and the container gets the directive's :name:.
   Without :caption:, it is `parent`, and the block gets the name. */
static struct node *block_parent(struct directive_call *c, struct node *parent,
                                 struct node *block)
{
    struct parse *p = c->p;
    const struct directive_option *o = directive_option(c, S("caption"));
    if (!o) {
        directive_add_name(c, block);
        return parent;
    }
    struct node *box = node_new(p->a, NODE_CONTAINER, c->at);
    struct node *caption = node_new(p->a, NODE_CAPTION, o->at);
    node_add(p->a, box, "classes", S("literal-block-wrapper"));
    node_append(parent, box);
    node_append(box, caption);
    p->syntax->inline_text(p, o->value.n ? o->value : c->argument,
                           o->value.n ? o->at : c->argument_at, caption);
    directive_add_name(c, box);
    return box;
}

/* Whether substitutions, |name|, are replaced in the code. */
static bool substitutes(const struct directive_call *c)
{
    return !directive_flag(c, S("nosubstitutions")) &&
           (c->def->variant == CODE_SUBSTITUTES ||
            directive_flag(c, S("substitutions")) ||
            directive_flag(c, S("content-substitutions")));
}

/* Stores the options about doctest flags in an attribute, which
   resolve/page/doctests reads. */
static void set_trim(const struct directive_call *c, struct node *n)
{
    if (directive_flag(c, S("trim-doctest-flags")))
        node_set(c->p->a, n, "_trim", S("1"));
    if (directive_flag(c, S("no-trim-doctest-flags")))
        node_set(c->p->a, n, "_trim", S("0"));
}

void directive_code_add_block(struct directive_call *c, struct node *parent,
                              str language, struct lines lines, str source)
{
    struct arena *a = c->p->a;
    struct lines shown = add_around(c, dedent(c, lines));
    struct pos at = shown.n ? line_pos(shown.v, 0, 0) : c->at;
    struct node *n = node_new(a, NODE_LITERAL_BLOCK, at);
    node_add(a, n, "classes", S("code"));
    if (language.n)
        node_add(a, n, "classes", language);
    else if (c->p->highlight.n)
        node_set(a, n, "_language", c->p->highlight);
    directive_add_classes(c, n, S("class"));
    if (source.p)
        node_set(a, n, "source", source);
    set_numbers(c, n, &shown);
    if (substitutes(c))
        node_set(a, n, "_substitute", S("1"));
    if (!directive_flag(c, S("number-lines")))
        directive_code_number(c->p, n, shown.n);
    set_emphasis(c, n, shown.n);
    set_trim(c, n);
    node_append(block_parent(c, parent, n), n);
    directive_code_add_text(c, n, lines_join(a, &shown), shown.n);
}

static void code(struct directive_call *c, struct node *parent)
{
    if (c->argument.n)
        highlight_slip_report(c->p->d, c->argument, c->argument_at);
    if (directive_has_content(c, parent) && directive_code_check(c, parent))
        directive_code_add_block(c, parent, c->argument, c->content, STR_NONE);
}

void directive_code_number(const struct parse *p, struct node *n, size_t lines)
{
    if (p->numbers_from && lines >= p->numbers_from)
        node_set(p->a, n, "linenos", S("1"));
}

/* Sets the language for later code without a language, and the number of lines
   that such code must have to get line numbers. */
static void highlight(struct directive_call *c, struct node *parent)
{
    (void)parent;
    highlight_slip_report(c->p->d, c->argument, c->argument_at);
    c->p->highlight = c->argument;
    c->p->numbers_from = (size_t)directive_number(c, S("linenothreshold"), 0);
}

/* Kinds of tests in a page, as in sphinx.ext.doctest. Tests may be shown, but
   are never run. */
enum { TEST_SESSION, TEST_CODE, TEST_OUTPUT, TEST_HIDDEN };

static void test(struct directive_call *c, struct node *parent)
{
    static const str LANGUAGES[] = {S_INIT("pycon"), S_INIT("python"),
                                    S_INIT("none")};
    if (c->def->variant == TEST_HIDDEN || directive_flag(c, S("hide")))
        return;
    if (directive_has_content(c, parent))
        directive_code_add_block(c, parent, LANGUAGES[c->def->variant],
                                 c->content, STR_NONE);
}

static const struct option_spec TEST[] = {
    {S_INIT("hide"), OPTION_FLAG, NULL},
    {S_INIT("no-trim-doctest-flags"), OPTION_FLAG, NULL},
    {S_INIT("options"), OPTION_TEXT, NULL},
    {S_INIT("pyversion"), OPTION_TEXT, NULL},
    {S_INIT("skipif"), OPTION_TEXT, NULL},
    {S_INIT("trim-doctest-flags"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

const struct directive directive_code[] = {
    {S_INIT("code"), 0, 1, false, true, CODE, code, 0},
    {S_INIT("code-block"), 0, 1, false, true, CODE, code, 0},
    {S_INIT("sourcecode"), 0, 1, false, true, CODE, code, 0},
    {S_INIT("substitution-code-block"), 0, 1, false, true, CODE, code,
     CODE_SUBSTITUTES},
    {S_INIT("doctest"), 0, 1, true, true, TEST, test, TEST_SESSION},
    {S_INIT("testcode"), 0, 1, true, true, TEST, test, TEST_CODE},
    {S_INIT("testoutput"), 0, 1, true, true, TEST, test, TEST_OUTPUT},
    {S_INIT("testsetup"), 0, 1, true, true, TEST, test, TEST_HIDDEN},
    {S_INIT("testcleanup"), 0, 1, true, true, TEST, test, TEST_HIDDEN},
    {S_INIT("highlight"), 1, 0, false, false, HIGHLIGHT, highlight, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
