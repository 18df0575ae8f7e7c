// SPDX-License-Identifier: MIT
// md_substitute: replaces names outside of code, line by line. Tracks fences
// itself, since blocks are parsed later.
#include "parse/md/md_substitute.h"

#include "base/buf.h"
#include "base/codes/reference.h"
#include "base/vec.h"
#include "config/yaml.h"
#include "parse/md/md_line.h"

enum { FENCES_MAX = 16, DEPTH_MAX = 8 };

struct substituter {
    struct parse *p;
    const struct yaml *texts;
    struct lines out;
    /* no more replacements: the page's limit of substituted text or the limit
       of nested names is exceeded */
    bool full;
    struct pos at;         /* position in the page of the name being replaced */
    str nested[DEPTH_MAX]; /* the names being replaced, outermost first */
    struct strs names; /* names of all values, for suggestions; filled at the
                          first unknown name */
};

static void report(struct substituter *s, struct pos at, str name)
{
    struct diags *d = s->p->d;
    if (!s->names.n)
        for (const struct yaml *y = s->texts->first; y; y = y->next)
            vec_push(s->p->a, &s->names, y->key);
    diag_at(d, DIAG_SUBSTITUTION_UNKNOWN, at, name);
    diag_help_nearest(d, "myst_substitutions", name, s->names.v, s->names.n);
}

/* Reports a name that occurs inside DEPTH_MAX nested values; s->nested has the
   names of these values. The report says that the value `name` contains itself
   if `name` is in s->nested, otherwise that it is nested too deeply. */
static void report_depth(struct substituter *s, str name)
{
    struct buf through = {.a = s->p->a};
    size_t i = DEPTH_MAX;
    while (i && !str_eq(s->nested[i - 1], name))
        i--;
    if (!i) {
        diag_at(s->p->d, DIAG_SUBSTITUTION_CIRCLE, s->at, name,
                str_fmt(s->p->a,
                        "is nested too deeply: at most %d levels are allowed",
                        DEPTH_MAX));
        diag_help(s->p->d,
                  "in myst_substitutions, replace {{ %.*s }} with the text of "
                  "'%.*s'",
                  STR_ARG(name), STR_ARG(name));
        return;
    }
    for (; i < DEPTH_MAX; i++)
        buf_printf(&through, "%s uses '%.*s'", through.n ? ", which" : ": it",
                   STR_ARG(s->nested[i]));
    if (through.n)
        buf_printf(&through, ", which uses '%.*s'", STR_ARG(name));
    diag_at(
        s->p->d, DIAG_SUBSTITUTION_CIRCLE, s->at, name,
        str_fmt(s->p->a, "contains itself%.*s", STR_ARG(buf_str(&through))));
    diag_help(s->p->d,
              "in one of these values of myst_substitutions, write text "
              "instead of {{ %.*s }}",
              STR_ARG(name));
}

/* Returns the value of a name between braces; reports an unknown name and
   returns NULL. */
static const struct yaml *text_of(struct substituter *s, str name,
                                  struct pos at)
{
    const struct yaml *y = yaml_get(s->texts, name);
    if (y && y->kind == YAML_TEXT)
        return y;
    report(s, at, name);
    return NULL;
}

static void put(struct substituter *s, struct buf *b, str text,
                const struct line *at, unsigned depth);

/* Appends the value of the "{{ name }}" at byte `from` of `text`. Returns the
   length of "{{ name }}", or 0 if the name is not replaced. */
static size_t put_value(struct substituter *s, struct buf *b, str text,
                        size_t from, const struct line *at, unsigned depth)
{
    size_t end = str_find(text, S("}}"), from + 2);
    if (end == STR_NPOS || s->full)
        return 0;
    str name = str_trim(str_slice(text, from + 2, end));
    if (!depth)
        s->at = line_pos(at, from, end + 2 - from);
    struct pos pos = s->at;
    if (depth == DEPTH_MAX) {
        report_depth(s, name);
        s->full = true;
        return 0;
    }
    const struct yaml *y = name.n ? text_of(s, name, pos) : NULL;
    if (!y)
        return 0;
    s->full = !document_gain(s->p->doc, pos, y->text.n * DOCUMENT_PARSED,
                             "4 MiB of substituted text");
    if (s->full)
        return 0;
    s->nested[depth] = name;
    put(s, b, str_trim_right(y->text), at, depth + 1);
    return end + 2 - from;
}

