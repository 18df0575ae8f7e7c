// SPDX-License-Identifier: MIT
// template_parse: compiles tokens to instructions in three passes: matches
// opening and closing tags, marks lines that have only tags, emits
// instructions. Indentation follows the Mustache specification, including
// inheritance.
#include "template/template_parse.h"

#include "base/buf.h"
#include "base/codes/template.h"
#include "base/vec.h"
#include "template/template_scan.h"

enum { TEMPLATE_PARSE_DEPTH_MAX = 100 };

/* A section, parent or block whose closing tag is still to come. */
struct open {
    size_t op;  /* index of the tag's instruction */
    str strip;  /* indentation to remove from the lines of the body */
    bool block; /* the tag is a block that is not an argument of a parent */
};

struct parser {
    struct arena *a;
    struct diags *d;
    struct template *t;
    struct tokens tokens;
    struct buf text; /* text collected for the next OP_TEXT */
    struct {
        struct open *v;
        size_t n, cap;
    } open;
};

/* Pass 1: opening and closing tags. */

static bool opens(const struct token *t)
{
    return t->kind == TOKEN_SECTION || t->kind == TOKEN_INVERTED ||
           t->kind == TOKEN_PARENT || t->kind == TOKEN_BLOCK;
}

static bool inherits(const struct token *t)
{
    return t->kind == TOKEN_PARENT || t->kind == TOKEN_BLOCK;
}

static void report_unclosed(struct parser *p, const struct token *t)
{
    const char *what = t->kind == TOKEN_PARENT  ? "parent"
                       : t->kind == TOKEN_BLOCK ? "block"
                                                : "section";
    diag_at(p->d, DIAG_TEMPLATE_SYNTAX, t->at,
            str_fmt(p->a, "%s '%.*s' is never closed", what, STR_ARG(t->text)));
    diag_help(p->d, "expected a closing tag {{/%s%.*s}} after it",
              t->dynamic ? "*" : "", STR_ARG(t->text));
}

static void report_unexpected(struct parser *p, const struct token *t,
                              const struct token *inner)
{
    diag_at(p->d, DIAG_TEMPLATE_SYNTAX, t->at,
            str_fmt(p->a, "unexpected closing tag '%.*s'", STR_ARG(t->text)));
    if (inner)
        diag_help(p->d,
                  "'%.*s', opened on line %u, must be closed by {{/%.*s}}",
                  STR_ARG(inner->text), inner->at.line, STR_ARG(inner->text));
    else
        diag_help(p->d, "no tag is open here");
}

static bool closes(const struct token *open, const struct token *t)
{
    str name = t->text;
    if (open->dynamic && str_starts(name, S("*")))
        name = str_trim_left(str_from(name, 1));
    return str_eq(name, open->text);
}

struct open_tags {
    size_t *v;
    size_t n, cap;
};

/* Matches the closing tag, token i, to the last open tag of the same name, and
   reports the unclosed tags between the two. Reports a closing tag without a
   match. Turns the reported tags into comments. */
static void match_close(struct parser *p, struct open_tags *open, size_t i)
{
    struct token *v = p->tokens.v;
    size_t k = open->n;
    while (k > 0 && !closes(&v[open->v[k - 1]], &v[i]))
        k--;
    if (!k) {
        report_unexpected(p, &v[i], open->n ? &v[open->v[open->n - 1]] : NULL);
        v[i].kind = TOKEN_COMMENT;
        return;
    }
    for (; open->n > k; open->n--) {
        report_unclosed(p, &v[open->v[open->n - 1]]);
        v[open->v[open->n - 1]].kind = TOKEN_COMMENT;
    }
    v[i].mate = open->v[k - 1];
    v[v[i].mate].mate = i;
    open->n--;
}

/* Turns the tags that are still open into comments, and reports them if
   `report` is set. */
static void drop_open(struct parser *p, struct open_tags *open, bool report)
{
    for (; open->n; open->n--) {
        struct token *t = &p->tokens.v[open->v[open->n - 1]];
        if (report)
            report_unclosed(p, t);
        t->kind = TOKEN_COMMENT;
    }
}

static void match_tags(struct parser *p)
{
    struct open_tags open = {0};
    for (size_t i = 0; i < p->tokens.n; i++) {
        const struct token *t = &p->tokens.v[i];
        if (t->kind == TOKEN_CLOSE)
            match_close(p, &open, i);
        if (!opens(t))
            continue;
        if (open.n == TEMPLATE_PARSE_DEPTH_MAX) {
            diag_at(p->d, DIAG_TEMPLATE_DEPTH, t->at,
                    str_fmt(p->a, "%d", TEMPLATE_PARSE_DEPTH_MAX));
            p->tokens.n = i;
            drop_open(p, &open, false);
        } else {
            vec_push(p->a, &open, i);
        }
    }
    drop_open(p, &open, true);
}

