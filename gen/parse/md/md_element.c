// SPDX-License-Identifier: MIT
// md_element: converts <img>, and <div class="admonition"> with Markdown in it,
// to directives.
#include "parse/md/md.h"

#include "base/buf.h"
#include "base/vec.h"
#include "parse/directive/directive.h"
#include "parse/tag.h"

/* marks the end of a paragraph; no page contains this byte, since line breaks
   are \n only */
enum { PARAGRAPH = '\r' };

/* Whether a string starts with an opening tag, which is read into *t. Sets *end
   to the offset after the tag. */
static bool opens(str s, struct tag *t, size_t *end)
{
    if (!s.n || tag_next(s, 0))
        return false;
    *end = tag_read(s, 0, t);
    return t->name.n && !t->is_end && t->is_whole;
}

static bool has_class(struct arena *a, const struct tag *t, str name)
{
    str all = tag_value(a, t, S("class")), word;
    while (str_word(&all, &word))
        if (str_eq(word, name))
            return true;
    return false;
}

/* ---- the directives ---- */

/* Returns the classes without `own`, which the directive adds itself; STR_NONE
   if no class remains. */
static str other_classes(struct arena *a, str classes, str own)
{
    struct buf b = {.a = a};
    str word;
    while (str_word(&classes, &word)) {
        if (str_eq(word, own))
            continue;
        if (b.n)
            buf_putc(&b, ' ');
        buf_put(&b, word);
    }
    return b.n ? buf_end(&b) : STR_NONE;
}

/* Runs a directive. Its options are the attributes of tag t that `names` lists;
   an empty string ends the list. */
static void run(struct md *md, str directive, str argument, const struct tag *t,
                const str *names, struct lines content,
                const struct line *first, struct node *parent)
{
    struct pos at = line_pos(first, 0, 0);
    struct {
        struct directive_option *v;
        size_t n, cap;
    } options = {0};
    for (size_t i = 0; names[i].n; i++) {
        str value = tag_value(md->p->a, t, names[i]);
        if (value.p && str_eq(names[i], S("class")))
            value = other_classes(md->p->a, value, directive);
        if (value.p)
            vec_push(md->p->a, &options,
                     (struct directive_option){.name = names[i],
                                               .value = str_trim(value),
                                               .at = at,
                                               .name_at = at});
    }
    struct directive_call c = {
        .p = md->p,
        .def = directive_find(directive),
        .name = directive,
        .at = at,
        .argument = argument,
        .argument_at = at,
        .options = options.v,
        .n_options = options.n,
        .content = content,
    };
    directive_run(&c, parent);
}

static void run_image(struct md *md, const struct tag *t,
                      const struct line *first, struct node *parent)
{
    static const str NAMES[] = {S_INIT("alt"),
                                S_INIT("class"),
                                S_INIT("height"),
                                S_INIT("width"),
                                S_INIT("align"),
                                S_INIT("name"),
                                {0}};
    run(md, S("image"), str_trim(tag_value(md->p->a, t, S("src"))), t, NAMES,
        (struct lines){0}, first, parent);
}

/* A byte in a string of HTML, and the line that it is on. */
struct element_cursor {
    const char *at;
    struct line line;
};

static void move_to(struct element_cursor *c, const char *at)
{
    for (; c->at < at; c->at++)
        if (*c->at == '\n') {
            c->line.line++;
            c->line.col = 1;
        }
}

/* Splits a string that without_p returned into lines, without blank lines at
   both ends. Line numbers start with first->line, and all columns are 1. Each
   PARAGRAPH splits its line in two and adds an empty line between the parts.
   The parts and the empty line have the position of the split line. */
static struct lines lines_of(struct arena *a, str text,
                             const struct line *first)
{
    struct lines out = {0};
    uint32_t number = first->line;
    str line, part;
    for (; str_cut(&text, '\n', &line); number++)
        for (bool next = false; str_cut(&line, PARAGRAPH, &part); next = true) {
            if (next)
                vec_push(a, &out, (struct line){S(""), first->src, number, 1});
            vec_push(a, &out,
                     (struct line){str_trim(part), first->src, number, 1});
        }
    while (out.n && !out.v[out.n - 1].text.n)
        out.n--;
    while (out.n && !out.v[0].text.n) {
        out.v++;
        out.n--;
    }
    return out;
}