static void put(struct substituter *s, struct buf *b, str text,
                const struct line *at, unsigned depth)
{
    struct md_code_widths widths = {0};
    for (size_t i = 0, n; i < text.n; i += n) {
        n = 1;
        if (text.p[i] == '`')
            n = md_code_end(text, i, &widths) - i;
        else if (text.p[i] == '{' && i + 1 < text.n && text.p[i + 1] == '{') {
            size_t length = put_value(s, b, text, i, at, depth);
            if (length) {
                n = length;
                continue;
            }
            n = 2;
        }
        buf_put(b, str_slice(text, i, i + n));
    }
}

static void add(struct substituter *s, const struct line *l)
{
    struct arena *a = s->p->a;
    if (str_find(l->text, S("{{"), 0) == STR_NPOS) {
        vec_push(a, &s->out, *l);
        return;
    }
    struct buf b = {.a = a};
    put(s, &b, l->text, l, 0);
    str rest = buf_end(&b), text;
    while (str_cut(&rest, '\n', &text))
        vec_push(a, &s->out, (struct line){text, l->src, l->line, l->col});
}

/* If a line starts with a fence, a run of three or more backticks or tildes,
   returns the length of the fence; otherwise returns 0. Skips leading blanks.
   Sets *c to the first character after them, or '\0' if the line is blank. */
static size_t fence_of(str line, char *c)
{
    str s = str_trim_left(line);
    *c = s.n ? s.p[0] : '\0';
    size_t n = *c == '`' || *c == '~' ? md_run_of(s, *c) : 0;
    return n >= 3 ? n : 0;
}

/* Whether a line opens a directive whose body is Markdown. Most directives have
   such a body. */
static bool has_markdown_body(str line)
{
    static const str CODE[] = {
        S_INIT("code"),      S_INIT("code-block"), S_INIT("sourcecode"),
        S_INIT("math"),      S_INIT("raw"),        S_INIT("mermaid"),
        S_INIT("code-cell"), S_INIT("eval-rst"),   S_INIT("df-table"),
        S_INIT("df-setup"),  S_INIT("df-chart"),   S_INIT("for-each")};
    size_t open = str_find_char(line, '{', 0);
    str name = str_slice(line, open + 1, str_find_char(line, '}', open));
    return open != STR_NPOS && !STR_AMONG(name, CODE);
}

/* The open fences, outermost first. `code`: whether the innermost fence
   contains code. */
struct fences {
    struct {
        char c;
        size_t n;
    } open[FENCES_MAX];
    size_t depth;
    bool code;
};

/* Opens or closes fences at a line. Returns whether names in the line are
   replaced. */
static bool is_text(struct fences *f, str line)
{
    char c;
    size_t n = fence_of(line, &c), top = f->depth - 1;
    bool bare = str_blank(str_from(str_trim_left(line), n));
    if (n && f->depth && bare && c == f->open[top].c && n >= f->open[top].n) {
        f->depth--;
        f->code = false;
        return false;
    }
    if (f->code)
        return false;
    if (n && f->depth < FENCES_MAX) {
        f->open[f->depth].c = c;
        f->open[f->depth++].n = n;
        f->code = !has_markdown_body(line);
    }
    return !f->code;
}

struct lines md_substitute(struct parse *p, struct lines lines,
                           const struct yaml *texts)
{
    struct substituter s = {.p = p, .texts = texts};
    struct fences fences = {0};
    if (!s.texts)
        return lines;
    for (size_t i = 0; i < lines.n; i++) {
        if (is_text(&fences, lines.v[i].text))
            add(&s, &lines.v[i]);
        else
            vec_push(p->a, &s.out, lines.v[i]);
    }
    return s.out;
}