/* Pass 2: lines. */

/* Returns whether the line of tokens [from, to) is standalone: apart from
   blanks, it has a single tag and that is not a variable, or it has only tags
   of parents and blocks. */
static bool line_is_standalone(const struct token *v, size_t from, size_t to)
{
    size_t tags = 0, inheriting = 0;
    for (size_t i = from; i < to; i++) {
        const struct token *t = &v[i];
        if (t->kind == TOKEN_TEXT) {
            if (!str_blank(t->text))
                return false;
            continue;
        }
        if (t->kind == TOKEN_VARIABLE || t->kind == TOKEN_UNESCAPED)
            return false;
        tags++;
        inheriting += inherits(t->kind == TOKEN_CLOSE ? &v[t->mate] : t);
    }
    return tags == 1 || (tags > 1 && tags == inheriting);
}

static void mark_lines(struct tokens *tokens)
{
    for (size_t from = 0, to; from < tokens->n; from = to + 1) {
        to = from;
        while (to < tokens->n && tokens->v[to].kind != TOKEN_BREAK)
            to++;
        if (line_is_standalone(tokens->v, from, to))
            for (size_t i = from; i <= to && i < tokens->n; i++)
                tokens->v[i].standalone = true;
    }
}

/* Pass 3: instructions. */

static bool starts_line(const struct parser *p, size_t i)
{
    return i == 0 || p->tokens.v[i - 1].kind == TOKEN_BREAK;
}

static str blanks_of(str s)
{
    return str_slice(s, 0, s.n - str_trim_left(s).n);
}

/* Returns the blanks before token i if the token is the first in its line, or
   else an empty string. */
static str indent_before(const struct parser *p, size_t i)
{
    const struct token *v = p->tokens.v;
    if (i && v[i - 1].kind == TOKEN_TEXT && starts_line(p, i - 1) &&
        str_blank(v[i - 1].text))
        return v[i - 1].text;
    return S("");
}

static str shared_start(str a, str b)
{
    size_t n = 0;
    while (n < a.n && n < b.n && a.p[n] == b.p[n])
        n++;
    return str_slice(a, 0, n);
}

/* Returns whether a line with this token counts for the common indentation: the
   token is text that is not blank, or a tag that is replaced by text. */
static bool counts_for_indent(const struct token *t)
{
    if (t->kind == TOKEN_TEXT)
        return !str_blank(t->text);
    return t->kind != TOKEN_BREAK &&
           (!t->standalone || t->kind == TOKEN_PARTIAL || inherits(t));
}

/* Returns the common indentation of the lines in a body, which has the tokens
   [i, end). Does not count the line of the opening tag. Returns STR_NONE if no
   line counts (counts_for_indent). */
static str common_indent(const struct parser *p, size_t i, size_t end)
{
    const struct token *v = p->tokens.v;
    str common = STR_NONE;
    while (i < end && v[i].kind != TOKEN_BREAK)
        i++;
    while (i < end) {
        const struct token *first = &v[++i];
        bool counts = false;
        for (; i < end && v[i].kind != TOKEN_BREAK; i++)
            counts = counts || counts_for_indent(&v[i]);
        if (!counts)
            continue;
        str blanks = first->kind == TOKEN_TEXT ? blanks_of(first->text) : S("");
        common = common.p ? shared_start(common, blanks) : blanks;
    }
    return common;
}

/* Returns the indentation of a block's lines: their common indentation or, if
   the block is empty or its tag is not standalone, the indentation of the
   block's tag. */
static str block_indent(const struct parser *p, size_t block)
{
    const struct token *t = &p->tokens.v[block];
    str common =
        t->standalone ? common_indent(p, block + 1, t->mate) : STR_NONE;
    return common.p ? common : indent_before(p, block);
}

static str current_strip(const struct parser *p)
{
    return p->open.n ? p->open.v[p->open.n - 1].strip : S("");
}

/* Returns s without the prefix that it shares with `strip`. */
static str strip_shared(str s, str strip)
{
    return str_from(s, shared_start(s, strip).n);
}

static struct op *new_op(struct parser *p, enum op_kind kind, str text)
{
    struct op *op = vec_add(p->a, p->t);
    op->kind = kind;
    op->next = (uint32_t)p->t->n;
    op->text = text;
    return op;
}