/* Returns the string, in `a`, without <p> tags and with PARAGRAPH in place of
   each </p>. */
static str without_p(struct arena *a, str s)
{
    struct buf b = {.a = a};
    struct tag t;
    for (size_t i = 0, end; i < s.n; i = end) {
        size_t next = tag_next(s, i);
        buf_put(&b, str_slice(s, i, next));
        end = tag_read(s, next, &t);
        if (!str_eq_nocase(t.name, S("p")))
            buf_put(&b, str_slice(s, next, end));
        else if (t.is_end)
            buf_putc(&b, PARAGRAPH);
    }
    return buf_end(&b);
}

/* Returns the offset of the closing tag of an element, or the length of s if
   the tag is missing. The element's opening tag is t; byte i is the first byte
   after it. Elements of the same name may nest. Sets *after to the offset after
   the closing tag. */
static size_t close_of(str s, size_t i, const struct tag *t, size_t *after)
{
    struct tag inner;
    for (size_t depth = 1; (i = tag_next(s, i)) < s.n; i = *after) {
        *after = tag_read(s, i, &inner);
        if (!inner.is_whole || !str_eq_nocase(inner.name, t->name))
            continue;
        if (inner.is_end && --depth == 0)
            return i;
        depth += !inner.is_end;
    }
    *after = s.n;
    return s.n;
}

/* Cuts the title off the start of the content and returns it; returns "Note" if
   the title is missing. */
static str cut_title(struct arena *a, str *content)
{
    struct tag t;
    str s = str_trim_left(*content);
    size_t from, after;
    if (!opens(s, &t, &from) ||
        (!str_eq_nocase(t.name, S("p")) && !str_eq_nocase(t.name, S("div"))) ||
        (!has_class(a, &t, S("title")) &&
         !has_class(a, &t, S("admonition-title"))))
        return S("Note");
    size_t end = close_of(s, from, &t, &after);
    if (end == s.n)
        return S("Note");
    *content = str_from(s, after);
    return document_normal_space(a, str_slice(s, from, end));
}

static void run_admonition(struct md *md, const struct tag *t, str content,
                           struct element_cursor *c, struct node *parent)
{
    static const str NAMES[] = {S_INIT("class"), S_INIT("name"), {0}};
    struct arena *a = md->p->a;
    struct line first = c->line;
    str title = cut_title(a, &content);
    move_to(c, content.p);
    struct lines lines = lines_of(a, without_p(a, content), &c->line);
    run(md, S("admonition"), title, t, NAMES, lines, &first, parent);
}

/* Runs the directives for all elements of `html`. Returns false at the first
   element that is not supported. If `runs` is false, only checks the
   elements. */
static bool each_element(struct md *md, str html, const struct line *first,
                         struct node *parent, bool runs)
{
    struct arena *a = md->p->a;
    struct element_cursor c = {html.p, *first};
    size_t end, after;
    for (str s = str_trim(html); s.n; s = str_trim_left(str_from(s, after))) {
        struct tag t;
        if (!opens(s, &t, &end))
            return false;
        move_to(&c, s.p);
        if (myst_has(&md->myst, MYST_HTML_IMAGE) &&
            str_eq_nocase(t.name, S("img")) && tag_value(a, &t, S("src")).n) {
            after = end;
            if (runs)
                run_image(md, &t, &c.line, parent);
        } else if (myst_has(&md->myst, MYST_HTML_ADMONITION) &&
                   str_eq_nocase(t.name, S("div")) &&
                   has_class(a, &t, S("admonition"))) {
            size_t close = close_of(s, end, &t, &after);
            if (runs)
                run_admonition(md, &t, str_slice(s, end, close), &c, parent);
        } else {
            return false;
        }
    }
    return true;
}

bool md_element_run(struct md *md, str html, const struct line *first,
                    struct node *parent)
{
    if (!myst_has(&md->myst, MYST_HTML_IMAGE | MYST_HTML_ADMONITION) ||
        str_blank(html) || !each_element(md, html, first, parent, false))
        return false;
    each_element(md, html, first, parent, true);
    return true;
}