static void flush_text(struct parser *p)
{
    if (p->text.n)
        new_op(p, OP_TEXT, buf_str(&p->text));
    p->text = (struct buf){.a = p->a};
}

static struct op_name cut_name(struct arena *a, str name)
{
    struct strs parts = {0};
    str part;
    if (!str_eq(name, S(".")))
        while (str_cut(&name, '.', &part))
            vec_push(a, &parts, part);
    return (struct op_name){parts.v, parts.n};
}

static struct op *add_op(struct parser *p, enum op_kind kind,
                         const struct token *t)
{
    flush_text(p);
    struct op *op = new_op(p, kind, t->text);
    op->at = t->at;
    op->standalone = t->standalone;
    op->dynamic = t->dynamic;
    return op;
}

static void open_body(struct parser *p, str strip, bool block)
{
    vec_push(p->a, &p->open, (struct open){p->t->n - 1, strip, block});
}

static void emit_value(struct parser *p, size_t i)
{
    const struct token *t = &p->tokens.v[i];
    bool raw = t->kind == TOKEN_UNESCAPED;
    struct op *op = add_op(p, raw ? OP_RAW : OP_ESCAPED, t);
    op->name = cut_name(p->a, t->text);
}

static void emit_section(struct parser *p, size_t i)
{
    const struct token *t = &p->tokens.v[i];
    bool inverted = t->kind == TOKEN_INVERTED;
    struct op *op = add_op(p, inverted ? OP_INVERTED : OP_SECTION, t);
    op->name = cut_name(p->a, t->text);
    open_body(p, current_strip(p), false);
}

static void emit_partial(struct parser *p, size_t i)
{
    const struct token *t = &p->tokens.v[i];
    bool parent = t->kind == TOKEN_PARENT;
    struct op *op = add_op(p, parent ? OP_PARENT : OP_PARTIAL, t);
    if (t->dynamic)
        op->name = cut_name(p->a, t->text);
    if (t->standalone)
        op->indent = strip_shared(indent_before(p, i), current_strip(p));
    if (parent)
        open_body(p, S(""), false);
}

static void emit_block(struct parser *p, size_t i)
{
    str indent = block_indent(p, i), strip = current_strip(p);
    size_t above = p->open.n;
    bool argument = above && p->t->v[p->open.v[above - 1].op].kind == OP_PARENT;
    struct op *op = add_op(p, OP_BLOCK, &p->tokens.v[i]);
    op->indent = strip_shared(indent, strip);
    open_body(p, indent, !argument);
}

static void emit_close(struct parser *p, size_t i)
{
    flush_text(p);
    struct open *o = &p->open.v[--p->open.n];
    p->t->v[o->op].next = (uint32_t)p->t->n;
    const struct token *after = &p->tokens.v[i + 1];
    if (o->block && p->tokens.v[i].standalone && i + 1 < p->tokens.n &&
        after->kind == TOKEN_BREAK)
        add_op(p, OP_BREAK, after);
}

static void emit_text(struct parser *p, size_t i)
{
    const struct token *t = &p->tokens.v[i];
    if (t->standalone)
        return;
    buf_put(&p->text, starts_line(p, i)
                          ? strip_shared(t->text, current_strip(p))
                          : t->text);
}

static void emit_nothing(struct parser *p, size_t i)
{
    (void)p, (void)i;
}

static void (*const EMIT[])(struct parser *p, size_t i) = {
    [TOKEN_TEXT] = emit_text,       [TOKEN_BREAK] = emit_text,
    [TOKEN_VARIABLE] = emit_value,  [TOKEN_UNESCAPED] = emit_value,
    [TOKEN_SECTION] = emit_section, [TOKEN_INVERTED] = emit_section,
    [TOKEN_CLOSE] = emit_close,     [TOKEN_PARTIAL] = emit_partial,
    [TOKEN_PARENT] = emit_partial,  [TOKEN_BLOCK] = emit_block,
    [TOKEN_COMMENT] = emit_nothing, [TOKEN_DELIMITERS] = emit_nothing,
};

void template_parse(struct arena *a, struct diags *d, struct template *t)
{
    struct parser p = {.a = a, .d = d, .t = t, .text = {.a = a}};
    p.tokens = template_scan(a, d, t->src);
    vec_room(a, t, 1); /* so that t->v is not NULL even for an empty program */
    match_tags(&p);
    mark_lines(&p.tokens);
    for (size_t i = 0; i < p.tokens.n; i++)
        EMIT[p.tokens.v[i].kind](&p, i);
    flush_text(&p);
}
